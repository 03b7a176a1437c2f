/**
 * The required fields of a payment: what its settlement system, its method and the country that it goes to require, in one list.
 *
 * `validate` and `requirements` read the same list. A country requires something only where a system or a method is named:
 * until then an instruction may be partial.
 */
import type { CreditorRule } from '../../rules/vocabulary/creditor.js';
import type { Identifier } from '../../rules/vocabulary/identifier.js';
import { hasIdentifiers, type MethodRule } from '../../rules/vocabulary/method.js';
import type { PayoutProfile } from '../../rules/vocabulary/payout.js';
import type { Asked, AskedPointer, InstructionPointer, SchemeRule } from '../../rules/vocabulary/scheme.js';
import { type Basis, isGraver, ruleConfidence } from '../findings/severity.js';
import { partsOf } from '../identifiers/account/domestic-parts.js';
import type { CompiledCountry } from '../identifiers/country/layout.js';
import { namesOf } from '../rules-and-data/creditors.js';
import type { RulesOnDay } from '../rules-and-data/rules.js';

/** Who requires a field. */
export interface Asker {
  readonly kind: 'settlement-system' | 'method' | 'country';
  /** `SCT`, `BPAY`, `BR`. */
  readonly code: string;
}

/** A field that a payment requires, or several of which one is enough. */
export interface RequiredField {
  /** One of these is enough; the first names what is missing. */
  readonly pointers: readonly [AskedPointer, ...InstructionPointer[]];
  readonly by: Asker;
  /** What it rests on. */
  readonly restsOn: Basis;
  /** The types of documents that are not accepted here, though the country issues them. */
  readonly refused?: readonly string[];
}

/** What decides which fields a payment requires. */
export interface RequirementFacts {
  readonly country: string | undefined;
  readonly currency: string | undefined;
  readonly system: SchemeRule | undefined;
  readonly method: MethodRule | undefined;
  readonly creditorType: string | undefined;
  /** What stands for the account; undefined where there is none yet. */
  readonly accountIdType: string | undefined;
  readonly hasAddress: boolean;
  /** The account number names its bank. */
  readonly bankInAccount: boolean;
}

const listOf = (asked: Asked): RequiredField['pointers'] => (typeof asked === 'string' ? [asked] : asked);

/**
 * Before an account is given, the one that the system takes, or the method pays to in a country without IBANs, where that is a number at a bank: so that all
 * that is missing is said at once.
 */
export function withUsualAccount(facts: RequirementFacts, { rules: { countries } }: RulesOnDay): RequirementFacts {
  const { accountIdType, system, method, country = '' } = facts;
  if (accountIdType !== undefined || hasIdentifiers(method)) return facts;
  const ofCountry = method !== undefined && countries.isComplete && countries.withIban(country) === undefined ? [NUMBER] : [];
  const [only, ...others] = system?.account ?? ofCountry;
  if (only !== NUMBER || others.length > 0) return facts;
  const rules = countries.domestic(country);
  return { ...facts, accountIdType: NUMBER, bankInAccount: rules !== undefined && isBankWritten(rules) };
}

const NUMBER = 'ACCOUNT_NUMBER';

/** The account number, as the country writes it, names its bank. */
function isBankWritten(rules: CompiledCountry): boolean {
  const { memberIdFields, writtenForm } = partsOf(rules);
  return memberIdFields[0] !== undefined && writtenForm.fields.includes(memberIdFields[0]);
}

/** The fields that a payment requires on a day, those of the system first; each member once. */
export function requiredFieldsOf(facts: RequirementFacts, day: RulesOnDay): readonly RequiredField[] {
  const { system, method } = facts;
  if (system === undefined && method === undefined) return [];
  const all = [...requiredBySystem(facts), ...requiredByMethod(facts), ...requiredByCountry(facts, day)];
  const byMember = new Map<string, RequiredField>();
  for (const field of all) {
    const key = field.pointers.join();
    const other = byMember.get(key);
    const graver = other === undefined || isGraver(field.restsOn, other.restsOn) ? field : other;
    const refused = field.refused ?? other?.refused;
    byMember.set(key, { ...graver, ...(refused && { refused }) });
  }
  return [...byMember.values()];
}

function requiredBySystem({ system, accountIdType, bankInAccount }: RequirementFacts): readonly RequiredField[] {
  if (system === undefined) return [];
  const by: Asker = { kind: 'settlement-system', code: system.code };
  const required = (system.required ?? []).map((asked) => ({ pointers: listOf(asked), by, restsOn: ruleConfidence(system, 'required') }));
  const bank = accountIdType === 'ACCOUNT_NUMBER' && !bankInAccount ? BANK[system.bank] : undefined;
  return [
    // no system moves money to nobody; where its rules do not say so, it is no more than likely
    { pointers: ['/creditor/name'], by, restsOn: 'likely' },
    ...required,
    { pointers: ['/creditorAccount/id'], by, restsOn: ruleConfidence(system, 'account') },
    ...(bank ? [{ pointers: [bank] as const, by, restsOn: ruleConfidence(system, 'bank') }] : []),
  ];
}

const BANK: Readonly<Record<SchemeRule['bank'], AskedPointer | undefined>> = {
  memberId: '/creditorAgent/clearingSystemMemberId/memberId',
  bic: '/creditorAgent/bic',
  either: '/creditorAgent',
  'in-account': undefined,
};

function requiredByMethod({ method, accountIdType, bankInAccount, system }: RequirementFacts): readonly RequiredField[] {
  if (method === undefined) return [];
  const by: Asker = { kind: 'method', code: method.code };
  const required = method.required.map((asked) => ({ pointers: listOf(asked), by, restsOn: ruleConfidence(method, 'required') }));
  const needsBank = !hasIdentifiers(method) && accountIdType === 'ACCOUNT_NUMBER' && !bankInAccount && system === undefined;
  return [
    ...required,
    { pointers: ['/creditorAccount/id'], by, restsOn: 'sourced' },
    ...(needsBank ? [{ pointers: ['/creditorAgent'] as const, by, restsOn: 'sourced' as const }] : []),
  ];
}

function requiredByCountry(facts: RequirementFacts, day: RulesOnDay): readonly RequiredField[] {
  const { country, accountIdType, hasAddress } = facts;
  const by: Asker = { kind: 'country', code: country ?? '' };
  const known = (day.rules.creditors.ruleOf(country) ?? NOTHING_KNOWN).identifiers;
  return profilesOf(facts, day).flatMap(({ required, address = [], identifiers, law, confidence }) => {
    // what is no law is what providers ask for
    const restsOn = law ? ruleConfidence({ confidence }, 'law') : 'likely';
    const parts = hasAddress ? address.map((field) => `/creditor/address/${field}` as const) : [];
    const isForAll = law === true || carriesAddress(facts);
    return (
      [...required, ...parts]
        .filter((asked) => isForAll || typeof asked !== 'string' || !asked.startsWith('/creditor/address'))
        // an IBAN, or a number that stands for an account, has no type beside it
        .filter((asked) => asked !== '/creditorAccount/type' || accountIdType === 'ACCOUNT_NUMBER')
        .map(
          (asked) => ({ pointers: listOf(asked), by, restsOn, ...(identifiers && { refused: namesBeside(known, identifiers) }) }) as const,
        )
    );
  });
}

/** False for a domestic system without a rule for addresses: it carries none, and providers ask for one beside others alone. */
const carriesAddress = ({ system }: RequirementFacts): boolean =>
  system === undefined || system.address !== undefined || system.kind === 'cross-border';

const NOTHING_KNOWN: Pick<CreditorRule, 'identifiers' | 'payouts'> = { identifiers: [], payouts: [] };

/** The names of the identifiers that are not accepted, and of none that is. */
function namesBeside(known: readonly Identifier[], accepted: readonly string[]): readonly string[] {
  const isAccepted = ({ type }: Identifier): boolean => accepted.includes(type);
  const namesOfAccepted = known.filter(isAccepted).flatMap(namesOf);
  const others = known.filter((identifier) => !isAccepted(identifier));
  return others.flatMap(namesOf).filter((name) => !namesOfAccepted.includes(name));
}

/**
 * A wallet or an alias asks for what its method or system does, whatever the type of its identifier says; the country speaks of accounts. Before
 * an account is given, it is one that the system takes.
 */
function isToAccount({ accountIdType, method, system }: RequirementFacts): boolean {
  const own = method?.identifiers ?? [];
  if (own.length > 0 && !own.some(({ type }) => type === 'ACCOUNT_NUMBER')) return false;
  const types: readonly string[] = accountIdType === undefined ? (system?.account ?? ['IBAN']) : [accountIdType];
  return types.some((type) => type === 'IBAN' || type === 'ACCOUNT_NUMBER');
}

/** What is known of payouts to the country in this currency, to a creditor of this type, on a day. */
export function profilesOf(facts: RequirementFacts, { rules, on }: RulesOnDay): readonly PayoutProfile[] {
  const { country, creditorType } = facts;
  if (!isToAccount(facts)) return [];
  const currency = currencyOf(facts);
  return (rules.creditors.ruleOf(country) ?? NOTHING_KNOWN).payouts.filter(
    ({ currencies, of, from = '' }) =>
      currency !== undefined && currencies.includes(currency) && (of === undefined || of === creditorType) && from <= on,
  );
}

/** The currency that is given, else the only one that system or method carry. */
function currencyOf({ currency, system, method, country }: RequirementFacts): string | undefined {
  const ofMethod = method === undefined || method.currencies === 'ANY' ? [] : (method.currencies[country ?? ''] ?? []);
  const ofSystem = system === undefined || system.currencies === 'ANY' ? [] : system.currencies;
  const [only, ...others] = ofSystem.length > 0 ? ofSystem : ofMethod;
  return currency ?? (others.length === 0 ? only : undefined);
}
