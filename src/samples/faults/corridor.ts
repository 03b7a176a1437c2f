/** Faults in what the payment says of its corridor: country, currency, method, settlement system. */
import { otherCountries, otherCurrencies, otherMethods, plainNames } from '../../../rules/samples/faults.js';
import { comprehensiveSanctions } from '../../../rules/sanctions/comprehensive.js';
import { countryNames } from '../../identifiers/country/country.js';
import { countriesOfCurrency } from '../../identifiers/currency.js';
import { draftText, withDraftValue, without } from '../draft.js';
import { either, type Fault, put } from './fault.js';

const SYSTEM = '/settlementInformation/settlementSystem';

const otherCurrency: Fault = ({ draft, route }) =>
  otherCurrencies.filter((currency) => currency !== route.currency).map((currency) => withDraftValue(draft, '/currency', currency));

/** The country of the payment alone is another; what belongs to it goes with it where an IBAN says where the account is. */
const otherCountry: Fault = ({ draft, route }) =>
  otherCountries
    .filter((country) => country !== route.country)
    .flatMap((country) => {
      const abroad = withDraftValue(draft, '/country', country);
      return [
        abroad,
        withDraftValue(abroad, '/creditor/address/country', country),
        without(abroad, ['/creditor/taxId', '/creditor/documents']),
      ];
    });

/** The most systems that are tried of a kind. */
const MOST = 16;

/** A system of another country in a currency in which payments go anywhere. */
const systemAbroad: Fault = ({ draft, route }) => {
  const abroad = route.accountIdType === 'IBAN' ? { system: 'SCT', currency: 'EUR' } : { system: 'US_FEDWIRE', currency: 'USD' };
  return [withDraftValue(withDraftValue(draft, '/currency', abroad.currency), SYSTEM, abroad.system)];
};

const otherSystem: Fault = ({ draft, route }) => {
  const { rules } = route.engine;
  const near = rules.schemes.all.filter(
    ({ currencies, account }) =>
      (currencies === 'ANY' || currencies.includes(route.currency)) && account.some((type) => type === route.accountIdType),
  );
  const far = rules.schemes.all.filter((scheme) => !near.includes(scheme));
  return [...near.slice(0, MOST), ...far.slice(0, MOST)]
    .filter(({ code }) => code !== route.system)
    .map(({ code }) => withDraftValue(draft, SYSTEM, code));
};

const systemOfCountry: Fault = ({ draft, route }) => {
  const own = route.engine.rules.schemes.all.filter(
    ({ code, countries, currencies }) =>
      code !== route.system &&
      (currencies === 'ANY' || currencies.includes(route.currency)) &&
      (countries === 'WORLD' || countries === 'SEPA' || countries.includes(route.country)),
  );
  return own.map(({ code }) => withDraftValue(draft, SYSTEM, code));
};

const discontinuedSystem: Fault = ({ draft, route }) =>
  route.engine.rules.schemes.all
    .filter(({ until }) => until !== undefined && until < route.engine.on)
    .map(({ code }) => withDraftValue(draft, SYSTEM, code));

const otherMethod: Fault = ({ draft, route }) =>
  otherMethods.filter((method) => method !== route.method).map((method) => withDraftValue(draft, '/method', method));

/** The other type of creditor, with a name and documents that it can have. */
const otherType: Fault = ({ draft }) => {
  const isBusiness = draftText(draft, '/creditor/type') === 'BUSINESS';
  const typed = withDraftValue(draft, '/creditor/type', isBusiness ? 'INDIVIDUAL' : 'BUSINESS');
  const named = withDraftValue(typed, '/creditor/name', isBusiness ? plainNames.person : plainNames.company);
  const alone = without(named, ['/creditor/taxId', '/creditor/documents', '/creditor/dateOfBirth']);
  const documented = withDraftValue(alone, '/creditor/documents', [{ type: 'PASSPORT', value: 'X1234567' }]);
  return [typed, named, alone, documented, withDraftValue(documented, '/creditor/dateOfBirth', '1980-05-17')];
};

export const corridorFaults = {
  COUNTRY_INVALID_FORMAT: ({ draft, route }) =>
    [...countryNames(route.country).slice(1), `${route.country}X`, route.country.charAt(0)].map((text) =>
      withDraftValue(draft, '/country', text),
    ),
  COUNTRY_UNKNOWN: put('/country', 'ZZ', 'XX', 'QQ'),
  COUNTRY_SANCTIONED: ({ draft }) => comprehensiveSanctions.map(({ country }) => withDraftValue(draft, '/country', country)),
  CURRENCY_INVALID_FORMAT: put('/currency', '€', 'EURO', 'US$'),
  CURRENCY_UNKNOWN: put('/currency', 'EUX', 'UUU', 'ZZZ'),
  CURRENCY_DISCONTINUED: either(put('/currency', 'DEM', 'FRF', 'ITL', 'HRK', 'BGN'), ({ draft, route }) =>
    ['DEM', 'FRF', 'BGN', 'HRK', 'ZWL']
      .filter((code) => countriesOfCurrency(code).includes(route.country))
      .map((code) => withDraftValue(draft, '/currency', code)),
  ),
  COUNTRY_CURRENCY_INCONSISTENCY: otherCurrency,
  RECIPIENT_METHOD_INVALID_FORMAT: put('/method', 7, ['BANK_ACCOUNT']),
  RECIPIENT_METHOD_UNKNOWN: put('/method', 'PIGEON', 'CHEQUE'),
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: either(otherMethod, otherCountry),
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: otherCurrency,
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: otherType,
  SETTLEMENT_INFORMATION_INVALID_FORMAT: put('/settlementInformation', { settlementSystem: 7 }, 'SCT'),
  SETTLEMENT_SYSTEM_UNKNOWN: put(SYSTEM, 'SEPA', 'PIGEON_POST'),
  SETTLEMENT_SYSTEM_DISCONTINUED: discontinuedSystem,
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: either(systemAbroad, otherSystem, otherCountry),
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: either(otherCurrency, otherSystem),
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY: systemOfCountry,
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: otherType,
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: otherCountry,
} as const satisfies Readonly<Record<string, Fault>>;
