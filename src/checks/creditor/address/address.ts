/** The creditor's address, as its checks read it. */

import { foldPlace } from '../../../identifiers/address-text.js';
import { countryNames } from '../../../identifiers/country/country.js';
import { ADDRESS_FIELDS, type AddressField } from '../../../instruction/fields.js';
import { isBlank } from '../../../instruction/presence.js';
import type { Payment } from '../../../payment/payment.js';
import { memoize } from '../../../rules-and-data/memoize.js';
import { ADDRESS } from '../../pointers.js';

/** Where each member stands. */
export const ADDRESS_POINTERS = /* @__PURE__ */ Object.fromEntries(
  ADDRESS_FIELDS.map((field) => [field, `${ADDRESS}/${field}`]),
) as Readonly<Record<AddressField, string>>;

/** The country code of the address; defaults to the country of the payment. Undefined if the given code is invalid. */
export const countryOfAddress = ({ reading, address, payeeCountry }: Payment): string | undefined =>
  isBlank(reading.addressFields.country) ? payeeCountry : address.country;

/** What the country is called, as towns are compared. */
export const foldedNames = /* @__PURE__ */ memoize((country) => countryNames(country).map(foldPlace));
