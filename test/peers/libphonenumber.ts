/** Disagreements with libphonenumber-js about telephone numbers, with and without numbering plans. */
import type { Comparison, Disagreement } from './disagreement.js';

const loose = (row: Pick<Disagreement, 'input' | 'example' | 'because' | 'source'>): Disagreement => ({
  ...row,
  accepts: 'payprep',
  right: 'peer',
  where: () => true,
});

export const withoutPlans: Comparison = {
  peer: 'libphonenumber-js 1.13',
  peerFunction: 'isValid, by metadata.max',
  payprepFunction: 'isPhoneLike of identifiers/phone',
  disagreements: [
    loose({
      input: 'digits that no plan has',
      example: '030 1',
      because: 'without plans only what no number can be is refused; payprep/full has plans',
      source: 'src/identifiers/phone.ts',
    }),
    {
      input: 'sixteen digits with the country code',
      example: '+2347005248043805',
      accepts: 'peer',
      right: 'payprep',
      because: 'there are fifteen at most; some Nigerian service numbers would have more',
      source: 'ITU-T E.164, section 6',
      where: (text) => text.replace(/\D/g, '').length > 15,
    },
  ],
};

export const withPlans: Comparison = {
  peer: 'libphonenumber-js 1.13',
  peerFunction: 'isValid, by metadata.max',
  payprepFunction: 'phone number of a creditor in payprep/full',
  disagreements: [
    loose({
      input: 'a number of the right length outside the ranges in use',
      example: '+43 87032442230',
      because: 'payprep/full carries metadata.min, which knows lengths and first digits: it weighs half',
      source: 'libphonenumber-js, README, min vs max vs mobile',
    }),
  ],
};

export const mobileNumbers: Comparison = {
  peer: 'libphonenumber-js 1.13',
  peerFunction: 'getType, by metadata.max',
  payprepFunction: 'mobile numbers of recipient methods',
  disagreements: [
    loose({
      input: 'a mobile number in a range that is not in use',
      example: '+254150123456',
      because: 'ranges are opened every year, and a form that refuses a new one stops a payment: first digits and length alone are checked',
      source: 'rules/methods',
    }),
  ],
};
