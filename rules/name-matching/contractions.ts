/**
 * Names of people in the short forms in which people write them, and lists of payees hold them: Wm, Mª, Fco., Joh., Hdez. The short form, then what it may
 * stand for.
 *
 * Such a form is no familiar form, which somebody is called: nobody is called Wm. It may stand for several names, so that it brings no more than a
 * close match. `Md` and `Mohd` are spellings of one name (`given-names.ts`).
 *
 * Common knowledge of the languages, gathered by hand. Small letters, without dots and accents: the `ª` of Mª is an a.
 *
 * @see Real Academia Española, Ortografía de la lengua española (2010), appendix 1, list of conventional abbreviations: Fco., Fdo., M.ª, Sto., Sta.
 */
export const CONTRACTIONS = `
abd abdul abdel abdal abdur
alexr alexander
ant antonio antonia anton antoine antonius
anto antonio
aug august augustus auguste
benj benjamin
bernh bernhard
bto benito
cath catherine
ch charles christian chaudhry
chr christian christoph christophe christine christina
cl claude claudia claudius
cnel coronel
corn cornelis
danl daniel
dguez dominguez
edw edward
eliz elizabeth
fca francisca
fco francisco
fdez fernandez
fdo fernando
ferd ferdinand
fam familie family famille familia famiglia
fr friedrich franz francois francis francisco
frco francisco
frhr freiherr
friedr friedrich
gcia garcia
geo george
georg george
gerh gerhard
gg georg
glez gonzalez
gonz gonzalez
gpe guadalupe
gtz gutierrez
gtrz gutierrez
gust gustav
hch heinrich
hdez hernandez
heinr heinrich
herm hermann
hnos hermanos
hrdz hernandez
jas james
jmz jimenez
jno john
jn jean
joh johann johannes johanna
jos joseph josef jozef josephus
kath katharina katherine kathleen
lpz lopez
ludw ludwig
ma maria
marg margaret margarethe margarita
margt margaret
matth matthias
mdez mendez mendes
michl michael
mnez martinez
mtnez martinez
moh mohammed mohammad muhammad mohamed
mtz martinez
muh muhammad mohammad mohammed muhamad
ng nguyen
patk patrick
ph philippe philipp philip
pz perez
rdguez rodriguez
rdz rodriguez
reinh reinhard
rguez rodriguez
richd richard
robt robert
rud rudolf
saml samuel
schez sanchez
sebast sebastian
snchz sanchez
st saint sankt sint
sta santa
ste sainte
sto santo
sw swiety swieta swietego swietej
th thomas theodor theodore therese thierry thi
thos thomas
ulr ulrich
vda viuda
vzqz vazquez
wilh wilhelm wilhelmine
wm william
zn zoon zonen
ал александър александр алексеи
вл владимир владислав
дим димитър
ив иван
ник николаи никола
ст стефан стоян станислав
хр христо
`;
