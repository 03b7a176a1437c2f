/** No account number appears in results of validate and explain, in summaries or in messages. */
import { expect, test } from 'vitest';
import examples from '../../fixtures/service-examples.json' with { type: 'json' };
import { ACCOUNT, BAD, call, file, GOOD, iban, lines } from '../call.js';

const NUMBERS = [ACCOUNT, 'DE88370400440532013000', '0532013000', '370400440532013000', 'GB31NWBK60161331926819', '31926819'];

const local = { country: 'GB', creditorAgent: { clearingSystemMemberId: { memberId: '601613' } } };
const STDIN = lines(
  GOOD,
  BAD,
  JSON.stringify(iban('GB31NWBK60161331926819')),
  JSON.stringify(
    iban(ACCOUNT.toLowerCase(), { country: ACCOUNT, currency: ACCOUNT, creditor: { contactDetails: { phone: ACCOUNT, email: ACCOUNT } } }),
  ),
  JSON.stringify({ ...local, creditorAccount: { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } } }),
  JSON.stringify({
    ...local,
    creditorAgent: { bic: ACCOUNT, branchId: ACCOUNT },
    creditorAccount: { id: { value: ACCOUNT, type: ACCOUNT } },
  }),
  `{"creditorAccount":{"id":{"value":"${ACCOUNT}"`,
  `"${ACCOUNT}"`,
);
const CSV = `country,creditorAccount.id.value,creditorAccount.id.type\nDE,${ACCOUNT},IBAN\n${ACCOUNT},${ACCOUNT},IBAN\n${ACCOUNT}\nDE,"${ACCOUNT}"x,IBAN\n`;

/** Only digits and letters, so that a number in groups is found too. */
const stripSeparators = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

test.each([
  ['validate', 'ndjson'],
  ['validate', 'csv'],
  ['validate', 'table'],
  ['explain', 'ndjson'],
  ['explain', 'csv'],
  ['explain', 'table'],
])('%s to %s repeats no account number', async (command, output) => {
  const { out, err } = await call([command, '--output', output], { stdin: STDIN });
  expect(out).not.toBe('');
  expect(err).toMatch(/^8 instructions/);
  for (const number of NUMBERS) {
    expect(stripSeparators(out)).not.toContain(number);
    expect(stripSeparators(err)).not.toContain(number);
  }
});

test.each(['ndjson', 'table'])('CSV input to %s repeats no account number', async (output) => {
  for (const command of ['validate', 'explain']) {
    const { out, err } = await call([command, '--output', output, file('privacy.csv', CSV)]);
    expect(err).toMatch(/^4 instructions: 1 OK, 1 ALERT, 2 unreadable/);
    for (const number of NUMBERS) expect(stripSeparators(out + err)).not.toContain(number);
  }
});

test('a CSV record that cannot be read keeps its cells in the columns of the input, as every other does, and nowhere else', async () => {
  const { out, err } = await call(['validate', '--output', 'csv', file('privacy.csv', CSV)]);
  const rows = out.trimEnd().split('\n').slice(3);
  expect(rows.map((row) => row.split(',').slice(3).join())).toEqual([
    'ALERT,,The row does not have as many cells as there are columns.,error,,line 4: CSV_RECORD_INCORRECT_FIELD_COUNT',
    'ALERT,,The row is damaged: a quotation mark or a bracket is missing.,error,,line 5: CSV_RECORD_MALFORMED',
  ]);
  expect(stripSeparators(err)).not.toContain(ACCOUNT);
});

test('enrich repeats no account number in messages and summary', async () => {
  const { err } = await call(['enrich'], { stdin: STDIN });
  for (const number of NUMBERS) expect(stripSeparators(err)).not.toContain(number);
});

test('the message for a refused file repeats no account number', async () => {
  const { err } = await call(['validate', file('headless.csv', `1,${ACCOUNT}\n2,${ACCOUNT}\n`), '--no-summary']);
  expect(stripSeparators(err)).not.toContain(ACCOUNT);
});

test('nor do the lines on the columns, where the first row is none', async () => {
  const { err } = await call(['validate', file('headless.csv', `IBAN,DE89 3704 0044 0532 0130 00\n${ACCOUNT},x\n`)]);
  expect(err).toContain('  column 2   not used\n');
  expect(stripSeparators(err)).not.toContain(ACCOUNT);
});

test('the message for a wrong call repeats no account number', async () => {
  for (const argv of [
    [ACCOUNT],
    ['validate', `--on=${ACCOUNT}`],
    ['validate', `--input=${ACCOUNT}`],
    ['help', ACCOUNT],
    ['validate', '--map', `${ACCOUNT}=country`, file('map.csv', 'country\nDE\n')],
    ['validate', '--set', `${ACCOUNT}=DE`],
    ['countries', ACCOUNT],
    ['systems', ACCOUNT],
    ['completion', ACCOUNT],
    ['account', '--country', ACCOUNT, '--account', ACCOUNT],
    ['data', ACCOUNT],
  ]) {
    expect(stripSeparators((await call(argv)).err)).not.toContain(ACCOUNT);
  }
});

test('the service examples are answered without their account numbers', async () => {
  const requests = examples.validations.map(({ request }) => request);
  const values = requests.flatMap((request) => {
    const { creditorAccount } = request as { creditorAccount?: { id?: { value?: string } } };
    const value = stripSeparators(creditorAccount?.id?.value ?? '');
    return value.length > 5 ? [value] : [];
  });
  expect(values.length).toBeGreaterThan(5);
  for (const command of ['validate', 'explain']) {
    const { out, err } = await call([command], { stdin: lines(...requests.map((request) => JSON.stringify(request))) });
    for (const value of values) expect(stripSeparators(out + err)).not.toContain(value);
  }
});
