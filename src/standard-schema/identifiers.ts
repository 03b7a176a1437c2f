/** Schemas of one identifier: they take no engine, and a form with an IBAN alone loads no rule but those of IBANs. */

import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { en } from '../../rules/index/alert-texts.js';
import { electronic } from '../characters/text.js';
import type { AlertParams } from '../findings/findings.js';
import { parse } from '../identifiers/bic.js';
import { ibanCountries } from '../identifiers/iban/iban.js';
import { electronicIban, inspect, isTooLong } from '../identifiers/iban/inspection.js';
import type { Messages } from '../messages/describe.js';
import { fill } from '../messages/fill.js';
import { type Schema, type SchemaResult, schemaOf } from './standard.js';

export interface IdentifierSchemaOptions {
  /** The texts of issues: what `payprep/messages/<language>` exports. Default: English. */
  readonly messages?: Messages | undefined;
}

/** @throws TypeError when an option is not what its type says */
function messagesOf(caller: string, options: IdentifierSchemaOptions): Messages {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new TypeError(`${caller} takes an object of options`);
  const { messages = en, ...others } = options;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new TypeError(`${caller} has no option \`${unknown}\`; it has \`messages\``);
  if ((messages as Messages | null)?.CREDITOR_IBAN_INVALID_FORMAT === undefined) {
    throw new TypeError(`${caller}: \`messages\` are those of a language, such as \`de\` of payprep/messages/de`);
  }
  return messages;
}

const refused = (
  messages: Messages,
  code: AlertCode,
  params: AlertParams = {},
): Extract<SchemaResult<unknown>, { readonly issues: readonly unknown[] }> => ({
  issues: [{ message: fill(messages[code], params), path: [], code }],
});

/**
 * An IBAN as people write it. It comes out in electronic form: capital letters and digits. What needs a table of banks is not checked here.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * ibanSchema()['~standard'].validate('de89 3704 0044 0532 0130 00') // { value: 'DE89370400440532013000' }
 */
export function ibanSchema(options: IdentifierSchemaOptions = {}): Schema<string, string> {
  const messages = messagesOf('ibanSchema', options);
  return schemaOf<string, string>((value) => {
    const text = typeof value === 'string' && !isTooLong(value) ? electronicIban(value) : '';
    const { country, problem, nationalFault } = inspect(text, ibanCountries);
    // what only may be wrong is no issue, as with the threshold that validate has by default
    if (country !== undefined && (problem === undefined || nationalFault?.severity === 'info')) return { value: text };
    if (country === undefined || problem === undefined) return refused(messages, 'CREDITOR_IBAN_INVALID_FORMAT');
    const params = {
      country: country.rule.code,
      expected: country.layout.length + 4,
      ...(nationalFault && { check: nationalFault.check }),
    };
    return refused(messages, `CREDITOR_IBAN_${problem}`, params);
  });
}

/**
 * A BIC of eight or eleven characters that can exist, and is not for tests only. It comes out in capital letters, without spaces.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * bicSchema()['~standard'].validate(' cobadeff ') // { value: 'COBADEFF' }
 */
export function bicSchema(options: IdentifierSchemaOptions = {}): Schema<string, string> {
  const messages = messagesOf('bicSchema', options);
  return schemaOf<string, string>((value) => {
    const result = parse(typeof value === 'string' ? value : '');
    if (!result.ok)
      return refused(messages, result.problem === 'NOT_ASSIGNABLE' ? 'CREDITOR_BIC_DOES_NOT_EXIST' : 'CREDITOR_BIC_INVALID_FORMAT');
    return result.bic.test ? refused(messages, 'CREDITOR_BIC_NOT_ALLOWED') : { value: electronic(value as string) };
  });
}
