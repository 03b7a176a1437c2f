/** What a form can say of each member: label, pattern, length, options, an example. */

import { exampleAddress, exampleEmail } from '../../../rules/samples/examples.js';
import { identifierExample } from '../../identifiers/identifier-example.js';
import { EMAIL_PATTERN, identifierPattern } from '../../identifiers/patterns.js';
import { postCodePattern } from '../../identifiers/post-code.js';
import { postCodeExample } from '../../identifiers/post-code-example.js';
import { ADDRESS_LENGTHS, type AddressField, CREDITOR_TYPES, MAX_EMAIL } from '../../instruction/fields.js';
import { profilesOf } from '../../payment/required-fields.js';
import { accountDetailOf, type Detail, eitherPattern, known } from './account-details.js';
import type { FormContext } from './corridor.js';
import type { FormPointer } from './fields.js';
import { taxIdsOf } from './tax-ids.js';

export function detailOf(context: FormContext, pointer: FormPointer, accountIdType?: string): Detail {
  const label = pointer.slice(1).replaceAll('/', '.');
  const [, top = '', part = '', field = ''] = pointer.split('/');
  if (top !== 'creditor' || part === 'name') return accountDetailOf(context, pointer, accountIdType);
  if (part === 'address') return { label, ...addressDetail(context, field) };
  return { label, ...creditorDetail(context, part, field) };
}

function creditorDetail(context: FormContext, part: string, field: string): Omit<Detail, 'label'> {
  const { facts, corridor, engine } = context;
  switch (part) {
    case 'contactDetails':
      return field === 'email'
        ? { type: 'string', format: 'email', maxLength: MAX_EMAIL, pattern: EMAIL_PATTERN, example: exampleEmail }
        : { type: 'string' };
    case 'dateOfBirth':
      return { type: 'string', format: 'date', example: '1980-05-17' };
    case 'type':
      return {
        type: 'string',
        options: CREDITOR_TYPES,
        example: CREDITOR_TYPES.find((type) => type === corridor.creditorType) ?? 'INDIVIDUAL',
      };
    case 'taxId': {
      const patterns = taxIdsOf(context).map(identifierPattern);
      return { type: 'string', ...known({ pattern: eitherPattern(patterns), example: identifierExample(taxIdsOf(context)) }) };
    }
    default: {
      const accepted = profilesOf(facts, engine).flatMap(({ identifiers = [] }) => identifiers);
      return { type: 'array', ...(accepted.length > 0 && { options: [...new Set(accepted)] }) };
    }
  }
}

function addressDetail({ corridor, facts }: FormContext, field: string): Omit<Detail, 'label'> {
  if (field === '') return { type: 'object' };
  if (field === 'postCode') {
    const { country } = corridor;
    return {
      type: 'string',
      ...known({ minLength: 1, maxLength: ADDRESS_LENGTHS.postCode, pattern: postCodePattern(country), example: postCodeExample(country) }),
    };
  }
  if (field === 'country') return { type: 'string', pattern: '^[A-Z]{2}$', ...known({ example: facts.country }) };
  return {
    type: 'string',
    ...known({ minLength: 1, maxLength: ADDRESS_LENGTHS[field as AddressField], example: exampleAddress[field] }),
  };
}
