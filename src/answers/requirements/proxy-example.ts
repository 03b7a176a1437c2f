/** An example of what stands for an account: the telephone number of no subscriber, an e-mail address, a tax number. */
import { sampleMobiles } from '../../../rules/samples/mobiles.js';
import { identifierExample } from '../../identifiers/identifier-example.js';
import type { FormContext } from './corridor.js';
import type { FieldRequirement } from './field.js';
import { taxIdsOf } from './tax-ids.js';

function exampleOf(context: FormContext, type: string | undefined): string | undefined {
  if (type === 'EMAIL') return 'anna@example.org';
  if (type === 'PHONE' || type === 'MOBILE') return sampleMobiles.get(context.corridor.country);
  return type === 'TAX_ID' ? identifierExample(taxIdsOf(context)) : undefined;
}

/** None for an account, which has one by its rules, and none that does not fit the pattern. */
export function proxyExampleOf(
  context: FormContext,
  { pointer, accountIdType, pattern = '' }: FieldRequirement,
): Pick<FieldRequirement, 'example'> {
  const example = pointer === '/creditorAccount/id/value' ? exampleOf(context, accountIdType) : undefined;
  return example !== undefined && new RegExp(pattern, 'u').test(example) ? { example } : {};
}
