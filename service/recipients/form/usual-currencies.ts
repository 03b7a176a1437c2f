/** Which currencies are usual in a country, as an engine knows. */
import { type Engine, explain } from 'payprep';
import type { CurrencyOptions } from './currencies.js';

export const usualCurrencies = (engine: Engine): CurrencyOptions => ({
  on: engine.on,
  isUsual: (country, currency) =>
    !explain({ country, currency }, engine).alerts.some(({ code }) => code === 'COUNTRY_CURRENCY_INCONSISTENCY'),
});
