/** Finds account numbers that stand without a label: in the cells of a form, where their check digits hold, and beside their bank as only they are written. */
import { accountCells } from '../../rules/words/account-cells.js';
import { unlabelledPairs } from '../../rules/words/unlabelled-accounts.js';
import { electronic } from '../characters/text.js';
import type { Countries } from '../identifiers/country/countries.js';
import type { AccountPiece } from './found.js';
import { readBankCode, readLocalAccount } from './local.js';

/** The account numbers in the cells. */
export const findAccountCells = (text: string, countries: Countries): readonly AccountPiece[] =>
  accountCells.flatMap(({ country, kind, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match): readonly AccountPiece[] => {
      const [whole, ...cells] = match;
      const value = cells.join('').toUpperCase();
      if (readLocalAccount(country, value, countries)?.outcome !== 'passed') return [];
      const end = match.index + whole.length;
      const start = match.index + whole.indexOf(cells[0] as string);
      return [
        { kind, slot: 'account', value, range: [start, end], because: 'CHECK_DIGITS', countries: [country], limit: end, isInCells: true },
      ];
    }),
  );

/** A bank and its account beside it. */
export const findPairs = (text: string, countries: Countries): readonly AccountPiece[] =>
  unlabelledPairs.flatMap(({ country, kind, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: bank = '', 2: account = '', index }): readonly AccountPiece[] => {
      const fields = readBankCode(country, bank, countries);
      if (fields === undefined || readLocalAccount(country, account, countries, fields) === undefined) return [];
      const end = index + whole.length;
      const common = { because: 'FORM', countries: [country], limit: end } as const;
      const own = { slot: 'account', kind: 'ACCOUNT_NUMBER', value: account, range: [end - account.length, end] } as const;
      return [
        { slot: 'bank', kind, value: electronic(bank), range: [index, index + bank.length], ...common },
        { ...own, ...common },
      ];
    }),
  );
