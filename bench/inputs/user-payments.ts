/**
 * Instructions as customers send them: along 40 corridors, to people and companies with names in several scripts, and to each bank of the
 * directories about once. All different; sound for `payprep/full` on the day of the benchmarks, or with one fault.
 */
import { createEngine, validate } from '../../src/full.js';
import { toLocal } from '../../src/identifiers/account/local-account.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { sealed } from '../../test/answers/ibans.js';
import { type Culture, cultures } from '../../test/properties/names.js';
import { recordsOf } from '../../test/reference-data/datasets.js';
import { generateInstructions } from './instructions.js';
import { places } from './places.js';
import { createRandom, type Random } from './random.js';

/** Countries whose accounts are IBANs, beside those of `places`: the currency, the system, a town, and its post codes. */
const MORE_PLACES: readonly (readonly [country: string, currency: string, system: string, town: string, postCodes: string])[] = [
  ['BG', 'EUR', 'SCT', 'Plovdiv', '40##'],
  ['CH', 'CHF', '', 'Biel', '25##'],
  ['CY', 'EUR', 'SCT', 'Larnaca', '60##'],
  ['CZ', 'CZK', '', 'Brno', '602 ##'],
  ['DK', 'DKK', '', 'Aarhus', '80##'],
  ['EE', 'EUR', 'SCT', 'Tartu', '510##'],
  ['ES', 'EUR', 'SCT', 'Sevilla', '410##'],
  ['FI', 'EUR', 'SCT', 'Turku', '20###'],
  ['GR', 'EUR', 'SCT', 'Patras', '262 ##'],
  ['HR', 'EUR', 'SCT', 'Split', '210##'],
  ['HU', 'HUF', '', 'Szeged', '67##'],
  ['IE', 'EUR', 'SCT', 'Cork', ''],
  ['IL', 'ILS', '', 'Haifa', '31#####'],
  ['IT', 'EUR', 'SCT', 'Bologna', '401##'],
  ['LI', 'CHF', '', 'Vaduz', '9490'],
  ['LT', 'EUR', 'SCT', 'Kaunas', '44###'],
  ['LU', 'EUR', 'SCT', 'Differdange', '46##'],
  ['LV', 'EUR', 'SCT', 'Liepaja', 'LV-34##'],
  ['MT', 'EUR', 'SCT', 'Valletta', 'VLT 1###'],
  ['NO', 'NOK', '', 'Bergen', '50##'],
  ['PL', 'PLN', '', 'Gdynia', '81-###'],
  ['PT', 'EUR', 'SCT', 'Porto', '40##-###'],
  ['RO', 'RON', '', 'Cluj-Napoca', '400###'],
  ['SA', 'SAR', '', 'Jeddah', '2####'],
  ['SE', 'SEK', '', 'Malmo', '211 ##'],
  ['SI', 'EUR', 'SCT', 'Maribor', '20##'],
  ['SK', 'EUR', 'SCT', 'Nitra', '949 ##'],
  ['TR', 'TRY', '', 'Izmir', '35###'],
  ['UA', 'UAH', '', 'Lviv', '79###'],
];

/** So many instructions to a country with local accounts. */
const LOCAL_EACH = 400;
/** How many instructions are generated at most for one that is sound. */
const MAX_TRIES = 40;
const STREETS = ['Harbour Street', 'Mill Lane', 'Station Road', 'Rue de la Gare', 'Hauptstraße', 'Calle Mayor', 'ul. Długa'];

const engine = createEngine({ on: '2026-11-20' });
const isSound = (instruction: unknown): boolean => validate(instruction, engine).status === 'OK';

/** Half of the names are of the first kind; one in ten holds a digit, one in twenty is in Cyrillic. */
const KINDS: readonly (readonly (keyof typeof cultures)[])[] = [
  ['english'],
  ['english'],
  ['english', 'dutch', 'italian'],
  ['german', 'french', 'iberian', 'nordic'],
  ['slavic', 'baltic', 'romanian', 'turkish'],
];

function createName(numbers: Random): { readonly name: string; readonly type: 'INDIVIDUAL' | 'BUSINESS' } {
  const { below, pick } = numbers;
  const culture: Culture = below(20) === 0 ? cultures.cyrillic : cultures[pick(pick(KINDS))];
  const family = pick(culture.family);
  if (below(10) === 0) return { name: `${family} ${2 + below(97)} ${pick(['Ltd', 'GmbH', 'AS', 'SA'])}`, type: 'BUSINESS' };
  if (below(4) === 0) return { name: pick(culture.companies).replace('*', family), type: 'BUSINESS' };
  return { name: `${pick(culture.given)} ${family}`, type: 'INDIVIDUAL' };
}

/** The first instruction that is sound; undefined where there is none. */
function firstSound(generate: () => object): object | undefined {
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    const instruction = generate();
    if (isSound(instruction)) return instruction;
  }
  return undefined;
}

/** To local accounts: those of the other rows, with these names. A company has no date of birth. */
function generateLocal(numbers: Random): readonly object[] {
  const own = places.filter(({ local }) => local !== undefined);
  return generateInstructions(LOCAL_EACH * own.length, own).flatMap((instruction) => {
    const { creditor } = instruction as { readonly creditor: Readonly<Record<string, unknown>> };
    const renamed = firstSound(() => {
      const { name, type } = createName(numbers);
      const { dateOfBirth: _birth, taxId: _taxId, documents: _documents, ...company } = creditor;
      return { ...instruction, creditor: { ...(type === 'BUSINESS' ? company : creditor), name, type } };
    });
    return [renamed ?? instruction];
  });
}

/** An IBAN at a bank; now and then in groups of four, and with the bank's BIC beside it. */
function accountAt(country: string, bankCode: string, bic: unknown, { below, fill }: Random): object {
  const compiled = allCountries.withIban(country);
  if (compiled === undefined) throw new Error(`${country} has no IBAN`);
  const { facts, layout } = compiled;
  let bban = fill([...layout.classes].map((characters) => (characters === 'a' ? '@' : '#')).join(''));
  for (const [field, value = ''] of [...Object.entries(facts.constants ?? {}), ['bank', bankCode] as const]) {
    const start = layout.spans[field]?.start ?? 0;
    bban = bban.slice(0, start) + value + bban.slice(start + value.length);
  }
  const iban = sealed(country, bban);
  const value = below(8) === 0 ? iban.replace(/.{4}(?=.)/g, '$& ') : iban;
  const { memberId } = toLocal(compiled, bban);
  const agent = {
    ...(below(2) === 0 && typeof bic === 'string' && bic !== '' && { bic }),
    ...(below(4) === 0 && { clearingSystemMemberId: { memberId } }),
  };
  return {
    ...(Object.keys(agent).length > 0 && { creditorAgent: agent }),
    creditorAccount: { id: { value, type: 'IBAN' } },
  };
}

/** To IBANs in a country: once to each bank of its directory. */
function generateIbans([country, currency, system, town, postCodes]: (typeof MORE_PLACES)[number], numbers: Random): readonly object[] {
  const { below, pick, fill } = numbers;
  return recordsOf(`banks/${country}`).flatMap(({ bankCode, bic }) => {
    const found = firstSound(() => {
      const { name, type } = createName(numbers);
      const address = {
        country,
        streetName: pick(STREETS),
        buildingNumber: String(1 + below(200)),
        townName: town,
        ...(postCodes !== '' && { postCode: fill(postCodes) }),
      };
      const email = `${fill('@@@@@@')}.${below(100_000)}@example.org`.toLowerCase();
      return {
        country,
        currency,
        creditor: { name, address, ...(below(3) > 0 && { contactDetails: { email } }), type },
        ...accountAt(country, String(bankCode), bic, numbers),
        ...(system !== '' && { settlementInformation: { settlementSystem: system } }),
      };
    });
    return found === undefined ? [] : [found];
  });
}

/** Puts the list into another order. */
function shuffle<T>(list: readonly T[], { below }: Random): readonly T[] {
  const shuffled = [...list];
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = below(at + 1);
    [shuffled[at], shuffled[other]] = [shuffled[other] as T, shuffled[at] as T];
  }
  return shuffled;
}

/** Sound instructions, in no order. */
export function generateUserPayments(count: number): readonly object[] {
  const numbers = createRandom();
  const euro = places.flatMap(({ country, local, town, postCodes }) =>
    local === undefined ? [[country, 'EUR', 'SCT', town, postCodes] as const] : [],
  );
  const all = [...generateLocal(numbers), ...[...euro, ...MORE_PLACES].flatMap((place) => generateIbans(place, numbers))];
  return shuffle(all, numbers).slice(0, count);
}

type Corruption = (text: string, numbers: Random) => string;

const replaceDigit: Corruption = (text, { below }) => text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1 + below(9)) % 10));

/** What people get wrong: a digit of the account, the post code, the currency, the name, the bank. */
const FAULTS: readonly (readonly [path: string, corrupt: Corruption])[] = [
  ['creditorAccount.id.value', replaceDigit],
  ['creditorAccount.id.value', replaceDigit],
  ['creditorAccount.id.value', (text) => text.slice(0, -1)],
  ['creditor.address.postCode', (text) => `${text}0`],
  ['creditor.address.country', () => 'ENGLAND'],
  ['creditor.name', () => 'N/A'],
  ['creditor.name', () => ''],
  ['creditor.taxId', replaceDigit],
  ['creditorAgent.bic', (text) => text.slice(0, 7)],
  ['currency', () => 'EURO'],
];

/** A copy with one member corrupted; undefined where it has none of this path. */
function withFault(instruction: object, [path, corrupt]: (typeof FAULTS)[number], numbers: Random): object | undefined {
  const copy = structuredClone(instruction);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], copy);
  const members = parent as Record<string, unknown> | undefined;
  if (typeof members?.[last] !== 'string') return undefined;
  members[last] = corrupt(members[last], numbers);
  return copy;
}

/** Puts a fault into so many of a hundred. */
export function withFaults(instructions: readonly object[], percent: number): readonly object[] {
  const numbers = createRandom();
  return instructions.map((instruction) => {
    if (numbers.below(100) >= percent) return instruction;
    for (;;) {
      const faulty = withFault(instruction, numbers.pick(FAULTS), numbers);
      if (faulty !== undefined && !isSound(faulty)) return faulty;
    }
  });
}
