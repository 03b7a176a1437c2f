/** The creditor's name: whether it is one at all. */

import { MAX_TEXT } from '../../characters/text.js';
import type { Countries } from '../../identifiers/country/countries.js';
import { hasForeignCharacters, incompleteness, isIdentifier, isUnremarkable } from '../../identifiers/name.js';
import type { InstructionReading } from '../../instruction/read.js';
import { given } from '../../instruction/values.js';
import type { NameFault } from '../payment.js';

/** True for a name of which, as such, there is nothing to say: the quick way to no fault and no placeholder. */
export function isPlainName({ name, creditorAgent }: InstructionReading): boolean {
  const text = given(name);
  return text !== undefined && text.length <= MAX_TEXT && isUnremarkable(text, given(creditorAgent.bic));
}

/** The first fault of the name; of one that is much too long only that is said. */
export function nameFaultOf({ name, accountValue, creditorAgent }: InstructionReading, countries: Countries): NameFault | undefined {
  const text = given(name);
  if (text === undefined || text.length > MAX_TEXT) return undefined;
  if (isIdentifier(text, countries, given(accountValue), given(creditorAgent.bic))) return 'identifier';
  return incompleteness(text) ?? (hasForeignCharacters(text) ? 'characters' : undefined);
}
