### paperpitch, тексты на бумаге: по-русски. Источник — en.ftl; там объяснены переменные, знаки и пределы длины.
###
### - Слова: поле, клетка, пересечение (занятое, свободное), линия, ход, отскок, тупик, граница поля, штанга, точка гола.
###   Ход состоит из линий: «провести линию», а не «сделать ход». Линия после отскока в варианте с одним отскоком — вторая.
### - К читателю на «вы», без прошедшего времени единственного числа. Везде пишется ё.
### - «Ворота» только во множественном числе: «те и другие ворота», «каждые ворота».
### - Числа стоят в сообщениях n-…; падеж назван в комментарии. Форма other — для дробей: родительный единственного.
### - Печатайте обычные пробелы, дефис с пробелами вместо тире и прямые кавычки: остальное ставит программа.
###   Только перед числом тире печатается само: дефис у числа программа не трогает.

## The language itself

language-name = русский
language-tag = ru
side-a = А
side-b = Б
typography-quotes = « » „ “
typography-inside-quotes = none
typography-narrow-space-before = none
typography-space-before = none
typography-percent = 100 %
typography-dash = —
typography-one-letter-words = а в и к о с у я
typography-loose-words = а без в до и из или к на не но о от по при с то у что

# Список координат: «c11, d11» и «e11».
list-last = { $items } и { $last }

## Числа со словами

# Винительный после «шириной в»: в 1 клетку, в 2 клетки.
n-goal-width = { $goal-width ->
    [one] { $goal-width } клетку
    [few] { $goal-width } клетки
    [many] { $goal-width } клеток
   *[other] { $goal-width } клетки
}
# Предложный после «в»: в 1 шаге, в 6 шагах.
n-steps-goal = { $steps-goal ->
    [one] { $steps-goal } шаге
    [few] { $steps-goal } шагах
    [many] { $steps-goal } шагах
   *[other] { $steps-goal } шага
}
# Предложный после «в»: в 1 шаге, в 4 шагах.
n-steps-side = { $steps-side ->
    [one] { $steps-side } шаге
    [few] { $steps-side } шагах
    [many] { $steps-side } шагах
   *[other] { $steps-side } шага
}
# Вместе с глаголом: в ворота ведёт 1 линия, ведут 5 линий.
n-entries = { $entries ->
    [one] ведёт { $entries } линия
    [few] ведут { $entries } линии
    [many] ведут { $entries } линий
   *[other] ведут { $entries } линии
}
# Именительный: 15 минут.
n-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
# Именительный: 8 гостей.
n-guests = { $guests ->
    [one] { $guests } гость
    [few] { $guests } гостя
    [many] { $guests } гостей
   *[other] { $guests } гостя
}
# Родительный после «до» и «для»: до 21 гостя, для 2 гостей.
n-guests-genitive = { $guests ->
    [one] { $guests } гостя
    [few] { $guests } гостей
    [many] { $guests } гостей
   *[other] { $guests } гостя
}
# Именительный: 7 линий.
n-shortest-goal = { $shortest-goal ->
    [one] { $shortest-goal } линия
    [few] { $shortest-goal } линии
    [many] { $shortest-goal } линий
   *[other] { $shortest-goal } линии
}
# Родительный после «не больше»: не больше 1 хода, не больше 79 ходов.
n-max-turns = { $max-turns ->
    [one] { $max-turns } хода
    [few] { $max-turns } ходов
    [many] { $max-turns } ходов
   *[other] { $max-turns } хода
}
# Именительный: 13 листов.
n-sheets = { $sheets ->
    [one] { $sheets } лист
    [few] { $sheets } листа
    [many] { $sheets } листов
   *[other] { $sheets } листа
}
# Именительный; слово стоит при последнем числе: 8 × 12 клеток, 16 × 22 клетки.
size = { $length ->
    [one] { $width } × { $length } клетка
    [few] { $width } × { $length } клетки
    [many] { $width } × { $length } клеток
   *[other] { $width } × { $length } клетки
}
# Именительный: 9 × 13 пересечений, 17 × 21 пересечение.
size-points = { $length-points ->
    [one] { $width-points } × { $length-points } пересечение
    [few] { $width-points } × { $length-points } пересечения
    [many] { $width-points } × { $length-points } пересечений
   *[other] { $width-points } × { $length-points } пересечения
}
size-short = { $width } × { $length }

## Названия: игра, варианты, листы

game-title = Футбол на бумаге
# Названия вариантов: не длиннее 26 знаков. Слово Texas не переводится.
variant--standard = Стандартное поле
variant--large = Большое поле
variant--orthogonal = Без диагоналей
variant--notation = Поле для нотации
variant--single-bounce = Один отскок
variant--classic = Классическое поле
variant--no-bounce = Без отскоков
variant--wide-goals = Широкие ворота
variant--texas = Texas-футбол

sheet-kit = Комплект
sheet-cover = Обложка
sheet-pitch = Поле
sheet-annotated = Поле с подписями
sheet-rules = Правила игры
sheet-card = Карточка ведущего
sheet-gallery = Варианты рядом
sheet-changes = Что меняется

document-title = { game-title } · { $title } · { $sheet }

# Нижний колонтитул: со строчной буквы.
footer-sheet--rules = правила игры
footer-sheet--changes = что меняется
footer-page = { $name } · { $sheet } · { $page }/{ $pages }
footer-pitch = { $name } · { size-short }
footer-size = { $name } · { size-short } · { $sheet }
footer-cover = { $name } · { n-guests } · страница { $page }
# Число всегда 50.
scale-bar = { $bar } миллиметров
figure-label = Рис. { $figure }
draft-mark = Черновик

## Правила игры: строка — около 54 знаков

rules-aim-title = Цель игры
rules-aim = Два игрока, один мяч, один путь. Вы по очереди продолжаете этот путь, линия за линией. Игрок { $side-a } атакует верхние ворота, игрок { $side-b } - нижние. Приведите мяч в ворота, которые атакуете, и вы победили.

rules-material-title = Что понадобится
rules-material = Распечатанное поле и по карандашу на игрока. Нажимайте сильнее: ваши линии должны быть заметнее печатных. Весь путь остаётся на виду: ничего не прячут, ничего не стирают.

rules-pitch-title = Поле
# «Точка пересечения»: на рисунке это место подписано словом «точка» (label-point).
rules-pitch--wall = Размер поля — { size }, то есть { size-points }. Мяч всегда лежит в точке, где пересекаются линии сетки. По пунктиру { $sign-dotted } можно вести линии. Сплошная черта { $sign-solid } - граница поля: она считается уже проведённой.
rules-pitch--playable = Размер поля — { size }, то есть { size-points }. Мяч всегда лежит в точке, где пересекаются линии сетки. По пунктиру { $sign-dotted } можно вести линии. Сплошную рамку { $sign-solid } пересекать нельзя.
rules-goal--box = Посередине верхней и нижней границы открываются ворота шириной в { n-goal-width }. Вначале мяч в центре поля { $sign-start }: в { n-steps-goal } от линий ворот, в { n-steps-side } от боковых сторон.
rules-goal--link = Вверху и внизу стоят ворота шириной в { n-goal-width }, но ведёт в них одна линия: из середины линии ворот в точку гола { $sign-goal }. Вначале мяч в центре поля { $sign-start }: в { n-steps-goal } от линий ворот, в { n-steps-side } от боковых сторон.

rules-moves-title = Как провести линию
rules-moves--crossing = В свой ход проведите линию от мяча к одному из { $neighbours } соседних пересечений, прямо или по диагонали. Диагонали не напечатаны, но разрешены и могут пересекать друг друга.
rules-moves--no-crossing = В свой ход проведите линию от мяча к одному из { $neighbours } соседних пересечений, прямо или по диагонали. Диагонали не напечатаны, но разрешены. Пересекаться они не могут: где проведена одна, другая закрыта.
rules-moves--orthogonal = В свой ход проведите линию от мяча к одному из { $neighbours } соседних пересечений: вверх, вниз, влево или вправо. Диагоналей здесь нет, даже если вы знаете вариант с ними.
rules-lines--wall = Одну и ту же линию нельзя провести дважды, даже в обратную сторону. Не ведите линию ни по границе поля, ни через неё.
rules-lines--playable = Одну и ту же линию нельзя провести дважды, даже в обратную сторону. По границе поля вести линию можно, через неё - никогда.
rules-lines--closed = Одну и ту же линию нельзя провести дважды, даже в обратную сторону. Не ведите линию ни по границе поля, ни через неё.

rules-bounce-title = Отскок
rules-no-bounce-title = Одна линия за ход
rules-touched--wall = Прежде чем вести линию, посмотрите, куда она придёт. Если к этому пересечению уже подходит линия или граница поля, оно __занято__; если нет, __свободно__. Центр поля занят с самого начала.
rules-touched--playable = Прежде чем вести линию, посмотрите, куда она придёт. Если к этому пересечению уже подходит линия или на нём напечатано колечко { $sign-bounce }, оно __занято__; если нет, __свободно__. Центр поля занят с самого начала.
rules-bounce--chained = На свободном пересечении ваш ход заканчивается. От занятого мяч отскакивает: вы обязаны провести ещё одну линию. Она тоже может дать отскок: играйте, пока мяч не придёт на свободное пересечение.
rules-bounce--single = Первая линия пришла на свободное пересечение — ход окончен. На занятое — мяч отскакивает: вы обязаны провести вторую линию. Она отскока не даёт, где бы ни закончилась. Дальше играет соперник, и отскок снова возможен.
rules-bounce--none-touched = Отскоков нет. Ваш ход - одна линия, и закончиться она может на любом пересечении, даже там, где мяч уже был. Дальше с этого места играет соперник.
rules-bounce--none-clean = Отскоков нет. Ваш ход - одна линия, и закончиться она должна на свободном пересечении или в воротах. Дальше с этого места играет соперник.
rules-ring = Трудно разобрать? Обводите точки, где побывал мяч.

rules-sample-title = Пример: первые ходы
# Подписи под картинками: 22 знака × 4 строки или 16 знаков × 5 строк.
sample-up = __Ход { $turn }.__ Игрок { $player } идёт вверх. Свободное пересечение: ход окончен.
sample-right = __Ход { $turn }.__ Игрок { $player } идёт вправо. Свободное пересечение: ход окончен.
sample-left = __Ход { $turn }.__ Игрок { $player } идёт влево. Свободное пересечение: ход окончен.
sample-down = __Ход { $turn }.__ Игрок { $player } идёт вниз. Свободное пересечение: ход окончен.
sample-diagonal = __Ход { $turn }.__ Игрок { $player } идёт вниз по диагонали. Свободное пересечение: ход окончен.
sample-up--plain = __Ход { $turn }.__ Игрок { $player } идёт вверх. Одна линия: ход окончен.
sample-left--plain = __Ход { $turn }.__ Игрок { $player } идёт влево. Одна линия: ход окончен.
sample-down--plain = __Ход { $turn }.__ Игрок { $player } идёт вниз. Одна линия: ход окончен.
sample-diagonal--plain = __Ход { $turn }.__ Игрок { $player } идёт вниз по диагонали. Одна линия: ход окончен.
sample-return--chained = __Ход { $turn }.__ Игрок { $player } снова в центре. Занятое пересечение: ещё одна линия.
sample-return--single = __Ход { $turn }.__ Игрок { $player }: отскок в центре. Вторая линия отскока не даёт.
sample-return--single-clean = __Ход { $turn }.__ Игрок { $player }: отскок в центре. Вторая линия, и ход окончен.
sample-return--plain = __Ход { $turn }.__ Игрок { $player } снова в центре. Отскока нет: ход окончен.
sample-refused = __Ход { $turn }.__ Центр занят: игроку { $player } туда вернуться нельзя.

rules-dead-end-title = Тупик
rules-dead-end--chained = Если от мяча нельзя провести ни одной линии, он в тупике. Кто его туда завёл, проиграл: отскок требует ещё одной линии, а её нет. Пропускать ход нельзя.
rules-dead-end--single = Кто должен провести линию, а вести её некуда, проиграл: пропускать ход нельзя. Первой линией в тупик не ходите: отскок потребует второй. Но если в тупик привела вторая, ход уже за соперником, и проиграл он.
rules-dead-end--none = Если от мяча нельзя провести ни одной линии, он в тупике: игрок, чей сейчас ход, не может сыграть и проигрывает. Пропускать ход нельзя. Так что заведите мяч в тупик, и вы победили.
rules-dead-end--mover = Если от мяча нельзя провести ни одной линии, он в тупике. Кто его туда завёл, проиграл. Пропускать ход нельзя.
rules-dead-end--draw = Если от мяча нельзя провести ни одной линии, он в тупике, и партия заканчивается вничью. А пока линия есть, пропускать ход нельзя.
rules-corner--all = Каждый угол поля - тупик.
rules-corner--orthogonal-box = Каждое пересечение на границе поля, кроме штанг, - тупик.
rules-corner--orthogonal-link = Каждое пересечение на границе поля, кроме середины каждой линии ворот, - тупик.

rules-end-title = Конец партии
rules-goal-scored = Мяч в точке гола { $sign-goal } - партия сразу окончена. Побеждает сторона, атакующая эти ворота, кто бы ни провёл последнюю линию: автогол - это поражение. Дойти до линии ворот недостаточно: мяч должен зайти за неё.
rules-draw--agreement = Ничья возможна только по согласию обеих сторон.
rules-draw--otherwise = Кроме этого, ничья бывает только по согласию сторон.
rules-draw--clock = На игру у вас { n-minutes }. Если партия за это время не закончена, это ничья, где бы ни лежал мяч.

rules-people-title = Кто играет
rules-people--teams = Играть могут до { n-guests-genitive }: один на один, каждая пара на своём поле, или двумя равными командами на одном. Напарники могут поделить работу: один диктует, куда идти, другой чертит. Договоритесь, кто будет игроком { $first } и начнёт; в следующей партии начинает другая сторона.
rules-people--two = Договоритесь, кто будет игроком { $first } и начнёт; в следующей партии начинает другая сторона. Если играете с напарником, поделите работу: один диктует, куда идти, другой чертит.

rules-check-title = Перед первой партией
rules-check--wall = Обведите поле пальцем, без карандаша. Где контур сплошной, линию нельзя вести ни по нему, ни через него.
rules-check--playable = Проведите пальцем по пунктирной границе, без карандаша: по ней можно вести линии, шаг за шагом. Жирную рамку снаружи пересекать нельзя.
rules-check--closed = Обведите поле пальцем, без карандаша. Все пересечения на его границе заняты: линия там не заканчивается.
rules-mouth--all = Потом покажите верхние и нижние ворота. Между штангами линия ворот пунктирная: вести линию можно и по ней, и через неё. От штанги в ворота ведёт только диагональ.
rules-mouth--orthogonal = Потом покажите верхние и нижние ворота. Между штангами линия ворот пунктирная: вести линию можно и по ней, и через неё. От штанг в ворота не попасть.
rules-mouth--link = Потом покажите верхние и нижние ворота. В них ведёт только одна линия, из середины линии ворот; другого выхода с поля нет. От штанг в ворота не попасть.

rules-origin-title = Откуда эта игра
# Слово piłkarzyki польское, его не переводят.
origin--standard = Нужны только клетчатая бумага и карандаш. В Польше игра известна как piłkarzyki, там её любят школьники и студенты. Единого размера поля никогда не было.
origin--large = Единого размера поля никогда не было; нужно лишь чётное число клеток по каждой стороне. Один из самых частых размеров — 8 × 10 клеток. В русском варианте поле обычно гораздо больше.
origin--orthogonal = Вариант для первого знакомства: без диагоналей, маленькое поле, короткая партия. В других вариантах футбола на бумаге ходят и по диагонали.
origin--notation = Это поле - из русской книги о футболе на бумаге. Там у каждого пересечения есть буква и номер, поэтому ходы и целые партии можно записывать.
origin--single-bounce = Опубликованный источник этого варианта нам неизвестен. Это середина между цепочками отскоков и игрой без них: отскок выгоден, но только раз за ход.
origin--classic = Единого размера поля никогда не было; один из самых частых — { size }. В Польше школьники и студенты называют эту игру piłkarzyki; с 2004 года в неё можно играть в интернете.
origin--no-bounce = Играют и без отскоков: есть такой русский вариант и компьютерная игра 2005 года.
origin--wide-goals = Единого размера поля никогда не было; в одном польском варианте это { size }. Вместе с большим полем часто меняются и другие правила: например, ворота шире.
origin--texas = В варианте Texas двум диагоналям нельзя пересекаться, в стандартной игре можно. Единого размера поля никогда не было.
origin-own = Вариант, придуманный для этого стола. Сама игра известна в Польше как piłkarzyki, там её любят школьники и студенты. Единого размера поля никогда не было.

## Рисунки на листе правил: подписи около 32 знаков × 4 строки

fig-field = Игрок { $side-a } атакует верхние ворота, игрок { $side-b } - нижние.
# Одно короткое слово.
label-goal = ворота
label-wall = граница
label-edge = граница
label-start = центр
label-cell = клетка
label-point = точка
label-post = штанга
key-line-a = линия игрока { $side-a }
key-line-b = линия игрока { $side-b }
key-ball = мяч
key-bounce = отскок
fig-moves--crossing = { $neighbours } соседних пересечений; две диагонали крест-накрест.
fig-moves--no-crossing = { $neighbours } соседних пересечений; диагонали не могут пересекаться.
# Здесь соседей всегда 4.
fig-moves--orthogonal = { $neighbours } соседних пересечения. Диагоналей нет.
fig-bounce--chained = Ход игрока { $side-a }: мяч отскакивает от занятых пересечений и останавливается на свободном.
fig-bounce--single = Ход игрока { $side-a }: отскок и вторая линия. Она приходит на занятое пересечение, но отскока не даёт.
fig-bounce--none-touched = Ход игрока { $side-a }: одна линия туда, где мяч уже был.
fig-bounce--none-clean = Мячу можно на свободные пересечения, но не на занятые.
fig-dead-end--mover = Игрок { $side-a } завёл мяч в тупик и проигрывает.
fig-dead-end--to-move = Игрок { $side-a } завёл мяч в тупик. Игрок { $side-b } не может провести линию и проигрывает.
fig-dead-end--draw = Игрок { $side-a } завёл мяч в тупик: ничья.
fig-goals = Слева игрок { $side-a } забивает гол. Справа игрок { $side-b } забивает автогол. Оба раза побеждает игрок { $side-a }.
fig-goals--goal = Игрок { $side-a } забивает гол в верхние ворота и побеждает.
fig-goals--own-goal = Игрок { $side-b } заводит мяч в верхние ворота: это автогол, побеждает игрок { $side-a }.
fig-entries--box = В ворота { n-entries }. Снаружи от штанг - ни одной.
fig-entries--link = В ворота { n-entries }: из середины линии ворот.
fig-boundary--wall = Ни по границе, ни через неё линии не ведут.
fig-boundary--playable = По границе - можно, через неё - никогда.
fig-boundary--closed = Ни по границе, ни через неё линии не ведут.

# Для тех, кто не видит рисунка.
alt-pitch = Поле { size }: ворота вверху, ворота внизу, начало в центре.
alt-annotated = Поле { size }: буква у каждой вертикали, номер у каждой горизонтали и пояснения к частям поля.
alt-field = Всё поле. Подписаны ворота, контур, центр, клетка, точка пересечения и штанга.
alt-moves--crossing = Стрелки ведут от мяча вверх, вниз, влево, вправо и по четырём диагоналям. Рядом пересекаются две диагонали.
alt-moves--no-crossing = Стрелки ведут от мяча вверх, вниз, влево, вправо и по четырём диагоналям. Рядом зачёркнута диагональ, которая пересекла бы другую.
alt-moves--orthogonal = Стрелки ведут от мяча вверх, вниз, влево и вправо.
alt-bounce--chained = Мяч приходит на занятое пересечение, и ход продолжается оттуда, пока мяч не придёт на свободное.
alt-bounce--single = Мяч приходит на занятое пересечение. Вторая линия заканчивается на другом занятом пересечении.
alt-bounce--none-touched = Одна линия приводит мяч на пересечение, к которому уже подходит старая линия.
alt-bounce--none-clean = Стрелки ведут от мяча на свободные пересечения. Линии на занятые пересечения зачёркнуты.
alt-dead-end = Мяч лежит на пересечении, от которого больше нельзя провести ни одной линии.
alt-goals = Двое ворот, мяч в точке гола. Слева последнюю линию проводит игрок { $side-a }, справа - игрок { $side-b }.
alt-goals--goal = Ворота, мяч в точке гола. Последняя линия - игрока { $side-a }.
alt-goals--own-goal = Ворота, мяч в точке гола. Последняя линия - игрока { $side-b }.
alt-entries--box = Стрелки ведут в ворота от пересечений на линии ворот. Линии снаружи от штанг зачёркнуты.
alt-entries--link = Одна стрелка ведёт в ворота из середины линии ворот. Линии от штанг зачёркнуты.
alt-boundary--wall = Линия по границе поля и линия через неё, обе зачёркнуты.
alt-boundary--playable = Линия идёт по границе поля. Линия через границу зачёркнута.
alt-boundary--closed = Линия по границе поля и линия через неё, обе зачёркнуты.
alt-sample = Путь мяча после хода { $turn }.
alt-seats = Маленькие поля; у верхнего и нижнего края - буквы игроков.

## Карточка ведущего: около 34 знаков × 2 строки, не больше трёх

card-start--touched = __Начало:__ кружок в центре поля. Это пересечение уже занято.
card-start--plain = __Начало:__ кружок в центре поля. Оттуда идёт первая линия.
card-goal--all = __Гол:__ за линией ворот. От штанги - только по диагонали.
card-goal--orthogonal = __Гол:__ за линией ворот, только прямо. От штанги - никогда.
card-goal--link = __Гол:__ только из середины линии ворот. От штанг - никогда.
card-boundary--wall = __Граница:__ ни по ней, ни через неё. Пересечения там заняты.
card-boundary--wall-plain = __Граница:__ ни по ней, ни через неё. Закончить на ней линию можно.
card-boundary--playable = __Граница:__ по ней можно, через неё нельзя. Пересечения там заняты.
card-boundary--playable-plain = __Граница:__ по ней линию вести можно, через неё - никогда.
card-boundary--closed = __Граница:__ пересечения там заняты, закончить линию нельзя.
card-finger--wall = __Покажите пальцем,__ без карандаша: контур поля, те и другие ворота.
card-finger--playable = __Покажите пальцем,__ без карандаша: линия по границе, те и другие ворота.
card-known--orthogonal-chained = __Диагоналей нет,__ даже для тех, кто к ним привык.
card-known--orthogonal-single = __Диагоналей нет.__ Отскок - один за ход: вторая линия его не даёт.
card-known--orthogonal-none-touched = __Ни диагоналей, ни отскоков:__ одна линия за ход, к любому соседнему пересечению.
card-known--orthogonal-none-clean = __Ни диагоналей, ни отскоков:__ одна линия за ход, на свободное пересечение.
card-known--crossing-chained = __Диагонали разрешены,__ хоть и не напечатаны, и могут пересекаться.
card-known--crossing-single = __Один отскок за ход:__ вторая линия не даёт его никогда.
card-known--crossing-none-touched = __Отскоков нет:__ одна линия за ход, где бы она ни закончилась.
card-known--crossing-none-clean = __Отскоков нет:__ одна линия за ход, всегда на свободное пересечение.
card-known--no-crossing-chained = __Диагонали не пересекаются:__ одна закрывает другую. Отскоки - как обычно.
card-known--no-crossing-single = __Диагонали не пересекаются.__ Один отскок за ход: третьей линии нет.
card-known--no-crossing-none-touched = __Диагонали не пересекаются.__ Отскоков нет: одна линия за ход.
card-known--no-crossing-none-clean = __Диагонали не пересекаются.__ Отскоков нет: одна линия, на свободное пересечение.
card-time--clock = __{ n-minutes }.__ Не успели? Ничья, где бы ни лежал мяч.
card-time--agreement = __Время не ограничено.__ Ничья - только по согласию обеих сторон.
card-time--draw = __Время не ограничено.__ Тупик - ничья; иначе - по согласию.
card-people--teams = __До { n-guests-genitive }:__ пары, две команды. Один диктует, другой чертит.
card-people--two = __Два игрока.__ Напарник может диктовать, а вы - чертить.
card-next = __Следующая партия:__ начинает другая сторона.

## Что меняется: таблица из двух вариантов. Клетка таблицы: около 31 знака, 2–4 строки

changes-compared = по сравнению с вариантом "{ $other }"
changes-scale = Оба поля в одном масштабе.
changes-same = = то же
row-pitch = Поле
row-start = Начало
row-goals = Ворота
row-moves = Линии
row-boundary = Граница
row-bounce = Отскоки
row-lines = Линий за ход
row-turn-end = Конец хода
row-dead-end = Тупик
row-end = Гол
row-time = Время
row-figures = В цифрах
row-follows = В игре
row-origin = Происхождение
cell-pitch = { size }, всего { $cells }; { size-points }.
cell-start = В центре, в { n-steps-goal } от линий ворот, в { n-steps-side } от боковых сторон.
cell-goals--box = Шириной в { n-goal-width }, вверху и внизу посередине; внутрь { n-entries }.
cell-goals--link = Шириной в { n-goal-width }, вверху и внизу посередине; внутрь { n-entries }.
cell-moves--all-allowed = К одному из { $neighbours } соседних пересечений. Диагонали могут пересекаться.
cell-moves--all-forbidden = К одному из { $neighbours } соседних пересечений. Диагонали не могут пересекаться.
cell-moves--orthogonal-allowed = К одному из { $neighbours } соседних пересечений. Диагоналей нет.
cell-boundary--wall = Считается проведённой: линию нельзя вести ни по ней, ни через неё.
cell-boundary--playable = Линию можно вести по ней, но не через неё.
cell-bounce--chained = Занятое пересечение даёт ещё одну линию. Она тоже может дать отскок.
cell-bounce--single = Отскок первой линии даёт вторую. Вторая отскока не даёт.
cell-bounce--none-touched = Нет. Закончить линию на занятом пересечении можно.
cell-bounce--none-clean = Нет. Закончить линию на занятом пересечении нельзя.
cell-lines--chained = Сколько дадут отскоки.
cell-lines--single = Одна, после отскока - две.
cell-lines--none-touched = Одна.
cell-lines--none-clean = Одна.
cell-turn-end--chained = На свободном пересечении, если партия не окончена.
cell-turn-end--single = На свободном пересечении; после второй линии - на любом.
cell-turn-end--none-touched = На любом пересечении.
cell-turn-end--none-clean = На свободном пересечении, если партия не окончена.
cell-dead-end--chained-mover-loses = Проигрывает тот, кто завёл в него мяч.
cell-dead-end--chained-to-move-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--chained-draw = Ничья.
cell-dead-end--single-mover-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--single-to-move-loses = Проигрывает, кто должен вести линию и не может; после второй линии это соперник.
cell-dead-end--single-draw = { cell-dead-end--chained-draw }
cell-dead-end--none-touched-mover-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--none-touched-to-move-loses = Побеждает тот, кто завёл в него мяч: сопернику некуда вести линию.
cell-dead-end--none-touched-draw = { cell-dead-end--chained-draw }
cell-dead-end--none-clean-mover-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--none-clean-to-move-loses = { cell-dead-end--none-touched-to-move-loses }
cell-dead-end--none-clean-draw = { cell-dead-end--chained-draw }
cell-end = Побеждает сторона, которая атакует эти ворота, даже при автоголе.
cell-time--clock = { n-minutes }; потом - ничья.
cell-time--no-clock = Не ограничено.
cell-figures--chained-wall = Кратчайший путь к голу — { n-shortest-goal }, в тупик — { $shortest-blocked }. В партии не больше { n-max-turns }.
cell-figures--chained-playable = Кратчайший путь к голу — { n-shortest-goal }. В партии не больше { n-max-turns }.
cell-figures--single-wall = Кратчайший путь к голу — { n-shortest-goal }, в тупик — { $shortest-blocked }.
cell-figures--single-playable = Кратчайший путь к голу — { n-shortest-goal }.
cell-figures--none-touched-wall = { cell-figures--single-wall }
cell-figures--none-touched-playable = { cell-figures--single-playable }
cell-figures--none-clean-wall = { cell-figures--single-playable }
cell-figures--none-clean-playable = { cell-figures--single-playable }

# Что из этого следует: около 62 знаков × 2 строки.
follows--larger-chained = Центр дольше свободен: отскоков вначале меньше, игра неспешнее, партии длиннее. Больше места для ловушек и тупиков.
follows--larger-other = Ворота дальше: партии длиннее, места для ловушек больше.
follows--smaller-chained = Ворота ближе, и центр заполняется быстрее: поначалу больше отскоков, партии короче.
follows--smaller-other = Ворота ближе: партии короче.
follows--bounce-chained = Цепочка отскоков может за один ход пронести мяч через всё поле.
follows--bounce-single = Длинных цепочек больше нет; отскок всё ещё выгоден, но только раз за ход.
follows--bounce-single-trap = Вторая линия - ещё и ловушка: в тупике проигрывает соперник.
follows--bounce-none-touched = Длинных цепочек больше нет: за ход мяч делает один шаг, и игроки строго чередуются.
follows--bounce-none-clean = Преградой становится сам путь: на пересечение, где мяч уже был, он не вернётся.
follows--bounce-none-trap = Тупик теперь - ловушка: заведите в него мяч, и соперник проиграет.
follows--orthogonal = Скажите об этом до начала: гости, знакомые с игрой, ждут диагоналей.
follows--all = Диагонали не напечатаны: покажите одну до начала игры.
follows--playable = Из углов есть выход.
follows--playable-chained = У границы мяч может отскоками пройти вдоль неё до самых ворот; из углов есть выход.
follows--wall = Пройти по краю вдоль боковой стороны больше нельзя.
follows--no-crossing = Каждая диагональ закрывает ту, что пересекла бы её: путь раньше становится преградой.
follows--crossing = Диагональ больше не закрывает ту, что её пересекает.
follows--goal-box = В каждые ворота { n-entries }: пересчитайте пальцем до начала игры.
follows--goal-link = В каждые ворота ведёт только одна линия: следите за серединой линии ворот.
follows--clock = Заранее предупредите, что время кончается; не решайте, кто ближе к голу.
follows--no-clock = Не торопитесь: партии играют до конца.
follows--blocked-mover = Берегитесь тупиков: проигрывает тот, кто завёл туда мяч.
follows--blocked-draw = Тупик теперь может спасти партию, которая складывается плохо.

## Обложка комплекта

cover-kicker = Комплект для { n-guests-genitive }
cover-print-title = Что напечатать
cover-pitch-title = Поле
cover-annotated-title = Поле с подписями
cover-rules-title = Правила игры
cover-card-title = Карточки ведущего
cover-pages--one = Страница { $page }, с одной стороны.
cover-pages--one-sided = Страницы { $first-page }–{ $last-page }, с одной стороны.
cover-pages--two-sided = Страницы { $first-page }–{ $last-page }, с двух сторон, по длинному краю.
cover-pitch-why = Каждой паре: на партию и на реванш.
cover-annotated-why = Ведущему: объяснять игру и записывать ходы.
cover-rules-why = По экземпляру на пару.
cover-card-why = Разрежьте по пунктиру: по одной на стол.
cover-total-title = Всего
cover-total = { n-sheets }
# Правый столбец: около 26 знаков.
cover-scale-title = Масштаб
cover-scale = Печатайте в реальном размере, 100%, не подгоняя под страницу. Потом измерьте обе шкалы внизу слева: { $bar } миллиметров.
cover-paper-title = Бумага
cover-paper--either = A4 или Letter: все листы годятся для обоих форматов.
cover-paper--given = { $paper }.
cover-pencils-title = Карандаши
cover-pencils = Всего { $guests }: по одному на гостя, хорошо заточенные. Ластики не нужны.
cover-scissors-title = Ножницы
cover-scissors = Одни, для карточек.
cover-seats-title = Места
cover-seats--symmetric = Сядьте лицом друг к другу: каждый атакует дальние от себя ворота.
cover-seats--asymmetric = Сядьте лицом друг к другу: игрок { $side-a } у нижнего края, игрок { $side-b } у верхнего; каждый атакует дальние от себя ворота. Края разные: перед реваншем поменяйтесь местами.
cover-seats-odd = Один гость остаётся без пары: пусть станет чьим-нибудь напарником; каждую партию меняйтесь.
cover-table = стол { $table }
cover-tables-more = … до стола { $pairs }
cover-teams = или две команды по { $team-size }

## Поле с пояснениями: заголовки около 16 знаков, текст около 21 знака × 6 строк

annotated-title = Поле с подписями
annotated-goal-title = Точки гола
annotated-goal--all = { $goal-points }: конец партии. Между штангами - прямо и по диагонали; от штанги - только по диагонали.
annotated-goal--orthogonal = { $goal-points }: конец партии. Только прямо, между штангами.
annotated-goal--link = { $goal-points }: конец партии. Ведёт сюда одна линия, из середины.
annotated-wall-title = Граница поля
annotated-wall--touched = Считается проведённой: линию нельзя вести ни по ней, ни через неё. Пересечения на ней заняты.
annotated-wall--plain = Считается проведённой: линию нельзя вести ни по ней, ни через неё.
annotated-edge-title = Граница поля
annotated-edge--playable = Линию можно вести по ней, но не через неё. Пересечения на ней заняты.
annotated-edge--plain = Линию можно вести по ней, но не через неё.
annotated-edge--closed = Пересечения на ней заняты: линия там не заканчивается.
annotated-start-title = Начало
annotated-start--touched = { $start-point }, центр поля. Занят с самого начала.
annotated-start--plain = { $start-point }, центр поля.
annotated-odd-title = Два вида пересечений
annotated-odd = нечётное число возможных линий
annotated-even = чётное число возможных линий
annotated-odd-why = Гол или тупик - всегда на нечётном пересечении или в центре поля.
annotated-line-title = Линия ворот
annotated-line--box = Открыта между штангами { $left-post } и { $right-post }: линию можно вести и по ней, и через неё.
annotated-line--link = Открыта только в середине: в ворота ведёт одна линия.
annotated-turn-title = Запись хода
annotated-turn = Соедините пересечения дефисами, начиная с того, где лежит мяч: __{ $sample-turn }__.

## Лист о записи партий

sheet-notation = Запись партий
footer-sheet--notation = запись партий
notation-points-title = У каждого пересечения своё имя
notation-points--bottom = Вертикали обозначены буквами слева направо, горизонтали - числами снизу вверх. Горизонтали с точками гола тоже считаются. Мяч начинает с __{ $start-point }__. Верхние ворота: { $goal-points }.
notation-points--top = Вертикали обозначены буквами слева направо, горизонтали - числами сверху вниз. Горизонтали с точками гола тоже считаются. Мяч начинает с __{ $start-point }__. Верхние ворота: { $goal-points }.
notation-odd-title = Нечётные и чётные пересечения
notation-odd = До начала партии посчитайте, сколько линий возможно у пересечения. Если число нечётное, это __нечётное__ пересечение - на рисунке ромб { $sign-odd }; если нет, это __чётное__ пересечение.
notation-odd-why = Проходя через пересечение, мяч тратит две его линии. Поэтому гол или тупик - всегда на нечётном пересечении или в центре поля.
notation-turn-title = Ход на письме и на рисунке
notation-turn--bounces = Запишите ход как ряд пересечений через дефис, начиная с того, где лежит мяч: __{ $sample-turn }__. На рисунке ход - это сам путь: у игрока { $side-a } линии сплошные, у игрока { $side-b } двойные; колечко { $sign-bounce } - отскок, чёрный кружок { $sign-ball } - мяч.
notation-turn--plain = Запишите ход как ряд пересечений через дефис, начиная с того, где лежит мяч: __{ $sample-turn }__. На рисунке ход - это сам путь: у игрока { $side-a } линии сплошные, у игрока { $side-b } двойные; чёрный кружок { $sign-ball } - мяч.
notation-game-title = Вся партия
notation-game = Нумеруйте ходы парами: сначала игрок { $first }, потом игрок { $second }. После последнего пересечения запишите, чем закончилась партия, а затем ворота проигравшей стороны.
notation-example = Например, гол игрока { $side-a }: __{ $goal-turn } { abbr-goal } { abbr-upper }__.
notation-endings = __{ abbr-goal }__ гол · __{ abbr-own-goal }__ автогол · __{ abbr-dead-end }__ тупик · __{ abbr-draw }__ ничья
notation-upper = __{ abbr-upper }__ верхние ворота: победил игрок { $side-a }
notation-lower = __{ abbr-lower }__ нижние ворота: победил игрок { $side-b }
# «АГ», а не «А»: А - это игрок. В и Н - как в русской книге, откуда эта запись.
abbr-goal = Г
abbr-own-goal = АГ
abbr-dead-end = Т
abbr-draw = =
abbr-upper = В
abbr-lower = Н
notation-first-title = Первая линия
# Именительный: 8 направлений.
n-first-lines = { $first-lines ->
    [one] { $first-lines } направление
    [few] { $first-lines } направления
    [many] { $first-lines } направлений
   *[other] { $first-lines } направления
}
notation-first--mirror = Для первой линии есть { n-first-lines }. Если не различать левую и правую стороны, останется { $different-lines }.
notation-first--plain = Для первой линии есть { n-first-lines }.
record-title = Бланк партии
record-player = Игрок { $player }
record-date = Дата
record-result = Результат
record-number = №
fig-notation-points = Вертикали и горизонтали. Ромбы - нечётные пересечения.
fig-notation-turn = Ход __{ $sample-turn }__ игрока { $side-a }.
alt-notation-points = Всё поле: у каждой вертикали буква, у каждой горизонтали число; ромбами отмечены нечётные пересечения.
alt-notation-turn = Ход игрока { $side-a } на части поля: { $sample-turn }.
alt-notation-first = Первая линия { $first-line }.

## Диаграмма партии

sheet-diagram = Диаграмма
footer-sheet--diagram = диаграмма
diagram-turn = __Ход { $turn }.__
diagram-turns = __Ходы { $first-turn }–{ $last-turn }.__
diagram-next--draws = Ходит игрок { $player }.
diagram-next--goes-on = Игрок { $player } должен провести ещё одну линию.
diagram-end--goal = Гол: победил игрок { $player }.
diagram-end--own-goal = Автогол: победил игрок { $player }.
diagram-end--blocked = Тупик: победил игрок { $player }.
diagram-end--draw = Тупик: ничья.
alt-diagram = Путь мяча на поле { size }, ход за ходом: { $turns }. Мяч на { $ball }.

## Board: a page on which two people draw on a screen.

board-note = Для двоих за одним экраном. Страница рисует то, что вы просите, и стирает. Она не судья: не знает, чей ход, какие линии разрешены и кто выиграл. Против вас никто не играет.
board-touch = Коснитесь точки в кольце или щёлкните по ней, и линия дойдёт до неё. Когда ваш ход закончен, смените ручку.
board-keys = Клавиатура: стрелки ведут прямо, 7, 9, 1 и 3 — по диагонали, пробел меняет ручку, клавиша возврата стирает линию.
board-keys-straight = Клавиатура: стрелки ведут линию, пробел меняет ручку, клавиша возврата стирает линию.
board-undo = Отменить
board-again = Начать заново
board-print = Напечатать
board-pen = Ручка { $player }
board-ball = Мяч на { $ball }.
board-draw = Провести линию до { $ball }

## Preview: the designer's page in the browser.

preview-title = Мастерская
preview-language = Язык
preview-sheet = Лист
preview-scale = Масштаб
preview-scale--fit = По окну
preview-scale--true = В натуре
preview-undo = Отменить
preview-save = Сохранить
preview-file-name = Имя нового файла
preview-saved = Сохранено.
preview-unsaved = Не сохранено: файл изменили в другом месте, или такое имя уже занято.
preview-last-good = В файле ошибки. Это последний исправный лист.
preview-gone = Программа закрыта; запустите её снова.
preview-findings = Замечания
preview-no-findings = Замечаний нет.
preview-facts = В цифрах
preview-text = Файл варианта
preview-text-note = Здесь можно записать любой ключ, в том числе контур, границы и входы.
preview-key--name = Имя
preview-key--based-on = На основе
preview-key--title = Название на этом языке
preview-key--pitch-width = Ширина в клетках
preview-key--pitch-length = Длина в клетках
preview-key--pitch-directions = Направления
preview-key--pitch-boundary = Граница
preview-key--pitch-crossing = Скрещённые диагонали
preview-key--goal-shape = Ворота
preview-key--goal-width = Ширина ворот
preview-key--turn-bounce = Отскоки
preview-key--turn-end-on-touched = Линия может кончаться в занятой точке
preview-key--turn-first = Начинает
preview-key--end-blocked = В тупике
preview-key--end-minutes = Минуты, если есть
preview-key--table-guests = Гостей не больше
preview-key--notation-row-one = Ряд 1
preview-key--paper = Бумага
preview-key--landscape = Поперёк
preview-key--cell = Клетка в мм или наибольшая
preview-value--all = все восемь
preview-value--orthogonal = только прямые
preview-value--playable = можно вести
preview-value--wall = сплошная граница
preview-value--allowed = можно
preview-value--forbidden = нельзя
preview-value--link = один вход
preview-value--box = рамка
preview-value--chained = каждый даёт линию
preview-value--single = один за ход
preview-value--none = нет
preview-value--true = да
preview-value--false = нет
preview-value--a = { $side-a }
preview-value--b = { $side-b }
preview-value--mover-loses = проигрывает пришедший
preview-value--to-move-loses = проигрывает тот, чей ход
preview-value--draw = ничья
preview-value--bottom = снизу
preview-value--top = сверху
preview-fact--cells = Клетки
preview-fact--points = Пересечения
preview-fact--edges = Линий всего
preview-fact--steps-goal = Шагов до линии ворот
preview-fact--steps-side = Шагов до стороны
preview-fact--shortest-goal = Самый быстрый гол, линий
preview-fact--shortest-blocked = Самый быстрый тупик, линий
preview-fact--most-turns = Ходов не больше
preview-fact--first-lines = Первых линий; разных
preview-fact--cell = Клетка на этой бумаге
