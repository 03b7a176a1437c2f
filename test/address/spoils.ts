/**
 * What happens to an address on its way through forms, files and messages: labels before its parts, lines of something else around it, a line twice, lines cut
 * at a width, other separators than line ends. A spoil says nothing of the address, so a sure answer to a spoiled one is that of the address as it was.
 */

export interface Spoil {
  readonly name: string;
  /** undefined where the address cannot be spoiled so. */
  readonly of: (lines: readonly string[]) => readonly string[] | undefined;
}

/** Labels of street, town, post code and country. */
export const LABELS: Readonly<Record<string, readonly [street: string, town: string, postCode: string, country: string]>> = {
  en: ['Street', 'City', 'Postcode', 'Country'],
  de: ['Straße', 'Ort', 'PLZ', 'Land'],
  fr: ['Rue', 'Ville', 'Code postal', 'Pays'],
  es: ['Calle', 'Ciudad', 'Código postal', 'País'],
  it: ['Via', 'Città', 'CAP', 'Paese'],
  nl: ['Straat', 'Plaats', 'Postcode', 'Land'],
  pt: ['Rua', 'Cidade', 'Código postal', 'País'],
  pl: ['Ulica', 'Miejscowość', 'Kod pocztowy', 'Kraj'],
  sv: ['Gata', 'Ort', 'Postnummer', 'Land'],
  da: ['Gade', 'By', 'Postnummer', 'Land'],
  no: ['Gate', 'Poststed', 'Postnummer', 'Land'],
  fi: ['Katu', 'Kaupunki', 'Postinumero', 'Maa'],
  cs: ['Ulice', 'Město', 'PSČ', 'Země'],
  hu: ['Utca', 'Város', 'Irányítószám', 'Ország'],
};

interface Parts {
  readonly street: string;
  readonly town: string;
  readonly postCode: string;
  readonly country: string;
}

/** The lines of an address with a label before each part. */
export function labelled({ street, town, postCode, country }: Parts, language: string, separator: string): readonly string[] {
  const labels = LABELS[language] ?? [];
  const lines = [street, town, postCode, country].flatMap((text, at) => (text === '' ? [] : [`${labels[at]}${separator}${text}`]));
  return lines;
}

/** The lines of fields 50F and 59F of Swift messages: names, street, country with town. */
export const swiftLines = (street: string, town: string, postCode: string, country: string): readonly string[] => [
  '1/EXAMPLE TRADING LTD',
  `2/${street}`,
  `3/${country}/${town}`,
  ...(postCode === '' ? [] : [`3/${postCode}`]),
];

const NOISE_BEHIND = [
  'Customer no. 12345',
  'ISO 9001 certified',
  'Company No. 01234567',
  'Order 4711',
  'Page 1 of 2',
  'VAT GB123456789',
  'Tel. +49 711 1234567',
];
const NOISE_BEFORE = ['Customer no. 12345', 'Attn: Accounts Payable', 'Invoice 2026-00123', 'Example Trading Ltd', 'Deliver to:'];

const cutAt = (width: number, text: string): readonly string[] => text.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? [];

/** In lines that are full to the last character. */
const inFullLines =
  (width: number): Spoil['of'] =>
  (lines) =>
    cutAt(width, lines.join(', ')).map((line) => line.trimEnd());
const eachCut =
  (width: number): Spoil['of'] =>
  (lines) =>
    lines.every(({ length }) => length <= width) ? undefined : lines.flatMap((line) => cutAt(width, line)).map((line) => line.trimEnd());

const joinedBy =
  (separator: string): Spoil['of'] =>
  (lines) =>
    lines.length < 2 || lines.some((line) => line.includes(',')) ? undefined : [lines.join(separator)];

const repeated =
  (at: number): Spoil['of'] =>
  (lines) => {
    const line = lines.at(at);
    return line === undefined || lines.length < 2 ? undefined : [...lines, line];
  };

export const SPOILS: readonly Spoil[] = [
  ...NOISE_BEHIND.map((noise) => ({ name: `noise behind: ${noise}`, of: (lines: readonly string[]) => [...lines, noise] })),
  ...NOISE_BEFORE.map((noise) => ({ name: `noise before: ${noise}`, of: (lines: readonly string[]) => [noise, ...lines] })),
  { name: 'last line twice', of: repeated(-1) },
  { name: 'line before the last twice', of: repeated(-2) },
  { name: 'each line twice', of: (lines) => lines.flatMap((line) => [line, line]) },
  ...[27, 35].map((width) => ({ name: `full lines of ${width}`, of: inFullLines(width) })),
  ...[27, 35].map((width) => ({ name: `each line cut at ${width}`, of: eachCut(width) })),
  ...['\t', '<br>', '<br />', ' / ', '. ', ' | ', '; ', ', ', ' - ', '\n', '\\n'].map((separator) => ({
    name: `joined by ${JSON.stringify(separator)}`,
    of: joinedBy(separator),
  })),
  { name: 'blank lines', of: (lines) => ['', ...lines.flatMap((line) => [line, ' '])] },
  { name: 'capitals', of: (lines) => lines.map((line) => line.toUpperCase()) },
  { name: 'commas at the end', of: (lines) => lines.map((line) => `${line},`) },
  { name: 'numbered lines', of: (lines) => lines.map((line, at) => `${Math.min(at + 1, 3)}/${line}`) },
];
