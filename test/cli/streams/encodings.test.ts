/** Tables in the encodings of the world: read as the call says, and never silently as Windows-1252. */
import { describe, expect, test } from 'vitest';
import { ACCOUNT, call, file, lines } from '../call.js';
import { encodeAs } from '../files/encoded.js';

/** Names as a spreadsheet in that country saves them. */
const LISTS: readonly (readonly [encoding: string, names: readonly string[]])[] = [
  ['gb18030', ['张伟', '李秀英', '欧阳娜娜']],
  ['big5', ['陳大文', '林志玲', '王小明']],
  ['shift_jis', ['山田太郎', 'ﾔﾏﾀﾞ ﾀﾛｳ', '株式会社さくら', 'ヤマダ商店']],
  ['euc-jp', ['山田太郎', '高橋花子']],
  ['euc-kr', ['김철수', '이영희', '주식회사 한국']],
  ['windows-1250', ['Łukasz Wałęsa', 'Bożena Dąbrowska', 'Jiří Dvořáček', 'Stipe Šimić']],
  ['iso-8859-2', ['Łukasz Wałęsa', 'Bożena Dąbrowska', 'Małgorzata Żółć']],
  ['windows-1251', ['Иванов Иван', 'ООО Ромашка', 'Ким Ли']],
  ['ibm866', ['Иванов Иван', 'ООО Ромашка']],
  ['koi8-r', ['Иванов Иван', 'ООО Ромашка']],
  ['iso-8859-5', ['Иванов Иван', 'ООО Ромашка']],
  ['x-mac-cyrillic', ['Иванов Иван', 'ООО Ромашка']],
  ['windows-1253', ['Γιώργος Παπαδόπουλος', 'Νίκος']],
  ['windows-1254', ['Güneş Çalışkan', 'Tuğçe Yıldız']],
  ['windows-1255', ['ישראל ישראלי', 'משה כהן']],
  ['windows-1256', ['محمد علي', 'عبد الرحمن']],
  ['windows-1257', ['Šarūnė Žukauskaitė', 'Dalia Grybauskaitė']],
  ['windows-874', ['สมชาย ใจดี']],
  ['macintosh', ['Jürgen Müller', 'José Márquez', 'François Lefèvre', 'André']],
];

const listOf = (names: readonly string[]): string =>
  lines('creditor.name;creditorAccount.id.value;creditorAccount.id.type', ...names.map((name) => `${name};${ACCOUNT};IBAN`));

describe.each(LISTS)('%s', (encoding, names) => {
  const path = file(`${encoding}.csv`, encodeAs(encoding, listOf(names)));

  test('is read as --encoding says, and written as UTF-8 with a mark', async () => {
    const { code, out, err } = await call(['validate', '--output', 'csv', '--no-summary', '--encoding', encoding, path]);
    expect(out.startsWith('\ufeffcreditor.name;')).toBe(true);
    expect(out.split('\n').slice(1, -1)).toEqual(names.map((name) => expect.stringContaining(`${name};${ACCOUNT};IBAN;`)));
    expect({ code: code < 2, err }).toEqual({ code: true, err: '' });
  });

  test('is not taken for Windows-1252 where nothing is said: the run asks', async () => {
    const { code, err } = await call(['validate', '--no-summary', path]);
    expect(code).toBe(2);
    expect(err).toMatch(/line \d is (?:neither UTF-8 nor Windows-1252|UTF-8 with bytes that are none)/);
    for (const name of names) for (const word of name.split(' ')) expect(err).not.toContain(word);
  });
});

test.each([['enrich'], ['explain'], ['address'], ['names', '--given', 'creditor.name', '--held', 'creditorAccount.id.type']])(
  '%s asks, too',
  async (...argv) => {
    const path = file('asks.csv', encodeAs('windows-1251', listOf(['Иванов Иван'])));
    expect(await call([...argv, '--no-summary', path])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('neither UTF-8 nor'),
    });
    expect((await call([...argv, '--encoding', 'cp1251', '--output', 'csv', path])).out).toContain('Иванов Иван;');
  },
);

describe('Windows-1252', () => {
  const NAMES = [
    'Jürgen Müller-Groß',
    'José Núñez Peña',
    'François L’Haÿ',
    'Þórður Guðjónsson',
    'Óþýð Æðey',
    'Søren Kierkegård',
    'Jäääär OÜ',
    'Töööö',
    'João Simões',
    'Œuvre d´art',
    'Nestlé® S.A.',
    '“IRMÔ Lda',
    'Mª Dolores Nº 5',
    'E²M Conseil m³',
    'Žitný Škoda',
    'L·L Col·legi',
    '½ Preis – 20 €',
    'À « Éole… »',
    'MÜLLER & SÖHNE ÄÖÜ',
    'Førpremière',
  ];

  test.each(NAMES)('%s is read, and a line says so', async (name) => {
    const { out, err } = await call([
      'validate',
      '--output',
      'csv',
      '--no-summary',
      file('west.csv', encodeAs('windows-1252', listOf([name]))),
    ]);
    expect(out).toContain(`\n${name};`);
    expect(err).toMatch(
      /^payprep: \S+west\.csv: line 2 is not UTF-8: read as Windows-1252, of Western Europe; --encoding NAME says another, such as windows-1250\n$/,
    );
  });

  test('nothing is said where the call says it', async () => {
    const path = file('said.csv', encodeAs('windows-1252', listOf(NAMES)));
    expect((await call(['validate', '--no-summary', '--encoding', 'windows-1252', path])).err).toBe('');
  });

  test('where the call says so, every byte is taken', async () => {
    const path = file('taken.csv', encodeAs('windows-1251', listOf(['Иванов Иван'])));
    expect((await call(['validate', '--encoding', 'latin1', '--output', 'csv', path])).out).toContain('Èâàíîâ Èâàí;');
  });
});

describe('--encoding', () => {
  test.each([
    ['Shift-JIS', 'shift_jis', '山田'],
    ['GBK', 'gb18030', '张伟'],
    ['cp936', 'gb18030', '张伟'],
    ['932', 'shift_jis', '山田'],
    ['CP950', 'big5', '陳'],
    ['1251', 'windows-1251', 'Иван'],
    ['mac', 'macintosh', 'Müller'],
    ['latin2', 'iso-8859-2', 'Łukasz'],
  ])('knows %s', async (label, encoding, name) => {
    const { out } = await call(['validate', '--encoding', label, '--output', 'csv', file('label.csv', encodeAs(encoding, listOf([name])))]);
    expect(out).toContain(`\n${name};`);
  });

  test.each(['klingon', '', 'iso-8859-99', 'replacement', 'x-user-defined', 'cp850'])(
    'refuses %j and names the usual ones',
    async (label) => {
      const { code, out, err } = await call(['validate', '--encoding', label]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^payprep: --encoding is none that can be read here; the usual ones are auto, .*gb18030, .*macintosh.*\n$/);
    },
  );

  test('a file that is none of it is refused by its line', async () => {
    const wrong = [
      ['shift_jis', encodeAs('windows-1252', listOf(['Ada', 'Müller'])), 3],
      ['windows-1253', Buffer.from(`${listOf(['Ada'])}\xff;;\n`, 'latin1'), 3],
      ['iso-8859-2', encodeAs('windows-1250', listOf(['Ada', 'Bo', 'Šimić'])), 4],
      ['big5', Buffer.concat([Buffer.from(listOf(['Ada'])), Buffer.of(0xfb, 0xf8), Buffer.from(';;\n')]), 3],
    ] as const;
    for (const [encoding, bytes, line] of wrong) {
      const { code, err } = await call(['validate', '--no-summary', '--encoding', encoding, file('none.csv', bytes)]);
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`line ${line} has bytes that are no text in ${encoding}\n`) });
    }
  });

  test('the mark of another encoding is believed before the call', async () => {
    for (const [bytes, mark] of [
      [Buffer.from(`\ufeff${listOf(['Müller'])}`), 'utf-8'],
      [Buffer.from(`\ufeff${listOf(['Müller'])}`, 'utf16le'), 'utf-16le'],
    ] as const) {
      const { code, err } = await call(['validate', '--no-summary', '--encoding', 'windows-1251', file('marked.csv', bytes)]);
      expect({ code, err }).toEqual({
        code: 2,
        err: expect.stringContaining(`it is not windows-1251: it begins with the mark of ${mark}\n`),
      });
    }
  });

  test('gb18030 is recognised by its mark', async () => {
    const bytes = Buffer.concat([Buffer.of(0x84, 0x31, 0x95, 0x33), encodeAs('gb18030', listOf(['张伟']))]);
    const { out, err } = await call(['validate', '--no-summary', '--output', 'csv', file('mark.csv', bytes)]);
    expect(out).toContain('\n张伟;');
    expect({ mark: out.startsWith('\ufeffcreditor.name;'), err }).toEqual({ mark: true, err: '' });
  });

  test('is no matter of a workbook', async () => {
    const { err } = await call(['validate', '--encoding', 'gbk', file('empty.xlsx', Buffer.from('PK\u0003\u0004nothing'))]);
    expect(err).toContain('its end is missing');
  });
});

test('rows before the line that stops the run are answered, wherever chunks end', async () => {
  const bytes = Buffer.concat([Buffer.from(listOf(['Ada', 'Bo'])), encodeAs('windows-1251', `Иванов;${ACCOUNT};IBAN\n`)]);
  const answers = [];
  for (const stdin of [[bytes], [bytes.subarray(0, 90), bytes.subarray(90)], [...bytes].map((byte) => Buffer.of(byte))])
    answers.push(await call(['validate', '--input', 'csv', '--no-summary'], { stdin }));
  expect(answers[0]).toMatchObject({ code: 2, out: '{"status":"OK","alerts":[]}\n'.repeat(2) });
  expect(new Set(answers.map(({ out, err }) => out + err)).size).toBe(1);
});

test('ISO-2022-JP, which is ASCII by its bytes, is not passed on', async () => {
  const bytes = Buffer.from(listOf(['\u001b$B;3ED\u001b(B']));
  expect((await call(['validate', file('iso2022.csv', bytes)])).err).toContain('line 2 is neither UTF-8 nor Windows-1252');
  expect((await call(['validate', '--output', 'csv', '--encoding', 'iso-2022-jp', file('iso2022.csv', bytes)])).out).toContain('\n山田;');
});

test('UTF-16 with a first line sep= keeps both', async () => {
  const text = `\ufeffsep=;\r\n${listOf(['Müller'])}`;
  const { out } = await call(['validate', '--output', 'csv', file('sep.csv', Buffer.from(text, 'utf16le'))]);
  expect(out).toMatch(/^\ufeffsep=;\r\ncreditor.name;.*;status;alerts;messages;severity;correction;error\nMüller;/);
});

test('UTF-8 with a broken character is not read as Windows-1252', async () => {
  const bytes = Buffer.concat([Buffer.from(`${listOf(['Ada'])}Müller Str`), Buffer.of(0xc3), Buffer.from(';;\n')]);
  expect(await call(['validate', '--no-summary', file('cut.csv', bytes)])).toMatchObject({
    code: 2,
    err: expect.stringContaining('line 3 is UTF-8 with bytes that are none'),
  });
  for (const [argv, content] of [
    [['--encoding', 'utf-8'], bytes],
    [[], Buffer.concat([Buffer.from('\ufeff'), bytes])],
  ] as const) {
    const { out, err } = await call(['validate', '--no-summary', ...argv, file('cut.csv', content)]);
    expect(out).toContain('CREDITOR_NAME_INVALID_CHARACTERS');
    expect(err).toContain('line 3 is not UTF-8: what cannot be read is shown as \ufffd\n');
  }
});

describe('extract', () => {
  const mail = (name: string): string => lines(`Beneficiary: ${name}`, `IBAN: ${ACCOUNT}`);

  test('asks for the encoding, and takes it', async () => {
    const path = file('mail.txt', encodeAs('windows-1251', mail('ООО Ромашка')));
    expect(await call(['extract', path])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('line 1 is neither UTF-8 nor Windows-1252'),
    });
    expect((await call(['extract', '--encoding', 'windows-1251', path])).out).toContain('ООО Ромашка');
  });

  test('says that it read Windows-1252', async () => {
    const { out, err } = await call(['extract', file('mail.txt', encodeAs('windows-1252', mail('Müller GmbH')))]);
    expect(out).toContain('Müller GmbH');
    expect(err).toContain('line 1 is not UTF-8: read as Windows-1252');
  });
});

test('a list to import is not taken for Windows-1252 either', async () => {
  const list = encodeAs('windows-1250', lines('bankCode,bic,name', '10100000,,Spółdzielczy Wałęsa'));
  const argv = ['data', 'import', 'csv', file('list.csv', list), '--dataset', 'banks/PL', '--edition', '2026-11'];
  expect(await call(argv)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('line 2 is neither UTF-8 nor Windows-1252') });
  expect((await call([...argv, '--encoding', 'windows-1250'])).out).toContain('Spółdzielczy Wałęsa');
});
