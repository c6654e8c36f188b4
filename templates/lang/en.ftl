### paperpitch, the texts on paper: the English source.
###
### To translate: `paperpitch lang new cs` makes a file to fill in. Keep every id, write each text in your own words. Speak to a
### guest who has never played: plain words, short sentences, one idea each. Take facts from here, not syntax.
###
### What you type and what the program does:
### - Type plain spaces and plain quotes. The program puts in the no-break ones, guided by the typography-… messages.
### - __two underscores__ make bold: the two terms a section defines, and the run-in heads of cards.
### - Ids that differ only after "--" are alternatives: the program prints the one that is true for the variant.
### - A select ({ $n -> … }) is for grammar alone, at most one in a message, and as its own message ("n-…", below).
###   Your language may need more of these (cases, genders): add messages of your own, with ids that start with "n-".
### - No figure is typed as a literal but those of history (origin--…).
### - Lengths: the rule sheet has lines of about 54 characters and room for about 51 lines in all; where a comment
###   gives a limit, it is for English; other languages may take a fifth more.
###
### Variables that are numbers, which ones, and what they count:
###   $width             2–100, even          cells along a goal side
###   $length            2–100, even          cells from goal to goal
###   $width-points      3–101, odd           the width in points
###   $length-points     3–101, odd           the length in points
###   $cells             4–10000              cells in all
###   $goal-width        2–100                width of a goal, in cells
###   $entries           1–299                lines that lead into one goal
###   $steps-goal        1–50                 steps from the start to a goal line
###   $steps-side        1–50                 steps from the start to a side
###   $neighbours        4 or 8               points next to the ball
###   $minutes           1–600                length of a game, where there is a clock
###   $guests            2–200                most guests
###   $pairs             1–100                pairs they make
###   $team-size         1–100                players in one of two teams
###   $shortest-goal     1–200                lines of the quickest goal
###   $shortest-blocked  1–200                lines of the quickest dead end
###   $max-turns         1–40000              most turns a game can have
###   $sheets            1–5000               sheets of paper in all
###   $count             1–1000               copies of one sheet
###   $page              1–1000               number of a page
###   $pages             1–5000               how many pages
###   $first-page        1–1000               number of the first of some pages
###   $last-page         2–1000               number of the last of some pages
###   $table             1–100                number of a table
###   $tables            1–100                how many tables an event has
###   $round             1–199                number of a round
###   $rounds            1–199                how many rounds an event has
###   $figure            1–100                number of a figure
###   $turn              1–200                number of a turn
###   $first-turn        1–200                number of the first of some turns
###   $last-turn         2–200                number of the last of some turns
###   $first-lines       1–8                  directions of the first line
###   $different-lines   1–8                  those of them that differ by more than a mirror
###   $bar               20 or 50 or 100      length of a bar that is measured, in millimetres
###   $margin            0–20, fractions too  what stays free at every edge, in millimetres
###   $row               1–100                number of a row of sheets
###   $column            1–100                number of a column of sheets
### Variables that are texts, with examples:
###   $side-a            letter of the side that attacks the upper goal: A
###   $side-b            letter of the other side: B
###   $first             letter of the side that draws first: A, B
###   $second            letter of the side that draws second: B, A
###   $player            letter of the side whose turn a caption shows: A, B
###   $name              the variant's file name: standard, large
###   $title             the variant's title: Standard pitch
###   $other             title of the variant it is compared with: Large pitch
###   $sheet             name of the sheet, from sheet-… or footer-sheet--…: Kit
###   $paper             name of the paper: A4, Letter
###   $start-point       coordinates of the start: d6
###   $left-post         coordinates of a post: c2
###   $right-post        coordinates of the other post: e2
###   $sample-turn       a turn in coordinates: f8-g7-f6
###   $goal-turn         a turn into the upper goal, in coordinates: e12-f13
###   $first-line        a first line in coordinates: f7-g8
###   $turns             several turns in coordinates: f7-f8 f8-g9
###   $ball              coordinates of the ball: g9
###   $goal-points       the goal points of the upper goal: c11, d11 and e11
###   $option            an option of the command line: --margin
###   $side              number of a guest, or of guests who share a side: 6, 6+7
###   $command           what is typed, such as an option of the program: --only P1-1
###   $items             a list but for its last element: c11, d11
###   $last              the last element of that list: e11
### Variables that are signs drawn in the line of text:
###   $sign-start        ring with a spot
###   $sign-goal         disc
###   $sign-ball         big disc
###   $sign-bounce       small ring
###   $sign-dotted       piece of dotted line
###   $sign-solid        piece of heavy line
###   $sign-odd          diamond
###   $sign-even         dot

## How this language is set. The program reads this part and puts the right signs and spaces into every text:
## write plain spaces, straight quotes and ... below, never no-break spaces.

# The language as documents name it.
language-tag = en
# The language's own name for itself.
language-name = English
# The side that attacks the upper goal: its letter in the texts and on the drawings.
side-a = A
# The side that attacks the lower goal: its letter in the texts and on the drawings.
side-b = B

# Quotation marks: outer pair, then inner pair.
typography-quotes = “ ” ‘ ’
# The space inside the outer quotation marks: no-break or none.
typography-inside-quotes = none
# Signs with a narrow no-break space before them, or none.
typography-narrow-space-before = none
# Signs with a full no-break space before them, or none.
typography-space-before = none
# How a percentage is written.
typography-percent = 100%
# What a spaced hyphen turns into.
typography-dash = –
# Words of one letter that stay with the word after them.
typography-one-letter-words = none
# Small words that need not stay with a number before them; every other word does.
typography-loose-words = a an and as at by for from if in is of on or per so than the then to up with

# A list of coordinates: "c11, d11" and "e11". The program puts the commas.
list-last = { $items } and { $last }

## Number phrases: used inside other messages. Their ids start with "n-".

# Width of a goal: "2 cells". Stands in "a goal 2 cells wide".
n-goal-width = { $goal-width } cells
# Distance from the start to a goal line: "6 steps".
n-steps-goal = { $steps-goal ->
    [one] { $steps-goal } step
   *[other] { $steps-goal } steps
}
# Distance from the start to a side: "4 steps".
n-steps-side = { $steps-side ->
    [one] { $steps-side } step
   *[other] { $steps-side } steps
}
# Lines that lead into one goal: "5 ways in".
n-entries = { $entries ->
    [one] { $entries } way in
   *[other] { $entries } ways in
}
# "15 minutes".
n-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# "8 guests".
n-guests = { $guests } guests
# Lines of the quickest goal: "7 lines".
n-shortest-goal = { $shortest-goal ->
    [one] { $shortest-goal } line
   *[other] { $shortest-goal } lines
}
# Most turns in a game: "79 turns".
n-max-turns = { $max-turns ->
    [one] { $max-turns } turn
   *[other] { $max-turns } turns
}
# "13 sheets".
n-sheets = { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
}
# Size in cells: "8 × 12 cells". Heads of sheets, and inside sentences.
size = { $width } × { $length } cells
# Size in points: "9 × 13 points".
size-points = { $width-points } × { $length-points } points
# Size without a unit: cards and footers.
size-short = { $width } × { $length }

## Names of the game, the variants and the sheets

# The game. Title of the rule sheet (30 pt, at most 116 mm) and of the cover (44 pt, about 14 characters).
game-title = Paper soccer
# Titles of the variants: heads of sheets, at most 22 characters. They also stand alone as column heads.
variant--standard = Standard pitch
# The standard rules on a larger pitch.
variant--large = Large pitch
# Played along the printed lines only, without diagonals.
variant--orthogonal = Straight lines only
# The pitch on which games are written down with letters and numbers.
variant--notation = Notation pitch
# Only one bounce a turn.
variant--single-bounce = Single bounce
# The standard rules on the most common size.
variant--classic = Classic pitch
# A turn is always one line.
variant--no-bounce = No bounces
# A very large pitch with wide goals.
variant--wide-goals = Wide goals
# The name of this version; do not translate "Texas".
variant--texas = Texas soccer

# The sheets: kickers above titles, bookmarks, titles of documents.
sheet-kit = Kit
# The first page of the kit: the print plan.
sheet-cover = Cover
# The sheet the game is drawn on.
sheet-pitch = Pitch
# The pitch with coordinates and notes.
sheet-annotated = Annotated pitch
# The rule sheet; also the kicker above its title.
sheet-rules = Rules of the game
# Also the title of the card itself (15 pt, at most 18 characters).
sheet-card = Host card
# The sheet with variants side by side.
sheet-gallery = Variants side by side
# The sheet that compares two variants, rule by rule; also the kicker above its title.
sheet-changes = What changes

# Title of a document: "Paper soccer · Standard pitch · Rules of the game".
document-title = { game-title } · { $title } · { $sheet }

# The sheets as footers name them: 10 pt, lower case.
footer-sheet--rules = rules of the game
# Footer, lower case.
footer-sheet--changes = what changes
# Footer of a sheet with several pages: "standard · rules of the game · 1/2".
footer-page = { $name } · { $sheet } · { $page }/{ $pages }
# Footer of a pitch, and the small line at the top right of a card: "standard · 8 × 12".
footer-pitch = { $name } · { size-short }
# Footer of the changes sheet: "large · 10 × 14 · what changes".
footer-size = { $name } · { size-short } · { $sheet }
# Footer of the cover: "standard · 8 guests · page 1".
footer-cover = { $name } · { n-guests } · page { $page }
# The length of the scale bar, in words beside it. It is always 50.
scale-bar = { $bar } millimetres
# Begins every caption of a figure: bold, two spaces after it.
figure-label = Fig. { $figure }
# Large across every page that is printed from unfinished texts, at most 10 characters.
draft-mark = Draft

## Rule sheet. Column of 116 mm at 12 pt: about 54 characters a line.

# 1. Section head, at most 40 characters (all section heads).
rules-aim-title = The aim
# 4 lines.
rules-aim = Two players, one ball, one path. You take turns to carry the path on, line by line. Player { $side-a } attacks the upper goal, player { $side-b } the lower one. Bring the ball into the goal you attack, and you have won.

# 2. Section head.
rules-material-title = What you need
# 3 lines. "Nothing is hidden": the whole path stays visible to both; no erasing.
rules-material = A printed pitch, and a pencil for each player. Press firmly: your lines must stand out from the printed ones. The whole path stays in view; nothing is hidden, nothing is erased.

# 3. Section head.
rules-pitch-title = The pitch
# 4 lines. The pitch has walls. "Free": nobody has drawn there yet.
rules-pitch--wall = The pitch has { size }, that is { size-points }. The ball is always on a point. What is dotted { $sign-dotted } is free: you may draw there. What is solid { $sign-solid } is a wall: it counts as drawn.
# 4 lines. One may draw along the edge; the heavy frame stands just outside it.
rules-pitch--playable = The pitch has { size }, that is { size-points }. The ball is always on a point. What is dotted { $sign-dotted } is free: you may draw there. What is solid { $sign-solid } is never crossed.
# 3 lines. The box goal: an opening between two posts, one cell deep. "End": the side where a goal is.
rules-goal--box = The middle of each end opens onto a goal { n-goal-width } wide. The ball starts in the centre { $sign-start }, { n-steps-goal } from each goal line and { n-steps-side } from each side.
# 4 lines. The link goal: drawn several cells wide, but one single line leads in.
rules-goal--link = At each end stands a goal { n-goal-width } wide, but only one line leads in: from the middle of the goal line to the goal point { $sign-goal }. The ball starts in the centre { $sign-start }, { n-steps-goal } from each goal line and { n-steps-side } from each side.

# 4. Section head.
rules-moves-title = Drawing a line
# 3–4 lines. All eight directions; two diagonals may cross.
rules-moves--crossing = On your turn, draw a line from the ball to one of the { $neighbours } neighbouring points, straight or diagonal. The diagonals are not printed, but you may use them, and two of them may cross.
# 4 lines. All eight directions; diagonals may not cross.
rules-moves--no-crossing = On your turn, draw a line from the ball to one of the { $neighbours } neighbouring points, straight or diagonal. The diagonals are not printed, but you may use them. Two diagonals never cross: where one is drawn, the other is closed.
# 3–4 lines. Four directions. The last sentence speaks to guests who know another version.
rules-moves--orthogonal = On your turn, draw a line from the ball to one of the { $neighbours } neighbouring points: up, down, left or right. There are no diagonals here, even if you know a version that has them.
# 2 lines. The pitch has walls.
rules-lines--wall = No line is drawn twice, in either direction. Never draw along a wall, nor across it.
# 2 lines. One may draw along the edge.
rules-lines--playable = No line is drawn twice, in either direction. You may draw along the edge of the pitch, but never across it.
# 2 lines. The pitch has no walls, but lines may not end on its edge.
rules-lines--closed = No line is drawn twice, in either direction. Never draw along the edge of the pitch, nor across it.

# 5. Section head where bounces exist.
rules-bounce-title = The bounce
# 5. Section head where there are no bounces.
rules-no-bounce-title = One line a turn
# 3 lines. Defines the two words of the game. The pitch has walls.
rules-touched--wall = Before you draw, look at the point you are heading for. If a line or a wall already reaches it, it is __touched__; if not, it is __clean__. The start is touched from the beginning.
# 3 lines. Defines the two words of the game. No walls: the points along the edge are printed as small rings.
rules-touched--playable = Before you draw, look at the point you are heading for. If a line already reaches it, or if it carries a printed ring { $sign-bounce }, it is __touched__; if not, it is __clean__. The start is touched from the beginning.
# 3 lines. Bounces chain.
rules-bounce--chained = On a clean point, your turn ends. On a touched point, the ball bounces: you must draw another line. That line may bounce too; you play on until the ball reaches a clean point.
# 5 lines. Only the first line of a turn may bounce; the one extra line never does.
rules-bounce--single = If the first line of your turn ends on a clean point, your turn ends. If it ends on a touched point, the ball bounces: you must draw one extra line. The extra line never bounces, wherever it ends: your turn is over. Your opponent plays on from there, and may bounce again.
# 3 lines. No bounces; a line may end on any point. The words touched and clean are not used on this sheet.
rules-bounce--none-touched = There are no bounces. Your turn is one line, and it may end on any point, even where the ball has been before. Then your opponent plays on from there.
# 3 lines. No bounces; a line may not end on a touched point.
rules-bounce--none-clean = There are no bounces. Your turn is one line, and it must end on a clean point or in a goal. Then your opponent plays on from there.
# 1–2 lines. A tip.
rules-ring = Hard to tell? Ring every point the ball reaches.

# 6. Section head of the worked sample.
rules-sample-title = An example: the first turns
# Captions of the sample: three side by side in 45 mm (22 characters a line, 3–4 lines) or four in 33 mm (16 characters, 5 lines).
# The ball goes up by one step to a clean point.
sample-up = __Turn { $turn }.__ Player { $player } goes straight up. Clean point: the turn ends.
# The ball goes right by one step to a clean point.
sample-right = __Turn { $turn }.__ Player { $player } goes right. Clean point: the turn ends.
# The ball goes left by one step to a clean point.
sample-left = __Turn { $turn }.__ Player { $player } goes left. Clean point: the turn ends.
# The ball goes down by one step to a clean point.
sample-down = __Turn { $turn }.__ Player { $player } goes down. Clean point: the turn ends.
# The ball goes down to the right to a clean point.
sample-diagonal = __Turn { $turn }.__ Player { $player } goes down a diagonal. Clean point: the turn ends.
# The next four: there are no bounces, and "clean" is not used. One step up.
sample-up--plain = __Turn { $turn }.__ Player { $player } goes straight up. One line: the turn ends.
# No bounces: one step to the left.
sample-left--plain = __Turn { $turn }.__ Player { $player } goes left. One line: the turn ends.
# No bounces: one step down.
sample-down--plain = __Turn { $turn }.__ Player { $player } goes down. One line: the turn ends.
# No bounces: one step down to the right.
sample-diagonal--plain = __Turn { $turn }.__ Player { $player } goes down a diagonal. One line: the turn ends.
# Back to the start, a bounce, and another line to a clean point.
sample-return--chained = __Turn { $turn }.__ Player { $player } returns to the start. Touched point: one more line.
# Back to the start, a bounce, and the extra line ends on a touched point; eight directions.
sample-return--single = __Turn { $turn }.__ Player { $player } bounces at the start. The extra line ends on a touched point: no bounce.
# Back to the start, a bounce, and the extra line ends on a clean point; four directions.
sample-return--single-clean = __Turn { $turn }.__ Player { $player } bounces at the start. One extra line, and the turn ends.
# Back to the start; no bounces.
sample-return--plain = __Turn { $turn }.__ Player { $player } returns to the start. No bounce: the turn ends.
# The start is next to the ball, but lines may not end on touched points; the line drawn goes elsewhere.
sample-refused = __Turn { $turn }.__ The start is touched: player { $player } may not go back there.

# 7. Section head.
rules-dead-end-title = Dead ends
# 3 lines. Chained bounces: whoever leads the ball into a dead end owes a line that cannot be drawn.
rules-dead-end--chained = If no line can be drawn from the ball, it is in a dead end. Whoever led it there has lost: the bounce demands another line, and there is none. You can never pass.
# 4–5 lines. Single bounce, and the player who has to draw and cannot loses.
rules-dead-end--single = If you have to draw a line and there is none, you have lost: you can never pass. So do not let your first line bounce into a dead end. But if your extra line ends in one, your turn is over, and your opponent, who cannot draw, has lost.
# 3 lines. No bounces, and the player who has to draw and cannot loses.
rules-dead-end--none = If no line can be drawn from the ball, it is in a dead end: the player whose turn it is cannot draw and has lost. You can never pass. So lead the ball into a dead end, and you win.
# 2 lines. Whoever brought the ball there loses (single bounce or no bounces).
rules-dead-end--mover = If no line can be drawn from the ball, it is in a dead end. Whoever led it there has lost. You can never pass.
# 2 lines. A dead end is a draw.
rules-dead-end--draw = If no line can be drawn from the ball, it is in a dead end, and the game is a draw. Until then, you can never pass.
# 1 line. Walls, eight directions: a corner is a dead end at once.
rules-corner--all = Every corner of the pitch is a dead end.
# 1–2 lines. Walls, four directions, box goals: almost every point of a wall is a dead end at once.
rules-corner--orthogonal-box = Every point on a wall is a dead end, except the posts.
# 1–2 lines. Walls, four directions, link goals.
rules-corner--orthogonal-link = Every point on a wall is a dead end, except the middle of each goal line.

# 8. Section head.
rules-end-title = The end of the game
# 4 lines. "Behind it": the goal points lie one step beyond the goal line.
rules-goal-scored = A goal point { $sign-goal } ends the game at once. The side attacking that goal wins, whoever drew the last line: an own goal loses. Reaching the goal line is not enough; the ball must go behind it.
# 1 line. No clock; dead ends are lost.
rules-draw--agreement = A draw is possible only if both sides agree.
# 1 line. No clock; a dead end is a draw as well.
rules-draw--otherwise = Apart from that, a draw is possible only if both sides agree.
# 2 lines. There is a clock.
rules-draw--clock = You have { n-minutes }. A game that is not over by then is a draw, wherever the ball is.

# 9. Section head.
rules-people-title = Who plays
# 5 lines. Four guests or more.
rules-people--teams = Up to { n-guests } play in pairs, one pitch for each pair, or as two equal teams round a single pitch. Partners may share the work: one calls the direction, the other draws. Agree who begins: that is player { $first }. In the next game, the other side begins.
# 3 lines. Two or three guests.
rules-people--two = Agree who begins: that is player { $first }. In the next game, the other side begins. If you play with a partner, share the work: one calls the direction, the other draws.

# 10. Section head. The host shows the boundary with a finger before the first game.
rules-check-title = Before the first game
# 2 lines. Walls.
rules-check--wall = Run a finger round the pitch, without a pencil. Where the outline is solid, nobody may draw along it or across it.
# 3 lines. One may draw along the edge.
rules-check--playable = Run a finger along the dotted edge, without a pencil: you may draw there, point by point. Crossing the heavy frame outside it is never allowed.
# 2 lines. No walls, but lines may not end on the edge.
rules-check--closed = Run a finger round the pitch, without a pencil. All points of its edge are touched: no line ever ends there.
# 3 lines. Box goal, eight directions.
rules-mouth--all = Then show both goals. Between the posts the goal line is dotted: you may draw along it and across it. From a post, only the diagonal leads into the goal.
# 3 lines. Box goal, four directions.
rules-mouth--orthogonal = Then show both goals. Between the posts the goal line is dotted: you may draw along it and across it. No line leads into the goal from a post.
# 2 lines. Link goal.
rules-mouth--link = Then show both goals. A single line leads in, from the middle of the goal line; it is the only way out of the pitch. No line leads in from the posts.

# 11. Section head.
rules-origin-title = Where the game comes from
# All origin--…: 2–3 lines each; also at the foot of the changes sheet. Their literal figures are history. piłkarzyki is the Polish name: keep it.
origin--standard = All it takes is squared paper and a pencil. In Poland, where pupils and students are fond of it, the game is called piłkarzyki. The size of the pitch was never fixed.
# "Even": an even number of cells, so that there is a point in the centre.
origin--large = The size of the pitch was never fixed, as long as its sides are even; 8 × 10 cells is among the most common. The Russian version is usually far larger.
# No history is known; the variant without diagonals.
origin--orthogonal = A version to begin with: straight lines only, a small pitch, a short game. Other versions of the game use the diagonals too.
# The book's title is not known.
origin--notation = This pitch comes from a Russian book on paper soccer. There every point has a letter and a number, so that turns and whole games can be written down.
# The variant of a single bounce.
origin--single-bounce = No published source is known for this version, a middle way between chains of bounces and none at all: a bounce pays, but only once a turn.
# The pitch of this variant is the size named.
origin--classic = The size of the pitch was never fixed; { size } is among the most common. In Poland, pupils and students call the game piłkarzyki; it has been playable online since 2004.
# "Russian": one of several Russian versions.
origin--no-bounce = Versions without bounces are played too: there is a Russian one, and a computer game from 2005.
# The pitch of this variant is the size named.
origin--wide-goals = The size of the pitch was never fixed; a Polish version uses { size }. Large pitches often come with other rules: wider goals, for example.
# "The standard game": the variant called standard.
origin--texas = In Texas soccer, no two diagonals may cross; in the standard game they may. The size of the pitch was never fixed.
# For variants of the user's own.
origin-own = A version made for this table. In Poland, where pupils and students are fond of it, the game is called piłkarzyki. The size of the pitch was never fixed.

## Figures of the rule sheet. Captions: 56 mm at 10 pt, about 32 characters a line, at most 4 lines.

# The whole pitch with the labels below.
fig-field = Player { $side-a } attacks the upper goal, player { $side-b } the lower one.
# Labels on leaders, one word if possible, at most 12 characters.
label-goal = goal
# Label on a leader: a wall.
label-wall = wall
# Label on a leader: the edge, where one may draw along it.
label-edge = edge
# Label on a leader: the centre, where the ball starts.
label-start = start
# Label on a leader: a square of the grid.
label-cell = cell
# Label on a leader: where two lines of the grid meet.
label-point = point
# Label on a leader: the end of the wall beside a goal.
label-post = post
# The key beside the first figures, at most 25 characters.
key-line-a = line of player { $side-a }
# Key: the open double line.
key-line-b = line of player { $side-b }
# Key: the big disc.
key-ball = ball
# Key: the small ring.
key-bounce = bounce
# Figure of the moves: the neighbours of the ball, and two crossing diagonals.
fig-moves--crossing = The { $neighbours } neighbouring points; two diagonals that cross.
# The neighbours of the ball, and two diagonals that would cross, struck out.
fig-moves--no-crossing = The { $neighbours } neighbouring points; two diagonals may not cross.
# The four neighbours of the ball.
fig-moves--orthogonal = The { $neighbours } neighbouring points. No diagonals.
# A turn with bounces, ending on a clean point.
fig-bounce--chained = A turn of player { $side-a }: the ball bounces on touched points and stops on a clean one.
# A turn of two lines: a bounce, then the extra line, which ends on a touched point.
fig-bounce--single = A turn of player { $side-a }: a bounce, then the extra line. It ends on a touched point, but does not bounce.
# A turn of one line that ends on a point where the ball has been before.
fig-bounce--none-touched = A turn of player { $side-a }: one line, ending where the ball has been before.
# Lines to clean points allowed, lines to touched points struck out.
fig-bounce--none-clean = The ball may go to clean points, not to touched ones.
# One or two positions in which a line of player A has just ended in a dead end; player A loses.
fig-dead-end--mover = Player { $side-a } has led the ball into a dead end and loses.
# The same, but player B is to draw and loses. Single bounce: it was the extra line; no bounces: the only one.
fig-dead-end--to-move = Player { $side-a } has led the ball into a dead end. Player { $side-b } cannot draw and loses.
# The same, but the game is a draw.
fig-dead-end--draw = Player { $side-a } has led the ball into a dead end: a draw.
# Left: player A scores in the upper goal. Right: player B draws the line into the upper goal.
fig-goals = On the left, player { $side-a } scores. On the right, player { $side-b } scores an own goal. Player { $side-a } wins both times.
# Four directions, no bounces: only one of the two can ever happen. Player A has scored.
fig-goals--goal = Player { $side-a } scores in the upper goal and wins.
# The same: player B has drawn the last line.
fig-goals--own-goal = Player { $side-b } leads the ball into the upper goal: an own goal, and player { $side-a } wins.
# Box goal: the lines that lead in, and struck out those from outside the posts.
fig-entries--box = A goal has { n-entries }. None from outside the posts.
# Link goal: the one line that leads in, and struck out those from the posts.
fig-entries--link = A goal has { n-entries }: from the middle of the goal line.
# Lines along and across the wall, both struck out.
fig-boundary--wall = No line along the wall, none across it.
# A line along the edge, allowed; a line across, struck out.
fig-boundary--playable = Along the edge, yes; across it, never.
# Lines along and across the edge, both struck out.
fig-boundary--closed = No line along the edge, none across it.

# For those who cannot see the figure, read aloud instead of it. No limit, but one or two sentences.
alt-pitch = A pitch of { size }, with a goal at the top, a goal at the bottom and the start in the centre.
# The annotated pitch.
alt-annotated = A pitch of { size } with a letter for each column, a number for each row, and notes on its parts.
# Figure of the whole pitch with labels.
alt-field = The whole pitch. Labels name a goal, the outline, the start, a cell, a point and a post.
# Figure of the moves; diagonals may cross.
alt-moves--crossing = Arrows lead from the ball up, down, left, right and along the four diagonals. Beside it, two diagonals cross.
# Figure of the moves; diagonals may not cross.
alt-moves--no-crossing = Arrows lead from the ball up, down, left, right and along the four diagonals. Beside it, a diagonal that would cross another is struck out.
# Figure of the moves; four directions.
alt-moves--orthogonal = Arrows lead from the ball up, down, left and right.
# Figure of a turn with several bounces.
alt-bounce--chained = The ball reaches a touched point, and the turn goes on from there until it reaches a clean point.
# Figure of a turn with a single bounce.
alt-bounce--single = The ball reaches a touched point. One extra line follows and ends on another touched point.
# Figure of a turn without bounces.
alt-bounce--none-touched = One line leads the ball to a point that an older line already reaches.
# Figure of what a line may end on.
alt-bounce--none-clean = Arrows lead from the ball to clean points. Lines to touched points are struck out.
# Figure of a dead end.
alt-dead-end = The ball is on a point from which no line is left to draw.
# Figure of a goal and an own goal. No space before "'s": it belongs to the letter.
alt-goals = Two goals, each with the ball on a goal point. The last line is player { $side-a }'s on the left and player { $side-b }'s on the right.
# Figure of a goal alone.
alt-goals--goal = A goal with the ball on a goal point. The last line is player { $side-a }'s.
# Figure of an own goal alone.
alt-goals--own-goal = A goal with the ball on a goal point. The last line is player { $side-b }'s.
# Figure of the ways into a box goal.
alt-entries--box = Arrows lead into a goal from the points of its goal line. Lines from outside the posts are struck out.
# Figure of the one way into a link goal.
alt-entries--link = One arrow leads into a goal from the middle of its goal line. Lines from the posts are struck out.
# Figure of the wall.
alt-boundary--wall = A line along the wall and a line across it, both struck out.
# Figure of the edge, where one may draw along it.
alt-boundary--playable = A line runs along the edge of the pitch. A line across it is struck out.
# Figure of the edge, where no line may end.
alt-boundary--closed = A line along the edge of the pitch and a line across it, both struck out.
# One picture of the worked sample.
alt-sample = The path of the ball after turn { $turn }.
# Figure of who sits where, on the cover.
alt-seats = Small pitches with the letters of the players at either end.

## Host card. Eight items of two lines, 71 mm at 12 pt: about 34 characters a line. Bold run-in head.

# Where the ball starts; the game knows touched points.
card-start--touched = __Start:__ the ring in the centre. It is touched from the beginning.
# Where the ball starts; "touched" is not used.
card-start--plain = __Start:__ the ring in the centre. The first line leaves from it.
# Box goal, eight directions.
card-goal--all = __Goal:__ behind the goal line. From a post, only by the diagonal.
# Box goal, four directions.
card-goal--orthogonal = __Goal:__ behind the goal line, straight ahead. Never from a post.
# Box goal, eight directions, where no line may end on a used point: the posts cannot be reached.
card-goal--between = __Goal:__ behind the goal line. Never from a post.
# Link goal.
card-goal--link = __Goal:__ one line leads in, from the middle. Nothing from the posts.
# Walls; the game knows touched points.
card-boundary--wall = __Wall:__ never along it, never across. Its points are touched.
# Walls; "touched" is not used.
card-boundary--wall-plain = __Wall:__ never along it, never across. You may end a line on it.
# One may draw along the edge; the game knows touched points.
card-boundary--playable = __Edge:__ along it, yes: its points are touched. Across it, never.
# One may draw along the edge; "touched" is not used.
card-boundary--playable-plain = __Edge:__ you may draw along it, but never across it.
# No walls, but lines may not end on the edge.
card-boundary--closed = __Edge:__ its points are touched. No line may ever end there.
# What to show before the first game, without leaving a mark. Walls, or an edge where no line may end.
card-finger--wall = __Show with a finger,__ no pencil: once round the pitch, both goals.
# One may draw along the edge.
card-finger--playable = __Show with a finger,__ no pencil: one line of the edge, both goals.
# What guests who know another version get wrong. No diagonals.
card-known--orthogonal-chained = __No diagonals,__ even for those who know them from elsewhere.
# No diagonals, single bounce.
card-known--orthogonal-single = __No diagonals.__ And one bounce a turn: the extra line never bounces.
# No diagonals, no bounces.
card-known--orthogonal-none-touched = __No diagonals, no bounces:__ one line a turn, wherever it ends.
# No diagonals, no bounces, and lines end on clean points only.
card-known--orthogonal-none-clean = __No diagonals, no bounces:__ one line a turn, to a clean point.
# Diagonals, and they may cross.
card-known--crossing-chained = __Diagonals count,__ though not printed, and two of them may cross.
# Single bounce.
card-known--crossing-single = __One bounce a turn:__ the extra line never bounces, wherever it ends.
# No bounces.
card-known--crossing-none-touched = __No bounces:__ one line a turn, wherever it ends.
# No bounces, and lines end on clean points only.
card-known--crossing-none-clean = __No bounces:__ one line a turn, always to a clean point.
# Diagonals, but they may not cross.
card-known--no-crossing-chained = __Diagonals never cross:__ one closes the other. Bounces stay as usual.
# Diagonals may not cross; single bounce.
card-known--no-crossing-single = __Diagonals never cross.__ One bounce a turn: no second extra line.
# Diagonals may not cross; no bounces.
card-known--no-crossing-none-touched = __Diagonals never cross.__ No bounces: one line a turn.
# Diagonals may not cross; no bounces, and lines end on clean points only.
card-known--no-crossing-none-clean = __Diagonals never cross.__ No bounces: one line, to a clean point.
# With a clock.
card-time--clock = __{ n-minutes }.__ Not finished? A draw, wherever the ball is.
# Without a clock.
card-time--agreement = __No clock.__ A draw is possible only if both sides agree.
# Without a clock; dead ends are draws.
card-time--draw = __No clock.__ A dead end is a draw; else only if both sides agree.
# Four guests or more.
card-people--teams = __Up to { $guests }:__ in pairs or two teams. One calls, the other draws.
# Two or three guests.
card-people--two = __Two players.__ A partner may call the direction while you draw.
# Who begins next.
card-next = __Next game:__ the other side begins.

## Changes sheet: a table, rule by rule, two variants side by side. Cells: 64 mm at 12 pt, about 31 characters a line, 2–4 lines.

# Top right, beside the title, 12 pt, 56 mm: which variant this one is compared with.
changes-compared = compared with “{ $other }”
# Beside the two small pitches, 10 pt, about 22 characters a line.
changes-scale = Both pitches at the same scale.
# Stands for a cell whose text is equal to the one on its left.
changes-same = = same
# Heads of the rows: bold, at most 18 characters.
row-pitch = Pitch
# Where the ball starts.
row-start = Start
# Width of the goals and ways into them.
row-goals = Goals
# Where a line may go.
row-moves = Lines
# What may be done along the outline of the pitch.
row-boundary = Edge
# What a touched point does.
row-bounce = Bounces
# How many lines a turn has.
row-lines = Lines per turn
# On what point a turn can end.
row-turn-end = End of turn
# Who loses when no line can be drawn.
row-dead-end = Dead end
# What a goal does.
row-end = Goal scored
# Whether there is a clock.
row-time = Time
# What can be counted about every game.
row-figures = In figures
# Below the table, bold: what follows from the changes when you play; and where the variant comes from.
row-follows = At the table
# Below the table, bold: before where the variant comes from.
row-origin = Origin
# "8 × 12 cells, 96 in all; 9 × 13 points."
cell-pitch = { size }, { $cells } in all; { size-points }.
# Distances from the start.
cell-start = In the centre, { n-steps-goal } from the goal lines, { n-steps-side } from the sides.
# Box goal.
cell-goals--box = { n-goal-width } wide, in the middle of each end; { n-entries }.
# Link goal: drawn that wide, but with a single way in.
cell-goals--link = { n-goal-width } wide, in the middle of each end; { n-entries }.
# Follows the head "Lines". Eight directions, diagonals may cross.
cell-moves--all-allowed = To one of the { $neighbours } neighbouring points. Diagonals may cross.
# Follows the head "Lines". Eight directions, diagonals may not cross.
cell-moves--all-forbidden = To one of the { $neighbours } neighbouring points. Diagonals may not cross.
# Follows the head "Lines". Four directions.
cell-moves--orthogonal-allowed = To one of the { $neighbours } neighbouring points. No diagonals.
# Follows the head "Edge". Walls.
cell-boundary--wall = A wall: never draw along it, never across it.
# Follows the head "Edge". One may draw along it.
cell-boundary--playable = Draw along it if you like, but never across it.
# Follows the head "Bounces". Every bounce gives another line.
cell-bounce--chained = A touched point gives another line, which may bounce too.
# Follows the head "Bounces". One a turn.
cell-bounce--single = The first line may bounce and gives one extra line. That one never bounces.
# Follows the head "Bounces". No bounces, lines end anywhere.
cell-bounce--none-touched = None. A line may end on a touched point.
# Follows the head "Bounces". No bounces, lines end on clean points only.
cell-bounce--none-clean = None. A line may not end on a touched point.
# Follows the head "Lines per turn".
cell-lines--chained = As many as the bounces give.
# Follows the head "Lines per turn".
cell-lines--single = One, or two after a bounce.
# Follows the head "Lines per turn".
cell-lines--none-touched = One.
# Follows the head "Lines per turn".
cell-lines--none-clean = One.
# Follows the head "End of turn".
cell-turn-end--chained = On a clean point, unless the game is over.
# Follows the head "End of turn".
cell-turn-end--single = On a clean point; after an extra line, on any point.
# Follows the head "End of turn".
cell-turn-end--none-touched = On any point.
# Follows the head "End of turn".
cell-turn-end--none-clean = On a clean point, unless the game is over.
# Who loses in a dead end: bounce rule, then blocked rule. Some are the same: keep the references.
cell-dead-end--chained-mover-loses = Whoever leads the ball into it loses.
# With chained bounces both rules name the same loser: keep the reference.
cell-dead-end--chained-to-move-loses = { cell-dead-end--chained-mover-loses }
# Follows the head "Dead end": nobody loses.
cell-dead-end--chained-draw = A draw.
# The same: keep the reference.
cell-dead-end--single-mover-loses = { cell-dead-end--chained-mover-loses }
# After an extra line the turn has passed, so the opponent is the one who cannot draw.
cell-dead-end--single-to-move-loses = Whoever must draw and cannot loses; after an extra line, that is the opponent.
# The same: keep the reference.
cell-dead-end--single-draw = { cell-dead-end--chained-draw }
# The same: keep the reference.
cell-dead-end--none-touched-mover-loses = { cell-dead-end--chained-mover-loses }
# After every line the turn has passed, so the opponent is the one who cannot draw and loses.
cell-dead-end--none-touched-to-move-loses = Whoever leads the ball into it wins: the opponent cannot draw.
# The same: keep the reference.
cell-dead-end--none-touched-draw = { cell-dead-end--chained-draw }
# The same: keep the reference.
cell-dead-end--none-clean-mover-loses = { cell-dead-end--chained-mover-loses }
# The same: keep the reference.
cell-dead-end--none-clean-to-move-loses = { cell-dead-end--none-touched-to-move-loses }
# The same: keep the reference.
cell-dead-end--none-clean-draw = { cell-dead-end--chained-draw }
# Follows the head "Goal scored".
cell-end = The side attacking that goal wins, even by an own goal.
# Follows the head "Time".
cell-time--clock = { n-minutes }; after that, a draw.
# Follows the head "Time".
cell-time--no-clock = No clock.
# Bounce rule, then boundary: what can be said about every game. The last figure of each is a number of lines.
cell-figures--chained-wall = Goal in { n-shortest-goal } at the earliest, dead end in { $shortest-blocked }. At most { n-max-turns }.
# Chained bounces; the quickest dead end is not counted.
cell-figures--chained-playable = Goal in { n-shortest-goal } at the earliest. At most { n-max-turns }.
# Single bounce, walls.
cell-figures--single-wall = Goal in { n-shortest-goal } at the earliest, dead end in { $shortest-blocked }.
# Single bounce; the quickest dead end is not counted.
cell-figures--single-playable = Goal in { n-shortest-goal } at the earliest.
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
follows--larger-chained = The centre stays clean for longer: fewer bounces early on, slower manoeuvres, more room for traps, longer games.
# A larger pitch, other bounce rules.
follows--larger-other = The goals are farther away: longer games, and more room to set a trap.
# A smaller pitch, chained bounces.
follows--smaller-chained = The goals are nearer, the centre fills up sooner: more bounces early on, shorter games.
# A smaller pitch, other bounce rules.
follows--smaller-other = The goals are nearer: shorter games.
# The other variant has no chains of bounces.
follows--bounce-chained = A chain of bounces can carry the ball across the pitch in one turn.
# The other variant has another bounce rule.
follows--bounce-single = The long chains are gone; a bounce still pays, but once a turn.
# Single bounce, and the player who has to draw and cannot loses.
follows--bounce-single-trap = The extra line can set a trap: in a dead end, your opponent loses.
# No bounces, lines end anywhere.
follows--bounce-none-touched = The long chains are gone: the ball moves one step a turn.
# No bounces, lines end on clean points only.
follows--bounce-none-clean = The path is a barrier: the ball never returns to where it was.
# No bounces, and the player who has to draw and cannot loses.
follows--bounce-none-trap = Dead ends are traps: lead the ball in, and your opponent loses.
# No diagonals, where the other variant has them.
follows--orthogonal = Say it before the start: guests who know the game expect diagonals.
# Diagonals, where the other variant has none.
follows--all = The diagonals are not printed: show one before the start.
# One may draw along the edge, where the other variant has walls.
follows--playable = The corners have a way out.
# One may draw along the edge, chained bounces.
follows--playable-chained = At the edge, the ball can bounce on to the goal; corners have a way out.
# Walls, where the other variant lets one draw along the edge.
follows--wall = Nobody can run along the sides any more.
# Diagonals may not cross.
follows--no-crossing = Every diagonal closes the one across it: paths bar the way sooner.
# Diagonals may cross again.
follows--crossing = A diagonal no longer closes the one across it.
# Goals of another shape or width; box.
follows--goal-box = Each goal has { n-entries }: count them with a finger before you play.
# Goals of another shape; link.
follows--goal-link = Only one line leads into each goal: guard the way to it.
# There is a clock, where the other variant has none or another.
follows--clock = Announce the end in good time; do not judge who is nearer.
# There is no clock, where the other variant has one.
follows--no-clock = Take the time you need: games are played to the end.
# Dead ends: shown where that rule has changed and bounces do not chain.
follows--blocked-mover = Beware of dead ends: whoever leads the ball into one loses.
# A dead end is a draw, where it is lost in the other variant.
follows--blocked-draw = A dead end now saves a game that is going badly.

## Cover of the kit

# Above the title, 12 pt bold, at most 40 characters.
cover-kicker = Kit for { n-guests }
# Head of the print plan.
cover-print-title = To print
# Heads of its rows: 12 pt bold, 74 mm, at most 30 characters.
cover-pitch-title = Pitch
# Head of a row of the print plan.
cover-annotated-title = Annotated pitch
# Head of a row of the print plan.
cover-rules-title = Rules of the game
# Head of a row of the print plan; several cards to a sheet.
cover-card-title = Host cards
# Which pages: 12 pt, 74 mm, about 35 characters. One page.
cover-pages--one = Page { $page }, one-sided.
# Several pages, each on its own sheet.
cover-pages--one-sided = Pages { $first-page }–{ $last-page }, one-sided.
# Several pages on both sides of the paper, turned over the long edge.
cover-pages--two-sided = Pages { $first-page }–{ $last-page }, two-sided, long edge.
# Why so many: 12 pt, 74 mm, about 35 characters, one or two lines. Each pair gets a pitch for the game and one for the return game.
cover-pitch-why = Each pair: a game and a return game.
# Why one annotated pitch.
cover-annotated-why = For the host, to explain and to write turns down.
# Why so many rule sheets.
cover-rules-why = One for each pair.
# Cards come several to a sheet; one is for each table.
cover-card-why = Cut along the dashes: one per table.
# The sum: bold.
cover-total-title = In all
# The sum of all sheets of paper, beside its head.
cover-total = { n-sheets }
# Right column: 56 mm at 12 pt, about 26 characters a line.
cover-scale-title = Scale
# 5 lines. "The two bars": at the lower left of every sheet.
cover-scale = Print at actual size, 100%, not fitted to the page. Then measure the two bars at the lower left: { $bar } millimetres.
# Head in the right column.
cover-paper-title = Paper
# 2–3 lines. Everything fits either paper.
cover-paper--either = A4 or Letter: every sheet fits both.
# Another paper was asked for.
cover-paper--given = { $paper }.
# Head in the right column.
cover-pencils-title = Pencils
# 2 lines.
cover-pencils = { $guests }, well sharpened: one for each guest. No erasers.
# Head in the right column.
cover-scissors-title = Scissors
# 1–2 lines.
cover-scissors = One pair, for the cards.
# Who sits where: 12 pt, 176 mm wide.
cover-seats-title = Seats
# 1 line. The pitch is the same from both ends.
cover-seats--symmetric = Sit face to face: you attack the goal on the far side.
# 2 lines. The two ends differ.
cover-seats--asymmetric = Sit face to face: player { $side-a } at the lower end, player { $side-b } at the upper; you attack the goal on the far side. The two ends differ: change seats for the return game.
# 1 line. An odd number of guests.
cover-seats-odd = One guest is left over: join someone as a partner, and change every game.
# Under the small pitches: 10 pt, 26 mm, at most 14 characters.
cover-table = table { $table }
# Where there is no room to draw every table: 10 pt.
cover-tables-more = … up to table { $pairs }
# Under the pitch of the two teams: 10 pt, 56 mm.
cover-teams = or two teams of { $team-size }

## Annotated pitch. Call-outs: 34 mm, heads 12 pt bold (about 16 characters a line), text 10 pt (about 21 characters a line, at most 6 lines).

# Title of the sheet, 15 pt bold, about 14 characters a line.
annotated-title = Annotated pitch
# Points to a goal.
annotated-goal-title = Goal points
# Box goal, eight directions.
annotated-goal--all = { $goal-points }: the game ends there. Between the posts, straight or diagonal; from a post, only the diagonal.
# Box goal, four directions.
annotated-goal--orthogonal = { $goal-points }: the game ends there. Only straight, from between the posts.
# Box goal, eight directions, where no line may end on a used point: the posts cannot be reached.
annotated-goal--between = { $goal-points }: the game ends there. Straight or diagonal, from between the posts; never from a post.
# Link goal.
annotated-goal--link = { $goal-points }: the game ends there. One line leads in, from the middle.
# Points to the outline of the pitch.
annotated-wall-title = Wall
# The game knows touched points.
annotated-wall--touched = It counts as drawn: never draw along it or across it. Its points are touched.
# "Touched" is not used.
annotated-wall--plain = It counts as drawn: never draw along it or across it.
# Points to the outline, where one may draw along it.
annotated-edge-title = Edge
# The game knows touched points.
annotated-edge--playable = You may draw along it, never across it. Its points are touched.
# "Touched" is not used.
annotated-edge--plain = You may draw along it, never across it.
# Lines may not end on touched points.
annotated-edge--closed = Its points are touched: no line may end there.
# Points to the start.
annotated-start-title = Start
# The game knows touched points.
annotated-start--touched = { $start-point }, the centre. It is touched from the beginning.
# "Touched" is not used.
annotated-start--plain = { $start-point }, the centre.
# The key of odd and even points.
annotated-odd-title = Two kinds of points
# At most 20 characters a line, 2 lines each; the sign stands before the text.
annotated-odd = odd: an odd number of possible lines
# See annotated-odd.
annotated-even = even: an even number of possible lines
# A game ends in a goal or in a dead end, both are odd; the start alone can be even.
annotated-odd-why = A goal or a dead end is always on an odd point, or on the start.
# Points to the goal line.
annotated-line-title = Goal line
# Box goal; the posts of the lower goal.
annotated-line--box = Open between the posts { $left-post } and { $right-post }: draw along it and across it.
# Link goal.
annotated-line--link = It opens only in the middle: one line leads into the goal.
# Below the pitch: 12 pt, about 34 characters a line, 3 lines.
annotated-turn-title = Writing a turn
# The sample is bold: f8-g7-f6.
annotated-turn = Join the points with hyphens, starting where the ball is: __{ $sample-turn }__.

## Notation sheet: how points, turns and games are written and drawn. Columns as on the rule sheet: about 54 characters a line.
## All of it stands on one page with room for about 38 lines.

# The sheet; also the kicker above its title.
sheet-notation = Notation
# Footer, lower case.
footer-sheet--notation = notation
# 1. Section head, at most 40 characters (all section heads).
notation-points-title = Every point has a name
# 4 lines. Row 1 is at the lower end. "The upper goal": its goal points.
notation-points--bottom = A letter names the column, counted from the left; a number names the row, counted from the bottom. The rows of the goal points count as well. The ball starts on __{ $start-point }__. The upper goal: { $goal-points }.
# The same; row 1 is at the upper end.
notation-points--top = A letter names the column, counted from the left; a number names the row, counted from the top. The rows of the goal points count as well. The ball starts on __{ $start-point }__. The upper goal: { $goal-points }.
# 2. Section head.
notation-odd-title = Odd and even points
# 3 lines. Defines the two words.
notation-odd = Count the possible lines at a point before the game begins. If their number is odd, it is an __odd__ point, a diamond { $sign-odd } in the figure; if not, it is an __even__ point.
# 2 lines. Only where it is true.
notation-odd-why = Passing through a point uses up two of its lines. That is why a goal or a dead end is always on an odd point, or on the start.
# 3. Section head.
notation-turn-title = A turn, written and drawn
# 5 lines. The sample is the turn in the figure beside it.
notation-turn--bounces = Write a turn as its points, joined by hyphens, starting where the ball is: __{ $sample-turn }__. Drawn, the same turn is its path: the lines of player { $side-a } are solid, those of player { $side-b } double; a ring { $sign-bounce } is a bounce, the disc { $sign-ball } is the ball.
# 4 lines. There are no bounces.
notation-turn--plain = Write a turn as its points, joined by hyphens, starting where the ball is: __{ $sample-turn }__. Drawn, the same turn is its path: the lines of player { $side-a } are solid, those of player { $side-b } double; the disc { $sign-ball } is the ball.
# 4. Section head.
notation-game-title = A whole game
# 3 lines. "The goal of the side that has lost": the goal it defended.
notation-game = Number the turns in pairs: first player { $first }, then player { $second }. After the last point, write how the game ended, then the goal of the side that has lost.
# 1 line. The last turn of a game in which player A scores in the upper goal.
notation-example = So a goal of player { $side-a } may read: __{ $goal-turn } { abbr-goal } { abbr-upper }__.
# 1 line. The abbreviations below and what they mean.
notation-endings = __{ abbr-goal }__ goal · __{ abbr-own-goal }__ own goal · __{ abbr-dead-end }__ dead end · __{ abbr-draw }__ draw
# 1 line. Which goal, and what that says of the winner.
notation-upper = __{ abbr-upper }__ upper goal: player { $side-a } has won
# The same for the lower goal.
notation-lower = __{ abbr-lower }__ lower goal: player { $side-b } has won
# Abbreviations: one or two letters, or a sign that is quickly written; not the letter of a side.
abbr-goal = G
# Own goal.
abbr-own-goal = O
# Dead end.
abbr-dead-end = D
# Draw.
abbr-draw = =
# Upper goal.
abbr-upper = ↑
# Lower goal.
abbr-lower = ↓
# 5. Section head.
notation-first-title = The first line
# "8 directions".
n-first-lines = { $first-lines ->
    [one] { $first-lines } direction
   *[other] { $first-lines } directions
}
# 1–2 lines. What mirrors each other is drawn once below.
notation-first--mirror = The first line can go in { n-first-lines }. Taking left and right as one leaves { $different-lines }.
# The pitch is not its own mirror image.
notation-first--plain = The first line can go in { n-first-lines }.
# The blank record: title of its page, 15 pt.
record-title = Record of a game
# Before an empty line, and head of a column.
record-player = Player { $player }
# Before an empty line.
record-date = Date
# Before an empty line.
record-result = Result
# Head of the column of numbers, at most 4 characters.
record-number = No.
# Caption: the whole pitch with its columns and rows; odd points are diamonds.
fig-notation-points = Columns and rows. Diamonds are odd points.
# Caption: the turn that the text names.
fig-notation-turn = The turn __{ $sample-turn }__ of player { $side-a }.
# For those who cannot see the figure.
alt-notation-points = The whole pitch with a letter for each column and a number for each row; diamonds mark the odd points.
# For those who cannot see the figure.
alt-notation-turn = A turn of player { $side-a } on a part of the pitch: { $sample-turn }.
# For those who cannot see one of the small figures of the first line.
alt-notation-first = The first line { $first-line }.

## Diagram: a position of a game, or some of its turns. Words under it: 72 mm or more at 10 pt.

# The sheet: bookmark, title of the document.
sheet-diagram = Diagram
# Footer, lower case.
footer-sheet--diagram = diagram
# One turn is told.
diagram-turn = __Turn { $turn }.__
# Several turns are told.
diagram-turns = __Turns { $first-turn }–{ $last-turn }.__
# Who draws next.
diagram-next--draws = Player { $player } is to draw.
# The last line bounced.
diagram-next--goes-on = Player { $player } must draw another line.
# How the game ended; the player is the winner.
diagram-end--goal = Goal: player { $player } has won.
# The other player drew the last line.
diagram-end--own-goal = Own goal: player { $player } has won.
# The ball is in a dead end.
diagram-end--blocked = Dead end: player { $player } has won.
# A dead end is a draw.
diagram-end--draw = Dead end: a draw.
# For those who cannot see it: all turns as they are written. Who draws next, or how the game ended, follows.
alt-diagram = The path of the ball on a pitch of { size }, turn by turn: { $turns }. The ball is on { $ball }.

## Test page: measures a printer once. Two pages, printed on both sides of one sheet. Text 116 mm wide at 12 pt.

# The page: title, bookmark.
sheet-test = Test page
# Footer, lower case.
footer-sheet--test = test page
# Footer: "test page · 1/2".
test-footer = { $sheet } · { $page }/{ $pages }
# The line over the title.
test-kicker = Before you print
# 3 lines. Two long bars stand beside the text; $bar is their length.
test-scale = Measure the two long bars, from end tick to end tick: each is { $bar } millimetres. If not, print again in actual size, at 100 %, and do not fit to the page.
# Section head: the edges of the paper.
test-edges-title = Edges
# 5 lines. Short lines, numbered 1 to 12, stand at every edge. $option is --margin, as it is typed.
test-edges = In the middle of each edge there are numbered lines. The number is the distance to the edge of the paper, in millimetres. The lowest number whose line is printed tells how close to this edge your printer goes. All sheets keep { $margin } millimetres; if your printer needs more, ask for it with { $option }.
# Section head: how thin lines may be.
test-lines-title = Lines and dots
# 3 lines. A row of ever thicker lines and dots stands above.
test-lines = They become thicker from left to right. Every line should show from end to end, and every dot stand by itself. If the finest do not, turn off the toner saving of your printer.
# Section head: printing on both sides.
test-sides-title = Both sides
# 5 lines. Seen against the light, a ring on the back stands on the cross of the front. $option is --back-offset.
test-sides--long = Print both pages on one sheet of paper, turned over the long edge. Hold it up to the light, this side towards you: the ring from the back stands on the cross. Read both scales there. Two zeros, and all is well. If not, give the two numbers to { $option }, first that of the level scale.
# The same, turned over the short edge.
test-sides--short = Print both pages on one sheet of paper, turned over the short edge. Hold it up to the light, this side towards you: the ring from the back stands on the cross. Read both scales there. Two zeros, and all is well. If not, give the two numbers to { $option }, first that of the level scale.
# Section head on the back.
test-back-title = The back
# 3 lines.
test-back = Hold the sheet up to the light, the other side towards you, and read there where this ring stands on the cross.
# For those who cannot see the bars.
alt-test-bars = A level and an upright bar, each { $bar } millimetres long, with a tick every 10 millimetres.
# For those who cannot see the lines.
alt-test-lines = Six lines and six rows of dots, from the finest to the thickest.
# For those who cannot see the cross.
alt-test-cross = A cross with a scale from -10 to 10 millimetres on both its arms.
# For those who cannot see the ring.
alt-test-ring = A small ring with a cross in it.

## Posters: one pitch over several sheets. 10 pt, at the foot of each.

# Where the sheet belongs.
poster-tile = row { $row }, column { $column } · sheet { $page } of { $pages }
# What to do with a sheet that has dashes along an edge.
poster-cut = Cut along the dashes and glue over the next sheet.

## Cards that are folded: 10 pt, beside the line in the middle.

card-fold = Fold here

## Board: a page on which two people draw on a screen.

# What the page is and what it is not. No limit, but a few lines.
board-note = For two people at one screen. This board draws what you ask for and takes it back. It is no referee: it does not know whose turn it is, which lines the rules allow or who has won. Nobody plays against you.
# How to draw with a finger or a mouse.
board-touch = Touch or click a ringed point to draw a line to it. Change the pen when your turn is over.
# How to draw with the keyboard, where diagonals are allowed.
board-keys = Keyboard: arrow keys draw straight, 7, 9, 1 and 3 draw diagonally, the space bar changes the pen, Backspace undoes.
# How to draw with the keyboard, where there are no diagonals.
board-keys-straight = Keyboard: arrow keys draw, the space bar changes the pen, Backspace undoes.
# Buttons of the board: at most 16 characters.
board-undo = Undo
board-again = Start anew
board-print = Print
# Which pen draws the next line: a button that changes it.
board-pen = Pen { $player }
# Read aloud after each line.
board-ball = The ball is on { $ball }.
# Read aloud for a point that a line can be drawn to.
board-draw = Draw to { $ball }

## Preview: the designer's page in the browser.

# The title of the page.
preview-title = Designer’s bench
preview-language = Language
preview-sheet = Sheet
preview-scale = Scale
preview-scale--fit = Fitted
preview-scale--true = True size
# Buttons: at most 14 characters.
preview-undo = Undo
preview-save = Save
preview-file-name = Name of the new file
preview-saved = Saved.
preview-unsaved = Not saved: the file has been changed elsewhere, or there is one of that name.
preview-last-good = The file has errors. This is the last good sheet.
preview-gone = The program has ended; start it again.
preview-findings = Findings
preview-no-findings = Nothing found.
preview-facts = Facts
preview-text = Variant file
# Below the text of the file.
preview-text-note = Every key can be written here, outlines, walls and entries too.
# The keys of a variant file, as labels of a form: at most 40 characters.
preview-key--name = Name
preview-key--based-on = Based on
preview-key--title = Title in this language
preview-key--pitch-width = Width in cells
preview-key--pitch-length = Length in cells
preview-key--pitch-directions = Directions
preview-key--pitch-boundary = Edge
preview-key--pitch-crossing = Crossing diagonals
preview-key--goal-shape = Goal
preview-key--goal-width = Goal width
preview-key--turn-bounce = Bounces
preview-key--turn-end-on-touched = A line may end on a touched point
preview-key--turn-first = Draws first
preview-key--end-blocked = In a dead end
preview-key--end-minutes = Minutes, or none
preview-key--table-guests = Guests at most
preview-key--notation-row-one = Row 1 is
preview-key--paper = Paper
preview-key--landscape = On its side
preview-key--cell = Cell in mm, or as large as fits
# What such a key can be: at most 26 characters.
preview-value--all = all eight
preview-value--orthogonal = straight only
preview-value--playable = playable
preview-value--wall = wall
preview-value--allowed = allowed
preview-value--forbidden = forbidden
preview-value--link = one link
preview-value--box = box
preview-value--chained = each gives a line
preview-value--single = one a turn
preview-value--none = none
preview-value--true = yes
preview-value--false = no
preview-value--a = { $side-a }
preview-value--b = { $side-b }
preview-value--mover-loses = who drew there loses
preview-value--to-move-loses = who must draw loses
preview-value--draw = a draw
preview-value--bottom = at the bottom
preview-value--top = at the top
# The facts of a variant: labels before a number.
preview-fact--cells = Cells
preview-fact--points = Points
preview-fact--edges = Lines in all
preview-fact--steps-goal = Steps to the goal line
preview-fact--steps-side = Steps to a side
preview-fact--shortest-goal = Quickest goal, in lines
preview-fact--shortest-blocked = Quickest dead end, in lines
preview-fact--most-turns = Turns at most
preview-fact--first-lines = First lines; different ones
preview-fact--cell = Cell on this paper

## An evening for many guests: the print job of an event

# "12 tables".
n-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
# "3 rounds".
n-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
# "120 pages".
n-pages = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
# Title of the document.
event-job = Print job
# Above the title of the cover, 12 pt bold, at most 40 characters.
event-kicker = An evening for { n-guests }
# Beside the title of the cover.
event-size = { n-tables }, { n-rounds }
# Head of the first part of the cover.
event-print-title = How to print
# 2 lines of about 54 characters. The file holds every copy already.
event-print--one-sided = Print this whole file once, one-sided: every copy is in it, in the order of the tables.
# Sheets are turned over the long edge.
event-print--long-edge = Print this whole file once, two-sided, turned over the long edge: every copy is in it, in the order of the tables.
# Sheets are turned over the short edge.
event-print--short-edge = Print this whole file once, two-sided, turned over the short edge: every copy is in it, in the order of the tables.
# 1 line.
event-print-pages = In all: { n-pages } on { n-sheets } of paper.
# Head of the list of what is in the file.
event-pages-title = Pages in this file
# Heads of its rows: 12 pt bold, 90 mm less the names of the pages, at most 26 characters. What for: 1 line of about 42 characters.
event-cover-title = Cover and seating
# What the cover is for.
event-cover-why = For you: this page, and who sits where.
# Cards for the hosts.
event-host-title = Host cards
# What for.
event-host-why = Cut along the dashes: one set per host.
# What is called out when. Also the title of its sheet.
event-times-title = Time calls
# What for.
event-times-why = For whoever keeps the time.
# Also the title of its sheet.
event-standings-title = Standings
# What for.
event-standings-why = Pin them up; fill them in after each round.
# Cards that stand on the tables.
event-table-title = Table cards
# What for.
event-table-why = On each table, for all to see.
# Also the title of the sheet.
event-score-title = Score sheet
# What for.
event-score-why = At each table.
# The rule sheets.
event-rules-why = At each table, in each of its languages.
# The pitches.
event-pitch-title = Pitches
# What for.
event-pitch-why = One for each game; the foot names table and round.
# Record for partners of whom one calls directions and the other draws. Also the title of its sheet.
event-record-title = Record of calls
# What for.
event-record-why = For partners: one calls, the other draws.
# Blank pages behind sheets that are printed on one side.
event-blanks-title = Blank backs
# The sum of the list.
event-total-title = Pages in all
# Head in the right column: the clock that all tables play by.
event-clock-title = Clock
# 2–3 lines of about 26 characters.
event-clock = One for all tables: { n-minutes } a round.
# Head in the right column.
event-again-title = Spoilt a page?
# 5 lines of about 26 characters.
event-again = Every page has a name at its foot. To print it again, add __{ $command }__ to the command.

# Head of the seating.
event-seats-title = Who sits where
# 2 lines of about 85 characters. Numbers are drawn by lot.
event-seats-how--guests = Draw lots: every guest gets a number. The number in bold begins; the other one sits opposite.
# The same for teams.
event-seats-how--teams = Draw lots: every guest gets a number and so a team. The team in bold begins; the other one sits opposite.
# Where tables differ in their languages: 1–2 lines.
event-seats-languages = First sort the numbers by language: every guest draws among those of a language they speak.
# Numbers, and whose they are: the languages name themselves.
event-seats-numbers = Numbers __{ $side }__: { $items }
# Two guests in the place of one: "6+7".
event-seats-shared = { $side }: these guests play as one side. One calls the direction, the other draws; change after each game.
# Where a side has no game in a round.
event-seats-rest = Whoever rests in a round keeps the time.
# A guest who does not play.
event-seats-keeper = Guest { $side } keeps the time.
# Head of a column: 12 pt bold, at most 10 characters.
event-round = Round { $round }
# Title of a table card, very large; also beside titles.
event-table = Table { $table }
# Heads of columns, 12 pt bold. At most 9 characters.
event-col-table = Table
# The side that has no game. At most 9 characters.
event-col-rests = rests
# At most 9 characters.
event-col-round = Round
# Who begins. At most 14 characters.
event-col-begins = Begins
# The opponent. At most 14 characters.
event-col-against = Against
# The name of the pitch. At most 10 characters.
event-col-pitch = Pitch
# What is played. At most 16 characters.
event-col-variant = Game
# At most 10 characters.
event-col-winner = Winner
# How the game ended. At most 12 characters.
event-col-ending = Ending
# When it ended. At most 7 characters.
event-col-time = Time
# The number of a team. At most 7 characters.
event-col-team = Team
# The number of a guest. At most 7 characters.
event-col-guest = Guest
# The guests of a team.
event-col-guests = Guests
# At most 14 characters.
event-col-name = Name
# At most 7 characters.
event-col-points = Points
# At most 7 characters.
event-col-place = Place
# When something is called out. At most 8 characters.
event-col-minute = Minute
# What is called out.
event-col-call = Call

# Foot of a pitch, after the name of the page.
event-foot-pitch = table { $table }, round { $round } · { size-short }
# On the table card, 3 lines of about 85 characters.
event-card-play = Find your round in the list: who begins, who plays against whom, and on which pitch. After the game, write the result on the score sheet.
# On the score sheet, 2 lines.
event-score-how = Write your names beside the numbers; the number in bold begins. After the game: who won, how it ended, and when.
# Above the standings: which tables.
event-pool = Tables { $items }
# On the standings, 2 lines of about 85 characters.
event-standings-how = In each round, the printed number is the opponent. Write the points beside it and add them up at the end.
# 1 line.
event-standings-points = Win: 2 points. Draw: 1 point. Loss: 0.
# Above the calls, 1–2 lines.
event-times-how = Read these aloud at the minute shown, counted from the start of the round.
# The calls, 1–2 lines each.
event-call-start = The round begins. You have { n-minutes }.
# "5 minutes left."
event-call-left = { n-minutes } left.
# The end of the time.
event-call-end = Time! Pencils down. A game that is not over is a draw, wherever the ball is.

# On the record of calls, 3–4 lines of about 85 characters. "Upper goal": the one that player A attacks.
event-record-how = One partner calls a number, the other draws the line in that direction. 0 always points to the upper goal, the one player { $side-a } attacks, wherever you sit. Write the numbers down, a turn in each field: they are the whole game.
# For those who cannot see it.
event-rose-alt = The directions with their numbers: 0 is up, then clockwise.
# The directions as they are called, 10 pt, at most 16 characters. The numbers stand beside them.
event-call-0 = up
# Up and to the right.
event-call-1 = up right
# To the right.
event-call-2 = right
# Down and to the right.
event-call-3 = down right
# Down, towards the lower goal.
event-call-4 = down
# Down and to the left.
event-call-5 = down left
# To the left.
event-call-6 = left
# Up and to the left.
event-call-7 = up left
