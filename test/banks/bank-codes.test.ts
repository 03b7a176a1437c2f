/** Bank codes over every directory: what no list has is said, what a list has is not, and what is too short is no code. */
import { describe, expect, test } from 'vitest';
import { countCaught, instructionWith, unassignedCodes } from '../../scripts/docs/unassigned-codes.js';
import { searchBanks } from '../../src/banks.js';
import { createEngine, enrich, explain, validate } from '../../src/full.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { resolve } from '../../src/payment/resolve.js';
import { datasetOf, names } from '../reference-data/datasets.js';

const ON = '2026-11-20';
const engine = createEngine({ on: ON });
const strict = createEngine({ on: ON, threshold: 'info' });

const ofBank = (country: string, memberId: string) => ({ country, creditorAgent: { clearingSystemMemberId: { memberId } } });
const codesSaid = (instruction: object, by = strict) =>
  validate(instruction, by).alerts.flatMap(({ code }) => (/BANK_IDENTIFIER_(?:UNKNOWN|INVALID_FORMAT)$/.test(code) ? [code] : []));
const explained = (country: string, memberId: string) =>
  explain(ofBank(country, memberId), engine).alerts.find(({ code }) => code.startsWith('CREDITOR_BANK_IDENTIFIER'));

/** Domestic payments name the bank by its BIC, and no bank identifier is read. */
const WITHOUT_CODE = ['MY', 'UY'];

describe('a code that no list has', () => {
  const spaces = unassignedCodes().filter(({ instructions, country }) => instructions.length > 0 && !WITHOUT_CODE.includes(country));
  const complete = spaces.filter(({ listed }) => listed === 'complete');

  test.each(complete)('is a warning in $country, where the list has every $column, and gets no system', ({ instructions }) => {
    expect(countCaught(instructions, 'warning')).toBe(instructions.length);
    const offered = instructions.filter((each) => enrich(each, engine).enrichments.settlementInformation !== undefined);
    expect(offered).toEqual([]);
  });

  test.each(spaces.filter(({ listed }) => listed === 'partial'))(
    'is worth knowing in $country, where the list has most of each $column, and no more',
    ({ instructions, column, country }) => {
      expect(countCaught(instructions, 'info')).toBe(instructions.length);
      // the bank codes of Croatia and of Nigeria’s microfinance banks have check digits of their own
      if (column === 'bankCode' && country !== 'HR') expect(countCaught(instructions, 'warning')).toBe(0);
    },
  );

  test('is no news where the list has few of very many', () => {
    expect(codesSaid(ofBank('US', '121000358'))).toEqual([]);
    expect(codesSaid(ofBank('ZA', '123456'))).toEqual([]);
  });

  test('is worth no more than knowing once the list is old', () => {
    const later = createEngine({ on: '2029-06-01' });
    expect(validate(ofBank('DE', '99999999'), later).status).toBe('OK');
    expect(explain(ofBank('DE', '99999999'), later).alerts).toMatchObject([{ code: 'CREDITOR_BANK_IDENTIFIER_UNKNOWN', severity: 'info' }]);
  });

  test('comes with the nearest codes', () =>
    expect(explained('DE', '10010011')).toMatchObject({ params: { meant: '10010010' }, banks: [{ code: '10010010' }] }));
});

describe('a code that a list has', () => {
  const known = names.filter((name) => name.startsWith('banks/')).map((name) => name.slice(-2));

  test.each(known)('raises nothing: %s', (country) => {
    const { columns, rows } = datasetOf(`banks/${country}`);
    const closed = columns.indexOf('closedOn');
    for (const column of ['bankCode', 'compe', 'codePrefix']) {
      const at = columns.indexOf(column);
      for (const row of rows.filter((each, index) => typeof each[at] === 'string' && index % Math.ceil(rows.length / 40) === 0)) {
        if (closed >= 0 && row[closed] !== null) continue;
        expect(codesSaid(instructionWith(country, String(row[at]), column, 7))).toEqual([]);
      }
    }
  });

  test.each(known)('and that lacks a digit is no code, unless it is read as another: %s', (country) => {
    if (WITHOUT_CODE.includes(country)) return;
    const { columns, rows } = datasetOf(`banks/${country}`);
    const at = Math.max(columns.indexOf('bankCode'), columns.indexOf('codePrefix'));
    const codes = rows.flatMap((row, index) => (row[at] !== null && index % Math.ceil(rows.length / 15) === 0 ? [String(row[at])] : []));
    for (const code of codes) {
      const written = instructionWith(country, code, 'compe', 1) as ReturnType<typeof ofBank>;
      const { memberId } = written.creditorAgent.clearingSystemMemberId;
      for (let place = 0; place < memberId.length; place++) {
        const short = ofBank(country, memberId.slice(0, place) + memberId.slice(place + 1));
        if (validate(short, engine).status === 'ALERT') continue;
        const payment = resolve(short, engine);
        const isRead = payment?.member !== undefined && payment.bank?.candidates.length !== 0;
        const others = allCountries.domestic(country)?.facts.otherDomesticCode;
        const isOther = others === true || others === 'digits' || (typeof others === 'object' && others.includes(memberId.length - 1));
        expect([memberId, place, isRead || isOther]).toEqual([memberId, place, true]);
      }
    }
  });
});

describe('a bank that enrich names is known to validate', () => {
  const countries = names
    .filter((name) => name.startsWith('bics/') && allCountries.withIban(name.slice(-2))?.rule.bankIsBicPrefix)
    .map((name) => name.slice(-2));

  test.each(countries)('by the letters of its BIC: %s', (country) => {
    const { columns, rows } = datasetOf(`bics/${country}`);
    const parties = new Set(rows.map((row) => String(row[columns.indexOf('bic')]).slice(0, 4)));
    for (const party of parties) {
      const instruction = instructionWith(country, party, 'bankCode', 7);
      if (enrich(instruction, engine).enrichments.creditorAgent?.name !== undefined)
        expect([party, codesSaid(instruction)]).toEqual([party, []]);
    }
  });

  test.each(['TRBK', 'QNTO'])('%s, which the Dutch register does not have', (party) =>
    expect(codesSaid(instructionWith('NL', party, 'bankCode', 7))).toEqual([]),
  );
});

describe('zeros are filled in where the filled code exists', () => {
  test.each([
    ['ID', '14'],
    ['KR', '4'],
    ['NG', '58'],
    ['CO', '007'],
    ['CO', '07'],
    ['ZA', '51001'],
  ])('%s %s', (country, memberId) => expect(codesSaid(ofBank(country, memberId))).toEqual([]));

  test.each([
    ['ZA', '25065'],
    ['KR', '09'],
    ['ID', '15'],
    ['CO', '99'],
  ])('not %s %s', (country, memberId) =>
    expect(explained(country, memberId)).toMatchObject({ code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', severity: 'warning' }),
  );

  test('and offered where they are not', () => {
    const zero = { at: 0, remove: 0, insert: '0' };
    expect(explained('US', '21000021')?.correction).toEqual(zero);
    expect(explained('GB', '40004')?.correction).toEqual(zero);
    expect(explained('ZA', '25065')?.correction).toBeUndefined();
    const dresden = { creditor: { name: 'Ada Example', address: { country: 'DE', postCode: '1067', townName: 'Dresden' } } };
    expect(explain(dresden, engine).alerts.find(({ pointer }) => pointer.endsWith('postCode'))?.correction).toEqual(zero);
  });
});

describe('a length', () => {
  test.each([
    ['VN', '7043'],
    ['NG', '1234'],
    ['SG', '71'],
    ['AE', '1234'],
    ['CO', '12345'],
  ])('that is not in use is a warning: %s %s', (country, memberId) => expect(codesSaid(ofBank(country, memberId), engine)).toHaveLength(1));

  test.each([
    ['NG', '50515'],
    ['NG', '000013'],
    ['NG', '044150149'],
    ['VN', '201'],
    ['VN', '01203001'],
    ['AE', '302620122'],
    ['SG', '171'],
    ['MX', '90646'],
  ])('that is in use is none: %s %s', (country, memberId) => expect(codesSaid(ofBank(country, memberId))).toEqual([]));
});

describe('a name in place of a code', () => {
  test.each([
    ['NG', 'GTBANK', '058'],
    ['NG', 'UBA', '033'],
    ['AE', 'EMIRATES NBD', '026'],
    ['MX', 'BANORTE', '072'],
    ['VN', 'VIETCOMBANK', '970436'],
    ['TH', 'KASIKORN', '004'],
    ['MY', 'MAYBANK', '27'],
    ['KR', 'KOOKMIN', '004'],
    ['PK', 'MEEZAN', 'MEZN'],
    ['AR', 'GALICIA', '007'],
    ['CO', 'BANCOLOMBIA', '1007'],
    ['PE', 'INTERBANK', '003'],
    ['CL', 'SANTANDER', '037'],
    ['ID', 'BCA', '014'],
  ])('%s %s is an alert with the banks of that name', (country, name, code) => {
    const alert = explained(country, name);
    expect(alert).toMatchObject({ code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', severity: 'warning' });
    expect(alert?.banks?.map((bank) => bank.code)).toContain(code);
  });

  test.each(['NG', 'PH', 'AE', 'MX', 'ID', 'VN', 'TH', 'MY', 'KR', 'PK', 'AR', 'CO', 'PE', 'CL'])('%s: MY BANK is an alert', (country) =>
    expect(codesSaid(ofBank(country, 'MY BANK'), engine)).toEqual(['CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT']),
  );

  test('letters that are a code, or a BIC of the country, are read as such', () => {
    expect(enrich(ofBank('PK', 'HABB'), engine).enrichments.creditorAgent?.name).toBe('Habib Bank Limited');
    expect(enrich(ofBank('PH', 'BOPIPHMM'), engine).enrichments.creditorAgent?.name).toBe('Bank of the Philippine Islands');
    expect(codesSaid(ofBank('PH', 'BOPIPHMM'))).toEqual([]);
    // the letters of another country’s BIC are a name here
    expect(codesSaid(ofBank('PH', 'COBADEFF'))).toHaveLength(1);
    // nothing is known of the codes of Cambodia
    expect(codesSaid(ofBank('KH', 'ABA'))).toEqual([]);
  });
});

describe('an account number without the bank that stands in it', () => {
  const payment = (country: string, value: string, settlementSystem?: string) => ({
    country,
    creditor: { name: 'Ada Example' },
    creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } },
    ...(settlementSystem && { settlementInformation: { settlementSystem } }),
  });
  const MISSING = 'CREDITOR_BANK_IDENTIFIER_MISSING';
  const isMissing = (instruction: object, by = engine) => validate(instruction, by).alerts.some(({ code }) => code === MISSING);

  test.each([
    ['PL', 'PL_ELIXIR', [16]],
    ['MA', 'MA_SIMT', [16, 18]],
    ['RS', 'RS_IPS', [4, 15]],
    ['NO', 'NO_NICS', [6, 7]],
    ['TN', 'TN_SIBTEL', [13, 15]],
    ['MG', 'MG_ACH', [11, 13]],
    ['MZ', 'MZ_MTR', [11, 13]],
    ['AO', 'AO_SPTR', [11, 13]],
    ['PE', 'PE_CCE', [8, 18]],
    ['IS', 'IS_MBK', [6, 11]],
    ['HU', 'HU_GIRO', [8]],
    ['MK', 'MK_KIBS', [10, 12]],
    ['BA', 'BA_RTGS', [8, 10]],
    ['DZ', 'DZ_ATCI', [12]],
  ] as const)('%s: %s asks for it', (country, system, lengths) => {
    for (const length of lengths) {
      const value = '123456789012345678'.slice(0, length);
      expect([length, isMissing(payment(country, value, system))]).toEqual([length, true]);
      // an instruction that names neither system nor method may be partial
      expect([length, isMissing(payment(country, value)), isMissing(payment(country, value), strict)]).toEqual([length, false, true]);
    }
  });

  test('is none with its bank, in the number or beside it', () => {
    expect(isMissing(payment('PL', '61109010140000071219812874', 'PL_ELIXIR'), strict)).toBe(false);
    expect(isMissing({ ...payment('PL', '0000071219812874', 'PL_ELIXIR'), ...ofBank('PL', '10901014') }, strict)).toBe(false);
    expect(isMissing({ ...payment('PK', '1123456702'), creditorAgent: { bic: 'SCBLPKKX' } }, strict)).toBe(false);
    // a country whose account numbers never name the bank
    expect(isMissing(payment('US', '1234567890'), strict)).toBe(false);
  });
});

describe('a code of another kind than that of accounts', () => {
  test.each([
    ['NG', '090405', 'Moniepoint Microfinance Bank'],
    ['NG', '100004', 'OPay'],
    ['NG', '50211', 'Kuda Microfinance Bank'],
    ['NP', '1101', 'Global IME Bank'],
  ])('names its bank: %s %s', (country, memberId, name) => {
    expect(enrich(ofBank(country, memberId), engine).enrichments.creditorAgent).toMatchObject({
      name,
      clearingSystemMemberId: { memberId },
    });
    expect(codesSaid(ofBank(country, memberId))).toEqual([]);
  });

  test.each([
    ['NG', '090404999'],
    ['NG', '090999'],
    ['NG', '59999'],
  ])('is not covered where the list lacks it: %s %s', (country, memberId) => {
    expect(enrich(ofBank(country, memberId), engine).enrichments.creditorAgent).toBeUndefined();
    expect(codesSaid(ofBank(country, memberId))).toEqual([]);
  });

  test.each([
    ['palmpay', '100033'],
    ['opay', '100004'],
    ['kuda', '090267'],
    ['moniepoint', '090405'],
    ['50211', '090267'],
    ['access bank', '044'],
    ['gtbank', '058'],
  ])('%s is found, by the code of accounts, else by that of NIP', (text, bankCode) => {
    expect(searchBanks(text, { country: 'NG' }, engine)[0]).toMatchObject({ bankCode });
  });
});
