/**
 * Generates full instructions of 25 members without a telephone number, all different and all OK for `payprep/full`.
 *
 * They are put together at random from what is usual in each country. Instructions that are not OK are dropped, such as those with an
 * unknown bank or wrong check digits.
 */
import fc from 'fast-check';
import { creditors } from '../../rules/index/creditors.js';
import { createEngine, validate } from '../../src/full.js';
import { parse } from '../../src/identifiers/iban/iban.js';
import { compileIdentifier, inspectText } from '../../src/identifiers/personal-identifier.js';
import { bankCodesOf, ibansOf } from '../../test/answers/ibans.js';
import { numbersOf } from '../../test/peers/inputs.js';
import { type Place, places } from './places.js';
import { createRandom, type Random } from './random.js';

const MEMBERS = 25;
const SEED = 20_261_120;
/** How many instructions are generated at most for one that is OK. */
const MAX_TRIES = 2000;

const GIVEN = [
  'Anna',
  'Bruno',
  'Clara',
  'David',
  'Elena',
  'Felix',
  'Greta',
  'Hugo',
  'Irene',
  'Jonas',
  'Karin',
  'Lukas',
  'Marta',
  'Nils',
  'Olga',
];
const FAMILY = [
  'Berg',
  'Costa',
  'Dahl',
  'Engel',
  'Ferrer',
  'Grohmann',
  'Holm',
  'Iversen',
  'Jansen',
  'Keller',
  'Lindholm',
  'Moretti',
  'Novak',
];
const STREETS = ['Harbour Street', 'Mill Lane', 'Station Road', 'Orchard Way', 'River Walk', 'Chapel Row', 'Garden Close'];
const CORRESPONDENTS = ['CHASUS33', 'CITIUS33', 'DEUTDEFF', 'BNPAFRPP', 'HSBCHKHH', 'SCBLSGSG'];

/** Further members of an address, added until the instruction has 25 members. */
const OPTIONAL_ADDRESS = {
  buildingName: 'North Court',
  floor: '3',
  room: '12',
  department: 'Accounts',
  districtName: 'Old Town',
  townLocationName: 'West',
  addressLine1: 'Second staircase',
};

const engine = createEngine({ on: '2026-11-20' });

const countLeaves = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.values(value).reduce((sum, member) => sum + countLeaves(member), 0) : 1;

/** Generates agent and account. */
type AccountGenerator = (numbers: Random) => { readonly agent: object; readonly account: object };

function createLocalAccounts({ local, bics }: Place): AccountGenerator | undefined {
  if (local === undefined) return undefined;
  return ({ pick, fill }) => {
    const memberId = fill(pick(local.memberIds));
    const value = fill(local.account.replace('{memberId}', memberId));
    const branch = local.branchId === undefined ? {} : { branchId: fill(local.branchId) };
    return {
      agent: { bic: pick(bics), clearingSystemMemberId: { memberId }, ...branch },
      account: { id: { value, type: 'ACCOUNT_NUMBER' }, type: 'CHECKING' },
    };
  };
}

/** Generates IBANs at banks of the directory, so that there is something to look up. */
function createIbanAccounts({ country }: Place, count: number): AccountGenerator {
  const ibans = fc.sample(ibansOf(country, bankCodesOf(country)), { numRuns: count * 3, seed: SEED });
  let next = 0;
  return () => {
    const value = ibans[next++ % ibans.length] ?? '';
    const result = parse(value);
    const memberId = result.ok ? result.iban.bank : '';
    return { agent: { clearingSystemMemberId: { memberId } }, account: { id: { value, type: 'IBAN' }, type: 'CHECKING' } };
  };
}

function generateTaxIds({ country, taxId, taxIdPattern }: Place, count: number): readonly string[] {
  if (taxIdPattern !== undefined) return [taxIdPattern];
  const identifier = creditors[country]?.identifiers.find(({ type }) => type === taxId);
  if (identifier === undefined) throw new Error(`${country} has no ${taxId}`);
  const compiled = compileIdentifier(identifier);
  // few random numbers repeat exactly one digit, as a German one has to
  const sound = numbersOf(identifier, []).filter((text) => inspectText(compiled, text, text)?.outcome !== 'failed');
  return fc.sample(sound, { numRuns: count * 3, seed: SEED });
}

function generateInstruction(
  place: Place,
  generateAccount: AccountGenerator,
  taxIds: readonly string[],
  numbers: Random,
): Record<string, unknown> {
  const { below, pick, fill } = numbers;
  const { agent, account } = generateAccount(numbers);
  const [given, family] = [pick(GIVEN), pick(FAMILY)];
  const [year, month, day] = [1950 + below(50), 1 + below(12), 1 + below(28)].map((part) => String(part).padStart(2, '0'));
  const taxId = fill(pick(taxIds).replace('{yymmdd}', `${year}${month}${day}`.slice(2)));
  const [first, second] = [below(CORRESPONDENTS.length), 1 + below(CORRESPONDENTS.length - 1)];
  const address = {
    country: place.country,
    streetName: pick(STREETS),
    buildingNumber: String(1 + below(200)),
    townName: place.town,
    postCode: fill(place.postCodes),
    countrySubdivision: place.subdivision,
  };
  const instruction = (further: object) => ({
    country: place.country,
    currency: place.currency,
    creditorAgent: agent,
    creditor: {
      name: `${given} ${family}`,
      address: { ...address, ...further },
      contactDetails: { email: `${given}.${family}.${below(100_000)}@example.org`.toLowerCase() },
      dateOfBirth: `${year}-${month}-${day}`,
      taxId,
      documents: [{ value: taxId, type: place.taxId }],
      type: 'INDIVIDUAL',
    },
    creditorAccount: account,
    ...(!place.direct && {
      intermediaryAgent1: { bic: CORRESPONDENTS[first] },
      intermediaryAgent2: { bic: CORRESPONDENTS[(first + second) % CORRESPONDENTS.length] },
    }),
    settlementInformation: { settlementSystem: place.system },
  });
  const missing = MEMBERS - countLeaves(instruction({}));
  return instruction(Object.fromEntries(Object.entries(OPTIONAL_ADDRESS).slice(0, missing)));
}

/** Generates instructions for one country. */
function generateForPlace(place: Place, count: number): readonly object[] {
  const numbers = createRandom(SEED + place.country.charCodeAt(0) * 26 + place.country.charCodeAt(1));
  const accounts = createLocalAccounts(place) ?? createIbanAccounts(place, count);
  const taxIds = generateTaxIds(place, count);
  const found = new Map<string, object>();
  for (let tried = 0; tried < count * MAX_TRIES && found.size < count; tried++) {
    const instruction = generateInstruction(place, accounts, taxIds, numbers);
    if (validate(instruction, engine).status === 'OK') found.set(JSON.stringify(instruction), instruction);
  }
  if (found.size < count) throw new Error(`${place.country}: only ${found.size} of ${count} instructions are OK`);
  return [...found.values()];
}

/** Generates instructions; the countries alternate. */
export function generateInstructions(count: number, among: readonly Place[] = places): readonly object[] {
  const each = Math.ceil(count / among.length);
  const byPlace = among.map((place) => generateForPlace(place, each));
  return Array.from({ length: each }, (_, at) => byPlace.flatMap((list) => list[at] ?? []))
    .flat()
    .slice(0, count);
}
