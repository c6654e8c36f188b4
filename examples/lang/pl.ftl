### paperpitch, teksty na papierze: po polsku. Źródłem jest en.ftl; tam opisano zmienne, znaki i dopuszczalne długości.
### Ten plik pokazuje, że język może dojść jako jeden plik: paperpitch kit --lang pl --lang-dir examples/lang
###
### - Słowa: boisko, kratka, punkt (zajęty, wolny), linia, tura, odbicie, ślepy zaułek, ściana, słupek, punkt bramkowy.
### - Do czytelnika na „ty”, bez form, które zdradzają płeć.
### - Liczebniki stoją w wiadomościach n-…; [one] to tylko 1, [few] to 2–4, 22–24 i tak dalej, [many] to reszta.

## Ustawienia języka

language-tag = pl
language-name = polski
side-a = A
side-b = B
typography-quotes = „ ” « »
typography-inside-quotes = none
typography-narrow-space-before = none
typography-space-before = none
typography-percent = 100%
typography-dash = –
typography-one-letter-words = a i o u w z
typography-loose-words = a albo ale bez dla do i jest lub na nie o od po przez przy się to u w we z za ze że

# Lista współrzędnych: „c11, d11” i „e11”.
list-last = { $items } i { $last }

## Wyrażenia z liczbami: wchodzą w skład innych tekstów.

# Biernik po „szeroka na”: na 2 kratki, na 5 kratek.
n-goal-width = { $goal-width ->
    [few] { $goal-width } kratki
   *[many] { $goal-width } kratek
}
# Mianownik przed „od”: 6 kroków od linii bramkowej.
n-steps-goal = { $steps-goal ->
    [one] { $steps-goal } krok
    [few] { $steps-goal } kroki
   *[many] { $steps-goal } kroków
}
# Mianownik przed „od”: 4 kroki od boku.
n-steps-side = { $steps-side ->
    [one] { $steps-side } krok
    [few] { $steps-side } kroki
   *[many] { $steps-side } kroków
}
# Mianownik: 5 wejść.
n-entries = { $entries ->
    [one] { $entries } wejście
    [few] { $entries } wejścia
   *[many] { $entries } wejść
}
# Mianownik: 15 minut.
n-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
# Mianownik i dopełniacz brzmią tu tak samo: 2 gości, dla 8 gości.
n-guests = { $guests ->
    [few] { $guests } gości
   *[many] { $guests } gości
}
# Mianownik: 7 linii.
n-shortest-goal = { $shortest-goal ->
    [one] { $shortest-goal } linia
    [few] { $shortest-goal } linie
   *[many] { $shortest-goal } linii
}
# Mianownik: 79 tur.
n-max-turns = { $max-turns ->
    [one] { $max-turns } tura
    [few] { $max-turns } tury
   *[many] { $max-turns } tur
}
# Mianownik: 13 kartek.
n-sheets = { $sheets ->
    [one] { $sheets } kartka
    [few] { $sheets } kartki
   *[many] { $sheets } kartek
}
# Słowo zgadza się z ostatnią liczbą: 8 × 12 kratek, 16 × 22 kratki.
size = { $length ->
    [few] { $width } × { $length } kratki
   *[many] { $width } × { $length } kratek
}
# 9 × 13 punktów, 17 × 23 punkty.
size-points = { $length-points ->
    [few] { $width-points } × { $length-points } punkty
   *[many] { $width-points } × { $length-points } punktów
}
size-short = { $width } × { $length }

## Nazwy gry, odmian i arkuszy

game-title = Piłka na papierze
variant--standard = Boisko zwykłe
variant--large = Duże boisko
variant--orthogonal = Bez przekątnych
variant--notation = Boisko do zapisu
variant--single-bounce = Jedno odbicie
variant--classic = Boisko klasyczne
variant--no-bounce = Bez odbić
variant--wide-goals = Szerokie bramki
variant--texas = Odmiana Texas

sheet-kit = Zestaw
sheet-cover = Okładka
sheet-pitch = Boisko
sheet-annotated = Boisko z opisem
sheet-rules = Zasady gry
sheet-card = Karta gospodarza
sheet-gallery = Odmiany obok siebie
sheet-changes = Co się zmienia

document-title = { game-title } · { $title } · { $sheet }

footer-sheet--rules = zasady gry
footer-sheet--changes = co się zmienia
footer-page = { $name } · { $sheet } · { $page }/{ $pages }
footer-pitch = { $name } · { size-short }
footer-size = { $name } · { size-short } · { $sheet }
footer-cover = { $name } · { n-guests } · strona { $page }
# Zawsze 20 albo 50.
scale-bar = { $bar } milimetrów
figure-label = Rys. { $figure }
draft-mark = Szkic

## Zasady gry: wiersze po mniej więcej 54 znaki

rules-aim-title = Cel gry
rules-aim = Dwoje graczy, jedna piłka, jedna droga. Na przemian przedłużacie tę drogę, linia po linii. Gracz { $side-a } atakuje górną bramkę, gracz { $side-b } dolną. Wprowadź piłkę do bramki, którą atakujesz, a wygrasz.

rules-material-title = Czego potrzeba
rules-material = Wydrukowane boisko i po ołówku dla każdego gracza. Rysuj mocno: twoje linie muszą się wyróżniać na tle drukowanych. Cała droga pozostaje widoczna; nic się nie ukrywa i nic się nie ściera.

rules-pitch-title = Boisko
rules-pitch--wall = Boisko ma { size }, czyli { size-points }. Piłka leży zawsze na punkcie. Co kropkowane { $sign-dotted }, jest wolne: tam można rysować. Co ciągłe { $sign-solid }, jest ścianą: liczy się jak narysowane.
rules-pitch--playable = Boisko ma { size }, czyli { size-points }. Piłka leży zawsze na punkcie. Co kropkowane { $sign-dotted }, jest wolne: tam można rysować. Linii ciągłej { $sign-solid } nie wolno przekroczyć.
rules-goal--box = Pośrodku każdego końca boiska otwiera się bramka szeroka na { n-goal-width }. Piłka zaczyna na środku { $sign-start }: { n-steps-goal } od każdej linii bramkowej, { n-steps-side } od każdego boku.
rules-goal--link = Na każdym końcu boiska stoi bramka szeroka na { n-goal-width }, ale prowadzi do niej tylko jedna linia: ze środka linii bramkowej do punktu bramkowego { $sign-goal }. Piłka zaczyna na środku { $sign-start }: { n-steps-goal } od każdej linii bramkowej, { n-steps-side } od każdego boku.

rules-moves-title = Jak rysować linię
rules-moves--crossing = W swojej turze narysuj linię od piłki do jednego z { $neighbours } sąsiednich punktów, prosto albo na ukos. Przekątnych nie wydrukowano, ale są dozwolone, a dwie z nich mogą się przeciąć.
rules-moves--no-crossing = W swojej turze narysuj linię od piłki do jednego z { $neighbours } sąsiednich punktów, prosto albo na ukos. Przekątnych nie wydrukowano, ale są dozwolone. Dwie przekątne nigdy się nie przecinają: gdzie jest jedna, tam druga jest zamknięta.
rules-moves--orthogonal = W swojej turze narysuj linię od piłki do jednego z { $neighbours } sąsiednich punktów: w górę, w dół, w lewo albo w prawo. Przekątnych tu nie ma, nawet jeśli znasz odmianę, w której są.
rules-lines--wall = Żadnej linii nie rysuje się dwa razy, także w przeciwną stronę. Nigdy nie rysuj wzdłuż ściany ani przez nią.
rules-lines--playable = Żadnej linii nie rysuje się dwa razy, także w przeciwną stronę. Wolno rysować wzdłuż krawędzi boiska, ale nigdy przez nią.
rules-lines--closed = Żadnej linii nie rysuje się dwa razy, także w przeciwną stronę. Nigdy nie rysuj wzdłuż krawędzi boiska ani przez nią.

rules-bounce-title = Odbicie
rules-no-bounce-title = Jedna linia na turę
rules-touched--wall = Zanim narysujesz linię, spójrz na punkt, do którego zmierzasz. Jeśli dochodzi do niego linia albo ściana, punkt jest __zajęty__; jeśli nie, jest __wolny__. Środek boiska jest zajęty od początku.
rules-touched--playable = Zanim narysujesz linię, spójrz na punkt, do którego zmierzasz. Jeśli dochodzi do niego linia albo wydrukowano na nim kółko { $sign-bounce }, punkt jest __zajęty__; jeśli nie, jest __wolny__. Środek boiska jest zajęty od początku.
rules-bounce--chained = Na wolnym punkcie twoja tura się kończy. Od zajętego piłka się odbija: musisz narysować jeszcze jedną linię. Ona też może dać odbicie; grasz, aż piłka dojdzie do wolnego punktu.
rules-bounce--single = Jeśli pierwsza linia tury kończy się na wolnym punkcie, tura się kończy. Jeśli na zajętym, piłka się odbija: musisz narysować dodatkową linię. Dodatkowa linia nigdy nie daje odbicia, gdziekolwiek się skończy: tura się kończy. Przeciwnik gra dalej od tego miejsca i też może mieć odbicie.
rules-bounce--none-touched = Odbić tu nie ma. Tura to jedna linia, a skończyć się może na dowolnym punkcie, nawet tam, gdzie piłka już była. Potem z tego miejsca gra przeciwnik.
rules-bounce--none-clean = Odbić tu nie ma. Tura to jedna linia, a skończyć się musi na wolnym punkcie albo w bramce. Potem z tego miejsca gra przeciwnik.
rules-ring = Trudno poznać? Otaczaj kółkiem każdy punkt, do którego dochodzi piłka.

rules-sample-title = Przykład: pierwsze tury
sample-up = __Tura { $turn }.__ Gracz { $player } idzie prosto w górę. Punkt wolny: koniec tury.
sample-right = __Tura { $turn }.__ Gracz { $player } idzie w prawo. Punkt wolny: koniec tury.
sample-left = __Tura { $turn }.__ Gracz { $player } idzie w lewo. Punkt wolny: koniec tury.
sample-down = __Tura { $turn }.__ Gracz { $player } idzie w dół. Punkt wolny: koniec tury.
sample-diagonal = __Tura { $turn }.__ Gracz { $player } idzie w dół na ukos. Punkt wolny: koniec tury.
sample-up--plain = __Tura { $turn }.__ Gracz { $player } idzie prosto w górę. Jedna linia: koniec tury.
sample-left--plain = __Tura { $turn }.__ Gracz { $player } idzie w lewo. Jedna linia: koniec tury.
sample-down--plain = __Tura { $turn }.__ Gracz { $player } idzie w dół. Jedna linia: koniec tury.
sample-diagonal--plain = __Tura { $turn }.__ Gracz { $player } idzie w dół na ukos. Jedna linia: koniec tury.
sample-return--chained = __Tura { $turn }.__ Gracz { $player } wraca na środek. Punkt zajęty: jeszcze jedna linia.
sample-return--single = __Tura { $turn }.__ Gracz { $player } ma odbicie na środku. Dodatkowa linia kończy się na zajętym punkcie: bez odbicia.
sample-return--single-clean = __Tura { $turn }.__ Gracz { $player } ma odbicie na środku. Dodatkowa linia i koniec tury.
sample-return--plain = __Tura { $turn }.__ Gracz { $player } wraca na środek. Bez odbicia: koniec tury.
sample-refused = __Tura { $turn }.__ Środek jest zajęty: gracz { $player } nie może tam wrócić.

rules-dead-end-title = Ślepe zaułki
rules-dead-end--chained = Jeśli od piłki nie da się narysować żadnej linii, jest ona w ślepym zaułku. Kto ją tam zaprowadzi, przegrywa: odbicie wymaga jeszcze jednej linii, a takiej nie ma. Nigdy nie wolno opuścić tury.
rules-dead-end--single = Jeśli musisz narysować linię, a żadnej nie ma, przegrywasz: nigdy nie wolno opuścić tury. Nie wchodź więc pierwszą linią w ślepy zaułek. Ale jeśli kończy się w nim linia dodatkowa, twoja tura minęła, a przegrywa przeciwnik, który nie może rysować.
rules-dead-end--none = Jeśli od piłki nie da się narysować żadnej linii, jest ona w ślepym zaułku: gracz, którego jest tura, nie może rysować i przegrywa. Nigdy nie wolno opuścić tury. Zaprowadź więc piłkę w ślepy zaułek, a wygrasz.
rules-dead-end--mover = Jeśli od piłki nie da się narysować żadnej linii, jest ona w ślepym zaułku. Kto ją tam zaprowadzi, przegrywa. Nigdy nie wolno opuścić tury.
rules-dead-end--draw = Jeśli od piłki nie da się narysować żadnej linii, jest ona w ślepym zaułku, a partia kończy się remisem. Dopóki jest jakaś linia, nie wolno opuścić tury.
rules-corner--all = Każdy róg boiska jest ślepym zaułkiem.
rules-corner--orthogonal-box = Każdy punkt na ścianie jest ślepym zaułkiem, oprócz słupków.
rules-corner--orthogonal-link = Każdy punkt na ścianie jest ślepym zaułkiem, oprócz środka każdej linii bramkowej.

rules-end-title = Koniec partii
rules-goal-scored = Punkt bramkowy { $sign-goal } od razu kończy partię. Wygrywa strona, która atakuje tę bramkę, ktokolwiek rysuje ostatnią linię: samobój to przegrana. Dojść do linii bramkowej to za mało; piłka musi wejść za nią.
rules-draw--agreement = Remis jest możliwy tylko za zgodą obu stron.
rules-draw--otherwise = Poza tym remis jest możliwy tylko za zgodą obu stron.
rules-draw--clock = Czas gry: { n-minutes }. Partia, która się do tej pory nie skończy, jest remisem, gdziekolwiek leży piłka.

rules-people-title = Kto gra
rules-people--teams = Do { n-guests } gra parami, każda para na swoim boisku, albo w dwóch równych drużynach przy jednym. Partnerzy mogą podzielić się pracą: jedno mówi, dokąd iść, drugie rysuje. Umówcie się, kto zaczyna: to gracz { $first }. Następną partię zaczyna druga strona.
rules-people--two = Umówcie się, kto zaczyna: to gracz { $first }. Następną partię zaczyna druga strona. Jeśli grasz z partnerem, podzielcie się pracą: jedno mówi, dokąd iść, drugie rysuje.

rules-check-title = Przed pierwszą partią
rules-check--wall = Obwiedź boisko palcem, bez ołówka. Gdzie obrys jest ciągły, tam nikt nie rysuje ani wzdłuż niego, ani przez niego.
rules-check--playable = Przesuń palcem po kropkowanej krawędzi, bez ołówka: tam wolno rysować, punkt po punkcie. Grubej ramki na zewnątrz nigdy nie wolno przekroczyć.
rules-check--closed = Obwiedź boisko palcem, bez ołówka. Wszystkie punkty na krawędzi są zajęte: żadna linia się tam nie kończy.
rules-mouth--all = Potem pokaż obie bramki. Między słupkami linia bramkowa jest kropkowana: wolno rysować wzdłuż niej i przez nią. Ze słupka do bramki prowadzi tylko przekątna.
rules-mouth--orthogonal = Potem pokaż obie bramki. Między słupkami linia bramkowa jest kropkowana: wolno rysować wzdłuż niej i przez nią. Ze słupka żadna linia nie prowadzi do bramki.
rules-mouth--link = Potem pokaż obie bramki. Prowadzi do nich tylko jedna linia, ze środka linii bramkowej; to jedyne wyjście z boiska. Ze słupków nie prowadzi żadna.

rules-origin-title = Skąd ta gra
origin--standard = Wystarczą kartka w kratkę i ołówek. W Polsce grę znają i lubią uczniowie i studenci; mówi się na nią piłkarzyki. Rozmiaru boiska nigdy nie ustalono.
origin--large = Rozmiaru boiska nigdy nie ustalono, byle boki były parzyste; 8 × 10 kratek należy do najczęstszych. Odmiana rosyjska jest zwykle o wiele większa.
origin--orthogonal = Odmiana na początek: tylko proste linie, małe boisko, krótka partia. W innych odmianach gry używa się też przekątnych.
origin--notation = To boisko pochodzi z rosyjskiej książki o piłce na papierze. Każdy punkt ma tam literę i numer, więc można zapisywać tury i całe partie.
origin--single-bounce = Nie jest znane wydane źródło tej odmiany, która leży pośrodku między łańcuchami odbić a grą bez nich: odbicie się opłaca, ale tylko raz na turę.
origin--classic = Rozmiaru boiska nigdy nie ustalono; { size } należy do najczęstszych. Uczniowie i studenci w Polsce mówią na grę piłkarzyki; od 2004 roku można w nią grać w internecie.
origin--no-bounce = Gra się także bez odbić: jest taka odmiana rosyjska i gra komputerowa z 2005 roku.
origin--wide-goals = Rozmiaru boiska nigdy nie ustalono; jedna z polskich odmian ma { size }. Z dużym boiskiem często idą inne zasady, na przykład szersze bramki.
origin--texas = W odmianie Texas żadne dwie przekątne się nie przecinają; w zwykłej grze wolno im. Rozmiaru boiska nigdy nie ustalono.
origin-own = Odmiana ułożona dla tego stołu. W Polsce grę znają i lubią uczniowie i studenci; mówi się na nią piłkarzyki. Rozmiaru boiska nigdy nie ustalono.

## Rysunki w zasadach: wiersze po mniej więcej 32 znaki

fig-field = Gracz { $side-a } atakuje górną bramkę, gracz { $side-b } dolną.
label-goal = bramka
label-wall = ściana
label-edge = krawędź
label-start = środek
label-cell = kratka
label-point = punkt
label-post = słupek
key-line-a = linia gracza { $side-a }
key-line-b = linia gracza { $side-b }
key-ball = piłka
key-bounce = odbicie
fig-moves--crossing = { $neighbours } sąsiednich punktów; dwie przekątne, które się przecinają.
fig-moves--no-crossing = { $neighbours } sąsiednich punktów; dwie przekątne nie mogą się przeciąć.
# Tu sąsiadów jest zawsze 4.
fig-moves--orthogonal = { $neighbours } sąsiednie punkty. Bez przekątnych.
fig-bounce--chained = Tura gracza { $side-a }: piłka odbija się na zajętych punktach i staje na wolnym.
fig-bounce--single = Tura gracza { $side-a }: odbicie, potem linia dodatkowa. Kończy się na zajętym punkcie, ale odbicia nie daje.
fig-bounce--none-touched = Tura gracza { $side-a }: jedna linia, która kończy się tam, gdzie piłka już była.
fig-bounce--none-clean = Piłka może iść na wolne punkty, nie na zajęte.
fig-dead-end--mover = Gracz { $side-a } prowadzi piłkę w ślepy zaułek i przegrywa.
fig-dead-end--to-move = Gracz { $side-a } prowadzi piłkę w ślepy zaułek. Gracz { $side-b } nie może rysować i przegrywa.
fig-dead-end--draw = Gracz { $side-a } prowadzi piłkę w ślepy zaułek: remis.
fig-goals = Po lewej gracz { $side-a } strzela gola. Po prawej gracz { $side-b } strzela samobója. Oba razy wygrywa gracz { $side-a }.
fig-goals--goal = Gracz { $side-a } strzela gola do górnej bramki i wygrywa.
fig-goals--own-goal = Gracz { $side-b } prowadzi piłkę do górnej bramki: samobój, wygrywa gracz { $side-a }.
fig-entries--box = Bramka ma { n-entries }. Spoza słupków żadnego.
fig-entries--link = Bramka ma { n-entries }: ze środka linii bramkowej.
fig-boundary--wall = Żadnej linii wzdłuż ściany, żadnej przez nią.
fig-boundary--playable = Wzdłuż krawędzi tak; przez nią nigdy.
fig-boundary--closed = Żadnej linii wzdłuż krawędzi, żadnej przez nią.

# Czytane na głos temu, kto nie widzi rysunku.
alt-pitch = Boisko { size }, z bramką u góry, bramką u dołu i początkiem na środku.
alt-annotated = Boisko { size }, z literą przy każdej kolumnie, numerem przy każdym rzędzie i objaśnieniem części.
alt-field = Całe boisko. Podpisano bramkę, obrys, środek, kratkę, punkt i słupek.
alt-moves--crossing = Strzałki prowadzą od piłki w górę, w dół, w lewo, w prawo i wzdłuż czterech przekątnych. Obok przecinają się dwie przekątne.
alt-moves--no-crossing = Strzałki prowadzą od piłki w górę, w dół, w lewo, w prawo i wzdłuż czterech przekątnych. Obok przekreślono przekątną, która przecięłaby inną.
alt-moves--orthogonal = Strzałki prowadzą od piłki w górę, w dół, w lewo i w prawo.
alt-bounce--chained = Piłka dochodzi do zajętego punktu, a tura trwa od niego, aż piłka dojdzie do wolnego punktu.
alt-bounce--single = Piłka dochodzi do zajętego punktu. Potem dodatkowa linia kończy się na innym zajętym punkcie.
alt-bounce--none-touched = Jedna linia prowadzi piłkę do punktu, do którego dochodzi już starsza linia.
alt-bounce--none-clean = Strzałki prowadzą od piłki do wolnych punktów. Linie do zajętych punktów są przekreślone.
alt-dead-end = Piłka leży na punkcie, od którego nie da się narysować żadnej linii.
alt-goals = Dwie bramki z piłką na punkcie bramkowym. Ostatnia linia po lewej należy do gracza { $side-a }, po prawej do gracza { $side-b }.
alt-goals--goal = Bramka z piłką na punkcie bramkowym. Ostatnia linia należy do gracza { $side-a }.
alt-goals--own-goal = Bramka z piłką na punkcie bramkowym. Ostatnia linia należy do gracza { $side-b }.
alt-entries--box = Strzałki prowadzą do bramki z punktów jej linii bramkowej. Linie spoza słupków są przekreślone.
alt-entries--link = Jedna strzałka prowadzi do bramki ze środka jej linii bramkowej. Linie ze słupków są przekreślone.
alt-boundary--wall = Linia wzdłuż ściany i linia przez nią, obie przekreślone.
alt-boundary--playable = Linia biegnie wzdłuż krawędzi boiska. Linia przez krawędź jest przekreślona.
alt-boundary--closed = Linia wzdłuż krawędzi boiska i linia przez nią, obie przekreślone.
alt-sample = Droga piłki po turze { $turn }.
alt-seats = Małe boiska z literami graczy na obu końcach.

## Karta gospodarza: wiersze po mniej więcej 34 znaki, dwa, najwyżej trzy

card-start--touched = __Początek:__ kółko na środku. Ten punkt jest zajęty od początku.
card-start--plain = __Początek:__ kółko na środku. Stamtąd wychodzi pierwsza linia.
card-goal--all = __Gol:__ za linią bramkową. Ze słupka tylko na ukos.
card-goal--orthogonal = __Gol:__ za linią bramkową, na wprost. Nigdy ze słupka.
card-goal--between = __Gol:__ za linią bramkową. Nigdy ze słupka.
card-goal--link = __Gol:__ prowadzi jedna linia, ze środka. Ze słupków żadna.
card-boundary--wall = __Ściana:__ ani wzdłuż niej, ani przez nią. Jej punkty są zajęte.
card-boundary--wall-plain = __Ściana:__ ani wzdłuż niej, ani przez nią. Skończyć tam linię wolno.
card-boundary--playable = __Krawędź:__ wzdłuż tak, jej punkty są zajęte. Przez nią nigdy.
card-boundary--playable-plain = __Krawędź:__ wolno rysować wzdłuż niej, ale nigdy przez nią.
card-boundary--closed = __Krawędź:__ jej punkty są zajęte. Żadna linia się tam nie kończy.
card-finger--wall = __Pokaż palcem,__ bez ołówka: cały obrys boiska, obie bramki.
card-finger--playable = __Pokaż palcem,__ bez ołówka: kawałek krawędzi, obie bramki.
card-known--orthogonal-chained = __Bez przekątnych,__ nawet dla tych, którzy je znają.
card-known--orthogonal-single = __Bez przekątnych.__ Jedno odbicie na turę: linia dodatkowa go nie daje.
card-known--orthogonal-none-touched = __Ani przekątnych, ani odbić:__ jedna linia na turę, dokądkolwiek.
card-known--orthogonal-none-clean = __Ani przekątnych, ani odbić:__ jedna linia na turę, na wolny punkt.
card-known--crossing-chained = __Przekątne są dozwolone,__ choć ich nie wydrukowano, i mogą się przecinać.
card-known--crossing-single = __Jedno odbicie na turę:__ linia dodatkowa nigdy nie daje odbicia.
card-known--crossing-none-touched = __Bez odbić:__ jedna linia na turę, gdziekolwiek się skończy.
card-known--crossing-none-clean = __Bez odbić:__ jedna linia na turę, zawsze na wolny punkt.
card-known--no-crossing-chained = __Przekątne się nie przecinają:__ jedna zamyka drugą. Odbicia jak zwykle.
card-known--no-crossing-single = __Przekątne się nie przecinają.__ Jedno odbicie na turę.
card-known--no-crossing-none-touched = __Przekątne się nie przecinają.__ Bez odbić: jedna linia na turę.
card-known--no-crossing-none-clean = __Przekątne się nie przecinają.__ Bez odbić: jedna linia, na wolny punkt.
card-time--clock = __{ n-minutes }.__ Nie koniec? Remis, gdziekolwiek leży piłka.
card-time--agreement = __Bez zegara.__ Remis jest możliwy tylko za zgodą obu stron.
card-time--draw = __Bez zegara.__ Ślepy zaułek to remis; poza tym tylko za zgodą stron.
card-people--teams = __Do { n-guests }:__ parami albo w dwóch drużynach. Jedno mówi, drugie rysuje.
card-people--two = __Dwoje graczy.__ Partner może mówić, dokąd iść, a ty rysujesz.
card-next = __Następna partia:__ zaczyna druga strona.

## Co się zmienia: komórki po mniej więcej 31 znaków w wierszu

changes-compared = w porównaniu z odmianą „{ $other }”
changes-scale = Oba boiska w tej samej skali.
changes-same = = tak samo
row-pitch = Boisko
row-start = Początek
row-goals = Bramki
row-moves = Linie
row-boundary = Krawędź
row-bounce = Odbicia
row-lines = Linie na turę
row-turn-end = Koniec tury
row-dead-end = Ślepy zaułek
row-end = Gol
row-time = Czas
row-figures = W liczbach
row-follows = Przy stole
row-origin = Pochodzenie
cell-pitch = { size }, razem { $cells }; { size-points }.
cell-start = Na środku: { n-steps-goal } od linii bramkowych, { n-steps-side } od boków.
cell-goals--box = Szerokie na { n-goal-width }, pośrodku każdego końca; { n-entries }.
cell-goals--link = Szerokie na { n-goal-width }, pośrodku każdego końca; { n-entries }.
cell-moves--all-allowed = Do jednego z { $neighbours } sąsiednich punktów. Przekątne mogą się przecinać.
cell-moves--all-forbidden = Do jednego z { $neighbours } sąsiednich punktów. Przekątne nie mogą się przecinać.
cell-moves--orthogonal-allowed = Do jednego z { $neighbours } sąsiednich punktów. Bez przekątnych.
cell-boundary--wall = Ściana: nigdy wzdłuż niej, nigdy przez nią.
cell-boundary--playable = Wolno rysować wzdłuż niej, ale nigdy przez nią.
cell-bounce--chained = Zajęty punkt daje jeszcze jedną linię, która też może dać odbicie.
cell-bounce--single = Pierwsza linia może dać odbicie, a z nim dodatkową linię. Ta odbicia nie daje.
cell-bounce--none-touched = Brak. Linia może się skończyć na zajętym punkcie.
cell-bounce--none-clean = Brak. Linia nie może się skończyć na zajętym punkcie.
cell-lines--chained = Tyle, ile dadzą odbicia.
cell-lines--single = Jedna, po odbiciu dwie.
cell-lines--none-touched = Jedna.
cell-lines--none-clean = Jedna.
cell-turn-end--chained = Na wolnym punkcie, chyba że to koniec partii.
cell-turn-end--single = Na wolnym punkcie; po linii dodatkowej na dowolnym.
cell-turn-end--none-touched = Na dowolnym punkcie.
cell-turn-end--none-clean = Na wolnym punkcie, chyba że to koniec partii.
cell-dead-end--chained-mover-loses = Kto zaprowadzi tam piłkę, przegrywa.
cell-dead-end--chained-to-move-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--chained-draw = Remis.
cell-dead-end--single-mover-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--single-to-move-loses = Kto musi rysować, a nie może, przegrywa; po linii dodatkowej jest to przeciwnik.
cell-dead-end--single-draw = { cell-dead-end--chained-draw }
cell-dead-end--none-touched-mover-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--none-touched-to-move-loses = Kto zaprowadzi tam piłkę, wygrywa: przeciwnik nie może rysować.
cell-dead-end--none-touched-draw = { cell-dead-end--chained-draw }
cell-dead-end--none-clean-mover-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--none-clean-to-move-loses = { cell-dead-end--none-touched-to-move-loses }
cell-dead-end--none-clean-draw = { cell-dead-end--chained-draw }
cell-end = Wygrywa strona, która atakuje tę bramkę, nawet przy samobóju.
cell-time--clock = { n-minutes }; potem remis.
cell-time--no-clock = Bez zegara.
cell-figures--chained-wall = Najkrócej do gola: { n-shortest-goal }, w ślepy zaułek: { $shortest-blocked }. Najdłuższa partia: { n-max-turns }.
cell-figures--chained-playable = Najkrócej do gola: { n-shortest-goal }. Najdłuższa partia: { n-max-turns }.
cell-figures--single-wall = Najkrócej do gola: { n-shortest-goal }, w ślepy zaułek: { $shortest-blocked }.
cell-figures--single-playable = Najkrócej do gola: { n-shortest-goal }.
cell-figures--none-touched-wall = { cell-figures--single-wall }
cell-figures--none-touched-playable = { cell-figures--single-playable }
cell-figures--none-clean-wall = { cell-figures--single-playable }
cell-figures--none-clean-playable = { cell-figures--single-playable }

# Co z tego wynika przy stole: wiersze po mniej więcej 62 znaki, najwyżej dwa.
follows--larger-chained = Środek dłużej pozostaje wolny: na początku mniej odbić, wolniejsze manewry, więcej miejsca na pułapki, dłuższe partie.
follows--larger-other = Bramki są dalej: dłuższe partie i więcej miejsca na pułapki.
follows--smaller-chained = Bramki są bliżej, środek szybciej się zapełnia: na początku więcej odbić, krótsze partie.
follows--smaller-other = Bramki są bliżej: krótsze partie.
follows--bounce-chained = Łańcuch odbić może w jednej turze przenieść piłkę przez całe boisko.
follows--bounce-single = Długich łańcuchów już nie ma; odbicie nadal się opłaca, ale raz na turę.
follows--bounce-single-trap = Linia dodatkowa bywa pułapką: w ślepym zaułku przegrywa przeciwnik.
follows--bounce-none-touched = Długich łańcuchów już nie ma: w turze piłka robi jeden krok.
follows--bounce-none-clean = Droga staje się przeszkodą: piłka nigdy nie wraca tam, gdzie była.
follows--bounce-none-trap = Ślepe zaułki są pułapkami: zaprowadź tam piłkę, a przeciwnik przegra.
follows--orthogonal = Powiedz to przed startem: goście, którzy znają grę, czekają na przekątne.
follows--all = Przekątnych nie wydrukowano: pokaż jedną przed startem.
follows--playable = Z rogów jest wyjście.
follows--playable-chained = Przy krawędzi piłka może odbijać się aż do bramki; z rogów jest wyjście.
follows--wall = Wzdłuż boków nikt już nie pobiegnie.
follows--no-crossing = Każda przekątna zamyka tę, która by ją przecięła: droga szybciej się zagradza.
follows--crossing = Przekątna nie zamyka już tej, która ją przecina.
follows--goal-box = Każda bramka ma { n-entries }: policzcie palcem przed grą.
follows--goal-link = Do każdej bramki prowadzi tylko jedna linia: pilnuj drogi do niej.
follows--clock = Zapowiedz koniec zawczasu; nie rozsądzaj, kto jest bliżej.
follows--no-clock = Grajcie bez pośpiechu: partie toczą się do końca.
follows--blocked-mover = Strzeż się ślepych zaułków: kto zaprowadzi tam piłkę, przegrywa.
follows--blocked-draw = Ślepy zaułek może teraz uratować partię, która idzie źle.

## Okładka zestawu

cover-kicker = Zestaw dla { n-guests }
cover-print-title = Co wydrukować
cover-pitch-title = Boisko
cover-annotated-title = Boisko z opisem
cover-rules-title = Zasady gry
cover-card-title = Karty gospodarza
cover-pages--one = Strona { $page }, jednostronnie.
cover-pages--one-sided = Strony { $first-page }–{ $last-page }, jednostronnie.
cover-pages--two-sided = Strony { $first-page }–{ $last-page }, dwustronnie, długa krawędź.
cover-pitch-why = Każdej parze: na partię i rewanż.
cover-annotated-why = Dla gospodarza: do wyjaśnień i zapisu tur.
cover-rules-why = Po jednym dla każdej pary.
cover-card-why = Potnij po kreskach: jedna na stół.
cover-total-title = Razem
cover-total = { n-sheets }
cover-scale-title = Skala
cover-scale = Drukuj w rzeczywistym rozmiarze, 100%, bez dopasowania do strony. Potem zmierz oba paski na dole po lewej: { $bar } milimetrów.
cover-paper-title = Papier
cover-paper--either = A4 albo Letter: każda kartka pasuje do obu.
cover-paper--given = { $paper }.
cover-pencils-title = Ołówki
cover-pencils = Razem { $guests }, dobrze zatemperowane: po jednym na gościa. Bez gumek.
cover-scissors-title = Nożyczki
cover-scissors = Jedne, do kart.
cover-seats-title = Miejsca
cover-seats--symmetric = Siądźcie naprzeciw siebie: atakujesz bramkę po drugiej stronie.
cover-seats--asymmetric = Siądźcie naprzeciw siebie: gracz { $side-a } na dolnym końcu, gracz { $side-b } na górnym; atakujesz bramkę po drugiej stronie. Końce są różne: przed rewanżem zamieńcie się miejscami.
cover-seats-odd = Jeden gość zostaje bez pary: gra z kimś jako partner; zmieniajcie się co partię.
cover-table = stół { $table }
cover-tables-more = … do stołu { $pairs }
cover-teams = albo dwie drużyny po { $team-size }

## Boisko z opisem: wiersze po mniej więcej 21 znaków

annotated-title = Boisko z opisem
annotated-goal-title = Punkty bramkowe
annotated-goal--all = { $goal-points }: koniec partii. Między słupkami prosto albo na ukos; ze słupka tylko na ukos.
annotated-goal--orthogonal = { $goal-points }: koniec partii. Tylko na wprost, spomiędzy słupków.
annotated-goal--between = { $goal-points }: koniec partii. Na wprost albo na ukos, spomiędzy słupków; nigdy ze słupka.
annotated-goal--link = { $goal-points }: koniec partii. Prowadzi tu jedna linia, ze środka.
annotated-wall-title = Ściana
annotated-wall--touched = Liczy się jak narysowana: nigdy wzdłuż niej ani przez nią. Jej punkty są zajęte.
annotated-wall--plain = Liczy się jak narysowana: nigdy wzdłuż niej ani przez nią.
annotated-edge-title = Krawędź
annotated-edge--playable = Wolno rysować wzdłuż niej, nigdy przez nią. Jej punkty są zajęte.
annotated-edge--plain = Wolno rysować wzdłuż niej, nigdy przez nią.
annotated-edge--closed = Jej punkty są zajęte: żadna linia się tam nie kończy.
annotated-start-title = Początek
annotated-start--touched = { $start-point }, środek. Zajęty od początku.
annotated-start--plain = { $start-point }, środek.
annotated-odd-title = Dwa rodzaje punktów
annotated-odd = nieparzysty: nieparzysta liczba możliwych linii
annotated-even = parzysty: parzysta liczba możliwych linii
annotated-odd-why = Gol albo ślepy zaułek leży zawsze na punkcie nieparzystym albo na środku.
annotated-line-title = Linia bramkowa
annotated-line--box = Otwarta między słupkami { $left-post } i { $right-post }: rysuj wzdłuż niej i przez nią.
annotated-line--link = Otwiera się tylko na środku: do bramki prowadzi jedna linia.
annotated-turn-title = Jak zapisać turę
annotated-turn = Połącz punkty łącznikami, zaczynając tam, gdzie leży piłka: __{ $sample-turn }__.

## Arkusz zapisu

sheet-notation = Zapis gry
footer-sheet--notation = zapis gry
notation-points-title = Każdy punkt ma nazwę
notation-points--bottom = Litera oznacza kolumnę, licząc od lewej; numer oznacza rząd, licząc od dołu. Rzędy punktów bramkowych też się liczą. Piłka zaczyna na __{ $start-point }__. Górna bramka: { $goal-points }.
notation-points--top = Litera oznacza kolumnę, licząc od lewej; numer oznacza rząd, licząc od góry. Rzędy punktów bramkowych też się liczą. Piłka zaczyna na __{ $start-point }__. Górna bramka: { $goal-points }.
notation-odd-title = Punkty nieparzyste i parzyste
notation-odd = Przed partią policz możliwe linie przy punkcie. Jeśli ich liczba jest nieparzysta, jest to punkt __nieparzysty__, na rysunku romb { $sign-odd }; jeśli nie, jest to punkt __parzysty__.
notation-odd-why = Przejście przez punkt zużywa dwie z jego linii. Dlatego gol albo ślepy zaułek leży zawsze na punkcie nieparzystym albo na środku.
notation-turn-title = Tura zapisana i narysowana
notation-turn--bounces = Turę zapisz punkt po punkcie, z łącznikami, zaczynając tam, gdzie leży piłka: __{ $sample-turn }__. Narysowana, jest ta tura drogą piłki: linie gracza { $side-a } są pełne, gracza { $side-b } podwójne; kółko { $sign-bounce } to odbicie, tarcza { $sign-ball } to piłka.
notation-turn--plain = Turę zapisz punkt po punkcie, z łącznikami, zaczynając tam, gdzie leży piłka: __{ $sample-turn }__. Narysowana, jest ta tura drogą piłki: linie gracza { $side-a } są pełne, gracza { $side-b } podwójne; tarcza { $sign-ball } to piłka.
notation-game-title = Cała partia
notation-game = Numeruj tury po dwie: najpierw gracz { $first }, potem gracz { $second }. Po ostatnim punkcie napisz, jak skończyła się partia, a potem bramkę strony, która przegrała.
notation-example = Gol gracza { $side-a } może więc wyglądać tak: __{ $goal-turn } { abbr-goal } { abbr-upper }__.
notation-endings = __{ abbr-goal }__ gol · __{ abbr-own-goal }__ samobój · __{ abbr-dead-end }__ ślepy zaułek · __{ abbr-draw }__ remis
notation-upper = __{ abbr-upper }__ górna bramka: wygrywa gracz { $side-a }
notation-lower = __{ abbr-lower }__ dolna bramka: wygrywa gracz { $side-b }
abbr-goal = G
abbr-own-goal = S
abbr-dead-end = Z
abbr-draw = =
abbr-upper = ↑
abbr-lower = ↓
notation-first-title = Pierwsza linia
# Mianownik: 8 kierunków.
n-first-lines = { $first-lines ->
    [one] { $first-lines } kierunek
    [few] { $first-lines } kierunki
   *[many] { $first-lines } kierunków
}
notation-first--mirror = Pierwsza linia ma do wyboru { n-first-lines }. Jeśli nie odróżniać lewej strony od prawej, zostaje { $different-lines }.
notation-first--plain = Pierwsza linia ma do wyboru { n-first-lines }.
record-title = Zapis partii
record-player = Gracz { $player }
record-date = Data
record-result = Wynik
record-number = Nr
fig-notation-points = Kolumny i rzędy. Romby to punkty nieparzyste.
fig-notation-turn = Tura __{ $sample-turn }__ gracza { $side-a }.
alt-notation-points = Całe boisko z literą przy każdej kolumnie i numerem przy każdym rzędzie; romby oznaczają punkty nieparzyste.
alt-notation-turn = Tura gracza { $side-a } na części boiska: { $sample-turn }.
alt-notation-first = Pierwsza linia { $first-line }.

## Diagram partii

sheet-diagram = Diagram partii
footer-sheet--diagram = diagram partii
diagram-turn = __Tura { $turn }.__
diagram-turns = __Tury { $first-turn }–{ $last-turn }.__
diagram-next--draws = Rysuje gracz { $player }.
diagram-next--goes-on = Gracz { $player } musi narysować jeszcze jedną linię.
diagram-end--goal = Gol: wygrywa gracz { $player }.
diagram-end--own-goal = Samobój: wygrywa gracz { $player }.
diagram-end--blocked = Ślepy zaułek: wygrywa gracz { $player }.
diagram-end--draw = Ślepy zaułek: remis.
alt-diagram = Droga piłki na boisku { size }, tura po turze: { $turns }. Piłka leży na { $ball }.

## Strona próbna

sheet-test = Strona próbna
footer-sheet--test = strona próbna
test-footer = { $sheet } · { $page }/{ $pages }
test-kicker = Zanim wydrukujesz
test-scale = Zmierz obie długie podziałki od końca do końca: każda ma { $bar } milimetrów. Jeśli nie, wydrukuj jeszcze raz w rzeczywistym rozmiarze, 100%, bez dopasowania do strony.
test-edges-title = Brzegi
test-edges = Pośrodku każdego brzegu są ponumerowane kreski. Liczba to odległość od brzegu kartki w milimetrach. Najniższa liczba, przy której widać kreskę, mówi, jak blisko tego brzegu sięga twoja drukarka. Wszystkie arkusze zachowują { $margin } milimetra odstępu; jeśli drukarka potrzebuje więcej, podaj to w { $option }.
test-lines-title = Linie i kropki
test-lines = Od lewej do prawej są coraz grubsze. Każdą linię powinno być widać od końca do końca, a każda kropka powinna stać osobno. Jeśli najcieńszych nie widać, wyłącz w drukarce oszczędzanie tonera.
test-sides-title = Obie strony
test-sides--long = Wydrukuj obie strony na jednej kartce, odwracanej wzdłuż długiej krawędzi. Popatrz na nią pod światło, tą stroną do siebie: kółko z drugiej strony trafia w krzyż. Odczytaj tam obie skale. Dwa zera i wszystko się zgadza. Jeśli nie, podaj obie liczby w { $option }, najpierw tę z poziomej skali.
test-sides--short = Wydrukuj obie strony na jednej kartce, odwracanej wzdłuż krótkiej krawędzi. Popatrz na nią pod światło, tą stroną do siebie: kółko z drugiej strony trafia w krzyż. Odczytaj tam obie skale. Dwa zera i wszystko się zgadza. Jeśli nie, podaj obie liczby w { $option }, najpierw tę z poziomej skali.
test-back-title = Druga strona
test-back = Popatrz na kartkę pod światło, drugą stroną do siebie, i odczytaj, gdzie na krzyżu stoi to kółko.
alt-test-bars = Pozioma i pionowa podziałka, każda długa na { $bar } milimetrów, z kreską co 10 milimetrów.
alt-test-lines = Sześć linii i sześć rzędów kropek, od najcieńszych do najgrubszych.
alt-test-cross = Krzyż ze skalą od -10 do 10 milimetrów na obu ramionach.
alt-test-ring = Małe kółko z krzyżem w środku.

## Plakaty: jedno boisko na kilku arkuszach

poster-tile = rząd { $row }, kolumna { $column } · arkusz { $page } z { $pages }
poster-cut = Tnij wzdłuż kresek i naklej na następny arkusz.

## Karty do składania

card-fold = Złóż tutaj

## Plansza na ekranie

board-note = Dla dwóch osób przy jednym ekranie. Ta plansza rysuje to, o co prosisz, i cofa to. Nie jest sędzią: nie wie, czyja jest tura, jakie linie dopuszczają zasady ani kto wygrał. Nikt nie gra przeciwko tobie.
board-touch = Dotknij punktu w kółku albo kliknij go, a linia dojdzie do niego. Po swojej turze zmień pióro.
board-keys = Klawiatura: strzałki rysują prosto, 7, 9, 1 i 3 po skosie, spacja zmienia pióro, Backspace cofa.
board-keys-straight = Klawiatura: strzałki rysują, spacja zmienia pióro, Backspace cofa.
board-undo = Cofnij
board-again = Od nowa
board-print = Drukuj
board-pen = Pióro { $player }
board-ball = Piłka leży na { $ball }.
board-draw = Linia do { $ball }

## Strona projektanta

preview-title = Warsztat
preview-language = Język
preview-sheet = Arkusz
preview-scale = Skala
preview-scale--fit = Dopasowana
preview-scale--true = Prawdziwa
preview-undo = Cofnij
preview-save = Zapisz
preview-file-name = Nazwa nowego pliku
preview-saved = Zapisano.
preview-unsaved = Nie zapisano: plik zmieniono gdzie indziej albo taka nazwa już jest.
preview-last-good = W pliku są błędy. To ostatni dobry arkusz.
preview-gone = Program się zakończył; uruchom go ponownie.
preview-findings = Uwagi
preview-no-findings = Bez uwag.
preview-facts = W liczbach
preview-text = Plik odmiany
preview-text-note = Tu można wpisać każdy klucz, także kontur, ściany i wejścia.
preview-key--name = Nazwa
preview-key--based-on = Na podstawie
preview-key--title = Tytuł w tym języku
preview-key--pitch-width = Szerokość w kratkach
preview-key--pitch-length = Długość w kratkach
preview-key--pitch-directions = Kierunki
preview-key--pitch-boundary = Krawędź
preview-key--pitch-crossing = Krzyżujące się skosy
preview-key--goal-shape = Bramka
preview-key--goal-width = Szerokość bramki
preview-key--turn-bounce = Odbicia
preview-key--turn-end-on-touched = Linia może się kończyć na zajętym punkcie
preview-key--turn-first = Zaczyna
preview-key--end-blocked = W ślepym zaułku
preview-key--end-minutes = Minuty albo nic
preview-key--table-guests = Najwięcej gości
preview-key--notation-row-one = Rząd 1 jest
preview-key--paper = Papier
preview-key--landscape = W poziomie
preview-key--cell = Kratka w mm albo największa
preview-value--all = wszystkie osiem
preview-value--orthogonal = tylko proste
preview-value--playable = do gry
preview-value--wall = ściana
preview-value--allowed = wolno
preview-value--forbidden = nie wolno
preview-value--link = jedno wejście
preview-value--box = skrzynka
preview-value--chained = każde daje linię
preview-value--single = jedno na turę
preview-value--none = żadnych
preview-value--true = tak
preview-value--false = nie
preview-value--a = { $side-a }
preview-value--b = { $side-b }
preview-value--mover-loses = przegrywa, kto tam wszedł
preview-value--to-move-loses = przegrywa, czyja tura
preview-value--draw = remis
preview-value--bottom = na dole
preview-value--top = na górze
preview-fact--cells = Kratki
preview-fact--points = Punkty
preview-fact--edges = Wszystkie linie
preview-fact--steps-goal = Kroki do linii bramkowej
preview-fact--steps-side = Kroki do boku
preview-fact--shortest-goal = Najszybszy gol, w liniach
preview-fact--shortest-blocked = Najszybszy ślepy zaułek, w liniach
preview-fact--most-turns = Najwięcej tur
preview-fact--first-lines = Pierwsze linie; różne
preview-fact--cell = Kratka na tym papierze

## Wieczór przy wielu stołach: plik do druku

n-tables = { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}
n-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
n-pages = { $pages ->
    [one] { $pages } strona
    [few] { $pages } strony
   *[many] { $pages } stron
}
event-job = Plik do druku
event-kicker = Wieczór dla { n-guests }
event-size = { n-tables }, { n-rounds }
event-print-title = Jak drukować
event-print--one-sided = Wydrukuj cały plik jeden raz, jednostronnie: są w nim już wszystkie egzemplarze, w kolejności stołów.
event-print--long-edge = Wydrukuj cały plik jeden raz, dwustronnie, długa krawędź: są w nim już wszystkie egzemplarze, w kolejności stołów.
event-print--short-edge = Wydrukuj cały plik jeden raz, dwustronnie, krótka krawędź: są w nim już wszystkie egzemplarze, w kolejności stołów.
event-print-pages = Razem: { n-pages }, papier: { n-sheets }.
event-pages-title = Strony tego pliku
event-cover-title = Okładka i miejsca
event-cover-why = Dla ciebie: ta strona i kto gdzie siedzi.
event-host-title = Karty gospodarza
event-host-why = Potnij po kreskach: komplet na gospodarza.
event-times-title = Sygnały czasu
event-times-why = Dla osoby, która pilnuje czasu.
event-standings-title = Tabela wyników
event-standings-why = Powieś i uzupełniaj po każdej rundzie.
event-table-title = Tabliczki na stoły
event-table-why = Na każdy stół, tak by każdy widział.
event-score-title = Protokół
event-score-why = Na każdy stół.
event-rules-why = Na każdy stół, w każdym z jego języków.
event-pitch-title = Boiska
event-pitch-why = Po jednym na partię; na dole stół i runda.
event-record-title = Zapis ze słuchu
event-record-why = Dla partnerów: jedno mówi, drugie rysuje.
event-blanks-title = Puste odwroty
event-total-title = Stron razem
event-clock-title = Zegar
event-clock = Jeden dla wszystkich stołów: { n-minutes } na rundę.
event-again-title = Zepsuta strona?
event-again = Każda strona ma na dole swoją nazwę. Aby wydrukować ją znowu, dodaj do polecenia __{ $command }__.

event-seats-title = Kto gdzie siedzi
event-seats-how--guests = Losujcie: każdy gość dostaje numer. Zaczyna numer wytłuszczony; drugi siada naprzeciwko.
event-seats-how--teams = Losujcie: każdy gość dostaje numer, a z nim drużynę. Zaczyna drużyna wytłuszczona; druga siada naprzeciwko.
event-seats-languages = Najpierw podzielcie numery według języków: każdy losuje spośród numerów języka, którym mówi.
event-seats-numbers = Numery __{ $side }__: { $items }
event-seats-shared = { $side }: ci goście grają razem, po jednej stronie. Jedno mówi, dokąd iść, drugie rysuje; zmieniajcie się co partię.
event-seats-rest = Kto w danej rundzie odpoczywa, pilnuje czasu.
event-seats-keeper = Gość { $side } pilnuje czasu.
event-round = Runda { $round }
event-table = Stół { $table }
event-col-table = Stół
event-col-rests = pauza
event-col-round = Runda
event-col-begins = Zaczyna
event-col-against = Naprzeciw
event-col-pitch = Boisko
event-col-variant = Gra
event-col-winner = Wygrana
event-col-ending = Koniec
event-col-time = Czas
event-col-team = Zespół
event-col-guest = Gość
event-col-guests = Goście
event-col-name = Imię
event-col-points = Punkty
event-col-place = Lokata
event-col-minute = Minuta
event-col-call = Co powiedzieć

event-foot-pitch = stół { $table }, runda { $round } · { size-short }
event-card-play = Znajdźcie na liście swoją rundę: kto zaczyna, kto gra z kim i na którym boisku. Po partii zapiszcie wynik w protokole.
event-score-how = Wpiszcie imiona obok numerów; zaczyna numer wytłuszczony. Po partii: kto ma wygraną, jak się skończyła i kiedy.
event-pool = Stoły { $items }
event-standings-how = W każdej rundzie wydrukowany numer to przeciwnik. Wpiszcie obok punkty i na końcu je dodajcie.
event-standings-points = Wygrana: 2 punkty. Remis: 1 punkt. Przegrana: 0.
event-times-how = Czytaj te zdania na głos w podanej minucie, licząc od początku rundy.
event-call-start = Runda się zaczyna. Czas gry: { n-minutes }.
event-call-left = Do końca: { n-minutes }.
event-call-end = Koniec czasu! Ołówki na stół. Partia, która się nie skończyła, jest remisem, gdziekolwiek leży piłka.

event-record-how = Jedno mówi cyfrę, drugie rysuje linię w tym kierunku. 0 zawsze prowadzi do górnej bramki, którą atakuje gracz { $side-a }, gdziekolwiek siedzicie. Zapisujcie cyfry, każdą turę w jednym polu: to cała partia.
event-rose-alt = Kierunki i ich cyfry: 0 to góra, dalej zgodnie z ruchem wskazówek zegara.
event-call-0 = w górę
event-call-1 = w górę w prawo
event-call-2 = w prawo
event-call-3 = w dół w prawo
event-call-4 = w dół
event-call-5 = w dół w lewo
event-call-6 = w lewo
event-call-7 = w górę w lewo
