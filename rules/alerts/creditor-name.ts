/** Alerts: the name of the creditor. */
import { alert } from '../vocabulary/alert.js';
import { paid } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorName = {
  CREDITOR_NAME_MISSING: alert({
    severity: 'error',
    reason: 'BE22',
    rules: requirementRules,
    cause: 'Without the name of the account holder, the payment is rejected.',
    fix: 'Ask the creditor for their full name.',
    example: paid('US', '097237624', '58077575655350514', 'US_FEDWIRE'),
    text: '{by: place en} requires the name of the creditor.',
  }),

  CREDITOR_NAME_INVALID_FORMAT: alert({
    severity: 'warning',
    reason: 'BE21',
    rules: { 'name/letters': 'payprep, heuristic', 'name/words': 'the rules for payouts to the country' },
    cause: 'The bank cannot match this name with the account holder and may return the payment.',
    fix: 'Ask for the full name as the bank knows it.',
    example: { creditor: { name: '...' } },
    text: 'The creditor’s name is not a full name: {reason}.',
  }),

  CREDITOR_NAME_INVALID_CHARACTERS: alert({
    severity: 'warning',
    reason: 'RR10',
    rules: {
      'name/characters': 'payprep, heuristic',
      'name/charset': 'European Payments Council, EPC217-08, SEPA requirements for an extended character set',
    },
    cause: 'The characters are replaced or dropped on the way, and the name no longer matches the account.',
    fix: 'Type the name again: pasted text can hold invisible characters.',
    example: { creditor: { name: 'Ada\u200b Example' } },
    optional: ['characters'],
    text: 'The creditor’s name has characters ({characters}) that names do not have, or that {by: place en} does not carry.',
  }),

  CREDITOR_NAME_TOO_LONG: alert({
    severity: 'warning',
    reason: 'BE20',
    rules: { 'name/length': 'ISO 20022, Max140Text, or the rules of the settlement system' },
    cause: 'The name is cut off on the way, or the payment is rejected.',
    fix: 'Shorten the name to a form that the creditor’s bank still recognises.',
    example: { creditor: { name: 'Ada Example '.repeat(12) } },
    text: 'The creditor’s name has {length} characters; {by: place en} allows at most {max}.',
  }),

  CREDITOR_NAME_SUSPICIOUS: alert({
    severity: 'warning',
    reason: 'BE21',
    rules: { 'name/placeholder': 'payprep, heuristic' },
    cause: 'The name was probably never filled in, and the bank cannot match it with the account.',
    fix: 'Check the name; ask the creditor if in doubt.',
    example: { creditor: { name: 'asdf' } },
    text: 'The creditor’s name looks like a placeholder.',
  }),

  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'BE21',
    rules: { 'name/identifier': 'payprep, heuristic' },
    cause: 'The bank cannot match a number with the name of the account holder.',
    fix: 'Check whether two fields were swapped, and ask for the name.',
    example: { creditor: { name: '12345678' } },
    text: 'The field for the creditor’s name holds an account number or another identifier.',
  }),

  CREDITOR_NAME_TYPE_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'BE01',
    rules: { 'name/type': 'payprep, heuristic' },
    cause: 'The details for a person and for a company differ, so the wrong ones are sent.',
    fix: 'Ask whether the account belongs to a person or a company, and correct the type.',
    example: { creditor: { name: 'Example Trading GmbH', type: 'INDIVIDUAL' } },
    text: 'The creditor’s name does not fit the type of the creditor.',
  }),
};
