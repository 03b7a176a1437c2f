/** Which column of a table is which field. */
import { describe, expect, test } from 'vitest';
import { isField, normalizeName, resolveField, resolveName, suggestName } from '../../../cli/files/column-fields.js';
import { COLUMN_MEANINGS } from '../../../cli/files/column-meanings.js';
import { type ColumnOptions, planColumns } from '../../../cli/files/column-plan.js';
import { createInstructionMapper } from '../../../cli/files/csv-columns.js';
import { wordsOfSentence } from '../../../cli/files/sentence.js';

const ACCOUNT = 'creditorAccount.id.value';

const read = (header: string, row: string, options: ColumnOptions = {}): unknown =>
  createInstructionMapper(planColumns(header.split(','), options))(row.split(','));

/** What is said of each column: its field, or why it is none. */
const notes = (header: string, options: ColumnOptions = {}): unknown =>
  planColumns(header.split(','), options).notes.map(({ path, idType, remark, suggestion }) =>
    [path, idType, remark, suggestion].flatMap((said) => (said === undefined ? [] : [wordsOfSentence(said)])).join('; '),
  );

describe('usual names', () => {
  test.each<readonly [name: string, path: string]>([
    ['IBAN', ACCOUNT],
    ['iban ', ACCOUNT],
    ['Kontonummer', ACCOUNT],
    ['Numéro de compte', ACCOUNT],
    ['Empfänger', 'creditor.name'],
    ['EMPFAENGER', 'creditor.name'],
    ['Begünstigter', 'creditor.name'],
    ['Beneficiary Name', 'creditor.name'],
    ['beneficiary_name', 'creditor.name'],
    ['Bénéficiaire', 'creditor.name'],
    ['Favorecido', 'creditor.name'],
    ['Intestatario', 'creditor.name'],
    ['Begunstigde', 'creditor.name'],
    ['Nazwa odbiorcy', 'creditor.name'],
    ['BIC/SWIFT', 'creditorAgent.bic'],
    ['Kod SWIFT', 'creditorAgent.bic'],
    ['Bankleitzahl', 'creditorAgent.clearingSystemMemberId.memberId'],
    ['BLZ', 'creditorAgent.clearingSystemMemberId.memberId'],
    ['Sort code', 'creditorAgent.clearingSystemMemberId.memberId'],
    ['Routing-Number', 'creditorAgent.clearingSystemMemberId.memberId'],
    ['Agência', 'creditorAgent.branchId'],
    ['Land', 'country'],
    ['Kraj', 'country'],
    ['Währung', 'currency'],
    ['Waehrung', 'currency'],
    ['Devise', 'currency'],
    ['Anschrift 2', 'creditor.address.addressLine2'],
    ['Indirizzo 2', 'creditor.address.addressLine2'],
    ['Adres 2', 'creditor.address.addressLine2'],
    ['Endereço 2', 'creditor.address.addressLine2'],
    ['Morada 2', 'creditor.address.addressLine2'],
    ['Adress 2', 'creditor.address.addressLine2'],
    ['Straße', 'creditor.address.streetName'],
    ['Miejscowość', 'creditor.address.townName'],
    ['Kod pocztowy', 'creditor.address.postCode'],
    ['E-Mail', 'creditor.contactDetails.email'],
    ['Codice fiscale', 'creditor.taxId'],
  ])('%s is %s', (name, path) => expect(resolveName(name).map((meaning) => meaning.path)).toEqual([path]));

  test('lead to fields that there are', () => {
    for (const { field } of COLUMN_MEANINGS) expect([field, field === undefined || isField(field)]).toEqual([field, true]);
  });

  test('are there for the account and its holder in each of eight languages', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'] as const) {
      const fields = COLUMN_MEANINGS.filter(({ names }) => names[language] !== undefined).map(({ field }) => field);
      expect(fields).toEqual(expect.arrayContaining([ACCOUNT, 'creditor.name', 'creditorAgent.bic', 'country', 'currency']));
    }
  });

  test('are long names without cost', () => expect(resolveName('ä'.repeat(1_000_000))).toEqual([]));

  test('stand for letters and digits alone', () => expect(normalizeName(' Nº de Câble_ß ')).toBe('nodecabless'));
});

describe('a column', () => {
  test('of a usual name becomes its field, an account with its type', () => {
    expect(read('IBAN,Empfänger,Land', 'DE89,Ada,DE')).toEqual({
      country: 'DE',
      creditor: { name: 'Ada' },
      creditorAccount: { id: { value: 'DE89', type: 'IBAN' } },
    });
  });

  test('of an account number counts where the IBAN is empty', () => {
    const header = 'Account number,Sort code,IBAN';
    expect(read(header, '31926819,601613,')).toEqual({
      creditorAgent: { clearingSystemMemberId: { memberId: '601613' } },
      creditorAccount: { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } },
    });
    expect(read(header, '31926819,,GB29')).toEqual({ creditorAccount: { id: { value: 'GB29', type: 'IBAN' } } });
    expect(notes(header)).toEqual([
      `${ACCOUNT}; ACCOUNT_NUMBER; where IBAN is empty`,
      'creditorAgent.clearingSystemMemberId.memberId',
      `${ACCOUNT}; IBAN`,
    ]);
  });

  test('with two meanings is not guessed', () => {
    expect(read('Konto,Land', 'DE89,DE')).toEqual({ country: 'DE' });
    expect(notes('Konto,Land')).toEqual([`it may be an IBAN or an account number; --map "Konto=${ACCOUNT}"`, 'country']);
    expect(notes('Estado,País')).toEqual([
      'it may be a state or province or a status; --map "Estado=creditor.address.countrySubdivision"',
      'country',
    ]);
  });

  test('of the same meaning as another is not guessed either', () => {
    expect(notes('Name,Empfänger,Land')).toEqual([
      'Empfänger is creditor.name, too; --map "Name=creditor.name"',
      'Name is creditor.name, too; --map "Empfänger=creditor.name"',
      'country',
    ]);
    expect(read('Name,Empfänger,Land', 'a,b,DE')).toEqual({ country: 'DE' });
  });

  test('of a usual name gives way to one that is named by the path', () => {
    expect(read('Name,creditor.name', 'a,b')).toEqual({ creditor: { name: 'b' } });
  });

  test('without a field says so, an unknown one what it may be', () => {
    expect(notes('Betrag,IBAN,Verwendungszweck,id,Benficiary,curency,creditor_acount_id_value')).toEqual([
      'an instruction has no field for an amount',
      `${ACCOUNT}; IBAN`,
      'an instruction has no field for a reference',
      '',
      'did you mean Beneficiary?',
      expect.stringMatching(/^did you mean [Cc]urrency\?$/),
      `did you mean ${ACCOUNT}?`,
    ]);
  });

  test('that sets a type by its path decides over the name of the other', () => {
    const header = 'creditorAccount.id.type,Account number';
    expect(read(header, 'PHONE,0917')).toEqual({ creditorAccount: { id: { value: '0917', type: 'PHONE' } } });
  });
});

describe('--map', () => {
  test('says what a column is, by path or usual name', () => {
    expect(read('Konto', 'x', { maps: [['Konto', ACCOUNT]] })).toEqual({ creditorAccount: { id: { value: 'x' } } });
    expect(read('Konto', 'x', { maps: [['konto ', 'IBAN']] })).toEqual({ creditorAccount: { id: { value: 'x', type: 'IBAN' } } });
  });

  test('comes before paths and names', () => {
    expect(read('creditor.name,Alias,Name', 'a,b,c', { maps: [['Alias', 'creditor.name']] })).toEqual({ creditor: { name: 'b' } });
  });

  test('with nothing takes a column out', () => {
    expect(read('Name,Empfänger', 'a,b', { maps: [['Name', '']] })).toEqual({ creditor: { name: 'b' } });
  });

  test('refuses a column that is not there, and two columns for one field', () => {
    expect(() => planColumns(['IBAN'], { maps: [['IBNA', 'country']] })).toThrow('Did you mean IBAN?');
    expect(() =>
      planColumns(['a', 'b'], {
        maps: [
          ['a', 'country'],
          ['b', 'country'],
        ],
      }),
    ).toThrow('it has two columns named country');
  });
});

describe('--set', () => {
  test('fills a field where the row leaves it open', () => {
    const options: ColumnOptions = {
      sets: [
        ['country', 'DE'],
        ['currency', 'EUR'],
      ],
    };
    expect(read('country,IBAN', ',x', options)).toEqual({
      country: 'DE',
      currency: 'EUR',
      creditorAccount: { id: { value: 'x', type: 'IBAN' } },
    });
    expect(read('country,IBAN', 'FR,', options)).toEqual({ country: 'FR', currency: 'EUR' });
  });
});

test('of thousands of unknown columns, the first few hundred get a suggestion', () => {
  const { notes: all } = planColumns(['IBAN', ...Array.from({ length: 5000 }, () => 'Bankleitzhal')]);
  expect(all).toHaveLength(5001);
  expect(all.filter(({ suggestion }) => suggestion !== undefined)).toHaveLength(300);
});

test('names and paths are suggested, short ones are not', () => {
  expect(suggestName('Bankleitzhal')).toBe('Bankleitzahl');
  expect(suggestName('creditor.contactDetails.emial')).toBe('creditor.contactDetails.email');
  expect(suggestName('id')).toBeUndefined();
  expect(resolveField('Konto')).toBeUndefined();
});

test('a name of two names is what both mean', () => {
  const read = (name: string): readonly string[] => resolveName(name).map(({ path, idType, says }) => idType ?? path ?? says);
  expect(read('Rekening (IBAN)')).toEqual(['IBAN']);
  expect(read('Numer konta (IBAN)')).toEqual(['IBAN']);
  expect(read('Clabe / Account number')).toEqual(['ACCOUNT_NUMBER']);
  expect(read('BIC/SWIFT-Code')).toEqual(['creditorAgent.bic']);
  expect(read('SWIFT/BIC (optional)')).toEqual(['creditorAgent.bic']);
  expect(read('ABA/Routing')).toEqual(['creditorAgent.clearingSystemMemberId.memberId']);
  expect(read('Bankleitzahl (BLZ)')).toEqual(['creditorAgent.clearingSystemMemberId.memberId']);
  expect(read('Country (ISO)')).toEqual(['country']);
});

test.each([
  ['IBAN/BIC', ['IBAN']],
  ['IBAN und BIC', ['IBAN']],
  ['SWIFT-Code & IBAN', ['IBAN']],
  ['IBAN/Account number', ['IBAN', 'ACCOUNT_NUMBER']],
  ['Nº de cuenta (IBAN)', ['IBAN', 'ACCOUNT_NUMBER']],
  ['RIB / IBAN', ['IBAN', 'ACCOUNT_NUMBER']],
  ['Kontonummer (IBAN)', ['IBAN', 'ACCOUNT_NUMBER']],
  ['IBAN / Name', []],
  ['IBAN und BIC (alt)', []],
])('a column of IBANs and what stands beside them is the account: %s', (name, types) => {
  const found = resolveName(name);
  expect(found.map(({ idType }) => idType)).toEqual(types);
  if (types.length > 1) expect(found.every(({ isPayees }) => isPayees)).toBe(true);
});

test.each(['Payer/Payee', 'Name (Bank)', 'IBAN (old)', 'IBAN (Debtor)', '/', '()', ''])(
  'a name of two names that differ is not guessed: %s',
  (name) => expect(resolveName(name)).toEqual([]),
);

test('no column of the payer is suggested for one of the payee, nor the other way', () => {
  expect(suggestName('Employee IBAN')).toBe('IBAN');
  expect(suggestName('N° de compte IBAN')).toBe('IBAN');
  expect(suggestName('Debitor-IBAN')).toBeUndefined();
  expect(suggestName('IBAN of payer')).toBeUndefined();
  expect(suggestName('Debtor acount')).toBeUndefined();
  expect(suggestName('Employer’s IBAN')).toBeUndefined();
  expect(suggestName('IBAN (own)')).toBeUndefined();
  expect(suggestName('Absender IBAN 2')).toBeUndefined();
  expect(suggestName('付款账号')).toBeUndefined();
});

test('the currency, the branch and the type of a vendor in the books are none of the payment', () => {
  expect(notes('Vendor IBAN,Vendor currency,Vendor branch,Vendor type')).toEqual([
    `${ACCOUNT}; IBAN`,
    '',
    expect.not.stringContaining('creditor'),
    expect.not.stringContaining('creditor.type'),
  ]);
});
