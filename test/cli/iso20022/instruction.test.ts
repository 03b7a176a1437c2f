/** Elements of a payment → fields of an instruction. */
import { describe, expect, test } from 'vitest';
import { validate } from '../../../src/index.js';
import { instructionsIn, message } from './messages.js';

const instructionOf = (payment: string, name?: string): object =>
  instructionsIn(message([payment], name === undefined ? {} : { name }))[0] ?? {};

describe('account', () => {
  const account = (inner: string): object => instructionOf(`<CdtrAcct>${inner}</CdtrAcct>`);

  test.each([
    ['an account number', '<Id><Othr><Id>12345678</Id></Othr></Id>', { id: { value: '12345678', type: 'ACCOUNT_NUMBER' } }],
    ['BBAN', '<Id><Othr><Id>123</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr></Id>', { id: { value: '123', type: 'ACCOUNT_NUMBER' } }],
    [
      'an IBAN in the other place',
      '<Id><Othr><Id>GB29NWBK60161331926819</Id><SchmeNm><Prtry>IBAN</Prtry></SchmeNm></Othr></Id>',
      { id: { value: 'GB29NWBK60161331926819', type: 'IBAN' } },
    ],
    [
      'a telephone number',
      '<Prxy><Tp><Cd>TELE</Cd></Tp><Id>+4915112345678</Id></Prxy>',
      { id: { value: '+4915112345678', type: 'PHONE' } },
    ],
    ['a mobile number', '<Prxy><Tp><Cd>MBNO</Cd></Tp><Id>+4915112345678</Id></Prxy>', { id: { value: '+4915112345678', type: 'PHONE' } }],
    ['a number of a company', '<Prxy><Tp><Cd>COTX</Cd></Tp><Id>12345</Id></Prxy>', { id: { value: '12345', type: 'TAX_ID' } }],
    ['an unknown proxy', '<Prxy><Tp><Cd>ZZZZ</Cd></Tp><Id>ada</Id></Prxy>', { id: { value: 'ada', type: 'ALIAS' } }],
    ['an e-mail address', '<Prxy><Tp><Cd>EMAL</Cd></Tp><Id>a@example.org</Id></Prxy>', { id: { value: 'a@example.org', type: 'EMAIL' } }],
    [
      'a savings account',
      '<Id><Othr><Id>1</Id></Othr></Id><Tp><Cd>SVGS</Cd></Tp>',
      { id: { value: '1', type: 'ACCOUNT_NUMBER' }, type: 'SAVINGS' },
    ],
  ])('%s', (_, inner, expected) => expect(account(inner)).toEqual({ creditorAccount: expected }));
});

describe('a British sort code and account number in one', () => {
  const joined = (agent: string, value = '60161331926819'): object =>
    instructionOf(`<CdtrAgt><FinInstnId>${agent}</FinInstnId></CdtrAgt><CdtrAcct><Id><Othr><Id>${value}</Id></Othr></Id></CdtrAcct>`);
  const member = (id: string): string => `<ClrSysMmbId><ClrSysId><Cd>GBDSC</Cd></ClrSysId><MmbId>${id}</MmbId></ClrSysMmbId>`;
  const account = (value: string) => ({ creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } } });
  const memberId = (value: string) => ({ clearingSystemMemberId: { memberId: value } });

  test.each([
    ['a BIC names the bank', '<BICFI>NWBKGB2L</BICFI>', { creditorAgent: { ...memberId('601613'), bic: 'NWBKGB2L' } }],
    [
      'the address of the bank says the country',
      '<PstlAdr><Ctry>GB</Ctry></PstlAdr>',
      { country: 'GB', creditorAgent: memberId('601613') },
    ],
    [
      'the number of the bank begins with the name of its clearing system',
      '<ClrSysMmbId><MmbId>GBDSC601613</MmbId></ClrSysMmbId>',
      { country: 'GB', creditorAgent: memberId('GBDSC601613') },
    ],
    [
      'the number of the bank begins as in Swift messages',
      '<ClrSysMmbId><MmbId>//SC601613</MmbId></ClrSysMmbId>',
      { country: 'GB', creditorAgent: memberId('//SC601613') },
    ],
    ['the sort code stands beside it', member('60-16-13'), { country: 'GB', creditorAgent: memberId('GBDSC60-16-13') }],
  ])('is split where %s', (_, agent, expected) => expect(joined(agent)).toEqual({ ...expected, ...account('31926819') }));

  test.each([
    ['another sort code stands beside it', member('200000'), '60161331926819'],
    ['it is longer', member('601613'), '601613319268190'],
    ['it is an account number', member('601613'), '31926819'],
    ['it has letters', member('601613'), '6016133192681A'],
    ['the bank is in another country', '<BICFI>COBADEFFXXX</BICFI>', '60161331926819'],
    ['no country is known', '', '60161331926819'],
  ])('stays as it is where %s', (_, agent, value) => expect(joined(agent, value)).toMatchObject(account(value)));

  test('is taken for what it is', () => {
    const creditor = { name: 'Ada Example', address: { townName: 'London', country: 'GB' } };
    for (const agent of ['<BICFI>NWBKGB2L</BICFI>', member('601613')]) {
      expect(validate({ ...joined(agent), currency: 'GBP', creditor })).toEqual({ status: 'OK', alerts: [] });
    }
    expect(validate({ ...joined(member('200000')), currency: 'GBP', creditor }).alerts).toEqual([
      { code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    ]);
  });
});

describe('agents', () => {
  const member = (code: string, id: string): string =>
    `<CdtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>${code}</Cd></ClrSysId><MmbId>${id}</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt>`;

  test.each([
    ['USABA', '021000021', 'US'],
    ['GBDSC', '601613', 'GB'],
    ['AUBSB', '062000', 'AU'],
    ['INFSC', 'SBIN0001234', 'IN'],
    ['DEBLZ', '37040044', 'DE'],
  ])('%s names the clearing system, and its country', (code, id, country) => {
    expect(instructionOf(member(code, id))).toEqual({ country, creditorAgent: { clearingSystemMemberId: { memberId: code + id } } });
  });

  test('the IBAN says the country itself', () => {
    const iban = '<CdtrAcct><Id><IBAN>GB29NWBK60161331926819</IBAN></Id></CdtrAcct>';
    expect(instructionOf(member('GBDSC', '601613') + iban)).not.toHaveProperty('country');
  });

  test('the address of the bank says it, where nothing else does', () => {
    expect(instructionOf('<CdtrAgt><FinInstnId><Nm>A Bank</Nm><PstlAdr><Ctry>KE</Ctry></PstlAdr></FinInstnId></CdtrAgt>')).toEqual({
      country: 'KE',
    });
  });

  test('branch and intermediary agents', () => {
    const bic = '<FinInstnId><BICFI>COBADEFFXXX</BICFI></FinInstnId>';
    expect(instructionOf(`<IntrmyAgt1>${bic}</IntrmyAgt1><CdtrAgt>${bic}<BrnchId><Id>012</Id></BrnchId></CdtrAgt>`)).toEqual({
      creditorAgent: { bic: 'COBADEFFXXX', branchId: '012' },
      intermediaryAgent1: { bic: 'COBADEFFXXX' },
    });
  });
});

describe('creditor', () => {
  test('address, element by element', () => {
    const address = `<Dept>D</Dept><StrtNm>S</StrtNm><BldgNb>1</BldgNb><BldgNm>B</BldgNm><Flr>2</Flr><PstBx>3</PstBx><Room>4</Room><PstCd>5</PstCd>
      <TwnNm>T</TwnNm><TwnLctnNm>L</TwnLctnNm><DstrctNm>I</DstrctNm><CtrySubDvsn>U</CtrySubDvsn><Ctry>DE</Ctry><AdrLine>one</AdrLine><AdrLine>two</AdrLine>`;
    expect(instructionOf(`<Cdtr><PstlAdr>${address}</PstlAdr></Cdtr>`)).toEqual({
      creditor: {
        address: {
          ...{
            department: 'D',
            streetName: 'S',
            buildingNumber: '1',
            buildingName: 'B',
            floor: '2',
            postBox: '3',
            room: '4',
            postCode: '5',
          },
          ...{ townName: 'T', townLocationName: 'L', districtName: 'I', countrySubdivision: 'U', country: 'DE' },
          ...{ addressLine1: 'one', addressLine2: 'two' },
        },
      },
    });
  });

  test('a person, with birth, tax number and passport', () => {
    const others = `<Othr><Id>11144477735</Id><SchmeNm><Cd>TXID</Cd></SchmeNm></Othr><Othr><Id>C01X00T47</Id><SchmeNm><Cd>CCPT</Cd></SchmeNm></Othr>`;
    const birth =
      '<DtAndPlcOfBirth><BirthDt>1990-05-17</BirthDt><CityOfBirth>X</CityOfBirth><CtryOfBirth>BR</CtryOfBirth></DtAndPlcOfBirth>';
    expect(instructionOf(`<Cdtr><Nm>Ada</Nm><Id><PrvtId>${birth}${others}</PrvtId></Id></Cdtr>`)).toEqual({
      creditor: {
        name: 'Ada',
        type: 'INDIVIDUAL',
        dateOfBirth: '1990-05-17',
        taxId: '11144477735',
        documents: [{ value: 'C01X00T47', type: 'CCPT' }],
      },
    });
  });

  test('an organisation, with contact', () => {
    const contact = '<CtctDtls><PhneNb>+49-30123456</PhneNb><EmailAdr>a@example.org</EmailAdr></CtctDtls>';
    expect(instructionOf(`<Cdtr><Id><OrgId><AnyBIC>COBADEFFXXX</AnyBIC></OrgId></Id>${contact}</Cdtr>`)).toEqual({
      creditor: { type: 'BUSINESS', contactDetails: { phone: '+49-30123456', email: 'a@example.org' } },
    });
  });
});

test('the currency of an equivalent amount is that of the transfer', () => {
  const amount = '<Amt><EqvtAmt><Amt Ccy="EUR">1</Amt><CcyOfTrf>USD</CcyOfTrf></EqvtAmt></Amt>';
  expect(instructionOf(amount)).toEqual({ currency: 'USD' });
  expect(instructionOf('<IntrBkSttlmAmt Ccy="CHF">1</IntrBkSttlmAmt>', 'pacs.008.001.08')).toEqual({ currency: 'CHF' });
});

test('references and CDATA are read as what they stand for', () => {
  expect(instructionOf('<Cdtr><Nm>A &amp; B <![CDATA[<C>]]> &#252;</Nm></Cdtr>')).toEqual({ creditor: { name: 'A & B <C> ü' } });
});
