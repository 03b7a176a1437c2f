/** What a form asks for a choice: its fields, and the currencies that are offered with it. */
import type { Engine } from 'payprep';
import type { Choice } from './choice.js';
import { currenciesOffered } from './currencies.js';
import { formFor } from './fields.js';
import type { AskedForm } from './form.js';
import { usualCurrencies } from './usual-currencies.js';

export const askForm = (choice: Choice, engine: Engine, isFilled: (pointer: string) => boolean): AskedForm => ({
  ...formFor(choice, engine, isFilled),
  currencies: currenciesOffered(choice.country, choice.method, usualCurrencies(engine)),
});
