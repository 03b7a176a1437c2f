/**
 * Small words of running text, in the languages of the labels, and signs that stand for a word.
 *
 * Lists are separated by commas; what is more than words is a pattern. The gotcha: these are whole words, a space stands before and behind them.
 */

/** Between two labels that share a line, and between their values: “Sort code and account number”. */
export const conjunctions = 'and, und, et, y, e, og, och';

/** Inside a name that is written with capitals: “Bank of the South”. */
export const insideNames =
  'and, d, da, das, de, dei, del, della, den, der, des, di, do, dos, du, e, ed, el, en, et, i, la, las, le, les, lo, los, of, og, och, the, und, van, von, y, z, &, +';

/** Behind a name, where another way to pay follows: “Example Ltd or”. */
export const behindNames = 'or, oder, ou, of';

/** In the name of a bank, as a pattern: before an account on its line it says where that is held, and not by whom. */
export const bankInName = '\\bbank|banco|banca|banque|银行|銀行|金庫|은행|ธนาคาร';

/** Before an amount. */
export const beforeAmounts = 'von, of, de, van, di';

/** Between a label and its value: “the IBAN is”, “IBAN lautet”, “account no.”; a pattern for “my sort code’s …”. */
export const betweenLabelAndValue = "['’]s, is, are, ist, lautet, est, es, to, no, nr, num, number, code, n";

/** The small o of “N°” and “Nº”, as a class of characters. */
export const numberSigns = '°º';

/** “Nr”, “no”, “n°” as patterns: behind a label; behind a label in a name; behind a word for the payer. */
export const numberBehindLabel = '(?:n[ro°º]?|no)\\.?';
export const numberBehindName = 'n[ro°º]?\\.?';
export const numberBehindPayer = 'n[°ºor]\\.?';

/** A date, in parts, as patterns: behind the number of the day, before month and year, behind the year. “1st of May”, “12 de mayo de 2026”, “2026年”. */
export const dateParts = { ordinals: 'st|nd|rd|th', preposition: 'de ', year: '年' };

/** Scripts without spaces between words, as a class of characters: Chinese, Japanese, Korean. */
export const scriptsWithoutSpaces = '\\u3040-\\u30ff\\u4e00-\\u9fff\\uac00-\\ud7af';

/** The script of words that may begin with letters of ASCII, as a class: the t of “tại”. */
export const scriptOfWords = '\\p{Script=Latin}';

/** Between a label and the party that it belongs to: “IBAN of the payee”, “Compte du bénéficiaire”. */
export const betweenLabelAndParty =
  'of the, of, for the, for, des, der, vom, von, du, de la, de l, de, d, del, della, dell, dello, di, do, da, van de, van het, van, an, na, ta, e, của, ya, wa, на, का, की';

/** The zeros of scripts whose digits stand in accounts, as code points in ascending order: Arabic, Persian, Devanagari, Bengali, Thai. */
export const zerosOfScripts: readonly number[] = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

/** Before the name of an account that a sentence asks to pay: “Bitte zahlen Sie auf das Geschäftskonto”. What follows “not” is not asked. */
export const payWords =
  'pay, transfer, remit, deposit, use, zahlen, überweisen, überweise, überweist, zahle, einzahlen, payer, verser, régler, virer, pagar, abonar, ingresar, transferir, depositar, pagare, versare, bonificare, betalen, overmaken, storten, zapłacić, wpłacić, przelać, betala, betale, maksaa, zaplatit, uhradit';
export const notWords = 'not, never, nicht, kein, keine, ne, pas, no, non, niet, nie, inte, ikke, não, ei, ne pas, nikdy, longer, stop';

/** Before the word for the customer that a letter speaks to, as patterns: “Dear customer:”, “Estimado cliente:”. */
export const salutations =
  'dear, geehrte[rn]?, liebe[rn]?, cher, chère, chers, estimad[oa]s?, apreciad[oa]s?, querid[oa]s?, prezad[oa]s?, car[oaie], gentil[ei], egregio, spettabile, beste, geachte, szanown[yai], vážen[ýáí], kär[ae], bäst[ae], kjære, kære, hyvä, arvoisa, tisztelt, kedves, stimat[eăi]?, dragă, sayın, değerli, poštovani, spoštovani, gerb\\.?, gerbiama[sn]?is?, cien\\.?, godātais, lugupeetud, уважаем(?:ый|ая|ые), шановн(?:ий|а|і), уважаеми?, αγαπητέ, αξιότιμε';
