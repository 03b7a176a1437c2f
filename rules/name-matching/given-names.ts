/**
 * Short and familiar forms of given names, and names that several languages of one script write in several ways.
 *
 * Each line of `FAMILIAR` is a full name and what its bearers are called. Two words of one line may be one person’s name; two lines that share a word are
 * not joined: Alex may be Alexander or Alexandra, who are two people. Each line of `SPELLINGS` is one name in several spellings.
 *
 * Common knowledge of the languages, gathered by hand: Toni and Antonio, Liz and Elizabeth, Pepe and José appear in what banks publish about name checks.
 * Small letters, without accents.
 */
export const FAMILIAR = `
abigail abby gail
abraham abe bram avi
abdullah abdul
adalbert adi
adelaide ada heidi addie
adrian ade adi
adriana adri
agnieszka aga agnes
agustin tin
aikaterini katerina
alan al
albert al bert bertie
alberto beto berto tito
alejandra ale jandra alex sandra
alejandro ale alex jandro jano
aleksandr sasha alex sanya shura aleksander
aleksandra sasha ola alex shura
alessandro ale sandro alex
alessandra ale sandra alex
alexander alex al sandy lex xander sascha sasha alec ali sander
alexandra alex sandra sandy lexi alexa sascha sasha
alexandre alex
alexei alexey aleksei aleksey lyosha alyosha
alfred alf fred freddie alfie fredi
alfredo fredo alfred
alison ali allie
amanda mandy
ambrose ambros
ana anita anna
anastasia nastya stacy ana anya
anastasios tasos
andrea andi andy
andreas andi andy andre
andrew andy drew
andrey andriy andrei
andrzej jedrek
angelika geli
anna ann anne annie anya ania anka nan nancy annika anni ani
anne annie ann
annemarie annemie
anthony tony ant toni
anton toni tony
antonella anto
antoni antek tony
antonia toni tonia
antonio toni tony tonio tono antoine nino toninho
antonius ton toon anton antoon
antoine tony toine
archibald archie
armando mando
arnold arnie arno noldi
arthur art artie
artur arek
astrid asti
athanasios thanasis
august augie gus
augustin august gus
barbara barb babs basia babsi bobbie
bartholomew bart
bartosz bartek
bartlomiej bartek
beatrice bea
beatriz bea bia
beatrix trixi bea
benedict ben benny
benedikt ben beni bene
benjamin ben benny benji benni
benoit ben
bernard bernie bern ben
bernardo nardo berni
bernhard bernd berni hard
bertram bert
bettina tina
birgitta gitte
boris borya
bradley brad
brigitte gitte gitti biggi britta
bronislaw bronek
calvin cal
cameron cam
carla carlita
carlos carlitos charly
carmen carmela carmencita
carolina caro lina
caroline caro carrie carol line caz lina
carsten casti
catalina cata cati
catarina cata cati
catharina trijntje toos
catherine cathy kate cath katie cat kathy cate trina
cecilia ceci cilla
charles charlie chuck chas charley chaz charly
charlotte lotte charlie lottie char lotta
christian chris christo christi kris
christiane chris christi jane
christina chris tina chrissie christy christa
christine chris tina chrissy christel christa
christoph chris stoph christof
christophe chris
christopher chris kit topher kris
christos chris
clara clare clarita
claudia claudi clo
clement clem
clifford cliff
concepcion concha conchita conchi
constantin costel
consuelo chelo
cornelia conny nelly lia corrie
cornelis cees kees cor
cornelius conny neil cor
cristina cris tina
cristobal cris
cynthia cindy
damian dami
daniel dan danny dani
daniela dani ela
danuta danka
dariusz darek
david dave davey davy davi
deborah deb debbie debby debra
dennis den denny
desmond des
diana di
diego dieguito
dieter didi
dietrich dieter
dimitri dima mitya
dmitry dima mitya dmitri dmitrii dmitriy dmytro
dolores lola lolita
domenico mimmo
dominic dom nic
dominik domi nik
dominique dom
donald don donnie
dorothea dora thea doro dorle
dorothee doro
dorothy dot dottie dolly
douglas doug
dumitru mitica
duncan dunc
eberhard eb hardy
edmund ed ted eddie
eduard edi edu
eduardo edu lalo dudu
edward ed ted eddie ned teddy
edwin ed eddie win
eleanor ellie nell nora elly
eleftherios lefteris
elena lena helen nelly
eleni lena
eleonora nora ele
eleonore lore nora
elfriede friedl
elisabeth lisa elsa else liesel lisbeth sissi betti elli elise ella bettina liesl lies els liz liesbeth betsie
elizabeth liz beth lizzie eliza betty lisa betsy libby liza bess elsie elise
elzbieta ela
emanuel manu mani
emanuele manu lele
emilia emi mila emmy
emily em emmy
emmanuel manu
emmanuelle manu
enrico rico
enrique kike quique rico
enriqueta queta
erich eri
ernest ernie
ernesto neto
ernst erni
erwin erwi
esteban teban
eugene gene
eugeniusz gienek
evangelos vangelis
evelyn eve evie
evgenia evgeniya evgeniia yevgenia zhenya
evgeny evgenii evgeniy yevgeny yevhen zhenya
ewa ewka
fabian fabi
fabiana fabi
federica fede
federico fede fico rico
felicitas feli
felipe pipe
ferdinand ferdi fred nando
fernanda nanda
fernando fer nando
filippo pippo
florence flo flossie
florian flo flori
frances fran fanny franny
francesca franca checca fra
francesco franco checco cecco ciccio fra
francine fran
francis frank fran
francisca paca paquita
francisco paco pancho curro fran kiko frank cisco quico chico paquito
franciscus frans cis
franciszek franek
franklin frank
francois fanfan
frantisek franta
franz franzi
franziska franzi sissi
frederic fred
frederick fred freddie rick freddy
frederik frits rik fred
fredrik fredde
frieda fritzi
friederike rike fritzi
friedrich fritz fred fried freddy
gabor gabi
gabriel gabe gabi gabo
gabriela gabi
gabriele gabi
gabriella gabi ella
gabrielle gaby
geoffrey geoff jeff
georg schorsch jorg
george georgie
georgina georgie gina
georgy georgiy georgii zhora
gerald gerry ger jerry
gerard gerry ger
gerardo gera
gerardus gerard gerrit geert ger
gerhard gerd hardy gert
gertrud trude gerti traudl
gertrude trudy gert gertie
gian gianni
giacomo mino
gilbert gil bert
gino luigino
giovanni gianni vanni nino nanni
giovanna gianna vanna
giuliana giuli
giuseppe beppe peppe pino beppino peppino
giuseppina giusy pina
gloria glori
gottfried friedel
grazyna grazka
gregor gregi
gregorio goyo
gregory greg gregg
grigory grigoriy grigorii grisha
grzegorz grzesiek
guadalupe lupe lupita
guido gui
guillaume guy gui
guillermo guille memo willy
gunter gunni
gustaf gurra
gustav gustl gus
gustavo gus tavo guga
guy guido
gwendolyn gwen
hannah hanna anna
hannelore hanne lore hanni
hans hansi
harold harry hal
harriet hattie harry
harrison harry
heather heath
hector tito
heinrich heinz heiner hein heini
heinz heiner
helen nell nellie lena helena
helena lena hela nell
helene leni lene helen
helga helgi
helmut helmi
hendrik henk rik hennie
hendrika riek rika
henri riri
henrietta hetty etta hattie
henriette jette henni
henrik henke
henry harry hank hal
henryk heniek
herbert herb bert herbie
hermann manni
hieronymus hiero
hildegard hilde hilda
horst hotte
hubert hubi bert
hubertus hubert bert huub
hugo hugh
humphrey hump
ibrahim ibo
ignacio nacho inaki
ion ionel nelu
isabela bela isa
istvan pista pisti
jakub kuba
jaroslav jarda
jaroslaw jarek
jiri jirka
josep pep
ignacy ignac
ignatius ignaz nate
ilse ilschen
immaculada inma
inmaculada inma
ingeborg inge
ingrid inga
irena irka
irene rena
irina ira irisha
isaac ike zak
isabel isa bella chabela belen
isabella bella isa izzy ella
isabelle isa belle
isidoro isi
ismail ismael
ivan vanya
jack jacky
jacek jacus
jaime jimmy
jakob jakobi kobi kobe
jacob jake coby jack
jacoba coba
jacobus jaap koos jacob sjaak
jacqueline jackie jacqui
jacques jacky
james jim jimmy jamie jem
jan janek jasiek honza jenda
jana janka
jane janie jenny
janet jan
janice jan
janina janka
janos jancsi
jasmin jazz
jasmine jas jazz
javier javi
jean jeannot
jeanne jeannette
jeannette nettie
jeffrey jeff
jennifer jen jenny jenni
jeremiah jerry jem
jeremy jem jerry
jerome jerry
jerzy jurek
jesper jep
jessica jess jessie
jesus chus chuy suso
joachim achim jochen jo kim
joan joanie
joanna jo asia joasia annie
joanne jo joey
joao joaozinho
joaquin quim quino
jochen jo
johan jo joop
johann hans hannes jo johannes
johanna jo hanna hanni hansi hanneke joke
johannes hans jo hannes joh jan joop johan
john johnny jack jon johnnie
jonas joni
jonathan jon jonny nathan john
jordan jordie
jorge coque jorgito
jose pepe pepito chepe ze
josef sepp pepi jupp joe beppo pepa
josefa pepa fina pepi sefa
josefina pepa fina josie
joseph joe joey jo jos seppl
josephine josie jo pepi fina josy
joshua josh
josip joso
juan juanito juancho
juana juanita
judith judy judi
julia jule jules juli julie
julian jules juli
juliana juli jule
julianna juli
julie jules
juliane jule juli
julio julito
julius jules
jurgen jogi
justyna justa
karen kari
karin kari kaja
karl kalle charly karlheinz carl
karla karlchen
karolina karo lina
kaspar kasper
katarina kata katka kati katja
katarzyna kasia
katerina katia katka kate
ekaterina katya katia katyusha kate
katharina kathi kati katja trine kathrin kathe rina
katherine kate kathy katie kat kay kit
kathleen kathy kath kate
kathryn kathy kate kath kat
kathrin kathi kati
kazimierz kazik
kenneth ken kenny
kevin kev
kimberley kim
kimberly kim
klara klarchen
klaus klausi
konrad konni conny
konstantin kostya kosta
konstantinos kostas costas
kristina kris tina kristi stina
krzysztof krzysiek kris chris
ladislav lada
lambertus bert lambert
lars lasse
laszlo laci
laura lauri
laurence larry laurie
laurent lolo
lawrence larry laurie
leo leon
leonard len leo lenny
leonardo leo nardo
leonhard leo leon lenni
leopold leo poldi
leslie les
lidia lida
lilian lili lil
lillian lily lil lilly
lorenz lenz
lorenzo renzo enzo lory
louis lou louie
louisa lou
louise lou lulu
lucas luke luca
lucia luci lucy
lucien lulu
ludmila lyuda mila luda
ludovic ludo
ludovico ludo vico
ludwig lutz wiggerl lu
luigi gigi gino
luis lucho luisito
luisa lulu isa
lukas luki luke
luciano lucio
lydia lyd
lyudmila lyuda mila luda
maciej maciek
madeleine madi leni mado
madeline maddy
magdalena lena leni magda magdi malena
malcolm mal
malgorzata gosia malgosia
manfred manni fred mani
manuel manolo manu lolo manny
manuela manu ela
marcel celi
marcella marcy
marcelo celo
marcin marcinek
marco marky
marcos quitos
marcus marc mark
margaret maggie meg peggy marge margie greta madge daisy rita peg
margaretha greta margriet grete griet
margarete grete gretel greta margit margret gitta
margarethe grete gretel greta
margarita rita marga margie mague
margherita rita ghita
margot margo
marguerite margot maggie
maria mary marie mia mimi mitzi marika maruja marusya masha mari mariele ria miep
mariana nana
marianne marie janni
maribel mari
marie mimi
marilyn mary
mario marietto
marion mary
mark marky
marko mare
markus mark max
marta martita
martha marthe marty patty
martin marty maarten tin marti
martina tina marti
martinus martin tinus
mary molly polly mamie may
mateo teo
mateusz mati
mathieu mat
mathilde tilda tilly hilde
matilda tilly matty
matteo teo
matthew matt mat matty
matthias matze hias matti matt hiasl
matthieu mat
maurice mo maury
mauricio mau
maurizio icio
max maxi
maxim max
maximilian max maxi
maximiliano max maxi
maxime max
maxwell max
mechthild mecki
mehmet memo
meinhard meini
melanie mel melli
melissa mel lissa
mercedes merche meche
michael mike mick mickey michi mikey mischa misha
michaela michi ela
michal michalek
michel mimi miche
michele miche
michelle shelly chelle
miguel migue miguelito mike
mikhail misha
miklos miki
mikolaj mikus
milagros mila milly
mildred millie
millicent millie
mirjam mimi
miroslaw mirek
miroslav mirek mirko
mitchell mitch
mohamed mo
mohammed mo
monica moni
monika moni mona
montserrat montse
morris mo
moritz mo
mustafa musti
nadezhda nadya
nadia nadya
natalia nata natasha natalie talia
natalie nat nata
natalya natasha nata
nathan nat nate
nathaniel nat nate nathan
niccolo nico
nicholas nick nicky nico klaus claus
nicola nic nicky nico
nicolae nicu
nicolas nico nick nicky
nicole nicky nic nikki coco
nicolaas klaas nico
nikolaj niko
nikolaos nikos
nikolai kolya niko
nikolaus klaus niki nick niko nikki
norbert nobbi bert
oleksandr sashko sasha olek
olga olya
oliver olli ollie oli
olivia liv livvy
oscar ozzie
oskar ossi
osvaldo valdo
oswald ossi ozzie waldi
otto ottl
pamela pam
panagiotis takis panos
pascal pasci
pasquale lino
patricia pat patty trish tricia patti paty patsy
patrick pat paddy rick patty
patrik patte
paul pauli
paula pau pauli
paulina paula pauli lina
pavel pasha
pawel pawelek
pedro perico pedrito
penelope penny
per pelle
peter pete petey
petr pyotr petya
petra peti
petronella nel nelly
petrus piet peter
philip phil pip flip
philipp phil lippi
philippa pip pippa
philippe phil
phillip phil pip
pierre pierrot
pieter piet
pietro piero
pilar pili
piotr piotrek
prudence pru
rachel rae
rafael rafa rafi
rafaela rafa
raffaele lello
rainer raini
ralph ralphie
ramon moncho
raphael raf rafi
raul rulo
raymond ray
rebecca becky becca bec
regina gina
reginald reg reggie
reinhard reini hard
reinhold reini holdi
renate nati
ricardo rick richi ricky caco
riccardo ricky ricci
richard rick dick rich richie ricky richi
rita riri
robert bob rob bobby robbie bert robi robbi
roberta bobbie
roberto beto rob berto robi tito
robin rob
roderick rod rick
rodolfo rudi fito
rodney rod
rodrigo rodri
roger rog
roland roli rolly
romuald romek
ronald ron ronnie
rosa rosita rosie
rosalia rosa lia
rosamund ros
rosario charo
rosemarie rosi romy rosa rose
rosemary rose rosie
rosina rosi
rosalind ros rosie
roxana roxy
rudolf rudi rolf
rudolph rudy
rupert rup
rupprecht rupert
russell russ rusty
ruth ruthie
ryszard rysiek
sabine bine bini
salvador salva chava
salvatore salvo turi toto
samantha sam sammy
samuel sam sammy
sandra sandy
santiago santi yago chago
sara sarita
sarah sal sally sadie
sebastian seb basti bastian sebas basty
sebastiano bastiano
sebastien seb
sergey seryozha serhiy sergei serge
sergio checo
severin sevi
sharon shaz
sidney sid
siegfried sigi siggi friedl
siegmund sigi
sigmund sigi
silvia silvi
silvester silvi
simon si simi
simone simo
slawomir slawek
sofia sofi sonia sophie
sonia sonya
sophia sophie sophy
sophie soph fifi
spyridon spyros
stanislav slava standa stanislaw
stanislaw staszek stas stach
stanley stan
stefan steff stef
stefania stefi fani
stefanie steffi
stefano ste
stephan steph
stephane steph
stephanie steph steffi
stephen steve steph
steven steve
stewart stew stu
stjepan stipe
stuart stu
susan sue susie suzy
susana susi
susanna susi sanna susie
susanne susi sanne sanni
suzanne sue suzy
sven svenni
svetlana sveta lana
sybille bille
sylvester syl sly
sylvia syl silvi
szymon szymek
tadeusz tadek
tatiana tanya tania
tatyana tanya
teofil teo
terence terry
teresa tere terry tess theresa
terrence terry
tamara toma mara
tanja tani
thaddeus tad
theodor theo ted
theodore ted theo teddy
theodoros thodoris
theodorus theo dorus
theresa terry tess tracy theres resi
therese resi thea
theresia resi thesi
thomas tom tommy thom tomi
tilman till
timothy tim timmy
tobias tobi toby
tomas tomi
tomasz tomek
tommaso tommy maso
tracey trace
ulrich uli ully
ulrike uli rike ulli
umberto berto
ursula uschi ulla ursel
uwe uwi
vaclav vasek
valentin valle tin
valentina vale tina
valeria vale
vanessa nessa
vasily vasya
veronica vero ronnie
veronika vroni vera niki
veronique vero
vicente chente
victor vic vico
victoria vicky vic tori viki
viktor vitya
viktoria vicky viki viktoriya viktoriia vika
vincent vince vin vinnie
vincenzo enzo vinny cenzo
virginia ginny ginger virgi
vitaly vitalik
vittoria vicky
vladimir vlad volodya vova
volker volki
volodymyr vova volodya
waldemar waldek waldi
walter walt wally walti
wanda wandzia
wenzel wenzl
werner werni
wilfred will wilf fred
wilfried willi fried wilf
wilhelm willi will willy helmut
wilhelmina mina billie willy mien
wilhelmine minna mina
willem wim pim willy
william bill will billy willy liam willie
wladyslaw wladek
wojciech wojtek
wolfgang wolf wolfi
yekaterina katya kate
yevgeny zhenya
yolanda yoli
yuri yura
yvonne yve
zachary zach zack
zbigniew zbyszek
zdenek zdenda
zdzislaw zdzisiek
zofia zosia
zoltan zoli
zygmunt zygi
oluwaseun seun
oluwatobi tobi tobiloba
oluwafemi femi
oluwaseyi seyi
olusegun segun
olumide mide
babatunde tunde
adebayo bayo
folasade sade
temitope tope temi
chukwuemeka emeka
ikechukwu ike
uchenna uche
chidinma chichi
zsuzsanna zsuzsa zsuzsi
erzsebet erzsi bozsi
jozsef joska jozsi
ferenc feri
sandor sanyi
gyorgy gyuri
mihaly misi
katalin kati kata
ilona ica ili
margit manci
eszter eszti
judit juci
tamas tomi
andras andris bandi
karoly karcsi
lajos lali
imre imi
juhani jussi juha
johannes jussi juha
elisabet liisa
katariina kaisa kati katri
γεωργιοσ γιωργοσ
ιωαννησ γιαννησ
δημητριοσ δημητρησ μιμησ
κωνσταντινοσ κωστασ ντινοσ
νικολαοσ νικοσ
βασιλειοσ βασιλησ
παναγιωτησ πανοσ τακησ
αθανασιοσ θανασησ
ευαγγελοσ βαγγελησ
αντωνιοσ αντωνησ
μιχαηλ μιχαλησ
σπυριδων σπυροσ
αικατερινη κατερινα
χαραλαμποσ μπαμπησ
ευαγγελια βαγγελιω λια
`;

export const SPELLINGS = `
mohammed muhammad mohamed mohammad muhammed mohamad mohd md muhd mhd muhamad muhammet mahomet mochammad muhamed mohamud muhammadu muhamadu mouhamed
mamadou mamadu mouhamadou mahamadou
reza rida ridha riza redha
rezaei rezai rezaee rezaie
ahmed ahmad achmed ahmet achmad akhmed
mahmoud mahmud mahmood mehmud
yusuf yousef youssef yousuf joesoef yosef jusuf yussuf yousif youcef
hussein hussain husain husayn hossein hosein husein hoseyn
hassan hasan hassane
ali aly
khaled khalid chalid kaled
omar umar omer
othman uthman osman ousmane usman
ibrahim ebrahim brahim
ismail ismael esmail
abdullah abdallah abdulla abdellah
abdelrahman abdulrahman abdurrahman abderrahmane abderrahman
abubakr abubakar aboubakar aboubacar abubaker aboubaker
din deen dine
rahman rahmane
abdelkader abdulkader abdelkhader abdulqader abdulkadir
said saeed saeid sayed sayyid syed seyed
fatima fatma fatimah fatema fatimata
aisha ayesha aicha aysha ayse aishah
khadija khadijah khadidja hatice
maryam mariam meryem miriam maryem
zainab zeinab zaynab zeynep
layla leila laila leyla lejla
ghasemi qasemi ghassemi
ghorbani qorbani
pervez parvez pervaiz parvaiz
noh roh
noor nour nur noura
amina aminah ameena
karim kareem kerim
rashid rasheed rachid
jamal gamal djamel cemal
samir sameer
tariq tarek tarik
mustafa mostafa moustafa mustapha
mansour mansur mansoor
nasser nasir naser nacer nasr
salim saleem selim
salah saleh salih
sharif shareef cherif sherif
shaikh sheikh sheik shaykh
yasmin yasmine jasmin jasmine yasemin
youssouf yusuf
meier meyer maier mayer mayr meir mair meyr
schmidt schmitt schmid schmit
muller mueller
hoffmann hofmann hoffman hofman
schultz schulz schulze schultze
becker bekker
fischer fisher
stefan stephan stefano steffen stephane
philip phillip philipp filip philippe
catherine katherine kathryn catharine cathrin kathrin katrin katharine cathryn
christian kristian
christina kristina cristina
christine kristine
christopher kristofer christoffer kristoffer
christoph christof kristof
carl karl
erik eric erich
frederik frederic frederick friedrich fredrik
henrik hendrik henryk
jeffrey geoffrey jeffery
john jon
jonathan johnathan jonathon
lukas lucas
marc mark marck
markus marcus
michael mikael michal mikhail michail mykhailo mychajlo mikhailo
nicolas nikolas nicholas
francesc francisco francesco
nikolai nikolay nikolaj mykola mikola
oskar oscar
rafael raphael
rebecca rebekka rebeka
sara sarah
sofia sophia zofia
sean shaun shawn
allen alan
stephen steven
susanne suzanne susann
theresa teresa therese
thomas tomas tomasz
tobias tobiasz
viktor victor wiktor
viktoria victoria wiktoria
walter walther
alexander aleksander aleksandr alexandr oleksandr alexandre aliaksandr alyaksandr
alexey aleksei aleksey alexei oleksiy oleksii
andrey andrei andriy andrii andrej
dmitry dmitri dimitri dmytro dmitrij dmitriy
evgeny yevgeny evgenii evgeniy yevhen evgenij jewgeni yevgen
ekaterina yekaterina katerina kateryna jekaterina
elena yelena olena jelena
irina iryna irena
julia yulia iuliia yuliya julija yuliia
mariia maria mariya
natalia natalya nataliya nataliia natalija
oleg oleh
olga olha
pavel pavlo pawel
sergey sergei serhiy serhii sergej sergiy sergii
tatiana tatyana tetiana tatjana tetyana
vladimir volodymyr wladimir vladimer volodimir
vasily vasyl vasiliy wassili vasilii vasil
yuri yuriy yurii iurii jurij juri yury
yaroslav jaroslav yaroslaw
igor ihor
ilya ilia illia ilja
tchaikovsky tschaikowski chaikovsky
kim gim
lee yi rhee li
park pak bak
choi choe
jung jeong chung cheong
cho jo
kang gang
yoon yun
lim im rim
han hahn
shin sin
oh o
kwon gwon
song soung
ahn an
cohen kohen kohn kahn coen
levi levy lewi halevi
moshe mosche moishe
yitzhak isaac itzhak yitzchak
yaakov jacob yakov jakob
chaim haim hayim
george georgios giorgos yorgos
john ioannis yannis giannis yiannis
dimitris dimitrios
konstantinos constantinos constantine
nikos nicos
panagiotis panayiotis
jimenez gimenez ximenez
gonzalez gonzales
sato satoh satou
ono ohno
lu lyu
tsai cai
hsieh xie
hsu xu
hsueh xue
hsiung xiong
tseng zeng
tsao cao
kuo guo
chiang jiang
etxeberria echeverria etxebarria echevarria
agirre aguirre
ito itoh itou
kato katoh katou
ota ohta oota
endo endoh endou
goto gotoh gotou
saito saitoh saitou
rodriguez rodrigues
perez peres
martinez martines
vasquez vazquez velasquez
sousa souza
luis luiz
jansen janssen
dijk dyk dijck dyck
wijk wyk wijck wyck
rijn ryn
petersen pedersen peterson
nielsen nilsen nielson
hansen hanssen hanson
johansson johanson johansen
svensson svenson
olsen olson olsson
larsen larsson larson
andersen anderson andersson
clark clarke
brown browne
green greene
reid read reed
stuart stewart
smith smyth smythe
thompson thomson
taylor tailor
phillips philips
moore more
cook cooke
wolf wolff wulf
weiss weis weisz
gross grosz
`;
