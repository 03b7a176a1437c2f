/** A payment in order, one that is not, and what each library has to make of them. */
import { type PaymentInstruction, paymentSchema } from 'payprep/standard-schema';

export const schema = paymentSchema({ require: ['/creditor/name', '/creditorAccount/id/value'], omitEmpty: true });

/** As a form sends it: with spaces, and an empty text for what nobody filled in. */
export const typed: PaymentInstruction = {
  country: 'DE',
  currency: 'EUR',
  creditor: { name: ' Ada Example ' },
  creditorAccount: { id: { value: 'de89 3704 0044 0532 0130 00', type: 'IBAN' } },
  creditorAgent: { bic: '' },
};

export const tidied = {
  country: 'DE',
  currency: 'EUR',
  creditor: { name: 'Ada Example' },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
};

/** A name is missing, and the check digits are wrong. */
export const faulty: PaymentInstruction = {
  ...typed,
  creditor: { name: '' },
  creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } },
};

export const CHECK_DIGITS = 'The check digits of the IBAN are wrong: a character is mistyped or swapped.';

export const IBAN_PATH = ['creditorAccount', 'id', 'value'];
