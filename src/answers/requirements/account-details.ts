/** What a form can say of an account, its bank and the name of its holder: label, pattern, length, options, an example. */

import { exampleName } from '../../../rules/samples/examples.js';
import type { MethodIdentifier } from '../../../rules/vocabulary/method.js';
import { askedNames } from '../../../rules/words/charsets.js';
import { hasOtherDomesticCode } from '../../identifiers/account/domestic-parts.js';
import { branchOf } from '../../identifiers/account/member-id.js';
import type { CompiledCountry } from '../../identifiers/country/layout.js';
import { accountPattern, bicPattern, ibanPattern, memberIdPattern, methodPattern } from '../../identifiers/patterns.js';
import { CREDITOR_TYPES, MAX_NAME } from '../../instruction/fields.js';
import { isOfType, isUsedIn } from '../../payment/facts/method-account.js';
import { profilesOf } from '../../payment/required-fields.js';
import { accountIdTypesOf, type FormContext } from './corridor.js';
import type { FieldRequirement } from './field.js';
import type { FormPointer } from './fields.js';

export type Detail = Pick<
  FieldRequirement,
  'isApart' | 'label' | 'type' | 'format' | 'pattern' | 'minLength' | 'maxLength' | 'options' | 'example'
>;

/** Neither a space, nor a digit or a sign of Latin and East Asian writing. */
const NO_LETTER = '\\s!-@\\[-`\\{-¿×÷、-〄〈-〠！-＠';

/** A letter of any script. Not by `\p{L}`: a schema is also read without the flag `u`, and in Python, which has none of these. */
const HAS_LETTER = `^[${NO_LETTER}]{0,${MAX_NAME}}[^${NO_LETTER}].{0,${2 * MAX_NAME}}$`;

/** Members that are left out where they are not known. */
export function known<Value extends object>(value: Value): { readonly [Name in keyof Value]?: Exclude<Value[Name], undefined> } {
  const found: { [Name in keyof Value]?: Exclude<Value[Name], undefined> } = {};
  for (const name in value) {
    const member = value[name];
    if (member !== undefined) found[name] = member as Exclude<Value[typeof name], undefined>;
  }
  return found;
}

/** Of the account and its bank; anything else is a text of which nothing is said. */
export function accountDetailOf(context: FormContext, pointer: FormPointer, accountIdType?: string): Detail {
  const label = pointer.slice(1).replaceAll('/', '.');
  const [, top = '', part = ''] = pointer.split('/');
  if (top === 'creditorAgent') return { label, ...agentDetail(context, part) };
  if (top === 'creditorAccount') return { label, ...accountDetail(context, pointer, accountIdType) };
  return { label, ...(part === 'name' ? nameDetail(context) : { type: 'string' as const }) };
}

/** Without the label. */
function nameDetail({ facts: { system } }: FormContext): Omit<Detail, 'label'> {
  const limit = system?.cuts ? undefined : system?.limits?.['/creditor/name'];
  const maxLength = limit ?? MAX_NAME;
  const asked = system?.charset && askedNames[system.charset];
  return { type: 'string', minLength: 1, maxLength, ...(asked ?? { pattern: HAS_LETTER, example: exampleName }) };
}

function accountDetail(context: FormContext, pointer: FormPointer, accountIdType?: string): Omit<Detail, 'label'> {
  const { corridor, country } = context;
  if (pointer === '/creditorAccount/type') {
    const types = [...new Set(profilesOfForm(context).flatMap(({ accountTypes = [] }) => accountTypes))];
    return types.length > 0 ? { type: 'string', options: types, ...known({ example: types[0] }) } : { type: 'string', example: 'CHECKING' };
  }
  if (pointer === '/creditorAccount/id/type') {
    const options = accountIdTypesOf(context);
    return { type: 'string', ...(options.length > 0 && { options, ...known({ example: options[0] }) }) };
  }
  const shown = context.account();
  const { accountLength: maxLength, bank } = context.facts.system ?? {};
  const number = (bank === 'in-account' ? shown?.whole : undefined) ?? shown?.account;
  const iban = context.engine.rules.countries.withIban(corridor.country);
  if (accountIdType === 'IBAN') return { type: 'string', ...known({ pattern: iban && ibanPattern(iban), example: shown?.iban }) };
  if (accountIdType === 'ACCOUNT_NUMBER')
    return { type: 'string', ...known({ pattern: country && accountPattern(country), maxLength, example: number?.slice(0, maxLength) }) };
  const patterns = formsOf(context, accountIdType).map(methodPattern);
  const isKnown = patterns.every((pattern) => pattern !== undefined);
  return { type: 'string', minLength: 1, ...known({ pattern: isKnown ? eitherPattern(patterns) : undefined }) };
}

/** What is known of payouts to creditors of the type that the corridor names, or of either where it leaves the type open. */
const profilesOfForm = ({ facts, engine }: FormContext) =>
  (facts.creditorType === undefined ? CREDITOR_TYPES : [facts.creditorType]).flatMap((creditorType) =>
    profilesOf({ ...facts, creditorType }, engine),
  );

/** One pattern for several; undefined for none. */
export const eitherPattern = (patterns: readonly string[]): string | undefined =>
  [...new Set(patterns)].map((pattern) => `(?:${pattern})`).join('|') || undefined;

/** The forms of an identifier that the method takes, or else the system has registered, in the country. */
function formsOf({ facts: { method, system }, corridor, engine }: FormContext, type = ''): readonly MethodIdentifier[] {
  const forms = method?.identifiers ?? (system && engine.rules.registeredBy(system)) ?? [];
  return forms.filter((form) => isOfType(form, type) && isUsedIn(form, corridor.country));
}

/** A bank identifier to show: without the branch that people leave out, or give by itself. */
function bankIdentifierOf(country: CompiledCountry, memberId: string): string | undefined {
  const { branchMayLack, branchApart } = country.facts;
  const branch = branchMayLack || branchApart ? branchOf(country, memberId) : undefined;
  return memberId.slice(0, memberId.length - (branch ?? '').length) || undefined;
}

function agentDetail(context: FormContext, part: string): Omit<Detail, 'label'> & { label?: string } {
  const { country } = context;
  const account = context.account();
  if (part === 'bic') return { type: 'string', ...known({ pattern: bicPattern(), example: account?.bic }) };
  if (part === 'branchId') {
    const example = country && account && branchOf(country, account.memberId);
    return { type: 'string', minLength: 1, ...known({ isApart: country?.facts.branchApart, example }) };
  }
  const biller = context.facts.method?.memberId;
  if (biller !== undefined) return { type: 'string', pattern: biller.source };
  const system = country?.facts.clearingSystem;
  return {
    ...(system !== undefined && { label: `clearingSystem.${system}` }),
    type: 'string',
    ...known({
      pattern: country && !hasOtherDomesticCode(country) ? memberIdPattern(country) : undefined,
      example: country && account && bankIdentifierOf(country, account.memberId),
    }),
  };
}
