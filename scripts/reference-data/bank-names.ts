/**
 * Makes the name of a bank that a payer sees: without its former name, without its branch, and not in capitals.
 *
 * A text that is not the name of a bank is dropped: null is better than a wrong name.
 */
import { setCapitals } from './capitals.js';
import { tidy } from './text.js';

/** What a bank was called before: `(FORMERLY …`, often cut; `FORMERLY …`; `vormals …`; `ex-…` in brackets. */
const FORMER =
  /\s*(?:[,(–-]\s*)*\(?\b(?:formerly|formely|former|formally|fka|previously|prev\.|vormals|ehemals|anciennement|ex-?)\b[\s:].*$|\s*\((?:ex|già|ehem\.?)[\s-].*$/iu;

/** The branch behind the name of its bank, where registers list branches. */
const BRANCHES: Readonly<Record<string, RegExp>> = {
  CH: /(?<=^UBS Switzerland AG) - .*$/u,
  DE: /,? Filiale .*$|(?<=^Commerzbank)[, ].*$/u,
  HR: /(?<=\bd\.d\.),? \p{Lu}.*$/u,
  HU: /(?<=\b(?:Zrt|Nyrt)\.) .*$| \S+i fiók$/u,
  SI: /(?<=\bD\.D\.)[, ]+(?:POSLOV|PRIVATNO|CENTRALA|PE |FILIALA).*$|(?<=\.D\.D\.), .*$/u,
};

/** What a branch is called after, where its bank's name is not in front of it. */
const BRANCH_NAMES: Readonly<Record<string, readonly [RegExp, string]>> = { HU: [/^MBH (?:\d{3} |Győr|Szeged).*$/u, 'MBH Bank Nyrt.'] };

/** Words that a register shortens, or writes without their accents. */
const ABBREVIATED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  DE: [
    // a bank code for cash machines, or for another use inside the bank
    [/,? \(?G[fF] [^)]+\)?$/u, ''],
    [/ Ndl d Frankf(?:urter)? ?(?:VB|Volksbank)$/u, ', Niederlassung der Frankfurter Volksbank'],
    [/,? Ndl der Deutsche Bank$/u, ', Niederlassung der Deutsche Bank'],
    [/ Zw Ndl\b/u, ' Zweigniederlassung'],
    [/ (?:Ndl|NL)\b\.?/u, ' Niederlassung'],
    [/ Zw Frankfurt$/u, ' Zweigniederlassung Frankfurt'],
    [/^VB /u, 'Volksbank '],
  ],
  // the register has no accents
  FR: [
    [/\bCredit(?= (?:Agricole|Cooperatif|Du|du|Foncier|Immobilier|Industriel|Lyonnais|Maritime|Municipal|Mutuel|Social)\b)/gu, 'Crédit'],
    [/\bCooperati(?=fs?\b|ves?\b)/gu, 'Coopérati'],
    [/\bSociete\b/gu, 'Société'],
    [/\bGenerale\b/gu, 'Générale'],
    [/\bPrevoyance\b/gu, 'Prévoyance'],
    [/\bFederati(?=on\b|ve\b)/gu, 'Fédérati'],
    [/\bRegional(?=e?\b)/gu, 'Régional'],
    [/\bTresor\b/gu, 'Trésor'],
    [/\bCote(?=s? d['’](?:Azur|Armor))/gu, 'Côte'],
    [/\bMediterranee\b/gu, 'Méditerranée'],
    [/\bPyrenees\b/gu, 'Pyrénées'],
    [/\bRhone\b/gu, 'Rhône'],
    [/\bComte\b/gu, 'Comté'],
    [/\bDrome Ardeche\b/gu, 'Drôme Ardèche'],
    [/\bBatiment\b/gu, 'Bâtiment'],
    [/\bPerigord\b/gu, 'Périgord'],
    [/\bFinistere\b/gu, 'Finistère'],
    [/\bVendee\b/gu, 'Vendée'],
    [/\bCaisse d (?=Epargne\b)/gu, "Caisse d'"],
  ],
  ES: [
    [/^(Caja|Caixa) R\. ?/iu, '$1 Rural '],
    [/^C\.R\. /iu, 'Caja Rural '],
    [/\bNtra\.\s*Sra\./giu, 'Ntra. Sra.'],
    [/(?<=\bSra\.)Del\b/gu, ' del'],
    [/(?<= )Dels(?= )/gu, 'dels'],
    [/(?<=\bS\.C\.C\.)Castilla-la\b/gu, ' Castilla-La'],
  ],
  HU: [[/\bAg(?=,)/u, 'AG']],
  // the register writes an accent as an apostrophe
  IT: [
    [/(?<=\p{L}{3})a'(?= |$)/gu, 'à'],
    [/(?<=\p{L}{3})i'(?= |$)/gu, 'ì'],
    [/(?<=\p{L}{3})u'(?= |$)/gu, 'ù'],
    [/\bSociete' Generale\b/gu, 'Société Générale'],
    [/(?<= )Per(?= )/gu, 'per'],
    [/\bCooperativos(?=\.C\.)/gu, 'Cooperativo S'],
    [/\bCooperativ o\b/gu, 'Cooperativo'],
    [/ DAL(?=\d{4}\b)/gu, ' dal '],
    [/\bAdige PO\b/gu, 'Adige Po'],
  ],
};

/** A name that is cut ends in a hyphen, a comma, an open bracket, or in a letter that no legal form ends in. */
const CUT = /[-–,(&/]$|\b(?:of|de|for|and|und|et)$/iu;

/** `Maharashtra State Bank Ltd., The` */
const ARTICLE_BEHIND = /,?\s+the$/iu;

/** `Banco General S A` becomes `Banco General S.A.` */
const dotInitials = (name: string): string =>
  name.replace(/(?<= )(\p{Lu})(?: (\p{Lu}))(?: (\p{Lu}))?$/u, (letters) => `${letters.replaceAll(' ', '.')}.`);

/** Cyrillic letters that look like Latin ones, in the same order. */
const CYRILLIC = 'АВЕКМНОРСТХаеорсух';
const LATIN = 'ABEKMHOPCTXaeopcyx';

/** `JSС`, whose last letter is Cyrillic: a word of both alphabets is Latin. */
const inOneAlphabet = (name: string): string =>
  name.replace(/\S*\p{Script=Latin}\S*/gu, (word) => word.replace(/[А-Яа-я]/gu, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter));

/** Where the address begins that some banks wrote behind their names. */
const ADDRESS_BEHIND = /(?<=\b(?:limited|ltd|bank)\b)\W.*\b(?:plot no|\d+(?:st|nd|rd|th) floor|tower-\d).*$/iu;

/** Words that registers leave in capitals where the rest of the name has small letters. */
const LEFT_IN_CAPITALS =
  /(?<!\p{L})(?:CAIXABANK|COFIDIS|COMMERZBANK|EUROCLEAR|FINANCEIRA|NATIXIS|OBERBANK|PARIBAS|RAIFFEISENBANK|UNLIMINT|ZIRAAT)(?!\p{L})/gu;

/** Signs that a register lost or doubled: quotation marks, the space beside a bracket or a comma, a town said twice. */
function mendSigns(name: string): string {
  const quoted = name.replace(/\?([^?]+)\?/gu, '"$1"').replace(/^'([^']+)'?S?$/u, '$1');
  const count = quoted.split('"').length - 1;
  const closed = count % 2 === 1 ? quoted.replace('"', '') : quoted.replace(/^"([^"]*"[^"]+"[^"]*)"$/u, '$1');
  return closed
    .replace(/(?<=\p{Script=Latin}|\b[Ss]\.[Aa]\.)\((?=\p{Lu}{2}\)|\p{Script=Latin}{3})/gu, ' (')
    .replace(/\)(?=\p{Script=Latin})/gu, ') ')
    .replace(/(?<= \p{Lu}),(\p{Lu})$/u, '.$1.')
    .replace(/(?<=[\p{L}\p{N})]\.?) ?,(?=\p{L}{2})/gu, ', ')
    .replace(/ ,(?= )/gu, ',')
    .replace(/(?<=\p{Lu}\.\p{Lu}) \.$/u, '.')
    .replace(/(?<!\.)\.\.$/u, '.')
    .replace(/(?<=\bS\.A\.)- ?/giu, ' - ')
    .replace(/\bst\.(?=\p{L}{3})(?!george\b)/giu, '$& ')
    .replace(/ (\p{L}{4,}) \1$/u, ' $1');
}

/** The name, or null if nothing is left of it. */
export function tidyName(text: string | null | undefined, country = ''): string | null {
  const [branch, bank] = BRANCH_NAMES[country] ?? [/$^/u, ''];
  const tidied = tidy(text);
  const name = (tidied === null ? undefined : mendSigns(inOneAlphabet(tidied)))
    ?.replace(branch, bank)
    .replace(ADDRESS_BEHIND, '')
    .replace(FORMER, '')
    .replace(BRANCHES[country] ?? /$^/u, '')
    .replace(ARTICLE_BEHIND, '');
  const closed = name
    ?.replace(/\s*\([^)]*$/u, '')
    .replace(/\s+\.(?=D\.D\.)/u, ' ')
    .replace(/[\s,–-]+$/u, '');
  if (closed === undefined) return null;
  const set = setCapitals(dotInitials(closed))
    .replace(LEFT_IN_CAPITALS, (word) => setCapitals(word))
    .replace(/(?<= )(?:Of|And|For)(?= )/g, (word) => word.toLowerCase());
  return tidy((ABBREVIATED[country] ?? []).reduce((shortened, [short, long]) => shortened.replace(short, long), set));
}

/** Whole names that end in a letter. */
const WHOLE = ['Banco W', 'Mercado Pago W'];

/** What no name of a bank has: a lost letter, a bracket or a quotation mark without its other half, text in a wrong encoding. */
const isBroken = (name: string): boolean =>
  /[?\uFFFD<>|]|Ã.|â€/u.test(name) || name.split('(').length !== name.split(')').length || name.split('"').length % 2 === 0;

/** True for a name that was cut, that is a single letter, or that lost a sign. */
export const isCutName = (name: string): boolean =>
  !WHOLE.includes(name) && (isBroken(name) || CUT.test(name) || / \p{L}$/u.test(name) || /^\p{L}$/u.test(name));
