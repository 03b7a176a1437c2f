/** A number of a person or a company to show as an example: made up by the rules of its country. */
import type { Identifier } from '../../rules/vocabulary/identifier.js';
import { generateNumber } from './generated-number.js';
import { compileIdentifier, inspectIdentifier } from './personal-identifier.js';

/** The first of these identifiers for which a number can be made up. */
export function identifierExample(identifiers: readonly Identifier[], seed = 1): string | undefined {
  for (const identifier of identifiers) {
    const accepts = (text: string): boolean => identifier.pattern?.test(text) ?? true;
    const example = generateNumber(compileIdentifier(identifier), seed, { accepts, fixed: birthDate(identifier) });
    if (example !== undefined && inspectIdentifier(identifier, example).problem === undefined) return example;
  }
  return undefined;
}

/** A day inside it that the calendar has, where one field holds it. */
function birthDate({ birthDate: inside }: Identifier): Readonly<Record<string, string>> {
  const [field, ...others] = inside?.fields ?? [];
  if (inside === undefined || field === undefined || others.length > 0) return {};
  return { [field]: { YYYYMMDD: '19800517', YYMMDD: '800517', DDMMYY: '170580', DDMMYYYY: '17051980' }[inside.as] };
}
