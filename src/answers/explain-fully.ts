/**
 * `explain` with what is known of the payee’s name, with addresses in their own fields, countries by their names, and identifiers without their labels. Apart from `explainWith`, because a form that asks for
 * an account alone needs none of these tables.
 */

import type { Engine } from '../engine/engine.js';
import { correctAddress } from './corrections/address.js';
import { correctCountryName } from './corrections/country-name.js';
import { correctField } from './corrections/field.js';
import { splitAccount } from './corrections/split-account.js';
import { unfitCharacters } from './corrections/unfit-characters.js';
import { amountOf, type PaymentOptions } from './enrich/cap.js';
import { meantBanks } from './explain/meant-banks.js';
import { explainPayeeName } from './explain/payee-name.js';
import { type Explanation, explainWith } from './explain.js';

/** Explains one instruction: any value. */
export const explainFully = (instruction: unknown, engine: Engine, options?: PaymentOptions): Explanation =>
  explainWith(instruction, engine, {
    amount: amountOf('explain', options),
    explainName: explainPayeeName,
    correctAddress,
    charactersOf: unfitCharacters,
    correctField: (finding, payment, found) => correctCountryName(finding, payment) ?? correctField(finding, payment, found),
    meantBanks,
    splitAccount,
  });
