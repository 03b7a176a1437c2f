/** Every example of the rules, as somebody types it into a form. */
import type { FormatOptions } from '../../src/form/formatter.js';
import { countryModules, domesticModules } from '../rules/countries.js';
import { creditorModules } from '../rules/creditors.js';

export interface Sample {
  readonly text: string;
  readonly options: FormatOptions;
}

/** The letters and digits of a text, whatever their case. */
export const significant = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\uff01-\uff5e]/g, (character) => character.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

const ibans: readonly Sample[] = countryModules.flatMap(({ code, examples }) =>
  examples.valid.flatMap((text): readonly Sample[] => [
    { text, options: { type: 'IBAN' } },
    { text: `IBAN: ${text}`, options: { type: 'IBAN', country: code } },
  ]),
);

const bics: readonly Sample[] = ['COBADEFF', 'COBADEFFXXX', 'nedszajj 123', 'BANKXK22', '9999DE2LABC'].map((text) => ({
  text,
  options: { type: 'BIC' },
}));

interface Details {
  readonly memberId?: string;
  readonly branchId?: string;
  readonly account?: string;
}

/** The parts of an account, each in its field. A branch of its own changes what a bank identifier means. */
function partsOf(country: string, { memberId, branchId, account }: Details): readonly Sample[] {
  return [
    ...(memberId === undefined ? [] : [{ text: memberId, options: { type: 'MEMBER_ID', country } } as const]),
    ...(branchId === undefined
      ? []
      : [
          { text: branchId, options: { type: 'BRANCH_ID', country, memberId } } as const,
          { text: branchId, options: { type: 'BRANCH_ID', country } } as const,
        ]),
    ...(account === undefined || branchId !== undefined
      ? []
      : [{ text: account, options: { type: 'ACCOUNT_NUMBER', country, memberId } } as const]),
  ];
}

const parts: readonly Sample[] = [...countryModules, ...domesticModules].flatMap(({ code, details: { local, valid } }) =>
  [...local, ...valid].flatMap((details) => partsOf(code, details)),
);

const creditorNumbers: readonly Sample[] = creditorModules.flatMap(({ code: country, examples }) =>
  Object.entries(examples).flatMap(([documentType, { valid }]) =>
    valid.map((text): Sample => ({ text, options: { type: 'DOCUMENT', country, documentType } })),
  ),
);

const taxIds: readonly Sample[] = creditorModules.flatMap(({ code: country, rule, examples }) =>
  rule.identifiers
    .filter(({ kind, isTaxId = kind === 'TXID' }) => isTaxId)
    .flatMap(({ type }) => (examples[type]?.valid ?? []).map((text): Sample => ({ text, options: { type: 'TAX_ID', country } }))),
);

const phones: readonly Sample[] = ['+44 20 7946 0123', '(416) 555-0123', '0033 1 99 00 12 34', '030 23125 123 ext. 12'].map((text) => ({
  text,
  options: { type: 'PHONE' },
}));

const cards: readonly Sample[] = [
  ...[
    '4242 4242 4242 4242',
    '378282246310005',
    '2223003122003222',
    '6011-1111-1111-1117',
    '6200 0000 0000 0005',
    '8171999900000000021',
  ].map((text): Sample => ({ text, options: { type: 'CARD_NUMBER' } })),
  { text: '6200000000000006', options: { type: 'CARD_NUMBER', country: 'CN' } },
];

const proxies: readonly Sample[] = [
  ...['ada@example.org', "o'Neil.Ada+pay@Mail-1.example.co.uk", 'jörg@bücher.example', `${'a'.repeat(64)}@${'b'.repeat(63)}.org`].map(
    (text): Sample => ({ text, options: { type: 'EMAIL' } }),
  ),
  ...['name@upi', 'perro.gato.luna', '123e4567-e89b-12d3-a456-426655440000', '@ada00', '$ada'].map(
    (text): Sample => ({ text, options: { type: 'ALIAS' } }),
  ),
];

export const samples: readonly Sample[] = [...ibans, ...bics, ...parts, ...creditorNumbers, ...taxIds, ...phones, ...cards, ...proxies];

/** Numbers whose check digits are wrong, and nothing else. */
export const wrongDigits: readonly Sample[] = creditorModules.flatMap(({ code: country, examples }) =>
  Object.entries(examples).flatMap(([documentType, { invalid }]) =>
    Object.entries(invalid)
      .filter(([, problem]) => problem === 'INCORRECT_CHECK_DIGITS')
      .map(([text]): Sample => ({ text, options: { type: 'DOCUMENT', country, documentType } })),
  ),
);
