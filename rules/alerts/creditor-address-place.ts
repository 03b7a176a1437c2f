/** Alerts: street, post code, town, state and country in the address of the creditor. */
import { alert } from '../vocabulary/alert.js';
import { paid, sct } from './shared/instructions.js';
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
    texts: {
      en: '{by} requires the country in the address of the creditor.',
      de: 'Für {by} wird das Land in der Anschrift des Zahlungsempfängers benötigt.',
      fr: 'Pour {by}, le pays est nécessaire dans l’adresse du bénéficiaire.',
      es: 'Para {by} se necesita el país en la dirección del beneficiario.',
      pt: 'Para {by} é necessário o país no endereço do beneficiário.',
    },
  }),

  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'BE11',
    rules: { 'country/iso-3166-1': 'ISO 3166-1' },
    cause: 'The bank rejects a message whose address has no readable country.',
    fix: 'Send the two-letter code: DE, not Germany or DEU.',
    example: { creditor: { address: { country: 'Germany' } } },
    texts: {
      en: 'The country in the address must be a code of two capital letters (ISO 3166-1 alpha-2).',
      de: 'Das Land in der Anschrift ist kein Code aus zwei Großbuchstaben (ISO 3166-1 alpha-2).',
      fr: 'Le pays de l’adresse n’est pas un code de deux lettres majuscules (ISO 3166-1 alpha-2).',
      es: 'El país de la dirección no es un código de dos letras mayúsculas (ISO 3166-1 alpha-2).',
      pt: 'O país do endereço não é um código de duas letras maiúsculas (ISO 3166-1 alpha-2).',
    },
  }),

  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: alert({
    severity: 'error',
    reason: 'BE11',
    rules: { 'country/iso-3166-1': 'ISO 3166-1' },
    cause: 'The bank rejects a message that names a country that does not exist.',
    fix: 'Look up the code in ISO 3166-1.',
    example: { creditor: { address: { country: 'ZZ' } } },
    texts: {
      en: 'No country has the code in the address (ISO 3166-1 alpha-2).',
      de: 'Kein Land hat den Code, der in der Anschrift steht (ISO 3166-1 alpha-2).',
      fr: 'Aucun pays n’a le code qui figure dans l’adresse (ISO 3166-1 alpha-2).',
      es: 'Ningún país tiene el código que figura en la dirección (ISO 3166-1 alpha-2).',
      pt: 'Nenhum país tem o código que está no endereço (ISO 3166-1 alpha-2).',
    },
  }),

  CREDITOR_ADDRESS_STREET_NAME_MISSING: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: requirementRules,
    cause: 'The address is incomplete, and the payment is held or rejected.',
    fix: 'Ask the creditor for the street.',
    example: {
      ...paid('BD', '292105528', '89169118931102179928', 'BD_BEFTN'),
      creditor: { name: 'Ada Example', address: { townName: 'Dhaka' }, contactDetails: { phone: '+880 1812 345678' } },
    },
    texts: {
      en: '{by} requires the street in the address of the creditor.',
      de: 'Für {by} wird die Straße des Zahlungsempfängers benötigt.',
      fr: 'Pour {by}, la rue du bénéficiaire est nécessaire.',
      es: 'Para {by} se necesita la calle del beneficiario.',
      pt: 'Para {by} é necessária a rua do beneficiário.',
    },
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
    texts: {
      en: '{by} requires the post code in the address of the creditor.',
      de: 'Für {by} wird die Postleitzahl des Zahlungsempfängers benötigt.',
      fr: 'Pour {by}, le code postal du bénéficiaire est nécessaire.',
      es: 'Para {by} se necesita el código postal del beneficiario.',
      pt: 'Para {by} é necessário o código postal do beneficiário.',
    },
  }),

  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/post-code': 'national posts, after libaddressinput' },
    cause: 'The address is wrong, and the bank may ask for it again.',
    fix: 'Look up the post code of the town.',
    example: { creditor: { address: { country: 'DE', postCode: '1011' } } },
    texts: {
      en: 'This is not a valid post code of {country}.',
      de: 'Die Postleitzahl hat nicht die Form, die Postleitzahlen in {country} haben.',
      fr: 'Le code postal n’a pas la forme des codes postaux en usage pour {country}.',
      es: 'El código postal no tiene la forma de los códigos postales de {country}.',
      pt: 'O código postal não tem o formato dos códigos postais usados em {country}.',
    },
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
    texts: {
      en: '{by} requires the town in the address of the creditor.',
      de: 'Für {by} wird der Ort des Zahlungsempfängers benötigt.',
      fr: 'Pour {by}, la ville du bénéficiaire est nécessaire.',
      es: 'Para {by} se necesita la localidad del beneficiario.',
      pt: 'Para {by} é necessária a cidade do beneficiário.',
    },
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
    texts: {
      en: '{by} requires the state or province in the address of the creditor.',
      de: 'Für {by} wird der Bundesstaat oder die Provinz des Zahlungsempfängers benötigt.',
      fr: 'Pour {by}, l’État ou la province du bénéficiaire est nécessaire.',
      es: 'Para {by} se necesita el estado o la provincia del beneficiario.',
      pt: 'Para {by} é necessário o estado ou a província do beneficiário.',
    },
  }),

  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/subdivision': 'ISO 3166-2 and national posts, after libaddressinput; see editions' },
    cause: 'The address is wrong, and the bank may ask for it again.',
    fix: 'Use the code of ISO 3166-2, or the full name.',
    example: { creditor: { address: { country: 'US', countrySubdivision: 'QQ' } } },
    texts: {
      en: '{country} has no state or province with this name or code.',
      de: 'In {country} gibt es keinen Bundesstaat und keine Provinz mit diesem Namen oder Code.',
      fr: 'Pour {country}, aucun État et aucune province n’a ce nom ou ce code.',
      es: 'En {country} no hay ningún estado ni provincia con este nombre o código.',
      pt: 'Em {country} não há estado nem província com este nome ou código.',
    },
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
    texts: {
      en: 'The post code does not belong to the state or province.',
      de: 'Die Postleitzahl gehört nicht zu diesem Bundesstaat oder dieser Provinz.',
      fr: 'Le code postal n’est pas de cet État ou de cette province.',
      es: 'El código postal no es de este estado o provincia.',
      pt: 'O código postal não é deste estado ou província.',
    },
  }),
};
