## The language itself

language-name = português
language-tag = pt-BR
side-a = A
side-b = B
typography-quotes = “ ” ‘ ’
typography-inside-quotes = none
typography-narrow-space-before = none
typography-space-before = none
typography-percent = 100%
typography-dash = –
typography-one-letter-words = none
typography-loose-words = a à ao as às até com da das de do dos e é em na nas no nos o os ou para por que se sem são um uma

# Lista de coordenadas: "c11, d11" e "e11".
list-last = { $items } e { $last }

## Expressões com números: entram em outras mensagens.

n-goal-width = { $goal-width } quadrados
n-steps-goal = { $steps-goal ->
    [one] { $steps-goal } passo
   *[other] { $steps-goal } passos
}
n-steps-side = { $steps-side ->
    [one] { $steps-side } passo
   *[other] { $steps-side } passos
}
n-entries = { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}
n-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
n-guests = { $guests } convidados
n-shortest-goal = { $shortest-goal ->
    [one] { $shortest-goal } traço
   *[other] { $shortest-goal } traços
}
n-max-turns = { $max-turns ->
    [one] { $max-turns } turno
   *[other] { $max-turns } turnos
}
n-sheets = { $sheets ->
    [one] { $sheets } folha
   *[other] { $sheets } folhas
}
size = { $width } × { $length } quadrados
size-points = { $width-points } × { $length-points } pontos
size-short = { $width } × { $length }

## Nomes do jogo, das versões e das folhas

game-title = Futebol de papel
# As versões: no máximo 22 sinais.
variant--standard = Campo padrão
variant--large = Campo grande
variant--orthogonal = Sem diagonais
variant--notation = Campo de notação
variant--single-bounce = Rebote único
variant--classic = Campo clássico
variant--no-bounce = Sem rebotes
variant--wide-goals = Gols largos
variant--texas = Texas soccer

sheet-kit = Kit
sheet-cover = Capa
sheet-pitch = Campo
sheet-annotated = Campo comentado
sheet-rules = Folha de regras
sheet-card = Cartão do anfitrião
sheet-gallery = Variantes lado a lado
sheet-changes = O que muda

document-title = { game-title } · { $title } · { $sheet }

# Nos rodapés: minúsculas.
footer-sheet--rules = folha de regras
footer-sheet--changes = o que muda
footer-page = { $name } · { $sheet } · { $page }/{ $pages }
footer-pitch = { $name } · { size-short }
footer-size = { $name } · { size-short } · { $sheet }
footer-cover = { $name } · { n-guests } · página { $page }
scale-bar = { $bar } milímetros
figure-label = Fig. { $figure }
draft-mark = Rascunho

## Folha de regras: linhas de uns 54 sinais. "Na sua vez", "passar a vez"; o que se conta são "turnos". O termo "livre"
## vale só para pontos; "par" são dois adversários, pois "dupla" seriam parceiros.

rules-aim-title = O objetivo
rules-aim = Dois jogadores, uma bola, um só caminho. Vocês se revezam e levam esse caminho adiante, traço a traço. O jogador { $side-a } ataca o gol de cima; o jogador { $side-b }, o de baixo. Leve a bola ao gol que você ataca, e a vitória é sua.

rules-material-title = O material
rules-material = Um campo impresso e um lápis para cada jogador. Risque com firmeza: seus traços precisam se destacar das linhas impressas. O caminho fica sempre à vista; nada se esconde, nada se apaga.

rules-pitch-title = O campo
rules-pitch--wall = O campo tem { size }, ou seja, { size-points }. A bola está sempre em um ponto. No pontilhado { $sign-dotted } você pode traçar. A linha contínua { $sign-solid } é parede: conta como já traçada.
rules-pitch--playable = O campo tem { size }, ou seja, { size-points }. A bola está sempre em um ponto. No pontilhado { $sign-dotted } você pode traçar. Nunca atravesse a linha contínua { $sign-solid }.
rules-goal--box = No meio de cada ponta do campo abre-se um gol de { n-goal-width } de largura. A bola começa no centro { $sign-start }, a { n-steps-goal } de cada linha de gol e a { n-steps-side } de cada lateral.
rules-goal--link = Em cada ponta do campo há um gol de { n-goal-width } de largura, mas só um traço entra nele: o que vai do meio da linha de gol ao ponto de gol { $sign-goal }. A bola começa no centro { $sign-start }, a { n-steps-goal } de cada linha de gol e a { n-steps-side } de cada lateral.

rules-moves-title = O traço
rules-moves--crossing = Na sua vez, faça um traço da bola até um dos { $neighbours } pontos vizinhos, reto ou na diagonal. As diagonais não estão impressas, mas valem, e duas delas podem se cruzar.
rules-moves--no-crossing = Na sua vez, faça um traço da bola até um dos { $neighbours } pontos vizinhos, reto ou na diagonal. As diagonais não estão impressas, mas valem. Duas diagonais nunca se cruzam: onde uma está traçada, a outra fica fechada.
rules-moves--orthogonal = Na sua vez, faça um traço da bola até um dos { $neighbours } pontos vizinhos: para cima, para baixo, para a esquerda ou para a direita. Aqui não há diagonais, mesmo que você conheça uma versão com elas.
rules-lines--wall = Nenhum traço se repete, nem no sentido contrário. Nunca trace ao longo de uma parede nem através dela.
rules-lines--playable = Nenhum traço se repete, nem no sentido contrário. Você pode traçar ao longo da borda do campo, mas nunca através dela.
rules-lines--closed = Nenhum traço se repete, nem no sentido contrário. Nunca trace ao longo da borda do campo nem através dela.

rules-bounce-title = O rebote
rules-no-bounce-title = Um traço por turno
rules-touched--wall = Antes de traçar, olhe o ponto de chegada. Se um traço ou uma parede já chega a ele, é um ponto __usado__; se não, é um ponto __livre__. O ponto central conta como usado desde o início.
rules-touched--playable = Antes de traçar, olhe o ponto de chegada. Se um traço já chega a ele, ou se ele tem um pequeno círculo impresso { $sign-bounce }, é um ponto __usado__; se não, é um ponto __livre__. O ponto central conta como usado desde o início.
rules-bounce--chained = Em um ponto livre, sua vez acaba. Em um ponto usado, há rebote: você precisa fazer outro traço. Ele também pode dar rebote; continue até a bola chegar a um ponto livre.
rules-bounce--single = Se o primeiro traço termina em um ponto livre, sua vez acaba. Se termina em um ponto usado, há rebote: você precisa fazer um traço extra. Esse traço extra nunca dá rebote, termine onde terminar: sua vez acaba ali. Seu adversário joga a partir desse ponto e também pode ganhar rebote.
rules-bounce--none-touched = Não há rebotes. Na sua vez, você faz um só traço, que pode terminar em qualquer ponto, mesmo onde a bola já esteve. Depois, seu adversário joga a partir dali.
rules-bounce--none-clean = Não há rebotes. Na sua vez, você faz um só traço, que precisa terminar em um ponto livre ou em um gol. Depois, seu adversário joga a partir dali.
rules-ring = Ficou em dúvida? Circule cada ponto a que a bola chega.

rules-sample-title = Um exemplo: os primeiros turnos
# Legendas de umas 22 ou 16 letras por linha.
sample-up = __Turno { $turn }.__ O jogador { $player } sobe reto. Ponto livre: fim do turno.
sample-right = __Turno { $turn }.__ O jogador { $player } vai para a direita. Ponto livre: fim do turno.
sample-left = __Turno { $turn }.__ O jogador { $player } vai para a esquerda. Ponto livre: fim do turno.
sample-down = __Turno { $turn }.__ O jogador { $player } desce reto. Ponto livre: fim do turno.
sample-diagonal = __Turno { $turn }.__ O jogador { $player } desce na diagonal. Ponto livre: fim do turno.
sample-up--plain = __Turno { $turn }.__ O jogador { $player } sobe reto. Um traço: fim do turno.
sample-left--plain = __Turno { $turn }.__ O jogador { $player } vai para a esquerda. Um traço: fim do turno.
sample-down--plain = __Turno { $turn }.__ O jogador { $player } desce reto. Um traço: fim do turno.
sample-diagonal--plain = __Turno { $turn }.__ O jogador { $player } desce na diagonal. Um traço: fim do turno.
sample-return--chained = __Turno { $turn }.__ O jogador { $player } volta ao centro. Ponto usado: mais um traço.
sample-return--single = __Turno { $turn }.__ O jogador { $player } ganha rebote no centro. O traço extra termina em ponto usado: sem rebote.
sample-return--single-clean = __Turno { $turn }.__ O jogador { $player } ganha rebote no centro. Um traço extra, e fim do turno.
sample-return--plain = __Turno { $turn }.__ O jogador { $player } volta ao centro. Não há rebote: fim do turno.
sample-refused = __Turno { $turn }.__ O centro é ponto usado: o jogador { $player } não pode voltar lá.

rules-dead-end-title = Becos sem saída
rules-dead-end--chained = Se nenhum traço pode sair da bola, ela está em um beco sem saída. Quem a levou até lá perdeu: o rebote exige outro traço, e não há nenhum. Nunca se pode passar a vez.
rules-dead-end--single = Se você precisa traçar e não há traço possível, você perdeu: nunca se pode passar a vez. Por isso, não leve a bola a um beco sem saída com o primeiro traço. Mas, se é o traço extra que termina em um, sua vez acaba, e quem perde é o adversário, que não tem o que traçar.
rules-dead-end--none = Se nenhum traço pode sair da bola, ela está em um beco sem saída: o jogador da vez não tem o que traçar e perdeu. Nunca se pode passar a vez. Portanto, leve a bola a um beco sem saída, e a vitória é sua.
rules-dead-end--mover = Se nenhum traço pode sair da bola, ela está em um beco sem saída. Quem a levou até lá perdeu. Nunca se pode passar a vez.
rules-dead-end--draw = Se nenhum traço pode sair da bola, ela está em um beco sem saída, e a partida termina empatada. Até lá, nunca se pode passar a vez.
rules-corner--all = Todo canto do campo é um beco sem saída.
rules-corner--orthogonal-box = Todo ponto de uma parede é um beco sem saída, menos as traves.
rules-corner--orthogonal-link = Todo ponto de uma parede é um beco sem saída, menos o meio de cada linha de gol.

rules-end-title = O fim da partida
rules-goal-scored = Um ponto de gol { $sign-goal } encerra a partida na hora. Vence o lado que ataca esse gol, não importa quem fez o último traço: gol contra é derrota. Chegar à linha de gol não basta; a bola precisa passar dela.
rules-draw--agreement = Só há empate se os dois lados concordarem.
rules-draw--otherwise = Fora isso, só há empate se os dois lados concordarem.
rules-draw--clock = Vocês têm { n-minutes }. Se a partida não acabar até lá, é empate, esteja a bola onde estiver.

rules-people-title = Quem joga
rules-people--teams = Até { n-guests } jogam um contra um, com um campo para cada par, ou em dois times iguais em volta de um só campo. Parceiros podem dividir a tarefa: um diz a direção, o outro traça. Combinem quem começa: esse é o jogador { $first }. Na partida seguinte, começa o outro lado.
rules-people--two = Combinem quem começa: esse é o jogador { $first }. Na partida seguinte, começa o outro lado. Se você joga com um parceiro, dividam a tarefa: um diz a direção, o outro traça.

rules-check-title = Antes da primeira partida
rules-check--wall = Contorne o campo com o dedo, sem lápis. Onde a linha é contínua, ninguém pode traçar ao longo dela nem através dela.
rules-check--playable = Passe o dedo pela borda pontilhada, sem lápis: ali você pode traçar, de ponto em ponto. A moldura grossa, logo por fora, nunca pode ser atravessada.
rules-check--closed = Contorne o campo com o dedo, sem lápis. Todos os pontos da borda estão usados: nenhum traço termina ali.
rules-mouth--all = Depois, mostre os dois gols. Entre as traves, a linha de gol é pontilhada: você pode traçar ao longo dela e através dela. De uma trave, só a diagonal entra no gol.
rules-mouth--orthogonal = Depois, mostre os dois gols. Entre as traves, a linha de gol é pontilhada: você pode traçar ao longo dela e através dela. De uma trave, nenhum traço entra no gol.
rules-mouth--link = Depois, mostre os dois gols. Só um traço entra, a partir do meio da linha de gol; é a única saída do campo. Das traves, nenhum traço entra.

rules-origin-title = De onde vem o jogo
# Duas ou três linhas. piłkarzyki é o nome polonês.
origin--standard = Bastam papel quadriculado e lápis. Na Polônia, onde estudantes e universitários gostam muito dele, o jogo se chama piłkarzyki. O tamanho do campo nunca foi fixado.
origin--large = O tamanho do campo nunca foi fixado; só se pede que os lados sejam pares. 8 × 10 quadrados é um dos mais comuns. A versão russa costuma ser bem maior.
origin--orthogonal = Uma versão para começar: só traços retos, campo pequeno, partida curta. Outras versões do jogo usam também as diagonais.
origin--notation = Este campo vem de um livro russo sobre futebol de papel. Nele, cada ponto tem uma letra e um número, e assim se anotam turnos e partidas inteiras.
origin--single-bounce = Não se conhece fonte publicada desta versão, um meio-termo entre rebotes em série e rebote nenhum: o rebote compensa, mas só uma vez por turno.
origin--classic = O tamanho do campo nunca foi fixado; { size } é um dos mais comuns. Na Polônia, onde o jogo se chama piłkarzyki, joga-se pela internet desde 2004.
origin--no-bounce = Há também versões sem rebotes: uma delas é russa, outra é um jogo de computador de 2005.
origin--wide-goals = O tamanho do campo nunca foi fixado; uma versão polonesa usa { size }. Campos grandes costumam vir com outras regras, como gols mais largos.
origin--texas = No Texas soccer, duas diagonais nunca se cruzam; no jogo padrão, elas podem se cruzar. O tamanho do campo nunca foi fixado.
origin-own = Uma versão feita para esta mesa. Na Polônia, onde estudantes e universitários gostam muito dele, o jogo se chama piłkarzyki. O tamanho do campo nunca foi fixado.

## Figuras da folha de regras: umas 32 letras por linha, no máximo 4 linhas.

fig-field = O jogador { $side-a } ataca o gol de cima; o jogador { $side-b }, o de baixo.
# Rótulos: uma palavra.
label-goal = gol
label-wall = parede
label-edge = borda
label-start = centro
label-cell = quadrado
label-point = ponto
label-post = trave
key-line-a = traço do jogador { $side-a }
key-line-b = traço do jogador { $side-b }
key-ball = bola
key-bounce = rebote
fig-moves--crossing = Os { $neighbours } pontos vizinhos; duas diagonais que se cruzam.
fig-moves--no-crossing = Os { $neighbours } pontos vizinhos; duas diagonais não podem se cruzar.
fig-moves--orthogonal = Os { $neighbours } pontos vizinhos. Sem diagonais.
fig-bounce--chained = Um turno do jogador { $side-a }: a bola rebate em pontos usados e para em um livre.
fig-bounce--single = Um turno do jogador { $side-a }: um rebote, depois o traço extra. Ele termina em um ponto usado, mas não dá rebote.
fig-bounce--none-touched = Um turno do jogador { $side-a }: um traço, que termina onde a bola já esteve.
fig-bounce--none-clean = A bola pode ir a pontos livres, não a pontos usados.
fig-dead-end--mover = O jogador { $side-a } levou a bola a um beco sem saída e perde.
fig-dead-end--to-move = O jogador { $side-a } levou a bola a um beco sem saída. O jogador { $side-b } não tem o que traçar e perde.
fig-dead-end--draw = O jogador { $side-a } levou a bola a um beco sem saída: empate.
fig-goals = À esquerda, o jogador { $side-a } marca. À direita, o jogador { $side-b } faz gol contra. Nas duas vezes, vence o jogador { $side-a }.
fig-goals--goal = O jogador { $side-a } marca no gol de cima e vence.
fig-goals--own-goal = O jogador { $side-b } leva a bola ao gol de cima: é gol contra, e o jogador { $side-a } vence.
fig-entries--box = Um gol tem { n-entries }. Nenhuma por fora das traves.
fig-entries--link = Um gol tem { n-entries }: o meio da linha de gol.
fig-boundary--wall = Nenhum traço ao longo da parede, nenhum através dela.
fig-boundary--playable = Ao longo da borda, sim; através dela, nunca.
fig-boundary--closed = Nenhum traço ao longo da borda, nenhum através dela.

# Lidas em voz alta a quem não vê a figura.
alt-pitch = Um campo de { size }, com um gol em cima, um gol embaixo e o ponto de início no centro.
alt-annotated = Um campo de { size }, com uma letra para cada coluna, um número para cada fileira e notas sobre suas partes.
alt-field = O campo inteiro. Rótulos indicam um gol, o contorno, o centro, um quadrado, um ponto e uma trave.
alt-moves--crossing = Setas partem da bola para cima, para baixo, para a esquerda, para a direita e pelas quatro diagonais. Ao lado, duas diagonais se cruzam.
alt-moves--no-crossing = Setas partem da bola para cima, para baixo, para a esquerda, para a direita e pelas quatro diagonais. Ao lado, está riscada uma diagonal que cruzaria outra.
alt-moves--orthogonal = Setas partem da bola para cima, para baixo, para a esquerda e para a direita.
alt-bounce--chained = A bola chega a um ponto usado, e o turno continua dali até um ponto livre.
alt-bounce--single = A bola chega a um ponto usado. Segue-se um traço extra, que termina em outro ponto usado.
alt-bounce--none-touched = Um traço leva a bola a um ponto ao qual um traço mais antigo já chega.
alt-bounce--none-clean = Setas vão da bola a pontos livres. Os traços até pontos usados estão riscados.
alt-dead-end = A bola está em um ponto do qual nenhum traço pode mais sair.
alt-goals = Dois gols com a bola em um ponto de gol. O último traço é do jogador { $side-a } no da esquerda e do jogador { $side-b } no da direita.
alt-goals--goal = Um gol com a bola em um ponto de gol. O último traço é do jogador { $side-a }.
alt-goals--own-goal = Um gol com a bola em um ponto de gol. O último traço é do jogador { $side-b }.
alt-entries--box = Setas entram em um gol a partir dos pontos da linha de gol. Os traços vindos de fora das traves estão riscados.
alt-entries--link = Uma seta entra em um gol a partir do meio da linha de gol. Os traços vindos das traves estão riscados.
alt-boundary--wall = Um traço ao longo da parede e um traço através dela, ambos riscados.
alt-boundary--playable = Um traço segue ao longo da borda do campo. Um traço através dela está riscado.
alt-boundary--closed = Um traço ao longo da borda do campo e um traço através dela, ambos riscados.
alt-sample = O caminho da bola depois do turno { $turn }.
alt-seats = Pequenos campos com as letras dos jogadores em cada ponta.

## Cartão do anfitrião: duas linhas de umas 34 letras, três no máximo.

card-start--touched = __Início:__ o círculo no centro. Já começa como ponto usado.
card-start--plain = __Início:__ o círculo no centro. Dali sai o primeiro traço.
card-goal--all = __Gol:__ além da linha de gol. De uma trave, só na diagonal.
card-goal--orthogonal = __Gol:__ além da linha de gol, em linha reta. Nunca de uma trave.
card-goal--between = __Gol:__ além da linha de gol. Nunca de uma trave.
card-goal--link = __Gol:__ só um traço entra, pelo meio. Das traves, nenhum.
card-boundary--wall = __Parede:__ nem ao longo nem através dela. Seus pontos estão usados.
card-boundary--wall-plain = __Parede:__ nem ao longo nem através dela. Um traço pode terminar ali.
card-boundary--playable = __Borda:__ ao longo, sim; os pontos estão usados. Através, nunca.
card-boundary--playable-plain = __Borda:__ você pode traçar ao longo dela, mas nunca através.
card-boundary--closed = __Borda:__ seus pontos estão usados. Nenhum traço termina ali.
card-finger--wall = __Mostre com o dedo,__ sem lápis: a volta do campo e os dois gols.
card-finger--playable = __Mostre com o dedo,__ sem lápis: um trecho da borda e os dois gols.
card-known--orthogonal-chained = __Sem diagonais,__ mesmo para quem as conhece de outras versões.
card-known--orthogonal-single = __Sem diagonais.__ Um rebote por turno: o traço extra não dá outro.
card-known--orthogonal-none-touched = __Sem diagonais nem rebotes:__ um traço por turno, até qualquer ponto.
card-known--orthogonal-none-clean = __Sem diagonais nem rebotes:__ um traço por turno, até um ponto livre.
card-known--crossing-chained = __Diagonais valem,__ mesmo não impressas, e duas podem se cruzar.
card-known--crossing-single = __Um rebote por turno:__ o traço extra nunca dá rebote.
card-known--crossing-none-touched = __Sem rebotes:__ um traço por turno, termine onde terminar.
card-known--crossing-none-clean = __Sem rebotes:__ um traço por turno, sempre até um ponto livre.
card-known--no-crossing-chained = __Diagonais não se cruzam:__ uma fecha a outra. Rebotes normais.
card-known--no-crossing-single = __Diagonais não se cruzam.__ Um rebote por turno: só um traço extra.
card-known--no-crossing-none-touched = __Diagonais não se cruzam.__ Sem rebotes: um traço por turno.
card-known--no-crossing-none-clean = __Diagonais não se cruzam.__ Um traço por turno, até um ponto livre.
card-time--clock = __{ n-minutes }.__ Não acabou? Empate, esteja a bola onde estiver.
card-time--agreement = __Sem limite de tempo.__ Só há empate se os dois lados concordarem.
card-time--draw = __Sem limite de tempo.__ Só há empate por beco sem saída ou por acordo.
card-people--teams = __Até { $guests }:__ um contra um ou dois times. Entre parceiros, um diz e outro traça.
card-people--two = __Dois jogadores.__ Um parceiro pode dizer a direção, e você traça.
card-next = __Próxima partida:__ começa o outro lado.

## O que muda: células de umas 31 letras por linha, duas a quatro linhas.

changes-compared = em comparação com “{ $other }”
changes-scale = Os dois campos na mesma escala.
changes-same = = igual
row-pitch = Campo
row-start = Início
row-goals = Gols
row-moves = Traços
row-boundary = Borda
row-bounce = Rebotes
row-lines = Traços por turno
row-turn-end = Fim do turno
row-dead-end = Beco sem saída
row-end = Gol marcado
row-time = Tempo
row-figures = Em números
row-follows = Na mesa
row-origin = Origem
cell-pitch = { size }, { $cells } no total; { size-points }.
cell-start = No centro, a { n-steps-goal } das linhas de gol e a { n-steps-side } das laterais.
cell-goals--box = { n-goal-width } de largura, no meio de cada ponta; { n-entries }.
cell-goals--link = { n-goal-width } de largura, no meio de cada ponta; { n-entries }.
cell-moves--all-allowed = Até um dos { $neighbours } pontos vizinhos. As diagonais podem se cruzar.
cell-moves--all-forbidden = Até um dos { $neighbours } pontos vizinhos. As diagonais não podem se cruzar.
cell-moves--orthogonal-allowed = Até um dos { $neighbours } pontos vizinhos. Sem diagonais.
cell-boundary--wall = Uma parede: nem ao longo nem através dela.
cell-boundary--playable = Pode-se traçar ao longo dela, mas nunca através.
cell-bounce--chained = Um ponto usado dá outro traço, que também pode dar rebote.
cell-bounce--single = O primeiro traço pode dar rebote e rende um traço extra, que nunca dá rebote.
cell-bounce--none-touched = Não há. Um traço pode terminar em um ponto usado.
cell-bounce--none-clean = Não há. Um traço não pode terminar em um ponto usado.
cell-lines--chained = Tantos quantos os rebotes derem.
cell-lines--single = Um, ou dois depois de um rebote.
cell-lines--none-touched = Um.
cell-lines--none-clean = Um.
cell-turn-end--chained = Em um ponto livre, a não ser que a partida acabe.
cell-turn-end--single = Em um ponto livre; depois de um traço extra, em qualquer ponto.
cell-turn-end--none-touched = Em qualquer ponto.
cell-turn-end--none-clean = Em um ponto livre, a não ser que a partida acabe.
cell-dead-end--chained-mover-loses = Perde quem leva a bola até lá.
cell-dead-end--chained-to-move-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--chained-draw = Empate.
cell-dead-end--single-mover-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--single-to-move-loses = Perde quem precisa traçar e não pode; depois de um traço extra, é o adversário.
cell-dead-end--single-draw = { cell-dead-end--chained-draw }
cell-dead-end--none-touched-mover-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--none-touched-to-move-loses = Vence quem leva a bola até lá: o adversário não tem o que traçar.
cell-dead-end--none-touched-draw = { cell-dead-end--chained-draw }
cell-dead-end--none-clean-mover-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--none-clean-to-move-loses = { cell-dead-end--none-touched-to-move-loses }
cell-dead-end--none-clean-draw = { cell-dead-end--chained-draw }
cell-end = Vence o lado que ataca esse gol, mesmo em caso de gol contra.
cell-time--clock = { n-minutes }; depois disso, empate.
cell-time--no-clock = Sem limite.
cell-figures--chained-wall = Gol a partir de { n-shortest-goal }, beco sem saída a partir de { $shortest-blocked }. No máximo { n-max-turns }.
cell-figures--chained-playable = Gol a partir de { n-shortest-goal }. No máximo { n-max-turns }.
cell-figures--single-wall = Gol a partir de { n-shortest-goal }, beco sem saída a partir de { $shortest-blocked }.
cell-figures--single-playable = Gol a partir de { n-shortest-goal }.
cell-figures--none-touched-wall = { cell-figures--single-wall }
cell-figures--none-touched-playable = { cell-figures--single-playable }
cell-figures--none-clean-wall = { cell-figures--single-playable }
cell-figures--none-clean-playable = { cell-figures--single-playable }

# O que isso traz para a mesa: umas 62 letras por linha, no máximo duas linhas.
follows--larger-chained = O centro fica livre por mais tempo: menos rebotes no começo, manobras mais lentas, mais armadilhas, partidas mais longas.
follows--larger-other = Os gols ficam mais longe: partidas mais demoradas e mais espaço para armadilhas.
follows--smaller-chained = Os gols ficam mais perto, o centro se enche mais cedo: mais rebotes no começo, partidas mais curtas.
follows--smaller-other = Os gols ficam mais perto: partidas mais curtas.
follows--bounce-chained = Uma série de rebotes pode levar a bola de uma ponta à outra em um só turno.
follows--bounce-single = Acabam as longas séries; um rebote ainda compensa, mas só um por turno.
follows--bounce-single-trap = O traço extra pode ser uma armadilha: em um beco sem saída, seu adversário perde.
follows--bounce-none-touched = Acabam as longas séries: a bola anda um passo por turno.
follows--bounce-none-clean = O caminho é uma barreira: a bola nunca volta aonde já esteve.
follows--bounce-none-trap = Becos sem saída são armadilhas: leve a bola a um deles, e seu adversário perde.
follows--orthogonal = Avise antes de começar: quem conhece o jogo espera diagonais.
follows--all = As diagonais não estão impressas: mostre uma antes de começar.
follows--playable = Os cantos têm saída.
follows--playable-chained = Pela borda, a bola pode ir de rebote em rebote até o gol; os cantos têm saída.
follows--wall = Ninguém mais pode correr pelas laterais.
follows--no-crossing = Cada diagonal fecha a que a cruzaria: os caminhos se bloqueiam mais cedo.
follows--crossing = Uma diagonal não fecha mais a que a cruza.
follows--goal-box = Cada gol tem { n-entries }: conte com o dedo antes de jogar.
follows--goal-link = Só um traço entra em cada gol: vigie o caminho até ele.
follows--clock = Anuncie o fim com antecedência; não julgue quem está mais perto.
follows--no-clock = Joguem sem pressa: a partida vai até o fim.
follows--blocked-mover = Cuidado com os becos sem saída: perde quem leva a bola até lá.
follows--blocked-draw = Agora, um beco sem saída pode salvar uma partida que vai mal.

## Capa do kit

cover-kicker = Kit para { n-guests }
cover-print-title = Para imprimir
cover-pitch-title = Campo
cover-annotated-title = Campo comentado
cover-rules-title = Folha de regras
cover-card-title = Cartões do anfitrião
# Umas 35 letras por linha.
cover-pages--one = Página { $page }, só frente.
cover-pages--one-sided = Páginas { $first-page }–{ $last-page }, só frente.
cover-pages--two-sided = Páginas { $first-page }–{ $last-page }, frente e verso, borda longa.
cover-pitch-why = Para cada par: partida e revanche.
cover-annotated-why = Para o anfitrião explicar o jogo e anotar turnos.
cover-rules-why = Uma para cada par.
cover-card-why = Corte no tracejado: um por mesa.
cover-total-title = No total
cover-total = { n-sheets }
# Coluna da direita: umas 26 letras por linha.
cover-scale-title = Escala
cover-scale = Imprima em tamanho real, 100%, sem ajustar à página. Depois, meça as duas barras embaixo, à esquerda: { $bar } milímetros.
cover-paper-title = Papel
cover-paper--either = A4 ou Carta: todas as folhas cabem nos dois.
cover-paper--given = { $paper }.
cover-pencils-title = Lápis
cover-pencils = { $guests }, bem apontados: um por convidado. Sem borracha.
cover-scissors-title = Tesoura
cover-scissors = Uma, para os cartões.
cover-seats-title = Lugares
cover-seats--symmetric = Sentem-se frente a frente: você ataca o gol do outro lado.
cover-seats--asymmetric = Sentem-se frente a frente: o jogador { $side-a } na ponta de baixo, o jogador { $side-b } na de cima; você ataca o gol do outro lado. As duas pontas são diferentes: troquem de lugar na revanche.
cover-seats-odd = Um convidado fica sem par: joga como parceiro de alguém, trocando a cada partida.
cover-table = mesa { $table }
cover-tables-more = … até a mesa { $pairs }
cover-teams = ou dois times de { $team-size }

## Campo comentado: títulos de umas 16 letras por linha, textos de umas 21, no máximo seis linhas.

annotated-title = Campo comentado
annotated-goal-title = Pontos de gol
annotated-goal--all = { $goal-points }: ali a partida acaba. Entre as traves, reto ou na diagonal; de uma trave, só na diagonal.
annotated-goal--orthogonal = { $goal-points }: ali a partida acaba. Só em linha reta, e entre as traves.
annotated-goal--between = { $goal-points }: ali a partida acaba. Reto ou na diagonal, entre as traves; nunca de uma trave.
annotated-goal--link = { $goal-points }: ali a partida acaba. Só um traço entra, pelo meio.
annotated-wall-title = Parede
annotated-wall--touched = Conta como já traçada: nem ao longo nem através dela. Seus pontos estão usados.
annotated-wall--plain = Conta como já traçada: nem ao longo nem através dela.
annotated-edge-title = Borda
annotated-edge--playable = Você pode traçar ao longo dela, nunca através. Seus pontos estão usados.
annotated-edge--plain = Você pode traçar ao longo dela, nunca através.
annotated-edge--closed = Seus pontos estão usados: nenhum traço termina ali.
annotated-start-title = Início
annotated-start--touched = { $start-point }, o ponto central. Conta como usado desde o início.
annotated-start--plain = { $start-point }, o ponto central.
annotated-odd-title = Dois tipos de pontos
annotated-odd = ímpar: nº ímpar de traços possíveis
annotated-even = par: nº par de traços possíveis
annotated-odd-why = Um gol ou um beco sem saída fica sempre em um ponto ímpar ou no centro.
annotated-line-title = Linha de gol
annotated-line--box = Aberta da trave { $left-post } à trave { $right-post }: você pode traçar ao longo e através dela.
annotated-line--link = Só se abre no meio: um único traço entra no gol.
annotated-turn-title = Como anotar um turno
annotated-turn = Ligue os pontos com hifens, a partir de onde a bola está: __{ $sample-turn }__.

## Folha de notação

sheet-notation = Notação
footer-sheet--notation = notação
notation-points-title = Cada ponto tem um nome
notation-points--bottom = Uma letra indica a coluna, a partir da esquerda; um número indica a fileira, a partir de baixo. As fileiras dos pontos de gol também contam. A bola começa em __{ $start-point }__. Gol de cima: { $goal-points }.
notation-points--top = Uma letra indica a coluna, a partir da esquerda; um número indica a fileira, a partir de cima. As fileiras dos pontos de gol também contam. A bola começa em __{ $start-point }__. Gol de cima: { $goal-points }.
notation-odd-title = Pontos ímpares e pontos pares
notation-odd = Antes da partida, conte os traços possíveis em um ponto. Se o número é ímpar, o ponto é __ímpar__: um losango { $sign-odd } na figura. Se não, o ponto é __par__.
notation-odd-why = Passar por um ponto gasta dois de seus traços. Por isso, um gol ou um beco sem saída fica sempre em um ponto ímpar ou no centro.
notation-turn-title = Um turno, escrito e desenhado
notation-turn--bounces = Anote o turno ponto a ponto, com hifens, a partir de onde a bola está: __{ $sample-turn }__. Desenhado, ele é o próprio caminho: os traços do jogador { $side-a } são cheios, os do jogador { $side-b } são duplos; um círculo { $sign-bounce } é um rebote, o disco { $sign-ball } é a bola.
notation-turn--plain = Anote o turno ponto a ponto, com hifens, a partir de onde a bola está: __{ $sample-turn }__. Desenhado, ele é o próprio caminho: os traços do jogador { $side-a } são cheios, os do jogador { $side-b } são duplos; o disco { $sign-ball } é a bola.
notation-game-title = A partida inteira
notation-game = Numere os turnos de dois em dois: primeiro o jogador { $first }, depois o jogador { $second }. Depois do último ponto, anote como a partida acabou e o gol do lado que perdeu.
notation-example = Um gol do jogador { $side-a } pode ficar assim: __{ $goal-turn } { abbr-goal } { abbr-upper }__.
notation-endings = __{ abbr-goal }__ gol · __{ abbr-own-goal }__ gol contra · __{ abbr-dead-end }__ beco sem saída · __{ abbr-draw }__ empate
notation-upper = __{ abbr-upper }__ gol de cima: venceu o jogador { $side-a }
notation-lower = __{ abbr-lower }__ gol de baixo: venceu o jogador { $side-b }
# C de contra, S de sem saída: B já é um jogador.
abbr-goal = G
abbr-own-goal = C
abbr-dead-end = S
abbr-draw = =
abbr-upper = ↑
abbr-lower = ↓
notation-first-title = O primeiro traço
n-first-lines = { $first-lines ->
    [one] { $first-lines } direção
   *[other] { $first-lines } direções
}
notation-first--mirror = O primeiro traço pode sair em { n-first-lines }. Sem distinguir esquerda e direita, o número cai para { $different-lines }.
notation-first--plain = O primeiro traço pode sair em { n-first-lines }.
record-title = Súmula da partida
record-player = Jogador { $player }
record-date = Data
record-result = Resultado
record-number = Nº
fig-notation-points = Colunas e fileiras. Os losangos são pontos ímpares.
fig-notation-turn = O turno __{ $sample-turn }__ do jogador { $side-a }.
alt-notation-points = O campo inteiro, com uma letra para cada coluna e um número para cada fileira; losangos marcam os pontos ímpares.
alt-notation-turn = Um turno do jogador { $side-a } em uma parte do campo: { $sample-turn }.
alt-notation-first = O primeiro traço { $first-line }.

## Diagrama de uma partida

sheet-diagram = Diagrama
footer-sheet--diagram = diagrama
diagram-turn = __Turno { $turn }.__
diagram-turns = __Turnos { $first-turn } a { $last-turn }.__
diagram-next--draws = É a vez do jogador { $player }.
diagram-next--goes-on = O jogador { $player } precisa fazer mais um traço.
diagram-end--goal = Gol: o jogador { $player } venceu.
diagram-end--own-goal = Gol contra: o jogador { $player } venceu.
diagram-end--blocked = Beco sem saída: o jogador { $player } venceu.
diagram-end--draw = Beco sem saída: empate.
alt-diagram = O caminho da bola em um campo de { size }, turno a turno: { $turns }. A bola está em { $ball }.

## Página de teste

sheet-test = Página de teste
footer-sheet--test = página de teste
test-footer = { $sheet } · { $page }/{ $pages }
test-kicker = Antes de imprimir
test-scale = Meça as duas barras longas, de ponta a ponta: { $bar } milímetros cada uma. Se a medida for outra, imprima de novo em tamanho real, 100%, sem ajustar à página.
test-edges-title = As bordas
test-edges = No meio de cada borda há traços numerados. O número é a distância até a borda do papel, em milímetros. O menor número cujo traço saiu impresso mostra até onde a sua impressora chega desse lado. Todas as folhas deixam { $margin } milímetros de margem; se for preciso mais, use { $option }.
test-lines-title = Traços e pontos
test-lines = Da esquerda para a direita, eles engrossam. Cada traço deve aparecer de ponta a ponta, e cada ponto, separado dos outros. Se os mais finos sumirem, desligue a economia de tinta.
test-sides-title = Frente e verso
test-sides--long = Imprima as duas páginas na mesma folha, virada pela borda longa. Segure-a contra a luz, com este lado para você: o círculo do verso aparece sobre a cruz. Leia ali as duas escalas. Dois zeros? Está tudo certo. Se não, passe os dois números a { $option }, primeiro o da escala horizontal.
test-sides--short = Imprima as duas páginas na mesma folha, virada pela borda curta. Segure-a contra a luz, com este lado para você: o círculo do verso aparece sobre a cruz. Leia ali as duas escalas. Dois zeros? Está tudo certo. Se não, passe os dois números a { $option }, primeiro o da escala horizontal.
test-back-title = O verso
test-back = Segure a folha contra a luz, com o outro lado para você, e leia ali em que ponto da cruz está este círculo.
alt-test-bars = Uma barra horizontal e uma vertical, de { $bar } milímetros cada uma, com uma marca a cada 10 milímetros.
alt-test-lines = Seis traços e seis fileiras de pontos, do mais fino ao mais grosso.
alt-test-cross = Uma cruz com uma escala de -10 a 10 milímetros em cada braço.
alt-test-ring = Um pequeno círculo com uma cruz dentro.

## Cartazes: um campo em várias folhas

poster-tile = linha { $row }, coluna { $column } · folha { $page } de { $pages }
poster-cut = Corte na linha tracejada e cole sobre a folha vizinha.

## Cartões para dobrar

card-fold = Dobre aqui

## Board: a page on which two people draw on a screen.

board-note = Para duas pessoas na mesma tela. Este tabuleiro desenha o que você pede e também desfaz. Ele não é juiz: não sabe de quem é a vez, quais traços as regras permitem nem quem venceu. Ninguém joga contra você.
board-touch = Toque ou clique em um ponto circulado para traçar até ele. Troque a caneta quando sua vez terminar.
board-keys = Teclado: as setas traçam reto, 7, 9, 1 e 3 na diagonal, a barra de espaço troca a caneta, Backspace desfaz.
board-keys-straight = Teclado: as setas traçam, a barra de espaço troca a caneta, Backspace desfaz.
board-undo = Desfazer
board-again = Recomeçar
board-print = Imprimir
board-pen = Caneta { $player }
board-ball = A bola está em { $ball }.
board-draw = Traçar até { $ball }

## Preview: the designer's page in the browser.

preview-title = Bancada
preview-language = Idioma
preview-sheet = Folha
preview-scale = Escala
preview-scale--fit = Ajustada
preview-scale--true = Tamanho real
preview-undo = Desfazer
preview-save = Salvar
preview-file-name = Nome do novo arquivo
preview-saved = Salvo.
preview-unsaved = Não foi salvo: o arquivo foi alterado em outro lugar, ou esse nome já está em uso.
preview-last-good = O arquivo tem erros. Esta é a última folha boa.
preview-gone = O programa foi encerrado; abra-o de novo.
preview-findings = Observações
preview-no-findings = Nada encontrado.
preview-facts = Em números
preview-text = Arquivo da variante
preview-text-note = Todas as chaves podem ser escritas aqui, também contornos, paredes e entradas.
preview-key--name = Nome
preview-key--based-on = Com base em
preview-key--title = Título neste idioma
preview-key--pitch-width = Largura em quadrados
preview-key--pitch-length = Comprimento em quadrados
preview-key--pitch-directions = Direções
preview-key--pitch-boundary = Borda
preview-key--pitch-crossing = Diagonais que se cruzam
preview-key--goal-shape = Gol
preview-key--goal-width = Largura do gol
preview-key--turn-bounce = Rebotes
preview-key--turn-end-on-touched = Um traço pode terminar em ponto usado
preview-key--turn-first = Começa
preview-key--end-blocked = No beco sem saída
preview-key--end-minutes = Minutos, ou nenhum
preview-key--table-guests = Convidados, no máximo
preview-key--notation-row-one = A fileira 1 fica
preview-key--paper = Papel
preview-key--landscape = Em paisagem
preview-key--cell = Quadrado em mm, ou o maior possível
preview-value--all = todas as oito
preview-value--orthogonal = só retas
preview-value--playable = jogável
preview-value--wall = parede
preview-value--allowed = permitidas
preview-value--forbidden = proibidas
preview-value--link = entrada única
preview-value--box = caixa
preview-value--chained = cada um dá um traço
preview-value--single = um por turno
preview-value--none = nenhum
preview-value--true = sim
preview-value--false = não
preview-value--a = { $side-a }
preview-value--b = { $side-b }
preview-value--mover-loses = quem traçou até lá perde
preview-value--to-move-loses = quem deve traçar perde
preview-value--draw = empate
preview-value--bottom = embaixo
preview-value--top = em cima
preview-fact--cells = Quadrados
preview-fact--points = Pontos
preview-fact--edges = Traços ao todo
preview-fact--steps-goal = Passos até a linha de gol
preview-fact--steps-side = Passos até o lado
preview-fact--shortest-goal = Gol mais rápido, em traços
preview-fact--shortest-blocked = Beco sem saída mais rápido, em traços
preview-fact--most-turns = Turnos, no máximo
preview-fact--first-lines = Primeiros traços; diferentes
preview-fact--cell = Quadrado neste papel

## Uma noite com várias mesas: o arquivo para imprimir

n-tables = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}
n-rounds = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
n-pages = { $pages ->
    [one] { $pages } página
   *[other] { $pages } páginas
}
n-minutes-left = { $minutes ->
    [one] Falta { n-minutes }
   *[other] Faltam { n-minutes }
}
event-job = Arquivo para imprimir
event-kicker = Uma noite para { n-guests }
event-size = { n-tables }, { n-rounds }
event-print-title = Como imprimir
event-print--one-sided = Imprima este arquivo inteiro uma só vez, apenas na frente: todas as cópias já estão nele, na ordem das mesas.
event-print--long-edge = Imprima este arquivo inteiro uma só vez, em frente e verso, pela borda longa: todas as cópias já estão nele, na ordem das mesas.
event-print--short-edge = Imprima este arquivo inteiro uma só vez, em frente e verso, pela borda curta: todas as cópias já estão nele, na ordem das mesas.
event-print-pages = No total: { n-pages } em { n-sheets } de papel.
event-pages-title = Páginas deste arquivo
event-cover-title = Capa e lugares
event-cover-why = Para você: esta página e quem joga onde.
event-host-title = Cartões do anfitrião
event-host-why = Corte no tracejado: um conjunto por anfitrião.
event-times-title = Avisos de tempo
event-times-why = Para quem marca o tempo.
event-standings-title = Classificação
event-standings-why = Pendure e preencha depois de cada rodada.
event-table-title = Placas de mesa
event-table-why = Em cada mesa, à vista de todos.
event-score-title = Súmula
event-score-why = Em cada mesa.
event-rules-why = Em cada mesa, em cada um de seus idiomas.
event-pitch-title = Campos
event-pitch-why = Um por partida; mesa e rodada no rodapé.
event-record-title = Direções ditadas
event-record-why = Para parceiros: um dita, o outro traça.
event-blanks-title = Versos em branco
event-total-title = Páginas no total
event-clock-title = Relógio
event-clock = Um só para todas as mesas: { n-minutes } por rodada.
event-again-title = Estragou uma página?
event-again = Cada página traz seu nome no rodapé. Para reimprimir, acrescente __{ $command }__ ao comando.

event-seats-title = Quem joga onde
event-seats-how--guests = Façam um sorteio: cada convidado recebe um número. O número em negrito começa; o outro se senta em frente.
event-seats-how--teams = Façam um sorteio: cada convidado recebe um número e, com ele, um time. O time em negrito começa; o outro se senta em frente.
event-seats-languages = Separem antes os números por idioma: cada um tira um número de um idioma que fala.
event-seats-numbers = Números __{ $side }__: { $items }
event-seats-shared = { $side }: esses convidados jogam juntos, do mesmo lado. Um diz a direção, o outro traça; troquem a cada partida.
event-seats-rest = Quem descansa em uma rodada marca o tempo.
event-seats-keeper = O convidado { $side } marca o tempo.
event-round = Rodada { $round }
event-table = Mesa { $table }
event-col-table = Mesa
event-col-rests = descansa
event-col-round = Rodada
event-col-begins = Começa
event-col-against = Adversário
event-col-pitch = Campo
event-col-variant = Jogo
event-col-winner = Vencedor
event-col-ending = Desfecho
event-col-time = Hora
event-col-team = Time
event-col-guest = Nº
event-col-guests = Convidados
event-col-name = Nome
event-col-points = Pontos
event-col-place = Lugar
event-col-minute = Minuto
event-col-call = Aviso

event-foot-pitch = mesa { $table }, rodada { $round } · { size-short }
event-card-play = Procurem sua rodada na lista: quem começa, contra quem e em qual campo. Depois da partida, anotem o resultado na súmula.
event-score-how = Escrevam seus nomes ao lado dos números; o número em negrito começa. Depois da partida, anotem quem venceu, como acabou e a que horas.
event-pool = Mesas { $items }
event-standings-how = Em cada rodada, o número impresso é o do adversário. Anotem os pontos ao lado e somem tudo no fim.
event-standings-points = Vitória: 2 pontos. Empate: 1 ponto. Derrota: 0.
event-times-how = Leia estas frases em voz alta no minuto indicado, contado desde o começo da rodada.
event-call-start = A rodada começa. Vocês têm { n-minutes }.
event-call-left = { n-minutes-left }.
event-call-end = Tempo! Soltem os lápis. Se a partida não acabou, é empate, esteja a bola onde estiver.

event-record-how = Um parceiro diz um número, o outro traça nessa direção. O 0 aponta sempre para o gol de cima, o que o jogador { $side-a } ataca, onde quer que vocês se sentem. Anotem os números, um turno em cada espaço: ali está a partida inteira.
event-rose-alt = As direções e seus números: 0 para cima, depois no sentido horário.
event-call-0 = cima
event-call-1 = cima e direita
event-call-2 = direita
event-call-3 = baixo e direita
event-call-4 = baixo
event-call-5 = baixo e esquerda
event-call-6 = esquerda
event-call-7 = cima e esquerda
