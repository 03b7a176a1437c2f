/**
 * What sentences write around an account that money is taken from: “my account … was charged”, “von … überwiesen”, “prélevé sur mon compte …”.
 *
 * Lists are words that commas separate, in small letters.
 *
 * The gotcha: these are small words. “IBAN de Exemple SARL … à la banque” is no transfer: so nothing else may stand between them and their account, not even a name. And “de notre
 * compte” is “of our account” as often as “from our account”: words that mean both need a verb.
 */

/** Around the accounts of payer and payee: “from … to …”, “von … auf das Konto …”, “z … na konto …”. */
export const transferWords = {
  from: 'from, von, vom, de, du, depuis, desde, del, da, dal, van, z, från, fra, tililtä, з, с',
  to: 'to, an, auf, au, à, vers, a, al, para, naar, aan, in, na, do, till, til, tilille, на',
  /** Whose account it is, or an article. */
  owner:
    'the, our, my, your, das, dem, den, unser, unserem, mein, meinem, meines, ihr, ihrem, le, la, notre, mon, votre, nuestra, mi, su, tu, il, nostro, mio, suo, onze, mijn, uw, a, o, nossa, minha, sua, naszego, mojego, nasz, mój, moje, moim, vårt, mitt, ditt, min, mit, vores, našeho, mého, nášho, môjho, нашего, моего, мого, حسابي, حسابنا',
  account:
    'account, bank, current, savings, number, no, iban, konto, girokonto, bankkonto, nr, compte, bancaire, courant, cuenta, bancaria, corriente, conto, corrente, rekening, bankrekening, rekeningnummer, conta, rachunku, rachunek, rachunkiem, konta, koncie, účtu, účet, kontot, рахунку, рахунок, счета, счет, الحساب, حساب, حسابكم, رقم, البنكي',
};

/** Directly before the account of the payer. Such words stand before no other account. */
export const fromWords = 'from, out of, von, vom, depuis, desde, vanaf, dal, från, fra, tililtä, z, ze';

/** The same, where they may mean “of”, too; and what else stands between such a verb and the account. */
export const ofWords = 'de, du, del, da, van, di, от, з, с, со, من';
export const onWords = 'on, against, sur, en, in, na, op, på, su, sul, em, à';

/** What “of” belongs to: “the IBAN of our account”, “le titulaire du compte”. */
export const detailWords =
  'iban, bic, rib, number, details, holder, nummer, kontonummer, daten, inhaber, verbindung, bankverbindung, numéro, coordonnées, titulaire, solde, datos, número, titular, saldo, dati, coordinate, numero, intestatario, gegevens, rekeningnummer, houder, dados, dane, numer, właściciel, uppgifter, bancaire, bancaires, bancarios, bancarias, bancários, bancari, رقم, صاحب';

/** Verbs that take money from an account, accents or not. A star stands for any letters. */
export const takeVerbs =
  'charged, deducted, withdrawn, withdrew, taken, took, debite*, debita*, debitou, abgebucht, belast, belastet, belasten, belasteten, eingezogen, abgezogen, abgehoben, prelev*, ponctionn*, retir*, cargad*, cargar*, cargue*, adeud*, descont*, cobrad*, cobrar*, cobrou, cobró, sacad*, sacar*, sacou, addebit*, scalat*, trattenut*, afgeschreven, geïncasseerd, afgeboekt, ingehouden, gedebiteerd, obciąż*, pobra*, pobier*, ściągn*, belastad*, dragits, dragit, drogs, dras, drog, drar, dragna, trukket, hævet, stržen*, odepsán*, списан*, çekil*, çekip, çekti*, tahsil*, borçlandır*, düşül*, kesil*, خصم*, اخصم*, يخصم*, الخصم, سحب*, السحب, اقتطاع, استقطاع';

/** The same before an account alone: orders, and verbs of two parts. */
export const takeOrders =
  'charge, debit, debiting, take, buchen, bucht, buchte, abbuchen, ziehen, zieht, einziehen, abziehen, schrijven, schrijvt, afschrijven, incasseren, dra, ściągnij, obciąż';

/** Directly before the number: “debit … / credit …”. */
export const takeNouns =
  'belastung, abbuchung, lastschrift, débit, prélèvement, cargo, adeudo, débito, addebito, afschrijving, incasso, obciążenie, debitering, uttag';

/** What a creditor collects by, as patterns: an account that stands with it is that of the one who owes. */
export const directDebits =
  'direct debits?, direct debit mandates?, mandates?, sdd, lastschrift\\p{L}*, sepa-lastschrift\\p{L}*, einzugsermächtigung, bankeinzug, mandat, prélèvements?, mandat, domiciliad[oa]s?, domiciliación, adeudo directo, mandato, rid, addebito diretto, domiciliazione, incasso, machtiging, domiciliëring, polecenie zapłaty, polecenia zapłaty, débito direto, débito automático, autogiro, autogirot, direktdebit, avtalegiro, otomatik ödeme, inkaso, الخصم المباشر, 口座振替, 自動引き?落とし?, 自动扣款, 자동이체';

/** Behind those, what has another way to pay behind it. */
export const orWords = 'or, instead, oder, sondern, ou, o, oppure, sino, of, maar, lub, albo, eller, utan, veya, ya da, أو';

/** Verbs that bring money to one. */
export const giveVerbs =
  'refund*, return*, reimburs*, credit*, paid, pay*, repay, transfer*, remit*, send, sent, deposit*, gutgeschrieben, gutschr*, *erstatt*, überw*, *zahl*, zurück*, angewiesen, rembours*, verser, versez, versé, versée, versement*, virer, virez, viré, virée, virement*, recrédit*, régl*, abona*, abone, abonen, ingres*, devuelv*, devol*, paga*, pago*, pagu*, reintegr*, reembols*, enviad*, rimbors*, accredit*, bonific*, versa*, restitu*, *stort*, *betal*, betaald, overgemaakt, overmaken, overgeboekt, zwr*, przele*, przela*, przesł*, zapłac*, wpłac*, wpłat*, płaci*, uzna*, estorn*, insätt*, överför*, kreditera*, iade*, gönder*, yatır*, ödeme*, ödey*, ödendi, ödedi*, ödenec*, havale, إعادة, رد, حول*, تحويل*, إيداع*, دفع*';

/** Where an ending, not a word, says “from”, as patterns: before the account, and behind it. */
export const fromEndings = {
  before: 'hesab\\p{L}*[dt]an',
  behind: "[’'´‘][dt][ae]n(?![\\p{L}])|(?:numaralı |nolu |no[’']?lu )?(?:banka )?hesab\\p{L}*[dt]an|(?:の?口座)?から|(?:계좌)?에서",
};
