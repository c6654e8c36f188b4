### paperpitch, les textes sur papier : le français.
### La source est en.ftl : son en-tête dit comment écrire ces textes, et quelles variables ils ont.

## How this language is set. The program reads this part and puts the right signs and spaces into every text:
## write plain spaces, straight quotes and ... below, never no-break spaces.

# The language as documents name it.
language-tag = fr
# The language's own name for itself.
language-name = français
# The side that attacks the upper goal: its letter in the texts and on the drawings.
side-a = A
# The side that attacks the lower goal: its letter in the texts and on the drawings.
side-b = B

# Quotation marks: outer pair, then inner pair.
typography-quotes = « » “ ”
# The space inside the outer quotation marks: no-break or none.
typography-inside-quotes = no-break
# Signs with a narrow no-break space before them, or none.
typography-narrow-space-before = ; ! ?
# Signs with a full no-break space before them, or none.
typography-space-before = :
# How a percentage is written.
typography-percent = 100 %
# What a spaced hyphen turns into.
typography-dash = –
# Words of one letter that stay with the word after them.
typography-one-letter-words = none
# Small words that need not stay with a number before them; every other word does.
typography-loose-words = a à au aux avec dans de des du en est et la le les mais ne ou par pour puis que qui se si sont sur un une

# A list of coordinates: "c11, d11" and "e11". The program puts the commas.
list-last = { $items } et { $last }

## Number phrases: used inside other messages. Their ids start with "n-".

# Width of a goal: "2 cells". Stands in "a goal 2 cells wide".
n-goal-width = { $goal-width } cases
# Distance from the start to a goal line: "6 steps".
n-steps-goal = { $steps-goal } pas
# Distance from the start to a side: "4 steps".
n-steps-side = { $steps-side } pas
# Lines that lead into one goal: "5 ways in".
n-entries = { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
# "15 minutes".
n-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# "8 guests".
n-guests = { $guests } invités
# Lines of the quickest goal: "7 lines".
n-shortest-goal = { $shortest-goal ->
    [one] { $shortest-goal } trait
   *[other] { $shortest-goal } traits
}
# Most turns in a game: "79 turns".
n-max-turns = { $max-turns ->
    [one] { $max-turns } tour
   *[other] { $max-turns } tours
}
# "13 sheets".
n-sheets = { $sheets ->
    [one] { $sheets } feuille
   *[other] { $sheets } feuilles
}
# Size in cells: "8 × 12 cells". Heads of sheets, and inside sentences.
size = { $width } × { $length } cases
# Size in points: "9 × 13 points".
size-points = { $width-points } × { $length-points } points
# Size without a unit: cards and footers.
size-short = { $width } × { $length }

## Names of the game, the variants and the sheets

# The game. Title of the rule sheet (30 pt, at most 116 mm) and of the cover (44 pt, about 14 characters).
game-title = Foot sur papier
# Titles of the variants: heads of sheets, at most 22 characters. They also stand alone as column heads.
variant--standard = Terrain standard
# The standard rules on a larger pitch.
variant--large = Grand terrain
# Played along the printed lines only, without diagonals.
variant--orthogonal = Sans diagonales
# The pitch on which games are written down with letters and numbers.
variant--notation = Terrain de notation
# Only one bounce a turn.
variant--single-bounce = Un seul rebond
# The standard rules on the most common size.
variant--classic = Terrain classique
# A turn is always one line.
variant--no-bounce = Sans rebonds
# A very large pitch with wide goals.
variant--wide-goals = Buts larges
# The name of this version; do not translate "Texas".
variant--texas = Texas soccer

# The sheets: kickers above titles, bookmarks, titles of documents.
sheet-kit = Kit
# The first page of the kit: the print plan.
sheet-cover = Couverture
# The sheet the game is drawn on.
sheet-pitch = Terrain
# The pitch with coordinates and notes.
sheet-annotated = Terrain annoté
# The rule sheet; also the kicker above its title.
sheet-rules = Règles du jeu
# Also the title of the card itself (15 pt, at most 18 characters).
sheet-card = Fiche de l’hôte
# The sheet with variants side by side.
sheet-gallery = Variantes côte à côte
# The sheet that compares two variants, rule by rule; also the kicker above its title.
sheet-changes = Ce qui change

# Title of a document: "Paper soccer · Standard pitch · Rules of the game".
document-title = { game-title } · { $title } · { $sheet }

# The sheets as footers name them: 10 pt, lower case.
footer-sheet--rules = règles du jeu
# Footer, lower case.
footer-sheet--changes = ce qui change
# Footer of a sheet with several pages: "standard · rules of the game · 1/2".
footer-page = { $name } · { $sheet } · { $page }/{ $pages }
# Footer of a pitch, and the small line at the top right of a card: "standard · 8 × 12".
footer-pitch = { $name } · { size-short }
# Footer of the changes sheet: "large · 10 × 14 · what changes".
footer-size = { $name } · { size-short } · { $sheet }
# Footer of the cover: "standard · 8 guests · page 1".
footer-cover = { $name } · { n-guests } · page { $page }
# The length of the scale bar, in words beside it. It is always 50.
scale-bar = { $bar } millimètres
# Begins every caption of a figure: bold, two spaces after it.
figure-label = Fig. { $figure }
# Large across every page that is printed from unfinished texts, at most 10 characters.
draft-mark = Brouillon

## Rule sheet. Column of 116 mm at 12 pt: about 54 characters a line.

# 1. Section head, at most 40 characters (all section heads).
rules-aim-title = Le but du jeu
# 4 lines.
rules-aim = Deux joueurs, un seul ballon, un seul chemin. À tour de rôle, vous prolongez ce chemin, trait après trait. Le joueur { $side-a } attaque le but du haut, le joueur { $side-b } celui du bas. Amenez le ballon dans le but que vous attaquez, et c’est gagné.

# 2. Section head.
rules-material-title = Le matériel
# 3 lines. "Nothing is hidden": the whole path stays visible to both; no erasing.
rules-material = Un terrain imprimé, et un crayon par joueur. Appuyez bien : vos traits doivent se distinguer des lignes imprimées. Tout le chemin reste visible ; on ne cache rien, on n’efface rien.

# 3. Section head.
rules-pitch-title = Le terrain
# 4 lines. The pitch has walls. "Free": nobody has drawn there yet.
rules-pitch--wall = Le terrain compte { size }, soit { size-points }. Le ballon est toujours sur un point. Ce qui est en pointillé { $sign-dotted } est libre : vous pouvez y tracer. Ce qui est en trait plein { $sign-solid } est un mur : il compte comme déjà tracé.
# 4 lines. One may draw along the edge; the heavy frame stands just outside it.
rules-pitch--playable = Le terrain compte { size }, soit { size-points }. Le ballon est toujours sur un point. Ce qui est en pointillé { $sign-dotted } est libre : vous pouvez y tracer. Ce qui est en trait plein { $sign-solid } ne se franchit jamais.
# 3 lines. The box goal: an opening between two posts, one cell deep. "End": the side where a goal is.
rules-goal--box = À chaque bout du terrain, au milieu, s’ouvre un but large de { n-goal-width }. Le ballon part du centre { $sign-start }, à { n-steps-goal } de chaque ligne de but et à { n-steps-side } de chaque bord latéral.
# 4 lines. The link goal: drawn several cells wide, but one single line leads in.
rules-goal--link = À chaque bout du terrain se trouve un but large de { n-goal-width }, mais un seul trait y entre : du milieu de la ligne de but au point de but { $sign-goal }. Le ballon part du centre { $sign-start }, à { n-steps-goal } de chaque ligne de but et à { n-steps-side } de chaque bord latéral.

# 4. Section head.
rules-moves-title = Tracer un trait
# 3–4 lines. All eight directions; two diagonals may cross.
rules-moves--crossing = À votre tour, tracez un trait du ballon à l’un des { $neighbours } points voisins, tout droit ou en diagonale. Les diagonales ne sont pas imprimées, mais elles sont permises, et deux d’entre elles peuvent se croiser.
# 4 lines. All eight directions; diagonals may not cross.
rules-moves--no-crossing = À votre tour, tracez un trait du ballon à l’un des { $neighbours } points voisins, tout droit ou en diagonale. Les diagonales ne sont pas imprimées, mais elles sont permises. Deux diagonales ne se croisent jamais : là où l’une est tracée, l’autre est fermée.
# 3–4 lines. Four directions. The last sentence speaks to guests who know another version.
rules-moves--orthogonal = À votre tour, tracez un trait du ballon à l’un des { $neighbours } points voisins : en haut, en bas, à gauche ou à droite. Pas de diagonales, même si d’autres versions en ont.
# 2 lines. The pitch has walls.
rules-lines--wall = Un même trait ne se trace qu’une fois, dans un sens comme dans l’autre. Ne longez jamais un mur, ne le traversez jamais.
# 2 lines. One may draw along the edge.
rules-lines--playable = Un trait ne se trace qu’une fois, même en sens inverse. Vous pouvez longer le bord du terrain, jamais le franchir.
# 2 lines. The pitch has no walls, but lines may not end on its edge.
rules-lines--closed = Un trait ne se trace qu’une fois, même en sens inverse. Ne longez jamais le bord du terrain, ne le franchissez jamais.

# 5. Section head where bounces exist.
rules-bounce-title = Le rebond
# 5. Section head where there are no bounces.
rules-no-bounce-title = Un trait par tour
# 3 lines. Defines the two words of the game. The pitch has walls.
rules-touched--wall = Avant de tracer, regardez le point d’arrivée. Si un trait ou un mur l’atteint déjà, il est __touché__ ; sinon, il est __vierge__. Le départ est touché dès le début.
# 3 lines. Defines the two words of the game. No walls: the points along the edge are printed as small rings.
rules-touched--playable = Avant de tracer, regardez le point d’arrivée. Si un trait l’atteint déjà, ou s’il porte un petit cercle imprimé { $sign-bounce }, il est __touché__ ; sinon, il est __vierge__. Le départ est touché dès le début.
# 3 lines. Bounces chain.
rules-bounce--chained = Sur un point vierge, votre tour s’arrête. Sur un point touché, le ballon rebondit : vous devez tracer un trait de plus. Il peut rebondir aussi ; continuez jusqu’à un point vierge.
# 5 lines. Only the first line of a turn may bounce; the one extra line never does.
rules-bounce--single = Si le premier trait de votre tour finit sur un point vierge, votre tour s’arrête. S’il finit sur un point touché, le ballon rebondit : vous devez tracer un second trait. Celui-là ne rebondit jamais, où qu’il finisse : votre tour s’arrête. L’adversaire repart de là, et peut rebondir à nouveau.
# 3 lines. No bounces; a line may end on any point. The words touched and clean are not used on this sheet.
rules-bounce--none-touched = Il n’y a pas de rebond. Votre tour, c’est un seul trait. Il peut finir sur n’importe quel point, même là où le ballon est déjà passé. L’adversaire repart de là.
# 3 lines. No bounces; a line may not end on a touched point.
rules-bounce--none-clean = Il n’y a pas de rebond. Votre tour, c’est un seul trait, et il doit finir sur un point vierge ou dans un but. L’adversaire repart de là.
# 1–2 lines. A tip.
rules-ring = Un doute ? Entourez chaque point où passe le ballon.

# 6. Section head of the worked sample.
rules-sample-title = Un exemple : les premiers tours
# Captions of the sample: three side by side in 45 mm (22 characters a line, 3–4 lines) or four in 33 mm (16 characters, 5 lines).
# The ball goes up by one step to a clean point.
sample-up = __Tour { $turn }.__ Le joueur { $player } monte tout droit. Point vierge : son tour s’arrête.
# The ball goes right by one step to a clean point.
sample-right = __Tour { $turn }.__ Le joueur { $player } va à droite. Point vierge : son tour s’arrête.
# The ball goes left by one step to a clean point.
sample-left = __Tour { $turn }.__ Le joueur { $player } va à gauche. Point vierge : son tour s’arrête.
# The ball goes down by one step to a clean point.
sample-down = __Tour { $turn }.__ Le joueur { $player } descend. Point vierge : son tour s’arrête.
# The ball goes down to the right to a clean point.
sample-diagonal = __Tour { $turn }.__ Le joueur { $player } descend en diagonale. Point vierge : son tour s’arrête.
# The next four: there are no bounces, and "clean" is not used. One step up.
sample-up--plain = __Tour { $turn }.__ Le joueur { $player } monte tout droit. Un trait : son tour s’arrête.
# No bounces: one step to the left.
sample-left--plain = __Tour { $turn }.__ Le joueur { $player } va à gauche. Un trait : son tour s’arrête.
# No bounces: one step down.
sample-down--plain = __Tour { $turn }.__ Le joueur { $player } descend. Un trait : son tour s’arrête.
# No bounces: one step down to the right.
sample-diagonal--plain = __Tour { $turn }.__ Le joueur { $player } descend en diagonale. Un trait : son tour s’arrête.
# Back to the start, a bounce, and another line to a clean point.
sample-return--chained = __Tour { $turn }.__ Le joueur { $player } revient au départ. Point touché : encore un trait.
# Back to the start, a bounce, and the extra line ends on a touched point; eight directions.
sample-return--single = __Tour { $turn }.__ Le joueur { $player } rebondit au départ. Second trait, point touché : pas de rebond.
# Back to the start, a bounce, and the extra line ends on a clean point; four directions.
sample-return--single-clean = __Tour { $turn }.__ Le joueur { $player } rebondit au départ. Un second trait, et son tour s’arrête.
# Back to the start; no bounces.
sample-return--plain = __Tour { $turn }.__ Le joueur { $player } revient au départ. Pas de rebond : son tour s’arrête.
# The start is next to the ball, but lines may not end on touched points; the line drawn goes elsewhere.
sample-refused = __Tour { $turn }.__ Le départ est touché : le joueur { $player } ne peut pas y revenir.

# 7. Section head.
rules-dead-end-title = Les impasses
# 3 lines. Chained bounces: whoever leads the ball into a dead end owes a line that cannot be drawn.
rules-dead-end--chained = Si plus aucun trait ne peut partir du ballon, c’est une impasse. Qui l’y a mené a perdu : le rebond exige un trait de plus, et il n’y en a pas. On ne passe jamais son tour.
# 4–5 lines. Single bounce, and the player who has to draw and cannot loses.
rules-dead-end--single = Si vous devez tracer un trait et qu’il n’en reste aucun, vous avez perdu : on ne passe jamais son tour. Ne rebondissez donc pas dans une impasse. Mais si votre second trait y finit, c’est à l’adversaire : il ne peut rien tracer, il a perdu.
# 3 lines. No bounces, and the player who has to draw and cannot loses.
rules-dead-end--none = Si plus aucun trait ne peut partir du ballon, c’est une impasse : le joueur dont c’est le tour a perdu. On ne passe jamais son tour. Menez donc le ballon dans une impasse, et c’est gagné.
# 2 lines. Whoever brought the ball there loses (single bounce or no bounces).
rules-dead-end--mover = Si plus aucun trait ne peut partir du ballon, c’est une impasse. Le joueur qui l’y a mené a perdu. On ne passe jamais son tour.
# 2 lines. A dead end is a draw.
rules-dead-end--draw = Si plus aucun trait ne peut partir du ballon, c’est une impasse, et la partie est nulle. Tant qu’il en reste un, on ne passe jamais son tour.
# 1 line. Walls, eight directions: a corner is a dead end at once.
rules-corner--all = Chaque coin du terrain est une impasse.
# 1–2 lines. Walls, four directions, box goals: almost every point of a wall is a dead end at once.
rules-corner--orthogonal-box = Chaque point d’un mur est une impasse, sauf les poteaux.
# 1–2 lines. Walls, four directions, link goals.
rules-corner--orthogonal-link = Chaque point d’un mur est une impasse, sauf le milieu de chaque ligne de but.

# 8. Section head.
rules-end-title = La fin de la partie
# 4 lines. "Behind it": the goal points lie one step beyond the goal line.
rules-goal-scored = Un point de but { $sign-goal } met aussitôt fin à la partie. Le camp qui attaque ce but a gagné, peu importe qui a tracé le dernier trait : marquer contre son camp, c’est perdre. Arriver sur la ligne de but ne suffit pas ; il faut aller derrière.
# 1 line. No clock; dead ends are lost.
rules-draw--agreement = La partie n’est nulle que d’un commun accord.
# 1 line. No clock; a dead end is a draw as well.
rules-draw--otherwise = Sinon, la partie n’est nulle que d’un commun accord.
# 2 lines. There is a clock.
rules-draw--clock = Vous avez { n-minutes }. Pas fini ? La partie est nulle, où que soit le ballon.

# 9. Section head.
rules-people-title = Les joueurs
# 5 lines. Four guests or more.
rules-people--teams = Jusqu’à { n-guests } peuvent jouer, par paires, un terrain par paire, ou en deux équipes égales autour d’un seul terrain. Entre partenaires, l’un annonce la direction, l’autre trace. Décidez qui commence : c’est le joueur { $first } ; la fois d’après, l’autre camp.
# 3 lines. Two or three guests.
rules-people--two = Décidez qui commence : c’est le joueur { $first } ; la fois d’après, l’autre camp. Si vous jouez avec un partenaire, l’un annonce la direction, l’autre trace.

# 10. Section head. The host shows the boundary with a finger before the first game.
rules-check-title = Avant la première partie
# 2 lines. Walls.
rules-check--wall = Faites le tour du terrain du doigt, sans crayon. Là où le contour est plein, on ne peut ni le longer ni le traverser.
# 3 lines. One may draw along the edge.
rules-check--playable = Suivez du doigt, sans crayon, un bord en pointillé : vous pouvez y tracer, de point en point. Le cadre plein, juste à côté, ne se franchit jamais.
# 2 lines. No walls, but lines may not end on the edge.
rules-check--closed = Faites le tour du terrain du doigt, sans crayon. Tous les points du bord sont touchés : aucun trait n’y finit jamais.
# 3 lines. Box goal, eight directions.
rules-mouth--all = Montrez ensuite les deux buts. Entre les poteaux, la ligne de but est en pointillé : on peut la longer et la passer. Depuis un poteau, seule la diagonale entre dans le but.
# 3 lines. Box goal, four directions.
rules-mouth--orthogonal = Montrez ensuite les deux buts. Entre les poteaux, la ligne de but est en pointillé : on peut la longer et la passer. Depuis un poteau, aucun trait n’entre dans le but.
# 2 lines. Link goal.
rules-mouth--link = Montrez ensuite les deux buts. Un seul trait y entre, depuis le milieu de la ligne de but ; c’est la seule sortie du terrain. Aucun trait n’y entre depuis les poteaux.

# 11. Section head.
rules-origin-title = D’où vient le jeu
# All origin--…: 2–3 lines each; also at the foot of the changes sheet. Their literal figures are history. piłkarzyki is the Polish name: keep it.
origin--standard = Du papier quadrillé et un crayon suffisent. En Pologne, où écoliers et étudiants l’aiment bien, le jeu s’appelle piłkarzyki. La taille du terrain n’a jamais été fixée.
# "Even": an even number of cells, so that there is a point in the centre.
origin--large = La taille du terrain n’a jamais été fixée, pourvu que ses côtés soient pairs ; 8 × 10 cases est l’une des plus courantes. La version russe voit d’ordinaire bien plus grand.
# No history is known; the variant without diagonals.
origin--orthogonal = Une version pour commencer : traits droits, petit terrain, partie courte. D’autres versions du jeu permettent les diagonales.
# The book's title is not known.
origin--notation = Ce terrain vient d’un livre russe sur le foot sur papier. Chaque point y a sa lettre et son numéro : on peut écrire un tour, et même toute une partie.
# The variant of a single bounce.
origin--single-bounce = Aucune source publiée n’est connue pour cette version, à mi-chemin entre les rebonds en chaîne et le jeu sans rebonds : rebondir paie, mais une fois par tour.
# The pitch of this variant is the size named.
origin--classic = La taille du terrain n’a jamais été fixée ; { size } est l’une des plus courantes. En Pologne, où on l’appelle piłkarzyki, on peut y jouer en ligne depuis 2004.
# "Russian": one of several Russian versions.
origin--no-bounce = D’autres versions se jouent sans rebonds : une version russe, et un jeu d’ordinateur de 2005.
# The pitch of this variant is the size named.
origin--wide-goals = La taille du terrain n’a jamais été fixée ; une version polonaise prend { size }. Les grands terrains vont souvent avec d’autres règles : des buts plus larges, par exemple.
# "The standard game": the variant called standard.
origin--texas = Au Texas soccer, deux diagonales ne se croisent jamais ; dans le jeu standard, elles le peuvent. La taille du terrain n’a jamais été fixée.
# For variants of the user's own.
origin-own = Une version faite pour cette table. En Pologne, où écoliers et étudiants l’aiment bien, le jeu s’appelle piłkarzyki. La taille du terrain n’a jamais été fixée.

## Figures of the rule sheet. Captions: 56 mm at 10 pt, about 32 characters a line, at most 4 lines.

# The whole pitch with the labels below.
fig-field = Le joueur { $side-a } attaque le but du haut, le joueur { $side-b } celui du bas.
# Labels on leaders, one word if possible, at most 12 characters.
label-goal = but
# Label on a leader: a wall.
label-wall = mur
# Label on a leader: the edge, where one may draw along it.
label-edge = bord
# Label on a leader: the centre, where the ball starts.
label-start = départ
# Label on a leader: a square of the grid.
label-cell = case
# Label on a leader: where two lines of the grid meet.
label-point = point
# Label on a leader: the end of the wall beside a goal.
label-post = poteau
# The key beside the first figures, at most 25 characters.
key-line-a = trait du joueur { $side-a }
# Key: the open double line.
key-line-b = trait du joueur { $side-b }
# Key: the big disc.
key-ball = ballon
# Key: the small ring.
key-bounce = rebond
# Figure of the moves: the neighbours of the ball, and two crossing diagonals.
fig-moves--crossing = Les { $neighbours } points voisins ; deux diagonales qui se croisent.
# The neighbours of the ball, and two diagonals that would cross, struck out.
fig-moves--no-crossing = Les { $neighbours } points voisins ; deux diagonales ne se croisent pas.
# The four neighbours of the ball.
fig-moves--orthogonal = Les { $neighbours } points voisins. Pas de diagonales.
# A turn with bounces, ending on a clean point.
fig-bounce--chained = Un tour du joueur { $side-a } : le ballon rebondit sur des points touchés et s’arrête sur un point vierge.
# A turn of two lines: a bounce, then the extra line, which ends on a touched point.
fig-bounce--single = Un tour du joueur { $side-a } : un rebond, puis le second trait. Il finit sur un point touché, mais ne rebondit pas.
# A turn of one line that ends on a point where the ball has been before.
fig-bounce--none-touched = Un tour du joueur { $side-a } : un seul trait, jusqu’à un point où le ballon est déjà passé.
# Lines to clean points allowed, lines to touched points struck out.
fig-bounce--none-clean = Le ballon va sur un point vierge, jamais sur un point touché.
# One or two positions in which a line of player A has just ended in a dead end; player A loses.
fig-dead-end--mover = Le joueur { $side-a } a mené le ballon dans une impasse : il a perdu.
# The same, but player B is to draw and loses. Single bounce: it was the extra line; no bounces: the only one.
fig-dead-end--to-move = Le joueur { $side-a } a mené le ballon dans une impasse. Le joueur { $side-b } ne peut rien tracer : il a perdu.
# The same, but the game is a draw.
fig-dead-end--draw = Le joueur { $side-a } a mené le ballon dans une impasse : partie nulle.
# Left: player A scores in the upper goal. Right: player B draws the line into the upper goal.
fig-goals = À gauche, le joueur { $side-a } marque. À droite, le joueur { $side-b } marque contre son camp. Les deux fois, le joueur { $side-a } gagne.
fig-goals--goal = Le joueur { $side-a } marque dans le but du haut et gagne.
fig-goals--own-goal = Le joueur { $side-b } mène le ballon dans le but du haut, contre son camp : le joueur { $side-a } gagne.
# Box goal: the lines that lead in, and struck out those from outside the posts.
fig-entries--box = Un but a { n-entries }. Aucune hors des poteaux.
# Link goal: the one line that leads in, and struck out those from the posts.
fig-entries--link = Un but a { n-entries } : le milieu de la ligne de but.
# Lines along and across the wall, both struck out.
fig-boundary--wall = Pas de trait le long du mur, pas de trait à travers.
# A line along the edge, allowed; a line across, struck out.
fig-boundary--playable = Longer le bord, oui ; le franchir, jamais.
# Lines along and across the edge, both struck out.
fig-boundary--closed = Pas de trait le long du bord, pas de trait à travers.

# For those who cannot see the figure, read aloud instead of it. No limit, but one or two sentences.
alt-pitch = Un terrain de { size }, avec un but en haut, un but en bas et le départ au centre.
# The annotated pitch.
alt-annotated = Un terrain de { size }, avec une lettre par colonne, un numéro par rangée et des notes sur ses parties.
# Figure of the whole pitch with labels.
alt-field = Le terrain entier. Des mots nomment un but, le contour, le départ, une case, un point et un poteau.
# Figure of the moves; diagonals may cross.
alt-moves--crossing = Des flèches partent du ballon vers le haut, le bas, la gauche, la droite et les quatre diagonales. À côté, deux diagonales se croisent.
# Figure of the moves; diagonals may not cross.
alt-moves--no-crossing = Des flèches partent du ballon vers le haut, le bas, la gauche, la droite et les quatre diagonales. À côté, une diagonale qui en croiserait une autre est barrée.
# Figure of the moves; four directions.
alt-moves--orthogonal = Des flèches partent du ballon vers le haut, le bas, la gauche et la droite.
# Figure of a turn with several bounces.
alt-bounce--chained = Le ballon arrive sur un point touché, et le tour continue de là jusqu’à un point vierge.
# Figure of a turn with a single bounce.
alt-bounce--single = Le ballon arrive sur un point touché. Un second trait suit et finit sur un autre point touché.
# Figure of a turn without bounces.
alt-bounce--none-touched = Un trait mène le ballon à un point qu’un trait plus ancien atteint déjà.
# Figure of what a line may end on.
alt-bounce--none-clean = Des flèches mènent du ballon à des points vierges. Les traits vers des points touchés sont barrés.
# Figure of a dead end.
alt-dead-end = Le ballon est sur un point d’où plus aucun trait ne peut partir.
# Figure of a goal and an own goal. No space before "'s": it belongs to the letter.
alt-goals = Deux buts, le ballon sur un point de but. Le dernier trait est celui du joueur { $side-a } à gauche, du joueur { $side-b } à droite.
alt-goals--goal = Un but, avec le ballon sur un point de but. Le dernier trait est celui du joueur { $side-a }.
alt-goals--own-goal = Un but, avec le ballon sur un point de but. Le dernier trait est celui du joueur { $side-b }.
# Figure of the ways into a box goal.
alt-entries--box = Des flèches entrent dans un but depuis les points de sa ligne. Les traits venant d’à côté des poteaux sont barrés.
# Figure of the one way into a link goal.
alt-entries--link = Une flèche entre dans un but depuis le milieu de sa ligne. Les traits venant des poteaux sont barrés.
# Figure of the wall.
alt-boundary--wall = Un trait le long du mur et un trait à travers, tous deux barrés.
# Figure of the edge, where one may draw along it.
alt-boundary--playable = Un trait longe le bord du terrain. Un trait qui le franchit est barré.
# Figure of the edge, where no line may end.
alt-boundary--closed = Un trait le long du bord du terrain et un trait qui le franchit, tous deux barrés.
# One picture of the worked sample.
alt-sample = Le chemin du ballon après le tour { $turn }.
# Figure of who sits where, on the cover.
alt-seats = De petits terrains, avec les lettres des joueurs à chaque bout.

## Host card. Eight items of two lines, 71 mm at 12 pt: about 34 characters a line. Bold run-in head.

# Where the ball starts; the game knows touched points.
card-start--touched = __Départ :__ le cercle, au centre. Ce point est touché dès le début.
# Where the ball starts; "touched" is not used.
card-start--plain = __Départ :__ le cercle, au centre. Le premier trait part de là.
# Box goal, eight directions.
card-goal--all = __But :__ derrière la ligne de but. D’un poteau, en diagonale seulement.
# Box goal, four directions.
card-goal--orthogonal = __But :__ derrière la ligne de but, tout droit. Jamais depuis un poteau.
# Box goal, eight directions, no line may end on a used point.
card-goal--between = __But :__ derrière la ligne de but. Jamais depuis un poteau.
# Link goal.
card-goal--link = __But :__ un seul trait y entre, au milieu. Rien depuis les poteaux.
# Walls; the game knows touched points.
card-boundary--wall = __Mur :__ ni le longer, ni le traverser. Ses points sont touchés.
# Walls; "touched" is not used.
card-boundary--wall-plain = __Mur :__ ni le longer, ni le traverser. Un trait peut y finir.
# One may draw along the edge; the game knows touched points.
card-boundary--playable = __Bord :__ le longer, oui : ses points sont touchés. Le franchir, jamais.
# One may draw along the edge; "touched" is not used.
card-boundary--playable-plain = __Bord :__ vous pouvez le longer, mais jamais le franchir.
# No walls, but lines may not end on the edge.
card-boundary--closed = __Bord :__ ses points sont touchés. Aucun trait n’y finit jamais.
# What to show before the first game, without leaving a mark. Walls, or an edge where no line may end.
card-finger--wall = __Montrez du doigt,__ sans crayon : le tour du terrain, les deux buts.
# One may draw along the edge.
card-finger--playable = __Montrez du doigt,__ sans crayon : un trait du bord, les deux buts.
# What guests who know another version get wrong. No diagonals.
card-known--orthogonal-chained = __Pas de diagonales,__ même pour qui les connaît d’ailleurs.
# No diagonals, single bounce.
card-known--orthogonal-single = __Pas de diagonales.__ Un rebond par tour : le second trait n’en donne pas.
# No diagonals, no bounces.
card-known--orthogonal-none-touched = __Ni diagonales, ni rebonds :__ un trait par tour, où qu’il finisse.
# No diagonals, no bounces, and lines end on clean points only.
card-known--orthogonal-none-clean = __Ni diagonales, ni rebonds :__ un trait par tour, vers un point vierge.
# Diagonals, and they may cross.
card-known--crossing-chained = __Diagonales permises,__ bien que non imprimées. Deux peuvent se croiser.
# Single bounce.
card-known--crossing-single = __Un rebond par tour :__ le second trait ne rebondit jamais.
# No bounces.
card-known--crossing-none-touched = __Pas de rebonds :__ un trait par tour, où qu’il finisse.
# No bounces, and lines end on clean points only.
card-known--crossing-none-clean = __Pas de rebonds :__ un trait par tour, toujours vers un point vierge.
# Diagonals, but they may not cross.
card-known--no-crossing-chained = __Diagonales sans croisement :__ l’une ferme l’autre. Rebonds habituels.
# Diagonals may not cross; single bounce.
card-known--no-crossing-single = __Diagonales sans croisement.__ Un seul rebond par tour.
# Diagonals may not cross; no bounces.
card-known--no-crossing-none-touched = __Diagonales sans croisement.__ Pas de rebonds : un trait par tour.
# Diagonals may not cross; no bounces, and lines end on clean points only.
card-known--no-crossing-none-clean = __Diagonales sans croisement.__ Un trait par tour, vers un point vierge.
# With a clock.
card-time--clock = __{ n-minutes }.__ Pas fini ? Partie nulle, où que soit le ballon.
# Without a clock.
card-time--agreement = __Pas de limite de temps.__ Nulle d’un commun accord seulement.
# Without a clock; dead ends are draws.
card-time--draw = __Pas de limite de temps.__ Nulle par impasse ou d’un commun accord.
# Four guests or more.
card-people--teams = __Jusqu’à { $guests } :__ par paires, ou deux équipes. L’un annonce, l’autre trace.
# Two or three guests.
card-people--two = __À deux.__ Un partenaire peut annoncer pendant que vous tracez.
# Who begins next.
card-next = __Revanche :__ l’autre camp commence la partie suivante.

## Changes sheet: a table, rule by rule, two variants side by side. Cells: 64 mm at 12 pt, about 31 characters a line, 2–4 lines.

# Top right, beside the title, 12 pt, 56 mm: which variant this one is compared with.
changes-compared = comparaison avec « { $other } »
# Beside the two small pitches, 10 pt, about 22 characters a line.
changes-scale = Les deux terrains à la même échelle.
# Stands for a cell whose text is equal to the one on its left.
changes-same = = pareil
# Heads of the rows: bold, at most 18 characters.
row-pitch = Terrain
# Where the ball starts.
row-start = Départ
# Width of the goals and ways into them.
row-goals = Buts
# Where a line may go.
row-moves = Traits
# What may be done along the outline of the pitch.
row-boundary = Bord
# What a touched point does.
row-bounce = Rebonds
# How many lines a turn has.
row-lines = Traits par tour
# On what point a turn can end.
row-turn-end = Fin du tour
# Who loses when no line can be drawn.
row-dead-end = Impasse
# What a goal does.
row-end = But marqué
# Whether there is a clock.
row-time = Temps
# What can be counted about every game.
row-figures = En chiffres
# Below the table, bold: what follows from the changes when you play; and where the variant comes from.
row-follows = À la table
# Below the table, bold: before where the variant comes from.
row-origin = Origine
# "8 × 12 cells, 96 in all; 9 × 13 points."
cell-pitch = { size }, { $cells } en tout ; { size-points }.
# Distances from the start.
cell-start = Au centre, à { n-steps-goal } des lignes de but, à { n-steps-side } des bords latéraux.
# Box goal.
cell-goals--box = { n-goal-width } de large, au milieu de chaque bout ; { n-entries }.
# Link goal: drawn that wide, but with a single way in.
cell-goals--link = { n-goal-width } de large, au milieu de chaque bout ; { n-entries }.
# Follows the head "Lines". Eight directions, diagonals may cross.
cell-moves--all-allowed = Vers l’un des { $neighbours } points voisins. Les diagonales peuvent se croiser.
# Follows the head "Lines". Eight directions, diagonals may not cross.
cell-moves--all-forbidden = Vers l’un des { $neighbours } points voisins. Les diagonales ne se croisent pas.
# Follows the head "Lines". Four directions.
cell-moves--orthogonal-allowed = Vers l’un des { $neighbours } points voisins. Pas de diagonales.
# Follows the head "Edge". Walls.
cell-boundary--wall = Un mur : ne jamais le longer, ne jamais le traverser.
# Follows the head "Edge". One may draw along it.
cell-boundary--playable = Le longer, oui ; le franchir, jamais.
# Follows the head "Bounces". Every bounce gives another line.
cell-bounce--chained = Un point touché donne un trait de plus, qui peut rebondir aussi.
# Follows the head "Bounces". One a turn.
cell-bounce--single = Le premier trait peut rebondir et en donne un second, qui ne rebondit jamais.
# Follows the head "Bounces". No bounces, lines end anywhere.
cell-bounce--none-touched = Aucun. Un trait peut finir sur un point touché.
# Follows the head "Bounces". No bounces, lines end on clean points only.
cell-bounce--none-clean = Aucun. Un trait ne peut pas finir sur un point touché.
# Follows the head "Lines per turn".
cell-lines--chained = Autant qu’en donnent les rebonds.
# Follows the head "Lines per turn".
cell-lines--single = Un, ou deux après un rebond.
# Follows the head "Lines per turn".
cell-lines--none-touched = Un.
# Follows the head "Lines per turn".
cell-lines--none-clean = Un.
# Follows the head "End of turn".
cell-turn-end--chained = Sur un point vierge, sauf en fin de partie.
# Follows the head "End of turn".
cell-turn-end--single = Sur un point vierge ; après un second trait, n’importe où.
# Follows the head "End of turn".
cell-turn-end--none-touched = Sur n’importe quel point.
# Follows the head "End of turn".
cell-turn-end--none-clean = Sur un point vierge, sauf en fin de partie.
# Who loses in a dead end: bounce rule, then blocked rule. Some are the same: keep the references.
cell-dead-end--chained-mover-loses = Qui y mène le ballon a perdu.
# With chained bounces both rules name the same loser: keep the reference.
cell-dead-end--chained-to-move-loses = { cell-dead-end--chained-mover-loses }
# Follows the head "Dead end": nobody loses.
cell-dead-end--chained-draw = Partie nulle.
# The same: keep the reference.
cell-dead-end--single-mover-loses = { cell-dead-end--chained-mover-loses }
# After an extra line the turn has passed, so the opponent is the one who cannot draw.
cell-dead-end--single-to-move-loses = Qui doit tracer et ne peut pas a perdu ; après un second trait, c’est l’adversaire.
# The same: keep the reference.
cell-dead-end--single-draw = { cell-dead-end--chained-draw }
# The same: keep the reference.
cell-dead-end--none-touched-mover-loses = { cell-dead-end--chained-mover-loses }
# After every line the turn has passed, so the opponent is the one who cannot draw and loses.
cell-dead-end--none-touched-to-move-loses = Qui y mène le ballon a gagné : l’adversaire ne peut rien tracer.
# The same: keep the reference.
cell-dead-end--none-touched-draw = { cell-dead-end--chained-draw }
# The same: keep the reference.
cell-dead-end--none-clean-mover-loses = { cell-dead-end--chained-mover-loses }
# The same: keep the reference.
cell-dead-end--none-clean-to-move-loses = { cell-dead-end--none-touched-to-move-loses }
# The same: keep the reference.
cell-dead-end--none-clean-draw = { cell-dead-end--chained-draw }
# Follows the head "Goal scored".
cell-end = Le camp qui attaque ce but gagne, même sans l’avoir marqué.
# Follows the head "Time".
cell-time--clock = { n-minutes } ; ensuite, partie nulle.
# Follows the head "Time".
cell-time--no-clock = Pas de limite de temps.
# Bounce rule, then boundary: what can be said about every game. The last figure of each is a number of lines.
cell-figures--chained-wall = But en { n-shortest-goal } au plus tôt, impasse en { $shortest-blocked }. Au plus { n-max-turns }.
# Chained bounces; the quickest dead end is not counted.
cell-figures--chained-playable = But en { n-shortest-goal } au plus tôt. Au plus { n-max-turns }.
# Single bounce, walls.
cell-figures--single-wall = But en { n-shortest-goal } au plus tôt, impasse en { $shortest-blocked }.
# Single bounce; the quickest dead end is not counted.
cell-figures--single-playable = But en { n-shortest-goal } au plus tôt.
# The same: keep the reference.
cell-figures--none-touched-wall = { cell-figures--single-wall }
# The same: keep the reference.
cell-figures--none-touched-playable = { cell-figures--single-playable }
# The same: keep the reference.
cell-figures--none-clean-wall = { cell-figures--single-playable }
# The same: keep the reference.
cell-figures--none-clean-playable = { cell-figures--single-playable }

# What follows at the table: 132 mm at 12 pt, about 62 characters a line, at most 2 lines each. Several may stand together.
# A larger pitch, chained bounces.
follows--larger-chained = Le centre reste vierge plus longtemps : moins de rebonds au début, plus de manœuvres et de pièges, des parties plus longues.
# A larger pitch, other bounce rules.
follows--larger-other = Les buts sont plus loin : des parties plus longues, plus de place pour tendre un piège.
# A smaller pitch, chained bounces.
follows--smaller-chained = Buts plus proches, centre plus vite rempli : plus de rebonds au début, parties plus courtes.
# A smaller pitch, other bounce rules.
follows--smaller-other = Les buts sont plus proches : des parties plus courtes.
# The other variant has no chains of bounces.
follows--bounce-chained = En un tour, les rebonds peuvent porter le ballon d’un bout à l’autre.
# The other variant has another bounce rule.
follows--bounce-single = Finies, les longues chaînes ; rebondir paie, mais une fois par tour.
# Single bounce, and the player who has to draw and cannot loses.
follows--bounce-single-trap = Le second trait peut piéger : dans une impasse, l’adversaire perd.
# No bounces, lines end anywhere.
follows--bounce-none-touched = Finies, les longues chaînes : le ballon avance d’un pas par tour.
# No bounces, lines end on clean points only.
follows--bounce-none-clean = Le chemin fait obstacle : le ballon ne revient jamais où il est passé.
# No bounces, and the player who has to draw and cannot loses.
follows--bounce-none-trap = L’impasse devient un piège : menez-y le ballon, l’adversaire perd.
# No diagonals, where the other variant has them.
follows--orthogonal = Dites-le d’entrée : les habitués attendent les diagonales.
# Diagonals, where the other variant has none.
follows--all = Les diagonales ne sont pas imprimées : montrez-en une d’abord.
# One may draw along the edge, where the other variant has walls.
follows--playable = Les coins ont désormais une issue.
# One may draw along the edge, chained bounces.
follows--playable-chained = Au bord, le ballon peut rebondir jusqu’au but ; un coin a une issue.
# Walls, where the other variant lets one draw along the edge.
follows--wall = On ne peut plus courir le long des bords.
# Diagonals may not cross.
follows--no-crossing = Chaque diagonale ferme celle qui la croise : la route se barre plus vite.
# Diagonals may cross again.
follows--crossing = Une diagonale ne ferme plus celle qui la croise.
# Goals of another shape or width; box.
follows--goal-box = Chaque but a { n-entries } : comptez-les du doigt avant de jouer.
# Goals of another shape; link.
follows--goal-link = Un seul trait entre dans chaque but : surveillez le passage.
# There is a clock, where the other variant has none or another.
follows--clock = Annoncez la fin à temps ; ne jugez pas qui est le plus près.
# There is no clock, where the other variant has one.
follows--no-clock = Prenez votre temps : la partie se joue jusqu’au bout.
# Dead ends: shown where that rule has changed and bounces do not chain.
follows--blocked-mover = Gare aux impasses : qui y mène le ballon a perdu.
# A dead end is a draw, where it is lost in the other variant.
follows--blocked-draw = Une impasse peut sauver une partie mal engagée.

## Cover of the kit

# Above the title, 12 pt bold, at most 40 characters.
cover-kicker = Kit pour { n-guests }
# Head of the print plan.
cover-print-title = À imprimer
# Heads of its rows: 12 pt bold, 74 mm, at most 30 characters.
cover-pitch-title = Terrain
# Head of a row of the print plan.
cover-annotated-title = Terrain annoté
# Head of a row of the print plan.
cover-rules-title = Règles du jeu
# Head of a row of the print plan; several cards to a sheet.
cover-card-title = Fiches de l’hôte
# Which pages: 12 pt, 74 mm, about 35 characters. One page.
cover-pages--one = Page { $page }, recto.
# Several pages, each on its own sheet.
cover-pages--one-sided = Pages { $first-page }–{ $last-page }, recto.
# Several pages on both sides of the paper, turned over the long edge.
cover-pages--two-sided = Pages { $first-page }–{ $last-page }, recto verso, bord long.
# Why so many: 12 pt, 74 mm, about 35 characters, one or two lines. Each pair gets a pitch for the game and one for the return game.
cover-pitch-why = Par paire : une partie et la revanche.
# Why one annotated pitch.
cover-annotated-why = Pour l’hôte : expliquer, et noter les tours.
# Why so many rule sheets.
cover-rules-why = Une par paire.
# Cards come several to a sheet; one is for each table.
cover-card-why = À découper ; une par table.
# The sum: bold.
cover-total-title = En tout
# The sum of all sheets of paper, beside its head.
cover-total = { n-sheets }
# Right column: 56 mm at 12 pt, about 26 characters a line.
cover-scale-title = Échelle
# 5 lines. "The two bars": at the lower left of every sheet.
cover-scale = Imprimez en taille réelle, 100 %, sans ajuster à la page. Mesurez ensuite les deux barres en bas à gauche : { $bar } millimètres.
# Head in the right column.
cover-paper-title = Papier
# 2–3 lines. Everything fits either paper.
cover-paper--either = A4 ou Letter : chaque feuille tient sur l’un comme sur l’autre.
# Another paper was asked for.
cover-paper--given = { $paper }.
# Head in the right column.
cover-pencils-title = Crayons
# 2 lines.
cover-pencils = { $guests }, bien taillés : un par invité. Pas de gomme.
# Head in the right column.
cover-scissors-title = Ciseaux
# 1–2 lines.
cover-scissors = Une paire, pour les fiches.
# Who sits where: 12 pt, 176 mm wide.
cover-seats-title = Les places
# 1 line. The pitch is the same from both ends.
cover-seats--symmetric = Face à face : chacun attaque le but d’en face.
# 2 lines. The two ends differ.
cover-seats--asymmetric = Face à face : le joueur { $side-a } en bas, le joueur { $side-b } en haut ; chacun attaque le but d’en face. Les deux bouts diffèrent : changez de place pour la revanche.
# 1 line. An odd number of guests.
cover-seats-odd = Un invité de plus ? Il joue en partenaire ; changez à chaque partie.
# Under the small pitches: 10 pt, 26 mm, at most 14 characters.
cover-table = table { $table }
# Where there is no room to draw every table: 10 pt.
cover-tables-more = … jusqu’à la table { $pairs }
# Under the pitch of the two teams: 10 pt, 56 mm.
cover-teams = ou deux équipes de { $team-size }

## Annotated pitch. Call-outs: 34 mm, heads 12 pt bold (about 16 characters a line), text 10 pt (about 21 characters a line, at most 6 lines).

# Title of the sheet, 15 pt bold, about 14 characters a line.
annotated-title = Terrain annoté
# Points to a goal.
annotated-goal-title = Points de but
# Box goal, eight directions.
annotated-goal--all = { $goal-points } : la partie finit là. Entre les poteaux, tout droit ou en diagonale ; d’un poteau, en diagonale.
# Box goal, four directions.
annotated-goal--orthogonal = { $goal-points } : la partie finit là. Tout droit, et seulement entre les poteaux.
# Box goal, eight directions, no line may end on a used point.
annotated-goal--between = { $goal-points } : la partie finit là. Tout droit ou en diagonale, entre les poteaux ; jamais depuis un poteau.
# Link goal.
annotated-goal--link = { $goal-points } : la partie finit là. Un seul trait y mène, au milieu.
# Points to the outline of the pitch.
annotated-wall-title = Mur
# The game knows touched points.
annotated-wall--touched = Il compte comme déjà tracé : ni le longer, ni le traverser. Ses points sont touchés.
# "Touched" is not used.
annotated-wall--plain = Il compte comme déjà tracé : ni le longer, ni le traverser.
# Points to the outline, where one may draw along it.
annotated-edge-title = Bord
# The game knows touched points.
annotated-edge--playable = Le longer, oui ; le franchir, jamais. Ses points sont touchés.
# "Touched" is not used.
annotated-edge--plain = Le longer, oui ; le franchir, jamais.
# Lines may not end on touched points.
annotated-edge--closed = Ses points sont touchés : aucun trait n’y finit.
# Points to the start.
annotated-start-title = Départ
# The game knows touched points.
annotated-start--touched = { $start-point }, le centre. Il est touché dès le début.
# "Touched" is not used.
annotated-start--plain = { $start-point }, le centre.
# The key of odd and even points.
annotated-odd-title = Deux sortes de points
# At most 20 characters a line, 2 lines each; the sign stands before the text.
annotated-odd = impair : nombre impair de traits possibles
# See annotated-odd.
annotated-even = pair : nombre pair de traits possibles
# A game ends in a goal or in a dead end, both are odd; the start alone can be even.
annotated-odd-why = Un but ou une impasse est toujours sur un point impair, ou au départ.
# Points to the goal line.
annotated-line-title = Ligne de but
# Box goal; the posts of the lower goal.
annotated-line--box = Ouverte entre les poteaux { $left-post } et { $right-post } : on la longe, on la passe.
# Link goal.
annotated-line--link = Elle ne s’ouvre qu’au milieu : un seul trait mène au but.
# Below the pitch: 12 pt, about 34 characters a line, 3 lines.
annotated-turn-title = Écrire un tour
# The sample is bold: f8-g7-f6.
annotated-turn = Reliez les points par des traits d’union, à partir du ballon : __{ $sample-turn }__.

## Fiche de notation

sheet-notation = Notation
footer-sheet--notation = notation
notation-points-title = Chaque point a un nom
notation-points--bottom = Une lettre désigne la colonne, en partant de la gauche ; un numéro désigne la rangée, en partant du bas. Les rangées des points de but comptent aussi. Le ballon part de __{ $start-point }__. But du haut : { $goal-points }.
notation-points--top = Une lettre désigne la colonne, en partant de la gauche ; un numéro désigne la rangée, en partant du haut. Les rangées des points de but comptent aussi. Le ballon part de __{ $start-point }__. But du haut : { $goal-points }.
notation-odd-title = Points impairs, points pairs
notation-odd = Avant la partie, comptez les traits possibles à un point. Si leur nombre est impair, c’est un point __impair__, marqué d’un losange { $sign-odd } ; sinon, c’est un point __pair__.
notation-odd-why = Traverser un point use deux de ses traits. Voilà pourquoi un but ou une impasse est toujours sur un point impair, ou au départ.
notation-turn-title = Un tour, écrit et dessiné
notation-turn--bounces = Un tour s’écrit point par point, avec des traits d’union, à partir du ballon : __{ $sample-turn }__. Dessiné, c’est son chemin : les traits du joueur { $side-a } sont pleins, ceux du joueur { $side-b } sont doubles ; un cercle { $sign-bounce } est un rebond, le disque { $sign-ball } est le ballon.
notation-turn--plain = Un tour s’écrit point par point, avec des traits d’union, à partir du ballon : __{ $sample-turn }__. Dessiné, c’est son chemin : les traits du joueur { $side-a } sont pleins, ceux du joueur { $side-b } sont doubles ; le disque { $sign-ball } est le ballon.
notation-game-title = Une partie entière
notation-game = Numérotez les tours deux par deux : le joueur { $first }, puis le joueur { $second }. Après le dernier point, écrivez comment la partie a fini, puis le but du camp qui a perdu.
notation-example = Un but du joueur { $side-a } s’écrira par exemple : __{ $goal-turn } { abbr-goal } { abbr-upper }__.
notation-endings = __{ abbr-goal }__ but marqué · __{ abbr-own-goal }__ but contre son camp · __{ abbr-dead-end }__ impasse · __{ abbr-draw }__ partie nulle
notation-upper = __{ abbr-upper }__ but du haut : le joueur { $side-a } a gagné
notation-lower = __{ abbr-lower }__ but du bas : le joueur { $side-b } a gagné
# M comme marqué, C comme contre : B est déjà un joueur.
abbr-goal = M
abbr-own-goal = C
abbr-dead-end = I
abbr-draw = =
abbr-upper = ↑
abbr-lower = ↓
notation-first-title = Le premier trait
n-first-lines = { $first-lines ->
    [one] { $first-lines } direction
   *[other] { $first-lines } directions
}
notation-first--mirror = Le premier trait peut partir dans { n-first-lines }. Si l’on ne distingue pas la gauche de la droite, il en reste { $different-lines }.
notation-first--plain = Le premier trait peut partir dans { n-first-lines }.
record-title = Feuille de partie
record-player = Joueur { $player }
record-date = Date
record-result = Résultat
record-number = N°
fig-notation-points = Colonnes et rangées. Les losanges sont les points impairs.
fig-notation-turn = Le tour __{ $sample-turn }__ du joueur { $side-a }.
alt-notation-points = Le terrain entier, avec une lettre pour chaque colonne et un numéro pour chaque rangée ; des losanges marquent les points impairs.
alt-notation-turn = Un tour du joueur { $side-a } sur une partie du terrain : { $sample-turn }.
alt-notation-first = Le premier trait { $first-line }.

## Diagramme d’une partie

sheet-diagram = Diagramme
footer-sheet--diagram = diagramme
diagram-turn = __Tour { $turn }.__
diagram-turns = __Tours { $first-turn } à { $last-turn }.__
diagram-next--draws = C’est au joueur { $player } de tracer.
diagram-next--goes-on = Le joueur { $player } doit tracer encore un trait.
diagram-end--goal = But : le joueur { $player } a gagné.
diagram-end--own-goal = But contre son camp : le joueur { $player } a gagné.
diagram-end--blocked = Impasse : le joueur { $player } a gagné.
diagram-end--draw = Impasse : partie nulle.
alt-diagram = Le chemin du ballon sur un terrain de { size }, tour par tour : { $turns }. Le ballon est en { $ball }.

## Page d’essai

sheet-test = Page d’essai
footer-sheet--test = page d’essai
test-footer = { $sheet } · { $page }/{ $pages }
test-kicker = Avant d’imprimer
test-scale = Mesurez les deux longues barres, d’un bout à l’autre : chacune doit faire { $bar } millimètres. Sinon, imprimez de nouveau en taille réelle, à 100 %, sans ajuster à la page.
test-edges-title = Les bords
test-edges = Au milieu de chaque bord se trouvent des traits numérotés. Le nombre est la distance au bord du papier, en millimètres. Le plus petit nombre dont le trait est imprimé dit jusqu’où va votre imprimante de ce côté. Toutes les feuilles laissent { $margin } millimètres de marge ; s’il en faut plus, utilisez { $option }.
test-lines-title = Traits et points
test-lines = De gauche à droite, ils s’épaississent. Chaque trait doit se voir d’un bout à l’autre, et chaque point se détacher des autres. Si les plus fins manquent, désactivez l’économie d’encre.
test-sides-title = Recto verso
test-sides--long = Imprimez les deux pages sur une même feuille, retournée sur le bord long. Tenez-la devant une lampe, ce côté vers vous : le cercle du verso apparaît sur la croix. Lisez les deux échelles à cet endroit. Deux zéros ? Tout va bien. Sinon, donnez les deux nombres à { $option }, d’abord celui de l’échelle horizontale.
test-sides--short = Imprimez les deux pages sur une même feuille, retournée sur le bord court. Tenez-la devant une lampe, ce côté vers vous : le cercle du verso apparaît sur la croix. Lisez les deux échelles à cet endroit. Deux zéros ? Tout va bien. Sinon, donnez les deux nombres à { $option }, d’abord celui de l’échelle horizontale.
test-back-title = Le verso
test-back = Tenez la feuille devant une lampe, l’autre côté vers vous, et lisez à quel endroit de la croix se trouve ce cercle.
alt-test-bars = Une barre horizontale et une barre verticale, longues de { $bar } millimètres chacune, graduées tous les 10 millimètres.
alt-test-lines = Six traits et six rangées de points, du plus fin au plus épais.
alt-test-cross = Une croix graduée de -10 à 10 millimètres sur ses deux branches.
alt-test-ring = Un petit cercle avec une croix.

## Affiches : un terrain sur plusieurs feuilles

poster-tile = rangée { $row }, colonne { $column } · feuille { $page } sur { $pages }
poster-cut = Coupez le long des tirets, puis collez sur la feuille voisine.

## Fiches à plier

card-fold = Pliez ici

## Board: a page on which two people draw on a screen.

board-note = Pour deux personnes devant un même écran. Ce plateau trace ce que vous demandez, et l’annule si vous voulez. Il n’arbitre pas : il ne sait ni à qui c’est de jouer, ni quels traits les règles permettent, ni qui a gagné. Personne ne joue contre vous.
board-touch = Touchez un point entouré, ou cliquez dessus, pour tracer un trait jusqu’à lui. Changez de stylo quand votre tour est fini.
board-keys = Clavier : les flèches tracent tout droit, 7, 9, 1 et 3 en diagonale, la barre d’espace change de stylo, Retour arrière annule.
board-keys-straight = Clavier : les flèches tracent, la barre d’espace change de stylo, Retour arrière annule.
board-undo = Annuler
board-again = Recommencer
board-print = Imprimer
board-pen = Stylo { $player }
board-ball = Le ballon est en { $ball }.
board-draw = Tracer jusqu’à { $ball }

## Preview: the designer's page in the browser.

preview-title = Atelier
preview-language = Langue
preview-sheet = Feuille
preview-scale = Échelle
preview-scale--fit = Ajustée
preview-scale--true = Taille réelle
preview-undo = Annuler
preview-save = Enregistrer
preview-file-name = Nom du nouveau fichier
preview-saved = Enregistré.
preview-unsaved = Pas enregistré : le fichier a été modifié ailleurs, ou ce nom est déjà pris.
preview-last-good = Le fichier contient des erreurs. Voici la dernière feuille valable.
preview-gone = Le programme s’est arrêté ; relancez-le.
preview-findings = Remarques
preview-no-findings = Rien à signaler.
preview-facts = En chiffres
preview-text = Fichier de la variante
preview-text-note = Toutes les clés s’écrivent ici, contours, murs et entrées compris.
preview-key--name = Nom
preview-key--based-on = D’après
preview-key--title = Titre dans cette langue
preview-key--pitch-width = Largeur en cases
preview-key--pitch-length = Longueur en cases
preview-key--pitch-directions = Directions des traits
preview-key--pitch-boundary = Bord
preview-key--pitch-crossing = Diagonales qui se croisent
preview-key--goal-shape = But
preview-key--goal-width = Largeur du but
preview-key--turn-bounce = Rebonds
preview-key--turn-end-on-touched = Un trait peut finir sur un point touché
preview-key--turn-first = Trace en premier
preview-key--end-blocked = Dans une impasse
preview-key--end-minutes = Minutes, ou aucune
preview-key--table-guests = Invités au plus
preview-key--notation-row-one = La rangée 1 est
preview-key--paper = Papier
preview-key--landscape = En paysage
preview-key--cell = Case en mm, sinon au maximum
preview-value--all = les huit
preview-value--orthogonal = droites seulement
preview-value--playable = jouable
preview-value--wall = mur
preview-value--allowed = permises
preview-value--forbidden = interdites
preview-value--link = entrée unique
preview-value--box = cage
preview-value--chained = chacun donne un trait
preview-value--single = un par tour
preview-value--none = aucun
preview-value--true = oui
preview-value--false = non
preview-value--a = { $side-a }
preview-value--b = { $side-b }
preview-value--mover-loses = qui y est allé perd
preview-value--to-move-loses = qui doit tracer perd
preview-value--draw = partie nulle
preview-value--bottom = en bas
preview-value--top = en haut
preview-fact--cells = Cases
preview-fact--points = Points en tout
preview-fact--edges = Traits en tout
preview-fact--steps-goal = Pas jusqu’à la ligne de but
preview-fact--steps-side = Pas jusqu’au côté
preview-fact--shortest-goal = But le plus rapide, en traits
preview-fact--shortest-blocked = Impasse la plus rapide, en traits
preview-fact--most-turns = Tours au plus
preview-fact--first-lines = Premiers traits ; différents
preview-fact--cell = Case sur ce papier

## Une soirée à plusieurs tables : le dossier à imprimer

# « 12 tables ».
n-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
# « 3 tours de table » : ici une manche, car « tour » est le tour de jeu.
n-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
n-pages = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
event-job = Dossier à imprimer
event-kicker = Une soirée pour { n-guests }
event-size = { n-tables }, { n-rounds }
event-print-title = Comment imprimer
event-print--one-sided = Imprimez tout ce fichier une seule fois, en recto seul : chaque exemplaire y est déjà, dans l’ordre des tables.
event-print--long-edge = Imprimez tout ce fichier une seule fois, en recto verso, bord long : chaque exemplaire y est déjà, dans l’ordre des tables.
event-print--short-edge = Imprimez tout ce fichier une seule fois, en recto verso, bord court : chaque exemplaire y est déjà, dans l’ordre des tables.
event-print-pages = En tout : { n-pages } sur { n-sheets } de papier.
event-pages-title = Les pages de ce fichier
event-cover-title = Couverture et places
event-cover-why = Pour vous : cette page, et qui joue où.
event-host-title = Fiches de l’hôte
event-host-why = À découper ; un jeu de fiches par hôte.
event-times-title = Annonces minutées
event-times-why = Pour la personne qui chronomètre.
event-standings-title = Classement
event-standings-why = À afficher ; à remplir après chaque manche.
event-table-title = Cartons de table
event-table-why = Sur chaque table, bien en vue.
event-score-title = Feuille de score
event-score-why = À chaque table.
event-rules-why = À chaque table, dans chacune de ses langues.
event-pitch-title = Terrains
event-pitch-why = Un par partie ; table et manche en bas.
event-record-title = Directions annoncées
event-record-why = Entre partenaires : l’un annonce, l’autre trace.
event-blanks-title = Versos blancs
event-total-title = Pages en tout
event-clock-title = Chronomètre
event-clock = Un seul pour toutes les tables : { n-minutes } par manche.
event-again-title = Une page abîmée ?
event-again = Chaque page porte son nom en bas. Pour la réimprimer, ajoutez __{ $command }__ à la commande.

event-seats-title = Qui joue où
event-seats-how--guests = Tirez au sort : chaque invité reçoit un numéro. Le numéro en gras commence ; l’autre s’assied en face.
event-seats-how--teams = Tirez au sort : chaque invité reçoit un numéro, donc une équipe. L’équipe en gras commence ; l’autre s’assied en face.
event-seats-languages = Séparez d’abord les numéros par langue : chacun tire parmi ceux d’une langue qu’il parle.
event-seats-numbers = Numéros __{ $side }__ : { $items }
event-seats-shared = { $side } : ces invités jouent ensemble, du même côté. L’un annonce la direction, l’autre trace ; changez à chaque partie.
event-seats-rest = Qui est au repos pendant une manche tient le chronomètre.
event-seats-keeper = L’invité { $side } tient le chronomètre.
event-round = Manche { $round }
event-table = Table { $table }
event-col-table = Table
event-col-rests = au repos
event-col-round = Manche
event-col-begins = Commence
event-col-against = En face
event-col-pitch = Terrain
event-col-variant = Jeu
event-col-winner = Gagnant
event-col-ending = Fin
event-col-time = Heure
event-col-team = Équipe
event-col-guest = Invité
event-col-guests = Invités
event-col-name = Nom
event-col-points = Points
event-col-place = Rang
event-col-minute = Minute
event-col-call = Annonce

event-foot-pitch = table { $table }, manche { $round } · { size-short }
event-card-play = Cherchez votre manche dans la liste : qui commence, qui joue en face, et sur quel terrain. Après la partie, notez le résultat sur la feuille de score.
event-score-how = Écrivez vos noms à côté des numéros ; le numéro en gras commence. Après la partie, notez qui a gagné, comment elle a fini, et à quelle heure.
event-pool = Tables { $items }
event-standings-how = À chaque manche, le numéro imprimé est celui de l’adversaire. Notez les points à côté, et faites la somme à la fin.
event-standings-points = Victoire : 2 points. Partie nulle : 1 point. Défaite : 0.
event-times-how = Lisez ces phrases à voix haute à la minute indiquée, comptée depuis le début de la manche.
event-call-start = La manche commence. Vous avez { n-minutes }.
event-call-left = Encore { n-minutes }.
event-call-end = C’est fini ! Posez les crayons. Une partie inachevée est nulle, où que soit le ballon.

event-record-how = Un partenaire annonce un chiffre, l’autre trace le trait dans cette direction. Le 0 mène toujours vers le but du haut, celui que le joueur { $side-a } attaque, quelle que soit votre place. Notez les chiffres, un tour par case du tableau : toute la partie est là.
event-rose-alt = Les directions et leurs chiffres : 0 vers le haut, puis dans le sens des aiguilles d’une montre.
event-call-0 = en haut
event-call-1 = en haut à droite
event-call-2 = à droite
event-call-3 = en bas à droite
event-call-4 = en bas
event-call-5 = en bas à gauche
event-call-6 = à gauche
event-call-7 = en haut à gauche
