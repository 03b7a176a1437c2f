/**
 * `explain` with what is known of the payee’s name, with addresses in their own fields, countries by their names, and identifiers without their labels. Apart from `explainWith`, because a form that asks for
 * an account alone needs none of these tables.
 */
import { correctAddress } from './correct-address.js';
import { correctCountryName } from './correct-country-name.js';
import { correctField } from './correct-field.js';
import type { Engine } from './engine.js';
import { type Explanation, explainWith } from './explain.js';
import { explainPayeeName } from './payee-name.js';
import { splitAccount } from './split-account.js';
import { unfitCharacters } from './unfit-characters.js';

/** Explains one instruction: any value. */
export const explainFully = (instruction: unknown, engine: Engine): Explanation =>
  explainWith(instruction, engine, {
    explainName: explainPayeeName,
    correctAddress,
    charactersOf: unfitCharacters,
    correctField: (finding, payment, found) => correctCountryName(finding, payment) ?? correctField(finding, payment, found),
    splitAccount,
  });
