/** Alerts: the address of the creditor as a whole, and faults that any field of it can have. */
import { alert } from '../vocabulary/alert.js';
import { ada, sct, toBank } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorAddress = {
  CREDITOR_ADDRESS_MISSING: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: requirementRules,
    cause: 'Banks must pass on the address; without it the payment is held or rejected.',
    fix: 'Ask the creditor for their address.',
    example: { ...toBank('PH', 'PHP', { bic: 'AUBKPHMM' }, '03168852927272302752'), ...ada },
    text: '{by: place en} requires the address of the creditor.',
  }),

  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED: alert({
    severity: 'error',
    reason: 'BE04',
    rules: { 'address/form': 'the rules of the settlement system on structured addresses' },
    cause: 'The settlement system rejects addresses that consist of lines only.',
    fix: 'Take both out of the address lines; the rest may stay in two of them.',
    example: {
      creditor: { name: 'Ada Example', address: { addressLine1: '1 Example Street', addressLine2: '10115 Berlin' } },
      ...sct,
    },
    text: 'Since {from: date en-GB}, {by: place en} requires the town and country in their own fields.',
  }),

  CREDITOR_ADDRESS_LINES_TOO_MANY: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/form': 'the rules of the settlement system on structured addresses' },
    cause: 'The settlement system rejects the message, or drops the third line.',
    fix: 'Move street, building and post code into their own fields, or join two lines.',
    example: {
      creditor: {
        name: 'Ada Example',
        address: {
          addressLine1: '1 Example Street',
          addressLine2: 'Rear building',
          addressLine3: 'Third floor',
          townName: 'Berlin',
          country: 'DE',
        },
      },
      ...sct,
    },
    text: '{by: place en} accepts at most two address lines beside town and country.',
  }),

  CREDITOR_ADDRESS_LINE_DUPLICATE: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/form': 'the rules of the settlement system on structured addresses' },
    cause: 'The rules for such addresses forbid the repetition, and the message may be rejected.',
    fix: 'Remove town, post code and country from the address lines.',
    example: {
      creditor: {
        name: 'Ada Example',
        address: { addressLine1: '1 Example Street', addressLine2: '10115 Berlin', townName: 'Berlin', country: 'DE' },
      },
      ...sct,
    },
    text: 'An address line repeats the town, the post code or the country, which have their own fields.',
  }),

  CREDITOR_ADDRESS_FIELD_TOO_LONG: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/length': 'ISO 20022, PostalAddress24' },
    cause: 'The field is cut off on the way, or the payment is rejected.',
    fix: 'Shorten the field; abbreviate as mail to the creditor would.',
    example: { creditor: { address: { buildingNumber: '12345678901234567' } } },
    text: '{field} has {length} characters; a payment carries at most {max}.',
  }),

  CREDITOR_ADDRESS_INVALID_CHARACTERS: alert({
    severity: 'warning',
    reason: 'RR10',
    rules: { 'address/characters': 'payprep, heuristic', 'address/charset': 'the character set of the settlement system' },
    cause: 'The characters are replaced or dropped on the way.',
    fix: 'Type the address again: pasted text can hold invisible characters.',
    example: { creditor: { address: { townName: 'Ber\u200blin' } } },
    optional: ['characters'],
    text: '{field} has characters ({characters}) that addresses do not have, or that the settlement system does not carry.',
  }),

  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED: alert({
    severity: 'info',
    reason: 'BE04',
    rules: { 'address/post-box': 'payprep, heuristic' },
    cause: 'Some banks ask where the creditor lives or works. Where no post is delivered to houses, the box is the address.',
    fix: 'Ask for the street and the house number.',
    example: {
      creditor: { name: 'Ada Example', address: { postBox: '1234', townName: 'Berlin', country: 'DE' } },
      creditorAccount: { id: { value: 'DE45100610068891691189', type: 'IBAN' } },
      settlementInformation: { settlementSystem: 'SWIFT' },
    },
    text: 'The address is a post box; many banks require the address where the creditor lives or works.',
  }),

  CREDITOR_ADDRESS_SUSPICIOUS: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/placeholder': 'payprep, heuristic' },
    cause: 'The address was probably never filled in, and the bank may ask for it.',
    fix: 'Check the address; ask the creditor if in doubt.',
    example: { creditor: { address: { country: 'DE', townName: '12345' } } },
    text: 'The address looks like a placeholder.',
  }),
};
