/**
 * Letters, orders and invoices in twenty languages that name the payer's account and the payee's. What is to be paid was written down before the text was asked.
 * The accounts are examples of the registry of IBANs and of national documents; the names are made up.
 */
export type Letter = readonly [language: string, text: string, payee: string, payer: string, name?: string];

const DE = 'DE89370400440532013000';
const DE_OTHER = 'DE75512108001245126199';
const AT = 'AT611904300234573201';
const BE = 'BE68539007547034';
const BG = 'BG80BNBG96611020345678';
const CH = 'CH9300762011623852957';
const CY = 'CY17002001280000001200527600';
const CZ = 'CZ6508000000192000145399';
const DK = 'DK5000400440116243';
const EE = 'EE382200221020145685';
const ES = 'ES9121000418450200051332';
const FI = 'FI2112345600000785';
const FR = 'FR1420041010050500013M02606';
const GB = 'GB29NWBK60161331926819';
const GB_OTHER = 'GB33BUKB20201555555555';
const GR = 'GR1601101250000000012300695';
const HR = 'HR1210010051863000160';
const HU = 'HU42117730161111101800000000';
const IE = 'IE29AIBK93115212345678';
const IT = 'IT60X0542811101000000123456';
const LT = 'LT121000011101001000';
const LV = 'LV80BANK0000435195001';
const NL = 'NL91ABNA0417164300';
const NO = 'NO9386011117947';
const PL = 'PL61109010140000071219812874';
const PT = 'PT50000201231234567890154';
const RO = 'RO49AAAA1B31007593840000';
const SE = 'SE4550000000058398257466';
const SI = 'SI56263300012039086';
const SK = 'SK3112000000198742637541';
const TR = 'TR330006100519786457841326';

/** In groups of four. */
const g = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');

export const LETTERS: readonly Letter[] = [
  [
    'en',
    `Hi Sam,\n\nthanks for the invoice. We will send the money from our account ${g(GB_OTHER)} on Friday. You gave us this account: ${g(IE)}, Example Garden Services Ltd. Is that still right?\n`,
    IE,
    GB_OTHER,
  ],
  [
    'en',
    `INVOICE 2026-118\nFrom: Example Joinery Ltd, 4 Mill Lane, York\nBill to: Sample Homes plc, IBAN ${GB_OTHER}\n\nTotal due GBP 1,240.00\n\nPayment details\nAccount name: Example Joinery Ltd\nIBAN: ${g(GB)}`,
    GB,
    GB_OTHER,
    'Example Joinery Ltd',
  ],
  [
    'en',
    `Please debit account ${g(GB_OTHER)} in the name of Sample Homes plc and credit ${IE}, Example Trading DAC, with EUR 500.`,
    IE,
    GB_OTHER,
  ],
  [
    'de',
    `Sehr geehrte Frau Muster,\nbitte überweisen Sie 420,00 EUR bis zum 15.12. auf unser Konto bei der Beispielbank, IBAN ${g(DE)}. Die Erstattung des Guthabens geht auf Ihr Konto ${g(AT)}.\nMit freundlichen Grüßen\nBeispiel Energie GmbH`,
    DE,
    AT,
  ],
  [
    'de',
    `Überweisungsauftrag\nAuftraggeber: Muster OHG\nIBAN: ${DE_OTHER}\nBegünstigter: Beispiel & Söhne KG\nIBAN: ${AT}\nBetrag: 99,00 EUR\nVerwendungszweck: RE 17`,
    AT,
    DE_OTHER,
    'Beispiel & Söhne KG',
  ],
  [
    'de',
    `Wir haben heute von unserem Konto ${g(DE_OTHER)} den Betrag auf das Konto ${g(CH)} der Beispiel Bau AG angewiesen.`,
    CH,
    DE_OTHER,
    'Beispiel Bau AG',
  ],
  [
    'fr',
    `Bonjour,\nle loyer est à virer chaque mois sur le compte ${g(FR)} au nom de SCI Les Exemples. Votre compte ${g(BE)} ne sera plus débité.\nCordialement`,
    FR,
    BE,
    'SCI Les Exemples',
  ],
  [
    'fr',
    `ORDRE DE VIREMENT\nDonneur d'ordre : Modèle SA\nCompte à débiter : ${g(BE)}\nBénéficiaire : Ferme du Modèle SARL\nCompte à créditer : ${FR}\nMontant : 1 200,00 EUR`,
    FR,
    BE,
    'Ferme du Modèle SARL',
  ],
  [
    'fr',
    `FACTURE n° 44\nClient : Mme Exemple, IBAN ${BE} (prélèvement annulé)\nMerci de régler à l'ordre de Atelier Exemple SAS\nIBAN : ${g(FR)}`,
    FR,
    BE,
    'Atelier Exemple SAS',
  ],
  [
    'es',
    `Estimado cliente: le rogamos que ingrese 350 € en la cuenta ${g(ES)} a nombre de Ejemplo Reformas SL antes del día 5. La devolución se hará en su cuenta ${g(PT)}.`,
    ES,
    PT,
    'Ejemplo Reformas SL',
  ],
  [
    'es',
    `Ordenante: Muestra SA\nCuenta de cargo: ${PT}\nBeneficiario: Talleres Ejemplo SL\nCuenta de abono: ${ES}\nConcepto: factura 12`,
    ES,
    PT,
    'Talleres Ejemplo SL',
  ],
  [
    'es',
    `FACTURA 2026/31\nEmisor: Ejemplo Consultores SL\nCliente: Muestra SA (cuenta ${g(PT)})\nForma de pago: transferencia\nIBAN: ${g(ES)}\nTitular: Ejemplo Consultores SL`,
    ES,
    PT,
    'Ejemplo Consultores SL',
  ],
  [
    'it',
    `Gentile cliente, La preghiamo di versare l'importo sul conto corrente ${g(IT)} intestato a Esempio Servizi S.r.l. entro il 30 novembre. Il rimborso sarà accreditato sul Suo conto ${g(ES)}.`,
    IT,
    ES,
    'Esempio Servizi S.r.l.',
  ],
  [
    'it',
    `DISPOSIZIONE DI BONIFICO\nOrdinante: Campione S.p.A.\nIBAN di addebito: ${ES}\nBeneficiario: Officine Esempio S.n.c.\nIBAN di accredito: ${IT}\nCausale: fattura 8`,
    IT,
    ES,
    'Officine Esempio S.n.c.',
  ],
  [
    'it',
    `Fattura n. 21\nCliente: Campione S.p.A. - IBAN ${g(ES)}\nCoordinate bancarie: ${IT}\nIntestatario: Studio Esempio Associato`,
    IT,
    ES,
    'Studio Esempio Associato',
  ],
  [
    'nl',
    `Beste huurder,\nvoortaan graag de huur op ${g(NL)} t.n.v. Stichting Voorbeeldwonen. De borg komt terug op uw rekening ${g(BE)}.\nGroet`,
    NL,
    BE,
    'Stichting Voorbeeldwonen',
  ],
  [
    'nl',
    `Overboeking\nVan rekening: ${BE} (Modelbedrijf NV)\nNaar rekening: ${NL}\nBegunstigde: Voorbeeld Bouw B.V.\nOmschrijving: factuur 5`,
    NL,
    BE,
    'Voorbeeld Bouw B.V.',
  ],
  [
    'nl',
    `FACTUUR 2026-77\nKlant: Modelbedrijf NV, rekening ${g(BE)}\nTe betalen: € 1.210,00\nop rekening ${NL} van Voorbeeld Advies B.V. onder vermelding van 2026-77`,
    NL,
    BE,
    'Voorbeeld Advies B.V.',
  ],
  [
    'pt',
    `Exmo. Senhor, queira transferir 200,00 EUR para a conta ${g(PT)} em nome de Exemplo Imóveis Lda até ao dia 8. Da sua conta ${g(ES)} nada será debitado.`,
    PT,
    ES,
    'Exemplo Imóveis Lda',
  ],
  [
    'pt',
    `Ordenante: Amostra SA\nConta a debitar: ${ES}\nBeneficiário: Padaria Exemplo Lda\nConta a creditar: ${PT}`,
    PT,
    ES,
    'Padaria Exemplo Lda',
  ],
  [
    'pt',
    `FATURA FT 2026/9\nCliente: Amostra SA, IBAN ${g(ES)}\nPagamento por transferência\nIBAN: ${g(PT)}\nTitular: Exemplo Design Unipessoal Lda`,
    PT,
    ES,
    'Exemplo Design Unipessoal Lda',
  ],
  [
    'pl',
    `Szanowni Państwo, prosimy o wpłatę 300 zł na rachunek ${g(PL)}. Zwrot kaucji nastąpi na Państwa konto ${g(DE)}.\nPrzykład Sp. z o.o.`,
    PL,
    DE,
  ],
  [
    'pl',
    `Polecenie przelewu\nZleceniodawca: Wzór S.A.\nRachunek obciążany: ${DE}\nOdbiorca: Przykład Sp. z o.o.\nRachunek odbiorcy: ${PL}\nTytuł: faktura 3`,
    PL,
    DE,
    'Przykład Sp. z o.o.',
  ],
  [
    'pl',
    `FAKTURA 7/2026\nNabywca: Wzór S.A., konto ${g(DE)}\nSprzedawca: Zakład Przykładowy\nNr rachunku: ${g(PL)}\nDo zapłaty: 123,00 PLN`,
    PL,
    DE,
  ],
  ['sv', `Hej! Betala gärna hyran till ${g(SE)} senast fredag. Vi drar inget från ditt konto ${g(FI)}.`, SE, FI],
  ['sv', `Betalningsuppdrag\nFrån konto: ${FI}\nBetalningsmottagare: Exempel Bygg AB\nTill konto: ${SE}`, SE, FI, 'Exempel Bygg AB'],
  ['sv', `FAKTURA 12\nKund: Mall AB, IBAN ${g(FI)}\nBetalningsmottagare: Exempel Städ AB\nIBAN ${g(SE)}`, SE, FI, 'Exempel Städ AB'],
  ['da', `Kære kunde, beløbet bedes overført til konto ${g(DK)}. Fra jeres konto ${g(SE)} trækkes intet.`, DK, SE],
  ['da', `Betaler: Skabelon A/S\nFra konto: ${SE}\nModtager: Eksempel Byg ApS\nTil konto: ${DK}`, DK, SE, 'Eksempel Byg ApS'],
  [
    'da',
    `FAKTURA 88\nKunde: Skabelon A/S (${g(SE)})\nIndbetales til\nKontohaver: Eksempel Rengøring ApS\nIBAN: ${g(DK)}`,
    DK,
    SE,
    'Eksempel Rengøring ApS',
  ],
  ['no', `Hei, vennligst betal til konto ${g(NO)} innen fredag. Tilbakebetaling skjer til din konto ${g(DK)}.`, NO, DK],
  ['no', `Betaler: Mal AS\nFra konto: ${DK}\nMottaker: Eksempel Bygg AS\nTil konto: ${NO}`, NO, DK, 'Eksempel Bygg AS'],
  ['no', `FAKTURA 5\nKunde: Mal AS, IBAN ${g(DK)}\nBetalingsmottaker: Eksempel Rør AS\nIBAN ${g(NO)}`, NO, DK, 'Eksempel Rør AS'],
  ['fi', `Hei, maksathan vuokran tilille ${g(FI)} perjantaihin mennessä. Takuuvuokra palautetaan tilillesi ${g(EE)}.`, FI, EE],
  [
    'fi',
    `Maksaja: Malli Oy\nMaksajan tili: ${EE}\nSaaja: Esimerkki Rakennus Oy\nSaajan tilinumero: ${FI}`,
    FI,
    EE,
    'Esimerkki Rakennus Oy',
  ],
  ['fi', `LASKU 9\nAsiakas: Malli Oy, IBAN ${g(EE)}\nSaaja: Siivous Esimerkki Ky\nIBAN: ${g(FI)}`, FI, EE, 'Siivous Esimerkki Ky'],
  ['cs', `Dobrý den, prosíme o úhradu na účet ${g(CZ)}. Přeplatek vrátíme na Váš účet ${g(SK)}.`, CZ, SK],
  ['cs', `Plátce: Vzor a.s.\nÚčet plátce: ${SK}\nPříjemce: Příklad s.r.o.\nÚčet příjemce: ${CZ}`, CZ, SK, 'Příklad s.r.o.'],
  [
    'cs',
    `FAKTURA 33\nOdběratel: Vzor a.s., IBAN ${g(SK)}\nDodavatel: Stavby Příklad s.r.o.\nIBAN: ${g(CZ)}`,
    CZ,
    SK,
    'Stavby Příklad s.r.o.',
  ],
  ['hu', `Tisztelt Ügyfelünk! Kérjük, a díjat a ${g(HU)} számlára utalja. A visszatérítést az Ön ${g(AT)} számlájára küldjük.`, HU, AT],
  [
    'hu',
    `Megbízó: Minta Zrt.\nTerhelendő számla: ${AT}\nKedvezményezett: Példa Építő Kft.\nKedvezményezett számlaszáma: ${HU}`,
    HU,
    AT,
    'Példa Építő Kft.',
  ],
  ['hu', `SZÁMLA 12\nVevő: Minta Zrt., IBAN ${g(AT)}\nEladó: Példa Kft.\nBankszámla: ${g(HU)}`, HU, AT],
  ['ro', `Bună ziua, vă rugăm să plătiți în contul ${g(RO)}. Restituirea se face în contul dumneavoastră ${g(BG)}.`, RO, BG],
  [
    'ro',
    `Plătitor: Model SA\nCont plătitor: ${BG}\nBeneficiar: Exemplu Construct SRL\nCont beneficiar: ${RO}`,
    RO,
    BG,
    'Exemplu Construct SRL',
  ],
  ['ro', `FACTURA 4\nClient: Model SA, IBAN ${g(BG)}\nFurnizor: Exemplu Design SRL\nIBAN: ${g(RO)}`, RO, BG, 'Exemplu Design SRL'],
  ['tr', `Merhaba, kirayı ${g(TR)} numaralı hesaba yatırınız. İade sizin ${g(DE)} hesabınıza yapılır.`, TR, DE],
  [
    'tr',
    `Gönderen: Kalıp A.Ş.\nGönderen hesap: ${DE}\nAlıcı: Örnek İnşaat Ltd. Şti.\nAlıcı hesap: ${TR}`,
    TR,
    DE,
    'Örnek İnşaat Ltd. Şti.',
  ],
  [
    'tr',
    `FATURA 6\nMüşteri: Kalıp A.Ş., IBAN ${g(DE)}\nHesap sahibi: Örnek Temizlik Ltd. Şti.\nIBAN: ${g(TR)}`,
    TR,
    DE,
    'Örnek Temizlik Ltd. Şti.',
  ],
  ['el', `Καλημέρα, παρακαλούμε καταθέστε το ποσό στον λογαριασμό ${g(GR)}. Η επιστροφή θα γίνει στον λογαριασμό σας ${g(CY)}.`, GR, CY],
  [
    'el',
    `Εντολέας: Υπόδειγμα ΑΕ\nΛογαριασμός χρέωσης: ${CY}\nΔικαιούχος: Παράδειγμα ΕΠΕ\nΛογαριασμός πίστωσης: ${GR}`,
    GR,
    CY,
    'Παράδειγμα ΕΠΕ',
  ],
  ['el', `ΤΙΜΟΛΟΓΙΟ 15\nΠελάτης: Υπόδειγμα ΑΕ, IBAN ${g(CY)}\nΔικαιούχος: Παράδειγμα ΙΚΕ\nIBAN: ${g(GR)}`, GR, CY, 'Παράδειγμα ΙΚΕ'],
  ['hr', `Poštovani, molimo uplatu na račun ${g(HR)}. Povrat ide na Vaš račun ${g(SI)}.`, HR, SI],
  ['hr', `Platitelj: Uzorak d.d.\nIBAN platitelja: ${SI}\nPrimatelj: Primjer d.o.o.\nIBAN primatelja: ${HR}`, HR, SI, 'Primjer d.o.o.'],
  ['hr', `RAČUN 18\nKupac: Uzorak d.d., IBAN ${g(SI)}\nPrimatelj: Obrt Primjer\nIBAN: ${g(HR)}`, HR, SI, 'Obrt Primjer'],
  ['lt', `Laba diena, prašome sumokėti į sąskaitą ${g(LT)}. Permoka grąžinama į Jūsų sąskaitą ${g(LV)}.`, LT, LV],
  ['lt', `Mokėtojas: UAB Šablonas\nMokėtojo sąskaita: ${LV}\nGavėjas: UAB Pavyzdys\nGavėjo sąskaita: ${LT}`, LT, LV, 'UAB Pavyzdys'],
  ['lt', `SĄSKAITA 21\nPirkėjas: UAB Šablonas, IBAN ${g(LV)}\nGavėjas: MB Pavyzdys\nIBAN: ${g(LT)}`, LT, LV, 'MB Pavyzdys'],
  ['et', `Tere, palume tasuda arve kontole ${g(EE)}. Enammakse tagastame teie kontole ${g(FI)}.`, EE, FI],
  ['et', `Maksja: Mall AS\nMaksja konto: ${FI}\nSaaja: Näidis OÜ\nSaaja konto: ${EE}`, EE, FI, 'Näidis OÜ'],
  ['et', `ARVE 30\nKlient: Mall AS, IBAN ${g(FI)}\nSaaja: Näidis Ehitus OÜ\nIBAN: ${g(EE)}`, EE, FI, 'Näidis Ehitus OÜ'],
];

const oneLine = (separator: string) => (text: string) => (text.includes('\n') ? text.replace(/\n+/g, separator) : undefined);

function withSentencesReversed(text: string): string | undefined {
  const sentences = text.includes('\n') ? [] : text.split(/(?<=\.)\s+(?=\p{Lu})/u);
  return sentences.length === 2 ? sentences.reverse().join(' ') : undefined;
}

/** What happens to a text on its way, by its name; undefined where the text cannot be copied so. */
export const COPIES: Readonly<Record<string, (text: string) => string | undefined>> = {
  'in a quoted mail': (text) => text.replace(/^/gm, '> '),
  'in one line': oneLine(' '),
  'with bars': oneLine(' | '),
  'with semicolons': oneLine('; '),
  'with commas': oneLine(', '),
  'with tabs behind labels': (text) => text.replaceAll(': ', ':\t'),
  'in capitals': (text) => text.toUpperCase(),
  'in small letters': (text) => text.toLowerCase(),
  'without colons': (text) => text.replace(/:(?= )/g, ''),
  'in HTML': (text) => `<p>${text.replaceAll('\n', '<br>')}</p>`,
  'with a blank line behind each line': (text) => text.replaceAll('\n', '\n\n'),
  'with values below their labels': (text) => text.replace(/: (?=\S)/g, ':\n'),
  'with its sentences reversed': withSentencesReversed,
};
