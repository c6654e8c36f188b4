## The language itself

language-name = svenska
language-tag = sv
side-a = A
side-b = B
typography-quotes = ” ” ’ ’
typography-inside-quotes = none
typography-narrow-space-before = none
typography-space-before = none
typography-percent = 100 %
typography-dash = –
typography-one-letter-words = none
typography-loose-words = av de den det eller en ett för från hos i inte med men om och på så som till ur vid är åt

# Lista av koordinater: "c11, d11" och "e11".
list-last = { $items } och { $last }

## Uttryck med tal: används inuti andra texter.

n-goal-width = { $goal-width } rutor
n-steps-goal = { $steps-goal } steg
n-steps-side = { $steps-side } steg
n-entries = { $entries ->
    [one] { $entries } väg in
   *[other] { $entries } vägar in
}
n-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}
n-guests = { $guests } gäster
n-shortest-goal = { $shortest-goal ->
    [one] { $shortest-goal } linje
   *[other] { $shortest-goal } linjer
}
n-max-turns = { $max-turns ->
    [one] { $max-turns } tur
   *[other] { $max-turns } turer
}
n-sheets = { $sheets } ark
size = { $width } × { $length } rutor
size-points = { $width-points } × { $length-points } punkter
size-short = { $width } × { $length }

## Namn på spelet, versionerna och bladen

game-title = Pappersfotboll
# Versionerna: högst 22 tecken.
variant--standard = Standardplan
variant--large = Stor plan
variant--orthogonal = Utan diagonaler
variant--notation = Notationsplan
variant--single-bounce = Enkelstuds
variant--classic = Klassisk plan
variant--no-bounce = Utan studsar
variant--wide-goals = Breda mål
variant--texas = Texas soccer

sheet-kit = Spelpaket
sheet-cover = Försättsblad
sheet-pitch = Spelplan
sheet-annotated = Plan med förklaringar
sheet-rules = Spelregler
sheet-card = Värdkort
sheet-gallery = Varianterna sida vid sida
sheet-changes = Det här ändras

document-title = { game-title } · { $title } · { $sheet }

# I sidfoten: små bokstäver.
footer-sheet--rules = spelregler
footer-sheet--changes = det här ändras
footer-page = { $name } · { $sheet } · { $page }/{ $pages }
footer-pitch = { $name } · { size-short }
footer-size = { $name } · { size-short } · { $sheet }
footer-cover = { $name } · { n-guests } · sida { $page }
scale-bar = { $bar } millimeter
figure-label = Bild { $figure }
draft-mark = Utkast

## Spelreglerna: rader på omkring 54 tecken. En punkt "ger studs"; det är bollen som studsar. "Stå över" är att inte dra.
## "Par" är två motståndare.

rules-aim-title = Vad spelet går ut på
rules-aim = Två spelare, en boll, en enda väg. Ni turas om att förlänga vägen, linje för linje. Spelare { $side-a } anfaller det övre målet, spelare { $side-b } det nedre. Får du in bollen i målet du anfaller har du vunnit.

rules-material-title = Det här behövs
rules-material = En tryckt plan och en blyertspenna till varje spelare. Tryck hårt: dina linjer måste synas tydligt mot de tryckta. Bollens väg syns hela tiden; inget göms, inget suddas.

rules-pitch-title = Planen
rules-pitch--wall = Planen är { size }, det vill säga { size-points }. Bollen ligger alltid på en punkt. Prickade linjer { $sign-dotted } är fria: där får du dra. Heldragna linjer { $sign-solid } är väggar: de räknas som redan dragna.
rules-pitch--playable = Planen är { size }, det vill säga { size-points }. Bollen ligger alltid på en punkt. Prickade linjer { $sign-dotted } är fria: där får du dra. Heldragna linjer { $sign-solid } får aldrig korsas.
rules-goal--box = Mitt i varje ände av planen öppnar sig ett mål som är { n-goal-width } brett. Bollen börjar i mitten { $sign-start }, { n-steps-goal } från mållinjerna och { n-steps-side } från sidorna.
rules-goal--link = I varje ände av planen står ett mål som är { n-goal-width } brett, men bara en linje leder in: från mållinjens mitt till målpunkten { $sign-goal }. Bollen börjar i mitten { $sign-start }, { n-steps-goal } från mållinjerna och { n-steps-side } från sidorna.

rules-moves-title = Att dra en linje
rules-moves--crossing = När det är din tur drar du en linje från bollen till en av de { $neighbours } punkterna intill, rakt eller diagonalt. Diagonalerna är inte tryckta, men du får använda dem, och två av dem får korsa varandra.
rules-moves--no-crossing = När det är din tur drar du en linje från bollen till en av de { $neighbours } punkterna intill, rakt eller diagonalt. Diagonalerna är inte tryckta, men du får använda dem. Två diagonaler får aldrig korsa varandra: där den ena är dragen är den andra stängd.
rules-moves--orthogonal = När det är din tur drar du en linje från bollen till en av de { $neighbours } punkterna intill: uppåt, nedåt, åt vänster eller åt höger. Här finns inga diagonaler, även om du känner till en version som har dem.
rules-lines--wall = Ingen linje dras två gånger, inte heller åt andra hållet. Dra aldrig längs en vägg och aldrig genom den.
rules-lines--playable = Ingen linje dras två gånger, inte heller åt andra hållet. Du får dra längs planens kant, men aldrig över den.
rules-lines--closed = Ingen linje dras två gånger, inte heller åt andra hållet. Dra aldrig längs planens kant och aldrig över den.

rules-bounce-title = Studsen
rules-no-bounce-title = En linje per tur
rules-touched--wall = Titta på punkten du siktar på innan du drar. Om en linje eller en vägg redan når dit är punkten __använd__, annars är den __ren__. Mittpunkten räknas som använd från början.
rules-touched--playable = Titta på punkten du siktar på innan du drar. Om en linje redan når dit, eller om en liten ring { $sign-bounce } är tryckt där, är punkten __använd__, annars är den __ren__. Mittpunkten räknas som använd från början.
rules-bounce--chained = På en ren punkt är din tur slut. På en använd punkt studsar bollen: då måste du dra en linje till. Bollen kan studsa igen; du fortsätter tills den når en ren punkt.
rules-bounce--single = Går turens första linje till en ren punkt är din tur slut. Går den till en använd punkt studsar bollen: då måste du dra en extra linje. Den extra linjen ger aldrig studs, vart den än går. Sedan är din tur slut. Motståndaren fortsätter därifrån och kan själv få studs.
rules-bounce--none-touched = Här finns inga studsar. Din tur är en enda linje, och den får sluta på vilken punkt som helst, även där bollen redan har varit. Sedan fortsätter motståndaren därifrån.
rules-bounce--none-clean = Här finns inga studsar. Din tur är en enda linje, och den måste sluta på en ren punkt eller i ett mål. Sedan fortsätter motståndaren därifrån.
rules-ring = Svårt att se? Ringa in varje punkt som bollen når.

rules-sample-title = Ett exempel: de första turerna
# Bildtexter med omkring 22 eller 16 tecken per rad.
sample-up = __Tur { $turn }.__ Spelare { $player } går rakt upp. Ren punkt: turen är slut.
sample-right = __Tur { $turn }.__ Spelare { $player } går åt höger. Ren punkt: turen är slut.
sample-left = __Tur { $turn }.__ Spelare { $player } går åt vänster. Ren punkt: turen är slut.
sample-down = __Tur { $turn }.__ Spelare { $player } går rakt ned. Ren punkt: turen är slut.
sample-diagonal = __Tur { $turn }.__ Spelare { $player } går diagonalt nedåt. Ren punkt: turen är slut.
sample-up--plain = __Tur { $turn }.__ Spelare { $player } går rakt upp. En linje: turen är slut.
sample-left--plain = __Tur { $turn }.__ Spelare { $player } går åt vänster. En linje: turen är slut.
sample-down--plain = __Tur { $turn }.__ Spelare { $player } går rakt ned. En linje: turen är slut.
sample-diagonal--plain = __Tur { $turn }.__ Spelare { $player } går diagonalt nedåt. En linje: turen är slut.
sample-return--chained = __Tur { $turn }.__ Spelare { $player } går tillbaka till mitten. Använd punkt: en linje till.
sample-return--single = __Tur { $turn }.__ Spelare { $player } får studs i mitten. Den extra linjen slutar på en använd punkt: ingen studs.
sample-return--single-clean = __Tur { $turn }.__ Spelare { $player } får studs i mitten. En extra linje, sedan är turen slut.
sample-return--plain = __Tur { $turn }.__ Spelare { $player } går tillbaka till mitten. Ingen studs: turen är slut.
sample-refused = __Tur { $turn }.__ Mittpunkten är använd: spelare { $player } får inte gå tillbaka dit.

rules-dead-end-title = Återvändsgränder
rules-dead-end--chained = Om ingen linje kan dras från bollen är den i en återvändsgränd. Den som ledde den dit har förlorat: studsen kräver en linje till, och det finns ingen. Du får aldrig stå över.
rules-dead-end--single = Om du måste dra men ingen linje finns kvar har du förlorat: du får aldrig stå över. Dra alltså inte din första linje in i en återvändsgränd. Men går din extra linje in i en sådan är din tur slut, och motståndaren, som inte kan dra, har förlorat.
rules-dead-end--none = Om ingen linje kan dras från bollen är den i en återvändsgränd: spelaren som är på tur kan inte dra och har förlorat. Du får aldrig stå över. Led alltså in bollen i en återvändsgränd, så har du vunnit.
rules-dead-end--mover = Om ingen linje kan dras från bollen är den i en återvändsgränd. Den som ledde den dit har förlorat. Du får aldrig stå över.
rules-dead-end--draw = Om ingen linje kan dras från bollen är den i en återvändsgränd, och partiet slutar oavgjort. Fram till dess får du aldrig stå över.
rules-corner--all = Alla planens hörn är återvändsgränder.
rules-corner--orthogonal-box = Alla punkter på en vägg är återvändsgränder, utom stolparna.
rules-corner--orthogonal-link = Alla punkter på en vägg är återvändsgränder, utom mitten av varje mållinje.

rules-end-title = När partiet är slut
rules-goal-scored = En målpunkt { $sign-goal } avslutar genast partiet. Den sida som anfaller det målet vinner, vem som än drog den sista linjen: ett självmål är alltså en förlust. Det räcker inte att nå mållinjen; bollen måste in bakom den.
rules-draw--agreement = Oavgjort blir det bara om båda sidor är överens.
rules-draw--otherwise = I övrigt blir det oavgjort bara om båda sidor är överens.
rules-draw--clock = Ni har { n-minutes }. Ett parti som inte är slut då blir oavgjort, var bollen än ligger.

rules-people-title = Spelarna
rules-people--teams = Upp till { n-guests } spelar en mot en, med en plan till varje par, eller i två lika stora lag runt en enda plan. Medspelare kan dela på arbetet: en säger riktningen, en annan drar. Kom överens om vem som börjar: det blir spelare { $first }. I nästa parti börjar den andra sidan.
rules-people--two = Kom överens om vem som börjar: det blir spelare { $first }. I nästa parti börjar den andra sidan. Om du spelar tillsammans med någon kan ni dela på arbetet: den ena säger riktningen, den andra drar.

rules-check-title = Före första partiet
rules-check--wall = Dra fingret runt planen, utan penna. Där ytterlinjen är heldragen får ingen dra längs den eller genom den.
rules-check--playable = Dra fingret längs den prickade kanten, utan penna: där får man dra, punkt för punkt. Den kraftiga ramen utanför får aldrig korsas.
rules-check--closed = Dra fingret runt planen, utan penna. Alla punkter längs kanten är använda: ingen linje får sluta där.
rules-mouth--all = Visa sedan båda målen. Mellan stolparna är mållinjen prickad: du får dra både längs den och över den. Från en stolpe leder bara diagonalen in i målet.
rules-mouth--orthogonal = Visa sedan båda målen. Mellan stolparna är mållinjen prickad: du får dra både längs den och över den. Från en stolpe leder ingen linje in i målet.
rules-mouth--link = Visa sedan båda målen. En enda linje leder in, från mållinjens mitt; det är den enda vägen ut från planen. Från stolparna leder ingen linje in.

rules-origin-title = Var spelet kommer ifrån
# Två eller tre rader. piłkarzyki är det polska namnet.
origin--standard = Allt som behövs är rutat papper och en penna. I Polen, där elever och studenter är förtjusta i spelet, kallas det piłkarzyki. Planens storlek har aldrig varit bestämd.
origin--large = Planens storlek har aldrig varit bestämd, bara sidorna är ett jämnt antal rutor; 8 × 10 rutor hör till de vanligaste. Den ryska versionen är oftast mycket större.
origin--orthogonal = En version att börja med: bara raka linjer, en liten plan, ett kort parti. I andra versioner används också diagonalerna.
origin--notation = Planen kommer från en rysk bok om pappersfotboll. Där har varje punkt en bokstav och ett nummer, så att turer och hela partier kan skrivas ned.
origin--single-bounce = Ingen publicerad källa är känd för den här versionen, en medelväg mellan kedjor av studsar och inga alls: en studs lönar sig, men bara en gång per tur.
origin--classic = Planens storlek har aldrig varit bestämd; { size } hör till de vanligaste. I Polen kallar elever och studenter spelet piłkarzyki; det har gått att spela på nätet sedan 2004.
origin--no-bounce = Spelet spelas också utan studsar: det finns en rysk version, och ett datorspel från 2005.
origin--wide-goals = Planens storlek har aldrig varit bestämd; en polsk version har { size }. Stora planer har ofta andra regler också, till exempel bredare mål.
origin--texas = I Texas soccer får två diagonaler aldrig korsa varandra; i standardspelet får de det. Planens storlek har aldrig varit bestämd.
origin-own = En version gjord för det här bordet. I Polen, där elever och studenter är förtjusta i spelet, kallas det piłkarzyki. Planens storlek har aldrig varit bestämd.

## Spelreglernas bilder: omkring 32 tecken per rad, högst 4 rader.

fig-field = Spelare { $side-a } anfaller det övre målet, spelare { $side-b } det nedre.
# Etiketter: ett ord.
label-goal = mål
label-wall = vägg
label-edge = kant
label-start = mittpunkt
label-cell = ruta
label-point = punkt
label-post = stolpe
key-line-a = spelare { $side-a }:s linje
key-line-b = spelare { $side-b }:s linje
key-ball = boll
key-bounce = studs
fig-moves--crossing = De { $neighbours } punkterna intill; två diagonaler som korsar varandra.
fig-moves--no-crossing = De { $neighbours } punkterna intill; två diagonaler får inte korsa varandra.
fig-moves--orthogonal = De { $neighbours } punkterna intill. Inga diagonaler.
fig-bounce--chained = En tur för spelare { $side-a }: bollen studsar på använda punkter och stannar på en ren.
fig-bounce--single = En tur för spelare { $side-a }: en studs, sedan den extra linjen. Den slutar på en använd punkt men ger ingen studs.
fig-bounce--none-touched = En tur för spelare { $side-a }: en enda linje, som slutar där bollen redan har varit.
fig-bounce--none-clean = Bollen får gå till rena punkter, inte till använda.
fig-dead-end--mover = Spelare { $side-a } har lett in bollen i en återvändsgränd och förlorar.
fig-dead-end--to-move = Spelare { $side-a } har lett in bollen i en återvändsgränd. Spelare { $side-b } kan inte dra och förlorar.
fig-dead-end--draw = Spelare { $side-a } har lett in bollen i en återvändsgränd: oavgjort.
fig-goals = Till vänster gör spelare { $side-a } mål. Till höger gör spelare { $side-b } självmål. Båda gångerna vinner spelare { $side-a }.
fig-goals--goal = Spelare { $side-a } gör mål i det övre målet och vinner.
fig-goals--own-goal = Spelare { $side-b } för in bollen i det övre målet: självmål, och spelare { $side-a } vinner.
fig-entries--box = Ett mål har { n-entries }. Utanför stolparna finns ingen.
fig-entries--link = Ett mål har { n-entries }: från mållinjens mitt.
fig-boundary--wall = Ingen linje längs väggen, ingen genom den.
fig-boundary--playable = Längs kanten, ja; över den, aldrig.
fig-boundary--closed = Ingen linje längs kanten, ingen över den.

# Läses upp för den som inte ser bilden.
alt-pitch = En plan på { size }, med ett mål upptill, ett mål nedtill och mittpunkten där bollen börjar.
alt-annotated = En plan på { size }, med en bokstav för varje kolumn, ett nummer för varje rad och förklaringar till dess delar.
alt-field = Hela planen. Etiketter visar ett mål, ytterlinjen, mittpunkten, en ruta, en punkt och en stolpe.
alt-moves--crossing = Pilar går från bollen uppåt, nedåt, åt vänster, åt höger och längs de fyra diagonalerna. Bredvid korsar två diagonaler varandra.
alt-moves--no-crossing = Pilar går från bollen uppåt, nedåt, åt vänster, åt höger och längs de fyra diagonalerna. Bredvid är en diagonal som skulle korsa en annan överstruken.
alt-moves--orthogonal = Pilar går från bollen uppåt, nedåt, åt vänster och åt höger.
alt-bounce--chained = Bollen når en använd punkt, och turen fortsätter därifrån tills den når en ren punkt.
alt-bounce--single = Bollen når en använd punkt. Sedan följer en extra linje som slutar på en annan använd punkt.
alt-bounce--none-touched = En linje för bollen till en punkt som en äldre linje redan når.
alt-bounce--none-clean = Pilar går från bollen till rena punkter. Linjer till använda punkter är överstrukna.
alt-dead-end = Bollen ligger på en punkt som det inte går att dra någon linje från.
alt-goals = Två mål med bollen på en målpunkt. Den sista linjen är spelare { $side-a }:s i det vänstra och spelare { $side-b }:s i det högra.
alt-goals--goal = Ett mål med bollen på en målpunkt. Den sista linjen är spelare { $side-a }:s.
alt-goals--own-goal = Ett mål med bollen på en målpunkt. Den sista linjen är spelare { $side-b }:s.
alt-entries--box = Pilar leder in i ett mål från mållinjens punkter. Linjer från punkter utanför stolparna är överstrukna.
alt-entries--link = En pil leder in i ett mål från mållinjens mitt. Linjer från stolparna är överstrukna.
alt-boundary--wall = En linje längs väggen och en linje genom den, båda överstrukna.
alt-boundary--playable = En linje går längs planens kant. En linje över kanten är överstruken.
alt-boundary--closed = En linje längs planens kant och en linje över den, båda överstrukna.
alt-sample = Bollens väg efter tur { $turn }.
alt-seats = Små planer med spelarnas bokstäver i båda ändarna.

## Värdkort: två rader på omkring 34 tecken, högst tre.

card-start--touched = __Start:__ ringen i mitten. Den punkten är använd från början.
card-start--plain = __Start:__ ringen i mitten. Den första linjen går därifrån.
card-goal--all = __Mål:__ bakom mållinjen. Från en stolpe bara diagonalt.
card-goal--orthogonal = __Mål:__ bakom mållinjen, rakt fram. Aldrig från en stolpe.
card-goal--between = __Mål:__ bakom mållinjen. Aldrig från en stolpe.
card-goal--link = __Mål:__ en enda linje leder in, från mitten. Ingen från stolparna.
card-boundary--wall = __Vägg:__ aldrig längs den, aldrig genom. Punkterna är använda.
card-boundary--wall-plain = __Vägg:__ aldrig längs den, aldrig genom. En linje får sluta där.
card-boundary--playable = __Kant:__ längs den, ja: punkterna är använda. Över den, aldrig.
card-boundary--playable-plain = __Kant:__ du får dra längs den, men aldrig över den.
card-boundary--closed = __Kant:__ punkterna är använda. Ingen linje får sluta där.
card-finger--wall = __Visa med fingret,__ utan penna: ett varv runt planen, båda målen.
card-finger--playable = __Visa med fingret,__ utan penna: en bit av kanten, båda målen.
card-known--orthogonal-chained = __Inga diagonaler,__ även om någon är van vid dem.
card-known--orthogonal-single = __Inga diagonaler.__ En studs per tur: den extra linjen ger ingen studs.
card-known--orthogonal-none-touched = __Inga diagonaler, inga studsar:__ en linje per tur, var den än slutar.
card-known--orthogonal-none-clean = __Inga diagonaler, inga studsar:__ en linje per tur, till en ren punkt.
card-known--crossing-chained = __Diagonaler får dras,__ fast de inte är tryckta. Två får korsa varandra.
card-known--crossing-single = __En studs per tur:__ den extra linjen ger aldrig någon studs.
card-known--crossing-none-touched = __Inga studsar:__ en linje per tur, var den än slutar.
card-known--crossing-none-clean = __Inga studsar:__ en linje per tur, alltid till en ren punkt.
card-known--no-crossing-chained = __Diagonaler korsas aldrig:__ den ena stänger den andra. Studs som vanligt.
card-known--no-crossing-single = __Diagonaler korsas aldrig.__ En studs per tur: bara en extra linje.
card-known--no-crossing-none-touched = __Diagonaler korsas aldrig.__ Inga studsar: en linje per tur.
card-known--no-crossing-none-clean = __Diagonaler korsas aldrig.__ Inga studsar: en linje, till en ren punkt.
card-time--clock = __{ n-minutes }.__ Inte klart? Oavgjort, var bollen än ligger.
card-time--agreement = __Ingen tidsgräns.__ Oavgjort bara om båda sidor är överens.
card-time--draw = __Ingen tidsgräns.__ Oavgjort vid återvändsgränd eller om båda vill.
card-people--teams = __Upp till { $guests }:__ en mot en eller två lag. Medspelare: en säger vart, en drar.
card-people--two = __Två spelare.__ En medspelare kan säga riktningen medan du drar.
card-next = __Nästa parti:__ den andra sidan börjar.

## Det här ändras: rutor med omkring 31 tecken per rad, två till fyra rader.

changes-compared = jämfört med ”{ $other }”
changes-scale = Båda planerna i samma skala.
changes-same = = samma
row-pitch = Plan
row-start = Start
row-goals = Mål
row-moves = Linjer
row-boundary = Kant
row-bounce = Studsar
row-lines = Linjer per tur
row-turn-end = Turens slut
row-dead-end = Återvändsgränd
row-end = När det blir mål
row-time = Tid
row-figures = I siffror
row-follows = Vid bordet
row-origin = Ursprung
cell-pitch = { size }, { $cells } sammanlagt; { size-points }.
cell-start = I mitten, { n-steps-goal } från mållinjerna, { n-steps-side } från sidorna.
cell-goals--box = { n-goal-width } breda, mitt i varje ände; { n-entries }.
cell-goals--link = { n-goal-width } breda, mitt i varje ände; { n-entries }.
cell-moves--all-allowed = Till en av de { $neighbours } punkterna intill. Diagonaler får korsa varandra.
cell-moves--all-forbidden = Till en av de { $neighbours } punkterna intill. Diagonaler får inte korsa varandra.
cell-moves--orthogonal-allowed = Till en av de { $neighbours } punkterna intill. Inga diagonaler.
cell-boundary--wall = En vägg: dra aldrig längs den, aldrig genom den.
cell-boundary--playable = Du får dra längs den, men aldrig över den.
cell-bounce--chained = En använd punkt ger en linje till, och den kan också ge studs.
cell-bounce--single = Den första linjen kan ge studs och därmed en extra linje, som aldrig ger studs.
cell-bounce--none-touched = Inga. En linje får sluta på en använd punkt.
cell-bounce--none-clean = Inga. En linje får inte sluta på en använd punkt.
cell-lines--chained = Så många som studsarna ger.
cell-lines--single = En, eller två efter en studs.
cell-lines--none-touched = En.
cell-lines--none-clean = En.
cell-turn-end--chained = På en ren punkt, om inte partiet tar slut.
cell-turn-end--single = På en ren punkt; efter en extra linje på vilken punkt som helst.
cell-turn-end--none-touched = På vilken punkt som helst.
cell-turn-end--none-clean = På en ren punkt, om inte partiet tar slut.
cell-dead-end--chained-mover-loses = Den som leder bollen dit förlorar.
cell-dead-end--chained-to-move-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--chained-draw = Oavgjort.
cell-dead-end--single-mover-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--single-to-move-loses = Den som måste dra men inte kan, förlorar; efter en extra linje är det motståndaren.
cell-dead-end--single-draw = { cell-dead-end--chained-draw }
cell-dead-end--none-touched-mover-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--none-touched-to-move-loses = Den som leder bollen dit vinner: motståndaren kan inte dra.
cell-dead-end--none-touched-draw = { cell-dead-end--chained-draw }
cell-dead-end--none-clean-mover-loses = { cell-dead-end--chained-mover-loses }
cell-dead-end--none-clean-to-move-loses = { cell-dead-end--none-touched-to-move-loses }
cell-dead-end--none-clean-draw = { cell-dead-end--chained-draw }
cell-end = Den sida som anfaller målet vinner, även vid självmål.
cell-time--clock = { n-minutes }, sedan oavgjort.
cell-time--no-clock = Ingen tidsgräns.
cell-figures--chained-wall = Mål tidigast efter { n-shortest-goal }, återvändsgränd efter { $shortest-blocked }. Högst { n-max-turns }.
cell-figures--chained-playable = Mål tidigast efter { n-shortest-goal }. Högst { n-max-turns }.
cell-figures--single-wall = Mål tidigast efter { n-shortest-goal }, återvändsgränd efter { $shortest-blocked }.
cell-figures--single-playable = Mål tidigast efter { n-shortest-goal }.
cell-figures--none-touched-wall = { cell-figures--single-wall }
cell-figures--none-touched-playable = { cell-figures--single-playable }
cell-figures--none-clean-wall = { cell-figures--single-playable }
cell-figures--none-clean-playable = { cell-figures--single-playable }

# Vad det betyder vid bordet: omkring 62 tecken per rad, högst två rader.
follows--larger-chained = Mitten förblir ren längre: färre studsar i början, långsammare manövrer, mer plats för fällor, längre partier.
follows--larger-other = Målen ligger längre bort: längre partier, och mer plats att gillra en fälla.
follows--smaller-chained = Målen ligger närmare, mitten fylls fortare: fler studsar i början, kortare partier.
follows--smaller-other = Målen ligger närmare: kortare partier.
follows--bounce-chained = En kedja av studsar kan föra bollen över hela planen på en enda tur.
follows--bounce-single = De långa kedjorna är borta; en studs lönar sig ännu, men bara en gång per tur.
follows--bounce-single-trap = Den extra linjen kan bli en fälla: i en återvändsgränd förlorar motståndaren.
follows--bounce-none-touched = De långa kedjorna är borta: bollen går ett steg per tur.
follows--bounce-none-clean = Vägen blir ett hinder: bollen kommer aldrig tillbaka dit där den har varit.
follows--bounce-none-trap = Återvändsgränder är fällor: led in bollen i en, så förlorar motståndaren.
follows--orthogonal = Säg det före start: den som kan spelet väntar sig diagonaler.
follows--all = Diagonalerna är inte tryckta: visa en före start.
follows--playable = Det finns en väg ut ur hörnen.
follows--playable-chained = Längs kanten kan bollen studsa ända fram till målet; det finns en väg ut ur hörnen.
follows--wall = Ingen kan längre ta sig fram längs sidorna.
follows--no-crossing = Varje diagonal stänger den som skulle korsa den: vägar spärras tidigare.
follows--crossing = En diagonal stänger inte längre den som korsar den.
follows--goal-box = Varje mål har { n-entries }: räkna dem med fingret innan ni spelar.
follows--goal-link = Bara en linje leder in i varje mål: vakta vägen dit.
follows--clock = Säg till i god tid före slutet; bedöm inte vem som är närmast mål.
follows--no-clock = Ta er den tid ni behöver: partierna spelas till slut.
follows--blocked-mover = Se upp för återvändsgränder: den som leder bollen dit förlorar.
follows--blocked-draw = En återvändsgränd kan nu rädda ett parti som går illa.

## Försättsbladet

cover-kicker = Spelpaket för { n-guests }
cover-print-title = Att skriva ut
cover-pitch-title = Spelplan
cover-annotated-title = Plan med förklaringar
cover-rules-title = Spelregler
cover-card-title = Värdkort
# Omkring 35 tecken per rad.
cover-pages--one = Sida { $page }, enkelsidigt.
cover-pages--one-sided = Sida { $first-page }–{ $last-page }, enkelsidigt.
cover-pages--two-sided = Sida { $first-page }–{ $last-page }, dubbelsidigt, långsidan.
cover-pitch-why = Till varje par: parti och revansch.
cover-annotated-why = Till värden, för att förklara och skriva ned turer.
cover-rules-why = Ett exemplar till varje par.
cover-card-why = Klipp längs strecken: ett per bord.
cover-total-title = Sammanlagt
cover-total = { n-sheets }
# Högra spalten: omkring 26 tecken per rad.
cover-scale-title = Skala
cover-scale = Skriv ut i verklig storlek, 100%, inte anpassat till sidan. Mät sedan de två måttstrecken längst ned till vänster: { $bar } millimeter.
cover-paper-title = Papper
cover-paper--either = A4 eller Letter: alla blad får plats på båda.
cover-paper--given = { $paper }.
cover-pencils-title = Pennor
cover-pencils = { $guests }, väl vässade: en till varje gäst. Inga suddgummin.
cover-scissors-title = Sax
cover-scissors = En, till korten.
cover-seats-title = Platser
cover-seats--symmetric = Sitt mitt emot varandra: du anfaller målet på andra sidan.
cover-seats--asymmetric = Sitt mitt emot varandra: spelare { $side-a } vid den nedre änden, spelare { $side-b } vid den övre; du anfaller målet på andra sidan. Ändarna är olika: byt plats till revanschen.
cover-seats-odd = En gäst blir över och får bli medspelare till någon; byt efter varje parti.
cover-table = bord { $table }
cover-tables-more = … till bord { $pairs }
cover-teams = eller två lag med { $team-size } i varje

## Planen med förklaringar: rubriker omkring 16 tecken per rad, texter omkring 21, högst sex rader.

annotated-title = Plan med förklaringar
annotated-goal-title = Målpunkter
annotated-goal--all = { $goal-points }: där slutar partiet. Mellan stolparna rakt eller diagonalt; från en stolpe bara diagonalt.
annotated-goal--orthogonal = { $goal-points }: där slutar partiet. Bara rakt fram, mellan stolparna.
annotated-goal--between = { $goal-points }: där slutar partiet. Rakt eller diagonalt, mellan stolparna; aldrig från en stolpe.
annotated-goal--link = { $goal-points }: där slutar partiet. En enda linje leder in, från mitten.
annotated-wall-title = Vägg
annotated-wall--touched = Räknas som redan dragen: aldrig längs den, aldrig genom den. Punkterna är använda.
annotated-wall--plain = Räknas som redan dragen: aldrig längs den, aldrig genom den.
annotated-edge-title = Kant
annotated-edge--playable = Du får dra längs den, aldrig över den. Punkterna är använda.
annotated-edge--plain = Du får dra längs den, aldrig över den.
annotated-edge--closed = Punkterna är använda: ingen linje får sluta där.
annotated-start-title = Start
annotated-start--touched = { $start-point }, mittpunkten. Den är använd från början.
annotated-start--plain = { $start-point }, mittpunkten.
annotated-odd-title = Två slags punkter
annotated-odd = udda: ett udda antal möjliga linjer
annotated-even = jämn: ett jämnt antal möjliga linjer
annotated-odd-why = Ett mål eller en återvändsgränd ligger alltid på en udda punkt eller i mitten.
annotated-line-title = Mållinje
annotated-line--box = Öppen mellan stolparna { $left-post } och { $right-post }: dra längs den och över den.
annotated-line--link = Öppen bara i mitten: en enda linje leder in i målet.
annotated-turn-title = Så skrivs en tur
annotated-turn = Skriv punkterna med bindestreck emellan, med början där bollen ligger: __{ $sample-turn }__.

## Notationsblad

sheet-notation = Notation
footer-sheet--notation = notation
notation-points-title = Varje punkt har ett namn
notation-points--bottom = En bokstav anger kolumnen, räknat från vänster; ett tal anger raden, räknat nedifrån. Raderna med målpunkter räknas också. Bollen börjar på __{ $start-point }__. Övre målet: { $goal-points }.
notation-points--top = En bokstav anger kolumnen, räknat från vänster; ett tal anger raden, räknat uppifrån. Raderna med målpunkter räknas också. Bollen börjar på __{ $start-point }__. Övre målet: { $goal-points }.
notation-odd-title = Udda och jämna punkter
notation-odd = Räkna de möjliga linjerna vid en punkt innan partiet börjar. Är antalet udda är det en __udda__ punkt, en romb { $sign-odd } i bilden; annars är det en __jämn__ punkt.
notation-odd-why = När bollen går genom en punkt tar den två av punktens linjer. Därför ligger ett mål eller en återvändsgränd alltid på en udda punkt eller i mitten.
notation-turn-title = En tur, skriven och ritad
notation-turn--bounces = Skriv turens punkter med bindestreck emellan, med början där bollen ligger: __{ $sample-turn }__. Ritad är turen själva vägen: spelare { $side-a }:s linjer är heldragna, spelare { $side-b }:s är dubbla; en ring { $sign-bounce } är en studs, den fyllda cirkeln { $sign-ball } är bollen.
notation-turn--plain = Skriv turens punkter med bindestreck emellan, med början där bollen ligger: __{ $sample-turn }__. Ritad är turen själva vägen: spelare { $side-a }:s linjer är heldragna, spelare { $side-b }:s är dubbla; den fyllda cirkeln { $sign-ball } är bollen.
notation-game-title = Ett helt parti
notation-game = Numrera turerna två och två: först spelare { $first }, sedan spelare { $second }. Skriv efter den sista punkten hur partiet slutade, och sedan målet för den sida som förlorade.
notation-example = Ett mål av spelare { $side-a } kan skrivas så här: __{ $goal-turn } { abbr-goal } { abbr-upper }__.
notation-endings = __{ abbr-goal }__ mål · __{ abbr-own-goal }__ självmål · __{ abbr-dead-end }__ återvändsgränd · __{ abbr-draw }__ oavgjort
notation-upper = __{ abbr-upper }__ övre målet: spelare { $side-a } har vunnit
notation-lower = __{ abbr-lower }__ nedre målet: spelare { $side-b } har vunnit
abbr-goal = M
abbr-own-goal = S
abbr-dead-end = Å
abbr-draw = =
abbr-upper = ↑
abbr-lower = ↓
notation-first-title = Den första linjen
n-first-lines = { $first-lines } håll
notation-first--mirror = Den första linjen kan gå åt { n-first-lines }. Räknas vänster och höger som samma sak återstår { $different-lines }.
notation-first--plain = Den första linjen kan gå åt { n-first-lines }.
record-title = Partiprotokoll
record-player = Spelare { $player }
record-date = Datum
record-result = Resultat
record-number = Nr
fig-notation-points = Kolumner och rader. Romberna är udda punkter.
fig-notation-turn = Turen __{ $sample-turn }__ för spelare { $side-a }.
alt-notation-points = Hela planen med en bokstav för varje kolumn och ett tal för varje rad; romber markerar de udda punkterna.
alt-notation-turn = En tur för spelare { $side-a } på en del av planen: { $sample-turn }.
alt-notation-first = Den första linjen { $first-line }.

## Diagram över ett parti

sheet-diagram = Diagram
footer-sheet--diagram = diagram
diagram-turn = __Tur { $turn }.__
diagram-turns = __Tur { $first-turn }–{ $last-turn }.__
diagram-next--draws = Spelare { $player } är på tur.
diagram-next--goes-on = Spelare { $player } måste dra en linje till.
diagram-end--goal = Mål: spelare { $player } har vunnit.
diagram-end--own-goal = Självmål: spelare { $player } har vunnit.
diagram-end--blocked = Återvändsgränd: spelare { $player } har vunnit.
diagram-end--draw = Återvändsgränd: oavgjort.
alt-diagram = Bollens väg på en plan med { size }, tur för tur: { $turns }. Bollen ligger på { $ball }.

## Testsida

sheet-test = Testsida
footer-sheet--test = testsida
test-footer = { $sheet } · { $page }/{ $pages }
test-kicker = Innan du skriver ut
test-scale = Mät de två långa måttstrecken från ände till ände: båda ska vara { $bar } millimeter. Stämmer det inte, skriv ut igen i verklig storlek, 100%, inte anpassat till sidan.
test-edges-title = Kanterna
test-edges = Mitt på varje kant finns numrerade streck. Talet är avståndet till papperets kant i millimeter. Det lägsta talet vars streck syns visar hur nära kanten din skrivare når. Alla blad håller { $margin } millimeters avstånd; behöver skrivaren mer, ange det med { $option }.
test-lines-title = Linjer och punkter
test-lines = De blir tjockare från vänster till höger. Varje linje ska synas från ände till ände, och varje punkt stå för sig. Syns inte de finaste, stäng av skrivarens sparläge.
test-sides-title = Båda sidorna
test-sides--long = Skriv ut de två sidorna på ett ark, vänt längs långsidan. Håll upp arket mot ljuset med den här sidan mot dig: ringen från baksidan hamnar på korset. Läs av båda skalorna där. Två nollor, och allt stämmer. Annars anger du de två talen i { $option }, först talet på den vågräta skalan.
test-sides--short = Skriv ut de två sidorna på ett ark, vänt längs kortsidan. Håll upp arket mot ljuset med den här sidan mot dig: ringen från baksidan hamnar på korset. Läs av båda skalorna där. Två nollor, och allt stämmer. Annars anger du de två talen i { $option }, först talet på den vågräta skalan.
test-back-title = Baksidan
test-back = Håll upp arket mot ljuset med den andra sidan mot dig, och läs av var på korset den här ringen hamnar.
alt-test-bars = Ett vågrätt och ett lodrätt måttstreck på { $bar } millimeter, med en markering var 10:e millimeter.
alt-test-lines = Sex linjer och sex rader av punkter, från de finaste till de tjockaste.
alt-test-cross = Ett kors med en skala från -10 till 10 millimeter på båda armarna.
alt-test-ring = En liten ring med ett kors i.

## Affischer: en plan på flera ark

poster-tile = rad { $row }, kolumn { $column } · ark { $page } av { $pages }
poster-cut = Klipp längs den streckade linjen och klistra över nästa ark.

## Kort att vika

card-fold = Vik här

## Board: a page on which two people draw on a screen.

board-note = För två personer vid samma skärm. Sidan ritar det du ber om och kan ångra det. Den är ingen domare: den vet inte vems tur det är, vilka linjer reglerna tillåter eller vem som har vunnit. Ingen spelar mot dig.
board-touch = Tryck eller klicka på en inringad punkt för att dra en linje dit. Byt penna när din tur är slut.
board-keys = Tangentbord: piltangenterna drar rakt, 7, 9, 1 och 3 drar diagonalt, mellanslag byter penna, backsteg ångrar.
board-keys-straight = Tangentbord: piltangenterna drar linjer, mellanslag byter penna, backsteg ångrar.
board-undo = Ångra
board-again = Börja om
board-print = Skriv ut
board-pen = Penna { $player }
board-ball = Bollen ligger på { $ball }.
board-draw = Dra till { $ball }

## Preview: the designer's page in the browser.

preview-title = Verkstad
preview-language = Språk
preview-sheet = Blad
preview-scale = Skala
preview-scale--fit = Anpassad
preview-scale--true = Verklig storlek
preview-undo = Ångra
preview-save = Spara
preview-file-name = Den nya filens namn
preview-saved = Sparat.
preview-unsaved = Inte sparat: filen har ändrats på annat håll, eller så är namnet upptaget.
preview-last-good = Filen har fel. Det här är det senaste felfria bladet.
preview-gone = Programmet är avslutat; starta det igen.
preview-findings = Anmärkningar
preview-no-findings = Inga anmärkningar.
preview-facts = I siffror
preview-text = Variantens fil
preview-text-note = Här kan alla nycklar skrivas, även konturer, väggar och ingångar.
preview-key--name = Namn
preview-key--based-on = Bygger på
preview-key--title = Titel på det här språket
preview-key--pitch-width = Bredd i rutor
preview-key--pitch-length = Längd i rutor
preview-key--pitch-directions = Riktningar
preview-key--pitch-boundary = Kant
preview-key--pitch-crossing = Korsande diagonaler
preview-key--goal-shape = Mål
preview-key--goal-width = Målets bredd
preview-key--turn-bounce = Studsar
preview-key--turn-end-on-touched = En linje får sluta på en använd punkt
preview-key--turn-first = Börjar
preview-key--end-blocked = I en återvändsgränd
preview-key--end-minutes = Minuter, eller inga
preview-key--table-guests = Gäster som mest
preview-key--notation-row-one = Rad 1 är
preview-key--paper = Papper
preview-key--landscape = Liggande
preview-key--cell = Ruta i mm, annars så stor som möjligt
preview-value--all = alla åtta
preview-value--orthogonal = bara raka
preview-value--playable = spelbar
preview-value--wall = vägg
preview-value--allowed = tillåtna
preview-value--forbidden = förbjudna
preview-value--link = en enda väg in
preview-value--box = bur
preview-value--chained = varje ger en linje
preview-value--single = en per tur
preview-value--none = inga
preview-value--true = ja
preview-value--false = nej
preview-value--a = { $side-a }
preview-value--b = { $side-b }
preview-value--mover-loses = den som drog dit förlorar
preview-value--to-move-loses = den som ska dra förlorar
preview-value--draw = oavgjort
preview-value--bottom = nederst
preview-value--top = överst
preview-fact--cells = Rutor
preview-fact--points = Punkter
preview-fact--edges = Linjer sammanlagt
preview-fact--steps-goal = Steg till mållinjen
preview-fact--steps-side = Steg till en sida
preview-fact--shortest-goal = Snabbaste mål, i linjer
preview-fact--shortest-blocked = Snabbaste återvändsgränd, i linjer
preview-fact--most-turns = Turer som mest
preview-fact--first-lines = Första linjer; olika
preview-fact--cell = Ruta på det här papperet

## En kväll med många bord: utskriften

n-tables = { $tables } bord
n-rounds = { $rounds ->
    [one] { $rounds } omgång
   *[other] { $rounds } omgångar
}
n-pages = { $pages ->
    [one] { $pages } sida
   *[other] { $pages } sidor
}
event-job = Utskrift
event-kicker = En kväll för { n-guests }
event-size = { n-tables }, { n-rounds }
event-print-title = Så skriver du ut
event-print--one-sided = Skriv ut hela filen en gång, enkelsidigt: alla exemplar finns redan med, bord för bord.
event-print--long-edge = Skriv ut hela filen en gång, dubbelsidigt, vänt längs långsidan: alla exemplar finns redan med, bord för bord.
event-print--short-edge = Skriv ut hela filen en gång, dubbelsidigt, vänt längs kortsidan: alla exemplar finns redan med, bord för bord.
event-print-pages = Sammanlagt { n-pages } på { n-sheets } papper.
event-pages-title = Filens sidor
event-cover-title = Försättsblad och platser
event-cover-why = Till dig: den här sidan, och vem som sitter var.
event-host-title = Värdkort
event-host-why = Klipp längs strecken: en omgång kort per värd.
event-times-title = Tidsutrop
event-times-why = Till den som håller tiden.
event-standings-title = Ställning
event-standings-why = Sätt upp den och fyll i efter varje omgång.
event-table-title = Bordsskyltar
event-table-why = På varje bord, så att alla ser dem.
event-score-title = Resultatblad
event-score-why = Till varje bord.
event-rules-why = Till varje bord, på alla bordets språk.
event-pitch-title = Planer
event-pitch-why = En per parti; bord och omgång längst ned.
event-record-title = Dikterade drag
event-record-why = Till medspelare: en säger, en drar.
event-blanks-title = Tomma baksidor
event-total-title = Sidor sammanlagt
event-clock-title = Klocka
event-clock = En enda till alla bord: { n-minutes } per omgång.
event-again-title = Blev en sida förstörd?
event-again = Varje sida har sitt namn längst ned. Lägg till __{ $command }__ i kommandot för att skriva ut den igen.

event-seats-title = Vem sitter var
event-seats-how--guests = Dra lott: varje gäst får ett nummer. Det nummer som står i fetstil börjar; det andra sitter mitt emot.
event-seats-how--teams = Dra lott: varje gäst får ett nummer och därmed ett lag. Laget i fetstil börjar; det andra sitter mitt emot.
event-seats-languages = Dela först upp numren efter språk: var och en drar bland numren för ett språk som hen talar.
event-seats-numbers = Nummer __{ $side }__: { $items }
event-seats-shared = { $side }: de här gästerna spelar tillsammans, på samma sida. En säger riktningen, en drar; byt efter varje parti.
event-seats-rest = Den som vilar i en omgång håller tiden.
event-seats-keeper = Gäst { $side } håller tiden.
event-round = Omgång { $round }
event-table = Bord { $table }
event-col-table = Bord
event-col-rests = vilar
event-col-round = Omgång
event-col-begins = Börjar
event-col-against = Mitt emot
event-col-pitch = Plan
event-col-variant = Spel
event-col-winner = Vinnare
event-col-ending = Slut
event-col-time = Tid
event-col-team = Lag
event-col-guest = Gäst
event-col-guests = Gäster
event-col-name = Namn
event-col-points = Poäng
event-col-place = Plats
event-col-minute = Minut
event-col-call = Utrop

event-foot-pitch = bord { $table }, omgång { $round } · { size-short }
event-card-play = Hitta er omgång i listan: vem som börjar, vem som spelar mot vem och på vilken plan. Skriv resultatet på resultatbladet efter partiet.
event-score-how = Skriv era namn bredvid numren; det nummer som står i fetstil börjar. Skriv efter partiet vem som vann, hur det slutade och när.
event-pool = Bord { $items }
event-standings-how = I varje omgång är det tryckta numret motståndarens. Skriv poängen bredvid och räkna ihop dem på slutet.
event-standings-points = Vinst: 2 poäng. Oavgjort: 1 poäng. Förlust: 0.
event-times-how = Läs upp detta vid den minut som anges, räknat från omgångens start.
event-call-start = Omgången börjar. Ni har { n-minutes } på er.
event-call-left = { n-minutes } kvar.
event-call-end = Tiden är ute! Lägg ned pennorna. Ett parti som inte är klart är oavgjort, var bollen än ligger.

event-record-how = En säger en siffra, den andra drar linjen åt det hållet. Siffran 0 pekar alltid mot det övre målet, det som spelare { $side-a } anfaller, var ni än sitter. Skriv ned siffrorna, en tur i varje fält: det är hela partiet.
event-rose-alt = Riktningarna och deras siffror: 0 är uppåt, sedan medurs.
event-call-0 = uppåt
event-call-1 = uppåt höger
event-call-2 = höger
event-call-3 = nedåt höger
event-call-4 = nedåt
event-call-5 = nedåt vänster
event-call-6 = vänster
event-call-7 = uppåt vänster
