/** `docs/instruction.md`: every member of a payment instruction, in the order of the contract. */
import { INSTRUCTION_FIELDS, type InstructionField } from '../../src/instruction/fields.js';
import { table } from './markdown.js';
import { memberName } from './sections/words.js';

/** What a member means. Those of the other agents mean the same as those of `creditorAgent`. */
export const FIELD_MEANINGS: Readonly<Record<string, string>> = {
  '/country': 'The country that is paid to, ISO 3166-1 alpha-2. Not the country of the account: inside SEPA that is often another one.',
  '/currency': 'What the creditor receives, ISO 4217.',
  '/method': 'How a recipient is paid: `BANK_ACCOUNT` or one of the methods of the country, such as `GCASH`.',
  '/creditor': 'Who is paid.',
  '/creditor/name': 'As the bank knows it: first and family name, or the registered name of a company.',
  '/creditor/type': '`INDIVIDUAL` or `BUSINESS`.',
  '/creditor/dateOfBirth': '`YYYY-MM-DD`.',
  '/creditor/taxId': 'The tax number in the country that is paid to: CPF or CNPJ, CUIT, NPWP …',
  '/creditor/documents': 'Identity documents: each with `type` and `value`.',
  '/creditor/contactDetails': 'How to reach the creditor.',
  '/creditor/contactDetails/email': 'One address, RFC 5321.',
  '/creditor/contactDetails/phone': 'With `+` and country code, or as the country writes it.',
  '/creditor/address':
    'Where the creditor lives or is registered. Since 15 November 2026, SEPA and Swift require town and country in their own fields.',
  '/creditor/address/country': 'ISO 3166-1 alpha-2.',
  '/creditor/address/addressLine1': 'What has no field of its own.',
  '/creditor/address/addressLine2': 'The same, second line.',
  '/creditor/address/addressLine3': 'The same, third line.',
  '/creditor/address/department': 'Department of an organization.',
  '/creditor/address/streetName': 'Street, without the number.',
  '/creditor/address/buildingNumber': 'House number.',
  '/creditor/address/buildingName': 'Name of a building.',
  '/creditor/address/floor': 'Floor.',
  '/creditor/address/room': 'Room or flat.',
  '/creditor/address/townName': 'Town.',
  '/creditor/address/townLocationName': 'Part of the town.',
  '/creditor/address/districtName': 'District within a subdivision.',
  '/creditor/address/postBox': 'Post box.',
  '/creditor/address/postCode': 'Post code.',
  '/creditor/address/countrySubdivision': 'State or province, ISO 3166-2 with or without the country.',
  '/creditorAccount': 'Where the money goes.',
  '/creditorAccount/id': 'The identifier of the account.',
  '/creditorAccount/id/value': 'IBAN, account number, telephone number …, as people write it: spaces and hyphens do not count.',
  '/creditorAccount/id/type': 'What `value` is: `IBAN`, `ACCOUNT_NUMBER`, `PHONE` …',
  '/creditorAccount/type': 'Kind of account where the country asks for it: `CHECKING`, `SAVINGS` …',
  '/creditorAgent': 'The bank of the creditor.',
  '/creditorAgent/bic': 'BIC of 8 or 11 characters, ISO 9362.',
  '/creditorAgent/clearingSystemMemberId': 'The bank in the country’s own clearing.',
  '/creditorAgent/clearingSystemMemberId/memberId': 'Bankleitzahl, sort code, routing number, IFSC, BSB …',
  '/creditorAgent/branchId': 'The branch, where the country writes it apart: agência, transit number …',
  '/intermediaryAgent1':
    'Banks through which the payment passes, the first one nearest to the payer. Their members are those of `creditorAgent`.',
  '/settlementInformation': 'How the banks settle it.',
  '/settlementInformation/settlementSystem':
    'The system that is to carry it: `SCT`, `GB_FPS`, `US_FEDACH` … Absent: `enrich` says which can.',
};

const isOfFurtherAgent = ({ pointer }: InstructionField): boolean => /^\/intermediaryAgent(?:[23]|1\/)/.test(pointer);

const TYPES = { text: 'string', object: 'object', list: 'array' } as const;

function row(field: InstructionField): readonly string[] {
  const meaning = FIELD_MEANINGS[field.pointer];
  if (meaning === undefined) throw new Error(`scripts/docs/instruction.ts does not say what ${field.pointer} means`);
  const name = field.pointer === '/intermediaryAgent1' ? '`intermediaryAgent1`, `2`, `3`' : `\`${memberName(field.pointer)}\``;
  return [name, TYPES[field.type], field.maxLength === undefined ? '' : String(field.maxLength), meaning];
}

export const instruction = (): string => `# A payment instruction

Every member, in the order of the contract. \`npm run docs\` writes this page; do not edit it. All members are optional: the country, the settlement system
and the method decide which a payment cannot do without, and \`requirements\` lists them. An empty text is a fault of its field, but in an address, where it is read as absent.

${table(['member', 'type', 'most characters', 'meaning'], INSTRUCTION_FIELDS.filter((field) => !isOfFurtherAgent(field)).map(row))}
`;
