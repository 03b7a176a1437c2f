/** Whether everything is there that the settlement system, the method and the country ask for. */
import type { AskedPointer } from '../../../rules/vocabulary/scheme.js';
import { MISSING } from '../../instruction/fields.js';
import { hasAddress, isGiven } from '../../instruction/presence.js';
import type { InstructionReading } from '../../instruction/read.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import type { Payment } from '../../payment/payment.js';
import { profilesOf, type RequiredField, type RequirementFacts } from '../../payment/required-fields.js';
import { documentName } from '../../rules-and-data/creditors.js';
import type { RulesOnDay } from '../../rules-and-data/rules.js';

/** False where every document is one that the country gives and that is not enough here: a DNI in Argentina. */
const hasAccepted = ({ documents }: InstructionReading, { refused }: RequiredField): boolean =>
  // documents that are no list are read as none, and have an alert of their own
  refused === undefined || documents.length === 0 || documents.some(({ type }) => !refused.includes(documentName(given(type) ?? '')));

/** One of its members is enough. */
function isMet(field: RequiredField, reading: InstructionReading): boolean {
  for (const pointer of field.pointers) {
    if (isGiven(reading, pointer) && (pointer !== '/creditor/documents' || hasAccepted(reading, field))) return true;
  }
  return false;
}

/** What a payment requires and does not have. */
export const unmetFields = ({ plan, reading }: Pick<Payment, 'plan' | 'reading'>): readonly RequiredField[] =>
  plan.requiredFields.filter((field) => !isMet(field, reading));

/** What may stand in the member that is asked for, where the text names it. */
function typesAsked(pointer: AskedPointer, facts: RequirementFacts, day: RulesOnDay): string | undefined {
  if (pointer !== '/creditorAccount/type' && pointer !== '/creditor/documents') return undefined;
  const own = profilesOf(facts, day);
  // without country or currency, those of the system say which types there are
  const { system } = facts;
  const profiles = own.length > 0 ? own : profilesOf({ ...facts, country: system?.countries[0], currency: system?.currencies[0] }, day);
  const types =
    pointer === '/creditorAccount/type'
      ? profiles.flatMap(({ accountTypes = [] }) => accountTypes)
      : profiles.flatMap(({ identifiers = [] }) => identifiers);
  return [...new Set<string>(types)].join(', ');
}

export const required: Check = {
  name: 'presence/required',
  asks: Object.keys(MISSING),
  appliesTo: ({ requiredFields }) => requiredFields.length > 0,
  isOrdinary({ plan, reading }) {
    for (const field of plan.requiredFields) if (!isMet(field, reading)) return false;
    return true;
  },
  examine({ plan, reading, engine }, findings) {
    for (const field of plan.requiredFields) {
      const { pointers, by, restsOn } = field;
      const [pointer] = pointers;
      if (isMet(field, reading)) {
        findings.outcome(`required/${by.kind}`, pointer, 'passed');
        continue;
      }
      // without any address that is what is missing, not each of its parts
      const missing = pointer.startsWith('/creditor/address') && !hasAddress(reading) ? '/creditor/address' : pointer;
      if (findings.has(MISSING[missing], missing)) continue;
      const types = typesAsked(pointer, plan.requirementFacts, engine);
      const params = { by: by.code, ...(types && { types }) };
      findings.report(MISSING[missing], missing, { rule: `required/${by.kind}`, restsOn, params });
    }
  },
};
