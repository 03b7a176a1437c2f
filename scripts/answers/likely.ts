/** Instructions as people send them: members that belong together, and a slip in some. */
import { documentTypes } from '../../rules/creditors/documents.js';
import { methods } from '../../rules/index/methods.js';
import type { Random } from '../../test/fuzz/random.js';
import { MEMBERS, replaceAt } from '../../test/properties/instructions.js';
import { cultures } from '../../test/properties/names.js';
import { instructionOf as methodInstruction, methodModules } from '../../test/rules/methods.js';
import { type Pool, pools } from './pools.js';

const names = Object.values(cultures).flatMap(({ given, family, companies }) =>
  given.flatMap((first, at) => [
    ['INDIVIDUAL', `${first} ${family[at % family.length]}`] as const,
    ['BUSINESS', (companies[at % companies.length] ?? '*').replace('*', family[at % family.length] ?? '')] as const,
  ]),
);
const STREETS = ['Harbour Street', 'Mill Lane', 'Rue de la Gare', 'Hauptstraße', 'Av. Paulista', 'ul. Długa', '中山路', 'P.O. Box'];
const TOWNS = ['Newhaven', 'Berlin', 'Lyon', 'São Paulo', 'Łódź', 'Springfield', 'Nairobi', 'Mumbai', '北京', 'St. Gallen', 'London'];
const EMAILS = ['ada@example.org', 'ada.berg@gmail.com', 'ada@gmial.com', 'ada@mailinator.com', 'info@müller.de', 'ada@example'];
const DAYS = ['1980-05-17', '1991-01-01', '1955-12-31', '2011-03-09', '1890-01-01', '2030-01-01', '1991-02-30', '17.05.1980'];
const ACCOUNT_TYPES = ['CHECKING', 'SAVINGS', 'PAYMENT', 'CURRENT', 'ORDINARY', 'VISTA', 'NRE', 'GIRO'];
const CORRESPONDENTS = ['CHASUS33', 'CITIUS33XXX', 'DEUTDEFF', 'BNPAFRPP', 'HSBCHKHH', 'SCBLSGSG', 'BKAUATWW', 'COBADEF0'];
const documentNames = Object.entries(documentTypes).flatMap(([code, { names: named = [], local = [] }]) => [code, ...named, ...local]);

const oneOf = <T>(random: Random, values: readonly T[]): T | undefined => (values.length > 0 ? random.of(values) : undefined);

/** As somebody writes it: in groups, in lower case, with a label. */
function written(text: string, random: Random): string {
  switch (random.below(8)) {
    case 0:
      return text.replace(/.{4}(?=.)/g, '$& ');
    case 1:
      return text.toLowerCase();
    case 2:
      return text.replace(/.{4}(?=.)/g, random.of(['$&-', '$&.', '$&\u00a0', '$&/']));
    case 3:
      return random.of([` ${text}`, `${text} `, `IBAN ${text}`, `IBAN: ${text}`, `No. ${text}`]);
    default:
      return text;
  }
}

/** The text with a slip of the hand. */
function slipped(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const instead = /\d/.test(text.charAt(at)) ? String(random.below(10)) : random.of([...'ABXZ09 -é.']);
  switch (random.below(6)) {
    case 0:
      return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
    case 1:
      return text.slice(0, at) + text.slice(at + 1);
    case 2:
      return text.slice(0, at + 1) + text.slice(at);
    case 3:
      return text.slice(0, at).toLowerCase();
    default:
      return text.slice(0, at) + instead + text.slice(at + 1);
  }
}

function address({ country, postCodes, subdivisions }: Pool, random: Random): Record<string, unknown> {
  const [street, town, number] = [random.of(STREETS), random.of(TOWNS), String(1 + random.below(300))];
  const postCode = oneOf(random, postCodes);
  const place = {
    ...(!random.once(8) && { country }),
    ...(!random.once(6) && { townName: town }),
    ...(postCode !== undefined && !random.once(4) && { postCode: random.once(5) ? slipped(postCode, random) : postCode }),
    ...(random.once(2) && subdivisions.length > 0 && { countrySubdivision: random.of(subdivisions) }),
  };
  const lines = { addressLine1: `${number} ${street}`, ...(random.once(2) && { addressLine2: `${postCode ?? ''} ${town}`.trim() }) };
  switch (random.below(4)) {
    case 0:
      return { ...lines, ...(random.once(2) && { country }), ...(random.once(3) && { addressLine3: country }) };
    case 1:
      return { ...place, ...lines };
    case 2:
      return { ...place, streetName: street, buildingNumber: number, ...(random.once(3) && { floor: '3', room: '12', postBox: '1234' }) };
    default:
      return { ...place, streetName: `${street} ${number}`, ...(random.once(6) && { districtName: town, department: 'Accounts' }) };
  }
}

function creditor(pool: Pool, random: Random): Record<string, unknown> {
  const [type, name] = random.of(names);
  const identifier = oneOf(
    random,
    pool.identifiers.filter(({ of = type }) => of === type || random.once(6)),
  );
  const phone = oneOf(random, random.once(8) ? random.of(pools).phones : pool.phones);
  const document = {
    type: random.once(3) || identifier === undefined ? random.of(documentNames) : identifier.type,
    value: identifier?.value ?? 'AB123456',
  };
  return {
    ...(!random.once(10) && { name }),
    ...(random.once(2) && { type }),
    ...(random.once(2) && { address: address(pool, random) }),
    ...(random.once(3) && { contactDetails: { email: random.of(EMAILS), ...(phone !== undefined && { phone }) } }),
    ...(random.once(5) && { dateOfBirth: random.of(DAYS) }),
    ...(random.once(2) && identifier !== undefined && { taxId: random.once(6) ? slipped(identifier.value, random) : identifier.value }),
    ...(random.once(4) && { documents: [document, ...(random.once(5) ? [{ type: 'CCPT', value: 'X1234567' }] : [])] }),
  };
}

const accountType = (random: Random) => (random.once(3) ? { type: random.of(ACCOUNT_TYPES) } : {});

function account(pool: Pool, random: Random): Record<string, unknown> {
  const bic = oneOf(random, random.once(10) ? random.of(pools).bics : pool.bics);
  const withBic = bic !== undefined && random.once(3) ? { bic: random.once(4) ? `${bic.slice(0, 8)}XXX` : bic } : {};
  const iban = oneOf(random, pool.ibans);
  if (iban !== undefined && random.once(2)) {
    const value = written(random.once(4) ? slipped(iban, random) : iban, random);
    const agent = random.once(3) ? { creditorAgent: withBic } : {};
    return { ...agent, creditorAccount: { id: { value, ...(!random.once(8) && { type: 'IBAN' }) }, ...accountType(random) } };
  }
  const { memberId, branchId, account: number } = oneOf(random, pool.details) ?? { account: '1234567890' };
  const value = number !== undefined && random.once(5) ? slipped(number, random) : number;
  return {
    creditorAgent: {
      ...withBic,
      ...(memberId && !random.once(10) && { clearingSystemMemberId: { memberId: random.once(8) ? slipped(memberId, random) : memberId } }),
      ...(branchId && { branchId }),
    },
    ...(value && {
      creditorAccount: {
        id: { value: written(value, random), ...(!random.once(8) && { type: 'ACCOUNT_NUMBER' }) },
        ...accountType(random),
      },
    }),
  };
}

/** Whom and what it pays: an account, or what a method takes in its place. */
function destination(pool: Pool, random: Random): Record<string, unknown> {
  const ways = methodModules.filter(({ rule }) => rule.countries !== 'WORLD' && rule.countries.includes(pool.country));
  const way = random.once(3) ? oneOf(random, ways) : undefined;
  if (way === undefined)
    return {
      ...account(pool, random),
      ...(random.once(8) && { method: random.once(3) ? random.of(Object.keys(methods)) : 'BANK_ACCOUNT' }),
    };
  const { creditor: _, ...rest } = methodInstruction(
    way.rule,
    random.of([...way.examples.valid, ...way.examples.valid, ...way.examples.invalid]),
  );
  return { ...rest, country: pool.country };
}

function sound(random: Random): Record<string, unknown> {
  const pool = random.of(pools);
  const system = random.once(12) ? random.of(random.of(pools).systems) : oneOf(random, pool.systems);
  const currency = random.once(4) ? random.of(['EUR', 'USD', 'GBP', 'CNY', random.of(pools).currency]) : pool.currency;
  const agents = random.once(8) ? 1 + random.below(3) : 0;
  return {
    ...(!random.once(8) && { country: random.once(20) ? random.of(pools).country : pool.country }),
    ...(!random.once(5) && { currency }),
    ...destination(pool, random),
    ...(!random.once(6) && { creditor: creditor(pool, random) }),
    ...Object.fromEntries(Array.from({ length: agents }, (_, at) => [`intermediaryAgent${at + 1}`, { bic: random.of(CORRESPONDENTS) }])),
    ...(random.once(2) && system !== undefined && { settlementInformation: { settlementSystem: system } }),
  };
}

const UNKNOWN_MEMBERS = ['iban', 'amount', 'reference', 'creditorName', 'Country', 'creditor_account', 'remittanceInformation'];
const WRONG = [null, null, '', ' ', 7, true, [], {}, ['DE'], { value: 'DE' }, 'N/A', 'null', '０１２３'];

/** An instruction, one of three with something in it that does not belong there. */
export function likelyInstruction(random: Random): unknown {
  const instruction = sound(random);
  switch (random.below(12)) {
    case 0:
      return replaceAt(instruction, random.of(MEMBERS), random.of(WRONG));
    case 1:
      return { ...instruction, [random.of(UNKNOWN_MEMBERS)]: random.of(['Ada Example', 12.5, null, { value: 'DE' }]) };
    case 2:
      return replaceAt(
        instruction,
        random.of(['/creditor', '/creditorAccount', '/creditorAgent', '/creditorAccount/id', '/creditor/address']),
        random.of(WRONG),
      );
    case 3:
      return replaceAt(replaceAt(instruction, random.of(MEMBERS), random.of(WRONG)), random.of(MEMBERS), random.of(WRONG));
    default:
      return instruction;
  }
}
