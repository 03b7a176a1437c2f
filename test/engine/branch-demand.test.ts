/** A bank identifier that stops at the bank, where payments need the branch. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain } from '../../src/index.js';
import { account, member } from './instructions.js';

const engine = createEngine({ on: '2026-11-20' });
const asked = (country: string, memberId: string, number: string, by: object) =>
  explain({ country, creditorAccount: account(number).creditorAccount, ...member(memberId), ...by }, engine).alerts.filter(
    ({ code }) => code === 'CREDITOR_BRANCH_IDENTIFIER_MISSING',
  );
const system = (settlementSystem: string) => ({ settlementInformation: { settlementSystem } });
const toAccount = { method: 'BANK_ACCOUNT' };

test('a system asks for it, and so does a method', () => {
  expect(asked('BR', '1', '10089939-0', system('BR_TED'))).toMatchObject([{ rule: 'demand/settlement-system', params: { by: 'BR_TED' } }]);
  expect(asked('BR', '1', '10089939-0', toAccount)).toMatchObject([{ rule: 'demand/method', params: { by: 'BANK_ACCOUNT' } }]);
});

describe('nobody asks for it', () => {
  test.each([
    ['SE', '5839', '8257466', 'a clearing number has no branch; Swedbank has a fifth digit'],
    ['SE', '8327', '0147258925', 'a fifth digit that lacks is none either'],
    ['AL', '2121100', '235698741', 'its check digit lacks, and the branch does not'],
    ['PL', '1090101', '0000071219812874', 'its check digit lacks'],
    ['ID', '014', '1234567890', 'domestic payments name the bank alone'],
    ['BR', '0036030500001', '9795493', 'it is there'],
  ])('%s %s %s: %s', (country, memberId, number) => {
    expect(asked(country, memberId, number, toAccount)).toEqual([]);
  });
  test('beside no system and no method', () => expect(asked('BR', '1', '10089939-0', {})).toEqual([]));
});
