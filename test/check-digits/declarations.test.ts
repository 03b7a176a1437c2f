/** What a check says of itself: the name by which results name it, how grave a failure is, and the fields that it reads. */
import { expect, test } from 'vitest';
import { balticPersonalCode } from '../../rules/check-digits/baltic-personal-code.js';
import { brazilianAccount, brazilianBranch, brazilianBranchAccount } from '../../rules/check-digits/brazilian.js';
import { cin } from '../../rules/check-digits/cin.js';
import { germanAccountMethod } from '../../rules/check-digits/german/account-method.js';
import { jmbg } from '../../rules/check-digits/jmbg.js';
import { luhn } from '../../rules/check-digits/luhn.js';
import { mod11_10 } from '../../rules/check-digits/mod11-10.js';
import { cleRib, iso7064Mod97, mod97Remainder } from '../../rules/check-digits/mod97.js';
import { branchRanges, newZealandAccount } from '../../rules/check-digits/new-zealand.js';
import { russianAccountKey } from '../../rules/check-digits/russian-account.js';
import { swedishAccount, swedishClearing } from '../../rules/check-digits/swedish.js';
import { turkishTaxNumber } from '../../rules/check-digits/turkish-tax-number.js';
import { ukModulus } from '../../rules/check-digits/uk-modulus.js';
import { verhoeff } from '../../rules/check-digits/verhoeff.js';
import { anyOf } from '../../rules/vocabulary/check.js';

test.each([
  ['baltic-personal-code', 'error', 'number check', balticPersonalCode(['number'], 'check')],
  ['account-method', 'error', 'bank account', germanAccountMethod('bank', 'account')],
  ['uk-modulus', 'error', 'branch account', ukModulus('branch', 'account')],
  ['br-account', 'warning', 'bank account check', brazilianAccount('bank', 'account', 'check')],
  ['br-branch-account', 'warning', 'bank branch account check', brazilianBranchAccount('bank', 'branch', 'account', 'check')],
  ['br-branch', 'warning', 'bank branch bankCheck', brazilianBranch('bank', 'branch', 'bankCheck')],
  ['either', 'error', 'bank account', anyOf('either', mod11_10('bank'), mod11_10('account'))],
  ['cle-rib', 'error', 'check', cleRib('check')],
  ['cin', 'error', 'bank branch check', cin(['bank', 'branch'], 'check')],
  ['jmbg', 'error', 'number check', jmbg(['number'], 'check')],
  ['luhn', 'error', 'bank account check', luhn(['bank', 'account'], 'check')],
  ['iso7064-mod97-10', 'error', 'check', iso7064Mod97('check')],
  ['mod97-remainder', 'error', 'bank account check', mod97Remainder(['bank', 'account'], 'check')],
  ['iso7064-mod11-10', 'error', 'account', mod11_10('account')],
  [
    'nz-account',
    'error',
    'bank branch account type',
    newZealandAccount({ bank: 'bank', branch: 'branch', base: 'account', suffix: 'type' }, {}),
  ],
  ['branch-range', 'error', 'bank branch', branchRanges('bank', 'branch', {})],
  ['ru-account-key', 'error', 'bank branch account', russianAccountKey('bank', ['branch', 'account'])],
  ['se-account', 'warning', 'bank account', swedishAccount('bank', 'account')],
  ['se-clearing', 'warning', 'bank bankCheck', swedishClearing('bank', 'bankCheck')],
  ['tr-vkn', 'error', 'number', turkishTaxNumber('number')],
  ['verhoeff', 'error', 'number check', verhoeff('number', 'check')],
])('%s: %s, of %s', (name, severity, fields, check) => {
  expect(check.name).toBe(name);
  expect(check.severity).toBe(severity);
  expect(check.fields.join(' ')).toBe(fields);
});
