/**
 * Legal forms of companies and how they are written, for comparing names.
 *
 * A line is one form: its usual abbreviation, then its other spellings. Spellings are in small letters, without dots, accents and spaces, because that
 * is how they are compared: `sp. z o.o.` is `spzoo`. A form that several countries share (S.A.) stands once; behind each `|` is what one language calls it,
 * since société anonyme and spółka akcyjna are two forms, and S.A. may be either.
 *
 * The gotcha: a spelling stands at the end of a name, or, where `LEADING_FORMS` has it, at its beginning. Many are words or names elsewhere (AS, SE,
 * Company), so they count as whole words only, and only where other words are left.
 * Spellings in Thai letters have ำ as two characters, as NFKC writes it: names are read so. An estate and the executors of it stand here as well: they are to
 * a name what a form is.
 *
 * @see ISO 20275, entity legal forms, list of GLEIF; the registers of the countries. Read 2026-11-22
 */
const LINES = `
AG aktiengesellschaft
GMBH gesellschaftmitbeschrankterhaftung gesellschaftmitbeschraenkterhaftung gesmbh mbh gesellschaftmbh gembh
GGMBH gemeinnutzigegmbh gemeinnuetzigegmbh
UG ughaftungsbeschrankt ughaftungsbeschraenkt unternehmergesellschafthaftungsbeschrankt unternehmergesellschafthaftungsbeschraenkt unternehmergesellschaft
KG kommanditgesellschaft
OHG offenehandelsgesellschaft
OG offenegesellschaft
GBR gesellschaftburgerlichenrechts gesellschaftbuergerlichenrechts egbr
KGAA kommanditgesellschaftaufaktien
GMBH&COKG gmbhcokg gmbhcokommanditgesellschaft gesellschaftmitbeschrankterhaftungcokg gesellschaftmitbeschrankterhaftungcokommanditgesellschaft gmbhco
GMBH&COKGAA gmbhcokgaa gmbhcokommanditgesellschaftaufaktien
GMBH&COOHG gmbhcoohg
UG&COKG ugcokg ugcokommanditgesellschaft ughaftungsbeschranktcokg ughaftungsbeschraenktcokg
AG&COKG agcokg agcokommanditgesellschaft
SE&COKG secokg secokommanditgesellschaft
SE&COKGAA secokgaa secokommanditgesellschaftaufaktien
EG eingetragenegenossenschaft egen egenmbh
EV eingetragenerverein
_EU eu eingetragenesunternehmen eingetragenerunternehmer eingetrageneunternehmerin
EK ekfm ekfr eingetragenerkaufmann eingetragenekauffrau
PARTG partnerschaft partnerschaftsgesellschaft
PARTGMBB mbb partnerschaftsgesellschaftmbb partnerschaftmbb partnerschaftsgesellschaftmitbeschrankterberufshaftung partnerschaftsgesellschaftmitbeschraenkterberufshaftung partnerschaftmitbeschrankterberufshaftung
SE societaseuropaea
LTD limited |בעמ |المحدوده
COLTD companylimited companyltd ltdco
PLC publiclimitedcompany
LLP limitedliabilitypartnership
LP limitedpartnership
CIC communityinterestcompany
CIO charitableincorporatedorganisation charitableincorporatedorganization
CYF cyfyngedig
CCC cwmnicyfyngedigcyhoeddus
DAC designatedactivitycompany
CLG companylimitedbyguarantee
UC unlimitedcompany ulc unlimitedliabilitycompany
TEO teoranta
INC incorporated incorporee
CORP corporation
CO |company |cie compagnie
COINC companyinc
LLC limitedliabilitycompany limitedliabilityco lc |ذمم ذاتمسووليهمحدوده ذاتالمسووليهالمحدوده
PLLC professionallimitedliabilitycompany
LLLP limitedliabilitylimitedpartnership
PC professionalcorporation
PA professionalassociation
LTEE limitee
SENC societeennomcollectifquebec
PTYLTD proprietarylimited ptylimited proprietaryltd pty
PRIVATELTD privatelimited |pteltd ptelimited pte |pvtltd pvtlimited pltd
BHD berhad
SDNBHD sendirianberhad
PLT perkongsianliabilititerhad
SA |societeanonyme |sociedadanonima |sociedadeanonima |spolkaakcyjna |societateanonima societatepeactiuni |societaanonima |societasanonima
SAS |societeparactionssimplifiee |sociedadporaccionessimplificada |societainaccomanditasemplice
SASU societeparactionssimplifieeunipersonnelle
SARL societearesponsabilitelimitee sarll
SARLU sarlunipersonnelle
SARLAU sarlaassocieunique
EURL entrepriseunipersonnellearesponsabilitelimitee
SUARL societeunipersonnellearesponsabilitelimitee
SARLS societearesponsabilitelimiteesimplifiee
SNC |societeennomcollectif |societainnomecollettivo
SCI societecivileimmobiliere
SCP societecivileprofessionnelle
SCS societeencommanditesimple
SCA societeencommanditeparactions
SCOP societecooperativedeproduction societecooperativeetparticipative
SELARL societedexerciceliberalaresponsabilitelimitee
GAEC groupementagricoledexploitationencommun
SCEA societeciviledexploitationagricole
SCM societeciviledemoyens
SELAS societedexerciceliberalparactionssimplifiee
GIE groupementdinteretseconomique groupementdintereteconomique
EI entrepreneurindividuel
ASBL associationsansbutlucratif
VZW verenigingzonderwinstoogmerk
BV beslotenvennootschap
BVBA beslotenvennootschapmetbeperkteaansprakelijkheid
SPRL societepriveearesponsabilitelimitee
SRL |societaaresponsabilitalimitata societadresponsabilitalimitata |sociedadderesponsabilidadlimitada |societatecuraspunderelimitata societateacuraspunderelimitata societacurraspunderelimitata |societearesponsabilitelimiteebe
SRLS societaaresponsabilitalimitatasemplificata
SAGL societaagaranzialimitata
SRLD srldebitor srld
NV naamlozevennootschap
VOF vennootschaponderfirma
CV commanditairevennootschap
CVBA cooperatievevennootschapmetbeperkteaansprakelijkheid
MAATSCHAP burgerlijkemaatschap
STICHTING stg
UA uitgeslotenaansprakelijkheid
SPA |societaperazioni |sociedadporacciones |societeparactions
SAPA societainaccomanditaperazioni
SS societasemplice
SCARL scrl |societacooperativaaresponsabilitalimitata societacooperativaarl soccooparl |societaconsortilearl
_SCOOP soccoop scoop |societacooperativa soccooperativa |sociedadcooperativa scoopand
_COOPSOCIALE societacooperativasociale soccooperativasociale soccoopsociale coopsociale cooperativasociale
ONLUS organizzazionenonlucrativadiutilitasociale
SL sociedadlimitada
SLU sociedadlimitadaunipersonal
SLL sociedadlimitadalaboral
SLP sociedadlimitadaprofesional
SAU sociedadanonimaunipersonal
SAL sociedadanonimalaboral
CB comunidaddebienes
SC |sociedadcivil |societecivile |spolkacywilna |societateincomandita |sharecompany
AIE agrupaciondeintereseconomico
_LIMITADA limitada |lda |ltda limitadaltda
CIALTDA companialimitada cialimitada
UNIPLDA unipessoallda unipessoallimitada sociedadeunipessoalporquotas
SGPS sociedadegestoradeparticipacoessociais
EIRELI empresaindividualderesponsabilidadelimitada
ME microempresa
EPP empresadepequenoporte
MEI microempreendedorindividual
SAC sociedadanonimacerrada
EIRL empresaindividualderesponsabilidadlimitada
SADECV sociedadanonimadecapitalvariable
SAPIDECV sociedadanonimapromotoradeinversiondecapitalvariable
SABDECV sociedadanonimabursatildecapitalvariable
SDERLDECV sociedadderesponsabilidadlimitadadecapitalvariable srldecv
SDERL sderesponsabilidadlimitada
AC asociacioncivil
CA companiaanonima
SAIC sociedadanonimaindustrialycomercial
SPZOO spolkazoo spolkazograniczonaodpowiedzialnoscia spzograniczonaodpowiedzialnoscia
SPZOOSPK spzoospolkakomandytowa spzoospkom spolkazograniczonaodpowiedzialnosciaspolkakomandytowa spolkazograniczonaodpowiedzialnosciaspk
SPK spolkakomandytowa spkom
SPJ spolkajawna
SPP spolkapartnerska
PSA prostaspolkaakcyjna
SKA spolkakomandytowoakcyjna
SRO spolsro |spolecnostsrucenimomezenym |spolocnostsrucenimobmedzenym
AS |akciovaspolecnost |akciovaspolocnost |aktieselskab |aktsiaselts |aksjeselskap |anonimsirketi |akcijusabiedriba akcinesabiedriba
VOS |verejnaobchodnispolecnost |verejnaobchodnaspolocnost
KS |komanditnispolecnost |komanditnaspolocnost |komandiitselskab |kommandittselskap
ZS zapsanyspolek
OPS obecneprospesnaspolecnost
KFT korlatoltfelelossegutarsasag
ZRT zartkoruenmukodoreszvenytarsasag
NYRT nyilvanosanmukodoreszvenytarsasag
RT reszvenytarsasag
BT betetitarsasag
KKT kozkeresetitarsasag
EVHU egyenivallalkozo
DOO доо |drustvosogranicenomodgovornoscu drustvosogranicenomodgovornosti drusztvosogranicenom |druzbazomejenoodgovornostjo |друштвосаограниченомодговорношћу drustvosaogranicenomodgovornoscu |друштвосоограниченаодговорност
DOOEL дооел друштвосоограниченаодговорностодедноличе друштвосоограниченаодговорностнаедноличе
JDOO jednostavnodrustvosogranicenomodgovornoscu
DD |dionickodrustvo |delniskadruzba
AD ад |akcionarskodrustvo |aktsionernodruzhestvo акционернодружество
DNO druzbazneomejenoodgovornostjo
SP samostojnipodjetnik
OBRT
OOD druzhestvosogranichenaotgovornost оод дружествосограниченаотговорност
EOOD ednolichnodruzhestvosogranichenaotgovornost еоод едноличнодружествосограниченаотговорност
ET ет едноличентърговец ednolichentargovets
EAD ednolichnoaktsionernodruzhestvo еад едноличноакционернодружество
PFA persoanafizicaautorizata
II_RO intreprindereindividuala
AB |aktiebolag aktiebolaget |akcinebendrove
HB handelsbolag handelsbolaget
BRF bostadsrattsforening bostadsrattsforeningen
KB kommanditbolag kommanditbolaget
EF |enskildfirma |ekonomiskforening ekfor
ASA allmennaksjeselskap
ANS ansvarligselskap
DA deltansvar
ENK enkeltpersonforetak
NUF norskavdelingavutenlandskforetak
APS anpartsselskab
IVS ivaerksaetterselskab
IS interessentskab
FMBA foreningmedbegraensetansvar
AMBA andelsselskabmedbegraensetansvar
OY osakeyhtio oyab
OYJ julkinenosakeyhtio
ASOY asuntooy asuntoosakeyhtio
KOY kiinteistooy kiinteistoosakeyhtio
ABP publiktaktiebolag abpubl
KY kommandiittiyhtio
TMI toiminimi
RY rekisteroityyhdistys
EHF einkahlutafelag
HF hlutafelag
OU osauhing
MTU mittetulundusuhing
FIE fyysilisestisikustettavojta
SIA sabiedribaarierobezotuatbildibu
IK individualaiskomersants
UAB uzdarojiakcinebendrove
MB mazojibendrija
VSI viesojiistaiga
II_LT individualiimone
AE anonimietaireia anonymietaireia anonimieteria anonymietairia anonimietairia ανωνυμηεταιρεια ανωνυμηεταιρια αε
EPE εταιρειαπεριορισμενησευθυνησ επε etaireiaperiorismenisefthinis etaireiaperiorismenisefthynis etairiaperiorismenisefthynis
IKE ιδιωτικηκεφαλαιουχικηεταιρεια ικε idiotikikefalaiouchikietaireia idiotikikefalaiouxikietaireia idiotikikefalaiouchikietairia
MONIKE μονικε μονοπροσωπηικε μονοπροσωπηιδιωτικηκεφαλαιουχικηεταιρεια monoprosopiike monoprosopiidiotikikefalaiouchikietaireia
MONEPE μονεπε μονοπροσωπηεπε μονοπροσωπηεταιρειαπεριορισμενησευθυνησ monoprosopiepe
MONAE μοναε μονοπροσωπηαε μονοπροσωπηανωνυμηεταιρεια monoprosopiae
OE ομορρυθμηεταιρεια οε omorrythmietaireia omorrithmietaireia
EE ετερορρυθμηεταιρεια εε eterorrythmietaireia
OOO ооо обществосограниченноиответственностью
OAO оао открытоеакционерноеобщество
PAO пао публичноеакционерноеобщество
ZAO зао закрытоеакционерноеобщество
AO ао акционерноеобщество
IP ип индивидуальныипредприниматель
TOO тоо |товариществосограниченноиответственностью |жшс жауапкершілігішектеулісеріктестік жауапкершілігішектеулісеріктестігі
TOV тов товариствозобмеженоювідповідальністю
FOP фоп фізичнаособапідприємець
PP пп приватнепідприємство
PAT пат публічнеакціонернетовариство
AT ат акціонернетовариство
_PRAT прат приватнеакціонернетовариство
PRJSC privatejointstockcompany
LTDSTI limitedsirketi ltdsirketi limitedsti
STI sirketi
ASTR
MMC mehdudmesuliyyetlicemiyyet mehdudmesuliyyetlicemiyyeti
TH_LTD จํากัด บจก
TH_PCL จํากัดมหาชน บมจ
TH_LP ห้างหุ้นส่วนจํากัด หจก
GE_LLC შპს შეზღუდულიპასუხისმგებლობისსაზოგადოება
AM_LLC սպը սահմանափակպատասխանատվությամբընկերություն
_ESTATE estateof estateofthelate
_EXECUTORS executorsof executorsoftheestateof exorsof
DECEASED decd
FZE freezoneestablishment
FZCO freezonecompany
FZLLC
LLCFZ
SPC singlepersoncompany
DMCC
WLL withlimitedliability
BSC bahrainshareholdingcompany bahrainijointstockcompany
KSC kuwaitishareholdingcompany
KSCC
KSCP
QSC qatarishareholdingcompany
QPSC
SAOG societeanonymeomanaisegenerale
SAOC societeanonymeomanaiseclose
PJSC publicjointstockcompany |شمع شركهمساهمهعامه
_SHARIKA شركه
JSC jointstockcompany |სს სააქციოსაზოგადოება
CJSC closedjointstockcompany
OJSC openjointstockcompany
SAE societeanonymeegyptienne |شمم شركهمساهمهمصريه
ESTABLISHMENT est
PT perseroanterbatas
CVID commanditairevennootschapindonesia
UD usahadagang
TBK terbuka
PERSERO
TBKPT
PCL publiccompanylimited publiccompanyltd publiccoltd publiccolimited
KK kabushikikaisha kabushikigaisha 株式会社
YK yugenkaisha yugengaisha 有限会社
GK godokaisha godogaisha 合同会社
GOSHIKAISHA goshigaisha 合資会社
GOMEIKAISHA gomeigaisha 合名会社
SOGOKAISHA sogogaisha 相互会社
IRYOHOJIN 医療法人 |医療法人社団 |医療法人財団 |社会医療法人
ZAIDANHOJIN 財団法人 |ippanzaidanhojin 一般財団法人 |koekizaidanhojin 公益財団法人
SHADANHOJIN 社団法人 |ippanshadanhojin 一般社団法人 |koekishadanhojin 公益社団法人
GAKKOHOJIN 学校法人
SHAKAIFUKUSHIHOJIN 社会福祉法人
SHUKYOHOJIN 宗教法人
TOKUTEIHIEIRIKATSUDOHOJIN 特定非営利活動法人
DOKURITSUGYOSEIHOJIN 独立行政法人
KOKURITSUDAIGAKUHOJIN 国立大学法人
NOJIKUMIAIHOJIN 農事組合法人
BENGOSHIHOJIN 弁護士法人
SHIHOSHOSHIHOJIN 司法書士法人
ZEIRISHIHOJIN 税理士法人
LTDA_KR 주식회사 chusikhoesa jusikhoesa
_YUHAN 유한회사 yuhanhoesa
GONGSI 有限公司 有限责任公司 有限責任公司 youxiangongsi
GUFEN 股份有限公司 股份公司
TNHH congtytnhh ctytnhh congtytrachnhiemhuuhan
DNTN doanhnghieptunhan
TNHHMTV congtytnhhmotthanhvien congtytnhhmtv congtytrachnhiemhuuhanmotthanhvien
CP congtycophan congtycp ctycp ctcp
CC closecorporation
RFPTYLTD
NPC nonprofitcompany
NPO nonprofitorganisation nonprofitorganization
GTE limitedbyguarantee
OPC onepersoncompany
OPCPVTLTD opcprivatelimited
SMCPVTLTD smcprivatelimited smcpvtlimited smcprivateltd
FZC
SHPK shoqerimepergjegjesitekufizuar shoqeriamepergjegjesitekufizuar
SHA shoqeriaksionare shoqeriaaksionare shoqeriaaksionere
VVE verenigingvaneigenaars verenigingvaneigenaren vervaneigenaars vervaneigenaren
SDC syndicatdescoproprietaires
CDADPROP comunidaddepropietarios comunidadpropietarios cdadpropietarios cdaddepropietarios comdeprop
FOUNDATION fdn
FONDATION
FUNDACION
FUNDACAO
FONDAZIONE
STIFTUNG
FUNDACJA
ASSOCIATION association1901 associationloi1901 assn asso
ASD associazionesportivadilettantistica
ASSOCIACAO
ASOCIACION
ASSOCIAZIONE
VEREIN
LIQ il inliquidation |inliquidazione |enliquidation |enliquidacion |emliquidacao |inliquidatie |wlikwidacji |vlikvidaci |inabwicklung |felszamolasalatt
IG igr ingrundung ingruendung
_INSOLVENT ininsolvenz inadministration inreceivership inkonkurs
_SOLE unipersonale sociounico asociounico consociounico
`;

/** Forms that stand before the name, too: UAB Pavyzdys, PT Contoh Tbk, ООО Пример. */
export const LEADING_FORMS: ReadonlySet<string> = new Set(
  `UAB AB MB VSI SIA AS IK PT CV CVID OOO OAO PAO ZAO AO IP TOO TOV FOP PP PAT AT _PRAT PRJSC KK YK GK LTDA_KR _YUHAN TNHH TNHHMTV DNTN CP SC SCI SARL SAS SA EI SRL PFA ET OU FIE STICHTING
  ASBL VZW GIE SCP CTY TMI OY EURL SPA GONGSI MAATSCHAP _COOPSOCIALE FOUNDATION FONDATION FUNDACION FUNDACAO FONDAZIONE STIFTUNG FUNDACJA ASSOCIATION ASSOCIACAO
  ASOCIACION ASSOCIAZIONE ASD VEREIN AC _SCOOP SASU SUARL SNC SCS SCA SELARL SELAS SCOP SCM GAEC SCEA BVBA SPRL CVBA VOF JSC OJSC PJSC CJSC LLC
  GOSHIKAISHA GOMEIKAISHA SOGOKAISHA IRYOHOJIN ZAIDANHOJIN SHADANHOJIN GAKKOHOJIN SHAKAIFUKUSHIHOJIN SHUKYOHOJIN TOKUTEIHIEIRIKATSUDOHOJIN DOKURITSUGYOSEIHOJIN KOKURITSUDAIGAKUHOJIN NOJIKUMIAIHOJIN BENGOSHIHOJIN SHIHOSHOSHIHOJIN ZEIRISHIHOJIN SPZOO
  MTU ASOY KOY BRF VVE SDC CDADPROP OBRT UD EOOD OOD EAD SARLU
  TH_LTD TH_PCL TH_LP GE_LLC AM_LLC _SHARIKA HB KB _ESTATE _EXECUTORS`
    .trim()
    .split(/\s+/),
);

/** Forms that are names of people, too: Pat Murphy, Li Mei, Åsa Lind, Jan Vos. */
export const FORMS_OR_NAMES: readonly string[] =
  'cio pat sia too tov ans sal mei ike asa sha amba doo sas vos teo koy scop dac sac sau'.split(' ');

/** Marks that no form of two letters has: Sá and Ås are names, OÜ and AŞ are forms. In decomposed letters. */
export const MARKS_OF_NAMES = /[\u0301\u030a]/;

/** Forms that are words before another form: Day Spa Ltd, Ambulances Est SARL. */
export const WORDS_BEFORE_FORMS: readonly string[] = ['spa', 'est'];

/** Forms that are another word unless they are written as two: S. Coop. is no Scoop. */
export const PARTED_FORMS: readonly string[] = ['scoop'];

/** Forms that are written with dots: `Beispiel GmbH i.L.` Without them, the letters are those of a state or a word. */
export const DOTTED_FORMS: readonly string[] = ['il', 'ig', 'eu'];

/** The form of a form of one language: of `SA 2`, `SA`. */
export const sharedForm = (form: string): string => form.replace(/ .*/, '');

/** Forms of two letters or three that are no initials and no name before a name in these countries, but say that a company follows: S.C., PT, MB, OÜ, SIA. */
export const BEGINS_COMPANIES: Readonly<Record<string, readonly string[]>> = {
  RO: ['sc'],
  MD: ['sc'],
  ID: ['pt', 'cv'],
  LT: ['mb', 'ab'],
  LV: ['as', 'ik', 'sia'],
  EE: ['as', 'ou'],
  KZ: ['too'],
  UA: ['tov', 'pat'],
};

/** Countries in which Sá is a family name. */
export const CALLED_SA: readonly string[] = ['PT', 'BR', 'AO', 'MZ', 'CV'];

/** Before a name that has another form, `S.C.` says nothing in Romania: S.C. Exemplu S.R.L. */
export const isOnlyCompany = (form: string, others: readonly string[]): boolean =>
  form === 'SC' && others.some((other) => ['SRL', 'SA'].includes(sharedForm(other)));

/** True for one form, or for one that languages share and that of one of them: S.A., société anonyme. */
export const isSameForm = (one: string, other: string): boolean =>
  one === other || (sharedForm(one) === sharedForm(other) && !(one.includes(' ') && other.includes(' ')));

/** A form is a spelling of itself, unless an underscore says that it is a mere label. */
const ownSpelling = (form: string): readonly string[] => (form.startsWith('_') ? [] : [form.toLowerCase().replace(/[&_]/g, '')]);

/** How each spelling is written most often: `gesellschaftmitbeschrankterhaftung` is `GMBH`. With a number where languages share that: `SA 2`. */
export function readLegalForms(): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const line of LINES.trim().split('\n')) {
    const [shared = '', ...byLanguage] = line.split('|');
    const [form = '', ...spellings] = shared.trim().split(' ');
    const groups = [[...ownSpelling(form), ...spellings], ...byLanguage.map((group) => group.trim().split(' '))];
    for (const [index, group] of groups.entries())
      for (const spelling of group) if (!forms.has(spelling)) forms.set(spelling, index === 0 ? form : `${form} ${index}`);
  }
  return forms;
}
