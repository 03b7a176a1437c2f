/** Pairs of made-up names, as a list of vendors has them: the same, written otherwise, with a word more or less, and others. */
import { createRandom } from './random.js';

export type NamePair = readonly [given: string, held: string];

const GIVEN = 'Anna Jörg Hélène Marek Piet Lucía Søren Chiara Tomáš Katarzyna Pierre Emma Nuno Ilse'.split(' ');
const FAMILY = 'Müller Dvořák Lindqvist Rossi Janssen García Nielsen Kowalski Lefèvre Schneider Costa Berg Huber Novák'.split(' ');
const WORDS = 'Nordlicht Bluewing Corvanta Elbgrund Fernhill Halmborg Jadestone Lorvane Gratvik Isarkiesel'.split(' ');
const LINES = 'Bau Trading Logistik Services Verlag Energie Foods Consulting'.split(' ');
const FORMS = ['GmbH', 'AG', 'Ltd', 'S.p.A.', 'SARL', 'GmbH & Co. KG', 'B.V.', 'Sp. z o.o.'];
const COUNT = 2000;

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Half of them people. */
export function generateNames(): readonly NamePair[] {
  const { below, pick } = createRandom();
  const person = (): readonly string[] => [pick(GIVEN), ...(below(3) === 0 ? [pick(GIVEN)] : []), pick(FAMILY)];
  const firm = (): readonly string[] => [pick(WORDS), pick(LINES), pick(FORMS)];
  const changes: readonly ((words: readonly string[]) => string)[] = [
    (words) => words.join(' ').toUpperCase(),
    (words) => bare(words.join(' ')),
    (words) => `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`,
    (words) => words.slice(0, -1).join(' '),
    (words) => [`${words[0]?.slice(0, 1)}.`, ...words.slice(1)].join(' '),
    (words) => words.join(' ').replace(/(?<=\p{L}{4})\p{L}/u, ''),
    () => (below(2) === 0 ? person() : firm()).join(' '),
  ];
  const pairs = new Map<string, NamePair>();
  while (pairs.size < COUNT) {
    const words = below(2) === 0 ? person() : firm();
    const pair: NamePair = [pick(changes)(words), words.join(' ')];
    pairs.set(pair.join('\n'), pair);
  }
  return [...pairs.values()];
}
