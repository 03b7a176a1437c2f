/**
 * Whether two lists mean the same bank by two spellings of its name: one distinctive word in common, one name within the other, or initials.
 *
 * Lists cut names, translate them and write them without accents, so that nothing stricter can be asked of them.
 */

/** Words that many banks have in their names. */
const GENERIC = new Set(
  `and assets aktiengesellschaft banca bance bank banka banken bankas bankasi banki banking banky banco bancos banque banques branch branche
  bhd berhad caisse caixa caja cassa central cia city co commercial company cooperativa cooperative corp corporation credit credito crédito de
  del della der des development di du el eesti europe filial filiale for foreign global group gruppo holding inc international intl joint jsc
  kredit la las limited llc los ltd mutuel national nbfi nederland niederlassung of oddzial ojsc one open pcl per plc pjsc popolare private
  psc pt public rural sa savings sociedad societa societe societatea spa sparkasse spolka sparebank stock sucursal the trust und union
  united volksbank wealth as ab ag nv se oyj bank's`.split(/\s+/),
);

const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ı: 'i', ł: 'l', ß: 'ss', đ: 'd', æ: 'ae' };

const fold = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[øıłßđæ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[.'’]/g, '');

/** `Österreich` is written `Osterreich` or `Oesterreich`. */
const withUmlauts = (name: string): string => fold(name.replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD')[0]}e`));

const wordsOf = (name: string): readonly string[] => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

const distinctiveWords = (name: string): readonly string[] => wordsOf(name).filter((word) => word.length > 2 && !GENERIC.has(word));

const LEGAL_FORMS: readonly string[] = ['limited', 'ltd', 'plc', 'inc', 'na', 'sa', 'spa', 'ag', 'as'];

const squeeze = (name: string): string =>
  wordsOf(name)
    .filter((word) => !LEGAL_FORMS.includes(word))
    .join('');

/** `Banco Bilbao Vizcaya Argentaria` → `bbva`. */
const initialsOf = (name: string): string =>
  wordsOf(name)
    .filter((word) => word.length > 2)
    .map((word) => word[0])
    .join('');

function isAlikeFolded(one: string, other: string): boolean {
  const words = new Set(distinctiveWords(other));
  if (distinctiveWords(one).some((word) => words.has(word))) return true;
  const [short = '', long = ''] = [squeeze(one), squeeze(other)].sort((left, right) => left.length - right.length);
  if (short.length > 3 && long.includes(short)) return true;
  // a word that one of them writes together, or cuts
  const [left, right] = [squeeze(one), squeeze(other)];
  if (distinctiveWords(one).some((word) => word.length > 4 && right.includes(word))) return true;
  if (distinctiveWords(other).some((word) => word.length > 4 && left.includes(word))) return true;
  return hasInitials(one, other) || hasInitials(other, one);
}

const hasInitials = (long: string, short: string): boolean =>
  wordsOf(short).some((word) => word.length > 2 && initialsOf(long).startsWith(word));

export const isSameBank = (one: string, other: string): boolean =>
  isAlikeFolded(fold(one), fold(other)) || isAlikeFolded(withUmlauts(one), withUmlauts(other));
