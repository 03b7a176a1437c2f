/** Short forms of words in the names of companies: Intl, Bros., 4 for four. Small letters, without accents and dots. */

/** Abbreviations of such words: the short form, then what it stands for. */
export const ABBREVIATIONS = `
intl international
int international
inter international
natl national
bros brothers
flli fratelli
gebr gebruder gebrueder
mfg manufacturing
mgmt management
mgt management
svc service services
svcs services
serv service services servicios servicos
sys system systems systeme
tech technology technologies technik technologie technical
tek technology
assoc associates association associated associazione
ass association associazione
assn association
asn association
dept department departement
dev development developments
dist distribution distributors distribuidora distribuidores distribuzione
distrib distribution distributors distribuidora distribuzione
eng engineering
engg engineering
ent enterprise enterprises entertainment
ents enterprises
grp group groupe gruppe grupo
hldg holding holdings
hldgs holdings
ind industries industrial industry industrie industria industrias
inds industries industrial
inst institute institut
inv investment investments inversiones investimentos
invt investment
invs investments
lab laboratory labor
labs laboratories
mkt market
mktg marketing
min ministry ministere ministerio ministero ministerium
med medical
nat national
pharm pharmacy pharma pharmaceutical
prod products production productions productos produtos producciones
prods products productions
prop properties property
props properties
pub publishing publications
res research
sci science sciences
soc society societe societa sociedad
sol solutions
solns solutions
std standard
tel telecom telephone
telecom telecommunications
trans transport
transp transport transports transportes
trd trading
trdg trading
univ university universitat universite universidad
uni university universitat
cons consulting construction consultants
const construction construcciones constructora construcoes
constr construction construcciones constructora construcoes construtora
corp corporate
comm communications commercial
coop cooperative cooperativa cooperatief
co company
cond condominio
cdad comunidad
gem gemeente gemeinde
ver vereniging verein
nig nigeria
fond fondation fondazione fondacija fondul
ist istituto
cttee committee
admin administration
ctr center centre
cntr center centre
cent central
gen general
govt government
hosp hospital
hq headquarters
imp import imports importadora importaciones importacao
exp export exports exportadora exportaciones exportacao
acad academy
ave avenue avenida
ayto ayuntamiento
blvd boulevard
acct accounting
adv advertising advisory
agcy agency
agri agricultural agriculture
auto automotive automobile
bldg building
bldrs builders
chem chemicals chemical chemie
com comercial comercio commercial
dir direct
ev evangelische evangelisch evangelisches
evang evangelische evangelisch evangelisches
kath katholische katholisch katholisches
san sanayi
tic ticaret
ins insaat
tur turizm
rd road
sq square
gdns gardens
elec electric electrical electronics elektro
elektr elektro elektrik
ets etablissements etablissement
equip equipment
fin finance financial
fdn foundation fondation
fndn foundation
found foundation
fund fundacion fundacao fundacja fundusz
fundac fundacion fundacao
fdo fondo fundo
fds fonds
fd fund
est establishment
stift stiftung stiftelse stiftelsen
sticht stichting
stow stowarzyszenie
spol spolek
asoc asociacion asociatia
asso association
veren vereniging
verb verband
foren forening foreningen
yhd yhdistys
egy egyesulet
der dernegi
vak vakfi
nad nadace
al alapitvany
dep department departement departamento departament
depto departamento
dpt department departement
dip dipartimento
abt abteilung
afd afdeling
avd avdelning avdeling
odd oddeleni
ges gesellschaft
immo immobilien immobiliere
ing ingenieure ingenieurburo engineering
ltda limitada
masch maschinenbau maschinen
ph pharmacy
rest restaurant
sec security securities
st saint sankt street stichting
ste sainte societe
str strasse
sup supply supplies
verm vermietung vermogensverwaltung
vers versicherung versicherungen
verw verwaltung verwaltungs
cia compania companhia compagnia
cie compagnie
repr representaciones representacoes
tec tecnologia tecnologias tecnica
dpto departamento
1 one eins
2 two zwei deux due
3 three drei trois tres tre
4 four vier quatre cuatro quattro
5 five funf cinq cinco cinque
6 six sechs seis
7 seven sieben sept siete sette
8 eight acht huit ocho otto
9 nine neun neuf nueve nove
10 ten zehn dix diez dieci
1st first
2nd second
3rd third
24 twentyfour
`;

/** What short forms stand for: a line has the short form, then the words. */
export function readShortForms(lines: string): ReadonlyMap<string, ReadonlySet<string>> {
  const long = new Map<string, ReadonlySet<string>>();
  for (const line of lines.trim().split('\n')) {
    const [short = '', ...words] = line.split(' ');
    long.set(short, new Set([...(long.get(short) ?? []), ...words]));
  }
  return long;
}

/** Short forms with a dot inside, and the word that they are read as: F.lli, Fratelli. */
export const PARTED_SHORT_FORMS: readonly (readonly [first: string, second: string, word: string])[] = [['f', 'lli', 'Flli']];

/** What is left out of a compound at its end: `Hauptstr.`, `Dorpsstr.`, `Hausverw.`, `Handelsges.`, `Bouwbedr.` */
export const ENDS_OF_COMPOUNDS =
  /(?<=...str)(?:asse|aat)$|(?<=...verw)altung$|(?<=...ges)ellschaft$|(?<=...vers)icherung$|(?<=...bedr)ijf$/;
