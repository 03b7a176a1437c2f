/**
 * Towns of Germany, Austria, Switzerland and Liechtenstein with their umlauts, which the BIC lists write as ae, oe and ue.
 *
 * By rule: word by word, as the bank registers of these countries spell it in the names of banks. `Coesfeld` and a word that no bank has in its name stay.
 * Where the registers write a word both ways, as with `Köln` and one `Koeln`, the one more often counts.
 */
import { memoizeByFolder, readJson } from './read.js';

const FOLDER = 'schwifty/bank_registry';
const REGISTERS = ['generated_de.json', 'generated_at.v2.json', 'generated_ch.v2.json', 'generated_li.json'];
const COUNTRIES = ['DE', 'AT', 'CH', 'LI'];

/** What the provenance of a dataset says of its towns. */
export const townsVia = (country: string): readonly string[] =>
  COUNTRIES.includes(country) ? ['towns with the umlauts that the bank registers write'] : [];

/** The files that `spellTown` reads. */
export const GERMAN_TOWN_FILES: readonly string[] = REGISTERS.map((file) => `${FOLDER}/${file}`);

interface Named {
  readonly name: string | null;
  readonly short_name: string | null;
}

/** The second form of a file: one entry a bank, with all its codes. */
interface Grouped {
  readonly entries: readonly Named[];
  readonly expand_from: 'bank_codes';
}

const WORD = /\p{L}+/gu;

const withoutUmlauts = (word: string): string => word.replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD')[0]}e`);

function readNames(folder: string, file: string): readonly string[] {
  const content = readJson<readonly Named[] | Grouped>(folder, FOLDER, file);
  return ('expand_from' in content ? content.entries : content).flatMap(({ name, short_name }) => [name ?? '', short_name ?? '']);
}

/** Word without umlauts → its spelling, where that has some. */
const readSpellings = memoizeByFolder((folder): ReadonlyMap<string, string> => {
  const counts = new Map<string, number>();
  for (const name of REGISTERS.flatMap((file) => readNames(folder, file))) {
    for (const [word] of name.normalize('NFC').matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const spellings = new Map<string, string>();
  for (const [word, count] of counts) {
    const plain = withoutUmlauts(word);
    const rival = spellings.get(plain) ?? plain;
    if (word !== plain && count > (counts.get(rival) ?? 0)) spellings.set(plain, word);
  }
  return spellings;
});

/** A town as the registers spell it: `Muenchen` is München. */
export function spellTown<Town extends string | null>(folder: string, country: string, town: Town): Town | string {
  if (town === null || !COUNTRIES.includes(country)) return town;
  const spellings = readSpellings(folder);
  return town.replace(WORD, (word) => spellings.get(word) ?? word);
}
