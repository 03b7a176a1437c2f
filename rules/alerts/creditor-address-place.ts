/** Alerts: street, post code, town, state and country in the address of the creditor. */
import { alert } from '../vocabulary/alert.js';
import { paid, sct, toBank } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorAddressPlace = {
  CREDITOR_ADDRESS_COUNTRY_MISSING: alert({
    severity: 'error',
    reason: 'BE11',
    rules: { 'address/form': 'the rules of the settlement system on structured addresses', ...requirementRules },
    cause: 'An address without its country is incomplete, and the payment is rejected.',
    fix: 'Send the country of the address as a two-letter code.',
    example: {
      creditor: { name: 'Ada Example', address: { streetName: 'Example Street', townName: 'Berlin' } },
      ...sct,
    },
    text: '{by: place en} requires the country in the address of the creditor.',
  }),

  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'BE11',
    rules: { 'country/iso-3166-1': 'ISO 3166-1' },
    cause: 'The bank rejects a message whose address has no readable country.',
    fix: 'Send the two-letter code: DE, not Germany or DEU.',
    example: { creditor: { address: { country: 'Germany' } } },
    text: 'The country in the address must be a code of two capital letters (ISO 3166-1 alpha-2).',
  }),

  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: alert({
    severity: 'error',
    reason: 'BE11',
    rules: { 'country/iso-3166-1': 'ISO 3166-1' },
    cause: 'The bank rejects a message that names a country that does not exist.',
    fix: 'Look up the code in ISO 3166-1.',
    example: { creditor: { address: { country: 'ZZ' } } },
    text: 'No country has the code in the address (ISO 3166-1 alpha-2).',
  }),

  CREDITOR_ADDRESS_STREET_NAME_MISSING: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: requirementRules,
    cause: 'The address is incomplete, and the payment is held or rejected.',
    fix: 'Ask the creditor for the street.',
    example: {
      ...toBank('BD', 'BDT', { clearingSystemMemberId: { memberId: '060261339' } }, '89169118931102179928'),
      creditor: { name: 'Ada Example', address: { townName: 'Dhaka' }, contactDetails: { phone: '+880 1812 345678' } },
    },
    text: '{by: place en} requires the street in the address of the creditor.',
  }),

  CREDITOR_ADDRESS_POST_CODE_MISSING: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: requirementRules,
    cause: 'The address is incomplete, and the payment is held or rejected.',
    fix: 'Ask the creditor for the post code.',
    example: {
      ...paid('US', '097237624', '58077575655350514', 'US_FEDWIRE'),
      creditor: { name: 'Ada Example', address: { townName: 'Springfield', countrySubdivision: 'IL', country: 'US' } },
    },
    text: '{by: place en} requires the post code in the address of the creditor.',
  }),

  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/post-code': 'national posts, after libaddressinput' },
    cause: 'The address is wrong, and the bank may ask for it again.',
    fix: 'Look up the post code of the town.',
    example: { creditor: { address: { country: 'DE', postCode: '1011' } } },
    text: 'This is not a valid post code of {country: place en}.',
  }),

  CREDITOR_ADDRESS_TOWN_NAME_MISSING: alert({
    severity: 'error',
    reason: 'BE04',
    rules: { 'address/form': 'the rules of the settlement system on structured addresses', ...requirementRules },
    cause: 'The address is incomplete, and the payment is held or rejected.',
    fix: 'Ask the creditor for the town.',
    example: {
      creditor: { name: 'Ada Example', address: { streetName: 'Example Street', country: 'DE' } },
      ...sct,
    },
    text: '{by: place en} requires the town in the address of the creditor.',
  }),

  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: requirementRules,
    cause: 'The address is incomplete, and the payment is held or rejected.',
    fix: 'Ask the creditor for the state or province.',
    example: {
      ...paid('US', '097237624', '58077575655350514', 'US_FEDWIRE'),
      creditor: { name: 'Ada Example', address: { townName: 'Springfield', postCode: '62701', country: 'US' } },
    },
    text: '{by: place en} requires the state or province in the address of the creditor.',
  }),

  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/subdivision': 'ISO 3166-2 and national posts, after libaddressinput; see editions' },
    cause: 'The address is wrong, and the bank may ask for it again.',
    fix: 'Use the code of ISO 3166-2, or the full name.',
    example: { creditor: { address: { country: 'US', countrySubdivision: 'QQ' } } },
    text: 'There is no state or province with this name or code in {country: place en}.',
  }),

  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/post-code-subdivision': 'national posts, after libaddressinput; see editions' },
    cause: 'One of the two is wrong, and so is the address.',
    fix: 'Look up the post code of the town.',
    example: {
      creditor: { address: { country: 'US', countrySubdivision: 'CA', postCode: '10001' } },
    },
    text: 'The post code does not belong to the state or province.',
  }),
};
