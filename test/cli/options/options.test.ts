/** Options, help, mistakes in the call, the summary and the progress line. */
import { describe, expect, test } from 'vitest';
import { commandNames, declarationOf } from '../../../cli/options/commands.js';
import { OPTIONS } from '../../../cli/options/options.js';
import manifest from '../../../package.json' with { type: 'json' };
import { sepaScopeEdition } from '../../../src/directory/sepa.js';
import { ACCOUNT, BAD, call, file, GOOD, iban, lines } from '../call.js';

const COMMANDS = commandNames;

describe('help', () => {
  test.each(['--version', '-v'])('%s prints the version', async (option) => {
    expect(await call([option])).toMatchObject({ code: 0, out: `${manifest.version}\n`, err: '' });
  });

  test.each([['--help'], ['-h'], ['help']])('%s lists the commands', async (argument) => {
    const { code, out } = await call([argument]);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`payprep ${command}`);
  });

  test.each(COMMANDS)('help on %s has examples and exit codes', async (command) => {
    const { code, out } = await call(['help', command]);
    expect(code).toBe(0);
    expect(out.split('\n').filter((line) => line.startsWith(`  payprep ${command}`))).not.toEqual([]);
    expect(out).toContain('Exit codes');
    expect(await call([command, '--help'])).toMatchObject({ code: 0, out });
    expect(await call([command, '-h'])).toMatchObject({ code: 0, out });
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test.each(COMMANDS)('help on %s lists every option that the command takes, and no other', async (command) => {
    const { out } = await call(['help', command]);
    const named = new Set([...out.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name));
    for (const option of Object.keys(OPTIONS)) {
      const { err } = await call([command, `--${option}`]);
      expect([option, !err.includes('there is no option')]).toEqual([option, named.has(option)]);
    }
  });
});

test('without a command the help goes to standard error, with exit code 2', async () => {
  const { out: help } = await call(['--help']);
  expect(await call([])).toMatchObject({ code: 2, out: '', err: help });
});

describe('mistakes in the call: one line, exit code 2', () => {
  test.each([
    [['valdiate'], 'there is no command of this name. Did you mean validate? See payprep --help'],
    [['help', 'valdiate'], 'there is no command of this name. Did you mean validate? See payprep --help'],
    [['ibn'], 'there is no command of this name. Did you mean iban? See payprep --help'],
    [['frobnicate'], 'there is no command of this name; see payprep --help'],
    [['--frob'], 'there is no option of this name; see payprep --help'],
    [['--hepl'], 'there is no option of this name. Did you mean --help? See payprep --help'],
    [['validate', '--ouput', 'csv'], 'validate: there is no option --ouput. Did you mean --output? See payprep help validate'],
    [['data', '--edtion', '2026'], 'data: there is no option --edtion. Did you mean --edition? See payprep help data'],
    [['completion', 'tcsh'], 'completion takes the name of a shell: bash, zsh or fish; see payprep help completion'],
    [['systems', 'BR_PX'], 'there is no settlement system of this name. Did you mean BR_PIX? See payprep help systems'],
    [['countries', 'XX'], 'no country has this code: payprep countries BR; see payprep help countries'],
    [['countries', 'BR', 'DE'], 'countries takes one country code: payprep countries BR; see payprep help countries'],
    [['banks', 'XX', 'gtbank'], 'no country has this code: payprep banks NG gtbank; see payprep help banks'],
    [['bic'], 'bic needs a BIC: payprep bic COBADEFF; see payprep help bic'],
    [['bic', '-', 'COBADEFF'], '- is the only argument: each line of standard input is one value; see payprep help bic'],
    [
      ['account', '--country', 'GB'],
      'account takes a country and a number: payprep account --country DE --bank 37040044 --account 0532013000; see payprep help account',
    ],
    [['explain', '--lang', 'xx'], /^--lang is en, ar, de, .*; see payprep help explain$/],
    [['iban', 'x', '--output', 'csv'], '--output is text or json; see payprep help iban'],
    [['__proto__'], 'there is no command of this name; see payprep --help'],
    [['validate', '--frob=3'], 'validate: there is no option --frob; see payprep help validate'],
    [['validate', '-x'], 'validate: there is no option -x; see payprep help validate'],
    [['validate', '--on'], 'validate: the option --on needs a value; see payprep help validate'],
    [['validate', '--on', '--no-summary'], 'validate: the option --on needs a value; see payprep help validate'],
    [['validate', '--no-summary=yes'], 'validate: the option --no-summary takes no value; see payprep help validate'],
    [['validate', '--json'], 'validate: there is no option --json; see payprep help validate'],
    [['enrich', '--threshold', 'info'], 'enrich: there is no option --threshold; see payprep help enrich'],
    [['validate', '--on', '2026-02-30'], '--on is a calendar date, YYYY-MM-DD; see payprep help validate'],
    [['validate', '--input', 'yaml'], '--input is ndjson, json, csv, xlsx or xml; see payprep help validate'],
    [['validate', '--output', 'xml'], '--output is ndjson, csv, table or xlsx; see payprep help validate'],
    [['validate', '--threshold', 'all'], '--threshold is error, warning or info; see payprep help validate'],
    [['validate', '--jobs', '0'], '--jobs is a number from 1 to 64; see payprep help validate'],
    [['validate', '--jobs', '1e1'], '--jobs is a number from 1 to 64; see payprep help validate'],
    [['validate', '--jobs', '65'], '--jobs is a number from 1 to 64; see payprep help validate'],
    [['validate', '--overlay', '/nowhere.json'], '--overlay /nowhere.json: there is no such file; see payprep help validate'],
    [['iban'], 'iban needs an IBAN: payprep iban "DE89 3704 0044 0532 0130 00"; see payprep help iban'],
    [['data', 'ZZ'], 'data takes a country code, such as DE: payprep data DE; see payprep help data'],
    [['data', 'DE', 'FR'], 'data takes one country at a time: payprep data DE; see payprep help data'],
  ])('%j', async (argv, message) => {
    const { code, out, err } = await call(argv);
    expect([code, out]).toEqual([2, '']);
    const said = err.replace(/^payprep: |\n$/g, '');
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  });

  test('an overlay that is not JSON, and one that is not a dataset, are refused', async () => {
    const good = file('good.json', JSON.stringify({ dataset: 'banks/DE', edition: '1', columns: [], rows: [] }));
    const broken = file('broken.json', '{');
    const other = file('other.json', '{"a":1}');
    expect((await call(['validate', '--overlay', broken])).err).toBe(
      `payprep: --overlay ${broken}: it is not JSON; see payprep help validate\n`,
    );
    expect((await call(['validate', '--overlay', good, '--overlay', other])).err).toMatch(/other\.json: it is not a dataset/);
    expect((await call(['validate', '--overlay', file('none.json', '[]')])).err).toMatch(/none\.json: it holds no dataset/);
  });

  const OWN = {
    ...{
      dataset: 'banks/DE',
      edition: '2026-07',
      source: { publisher: 'Own list' },
      format: 1,
      confidence: 'manual',
      completeness: 'partial',
    },
    ...{ columns: ['bankCode', 'bic', 'name'], rows: [['37040044', 'COBADEFFXXX', 'A Bank']] },
  };

  test.each<readonly [string, object, string]>([
    [
      'a BIC that is none',
      {
        rows: [
          ['37040044', 'COBADEFFXXX', 'A'],
          ['10010010', 'rubbish', 'B'],
        ],
      },
      'row 2, column bic: it is no BIC',
    ],
    ['a BIC of no country', { rows: [['37040044', 'COBAZZFF', 'A']] }, 'row 1, column bic: it is no BIC'],
    ['a code that is a number', { rows: [[37040044, 'COBADEFF', 'A']] }, 'row 1, column bankCode: a code is a text'],
    [
      'a code as people write it',
      { rows: [['60-16-13', 'COBADEFF', 'A']] },
      'row 1, column bankCode: a code has capital letters and digits alone',
    ],
    [
      'a row that is too short',
      { rows: [['37040044', 'COBADEFF', 'A'], ['10010010']] },
      'row 2 is not as wide as the columns: 1, and not 3',
    ],
    ['a misspelt column', { columns: ['bankCode', 'bics', 'name'] }, 'it has other columns than banks/DE: bankCode, bic, name'],
    ['a part of a table', { dataset: 'iban-rules/DE' }, 'it replaces iban-rules/DE: it has to be "complete"'],
    ['a confidence that there is not', { confidence: 'sure' }, 'its confidence is none of these: official, manual, derived'],
    ['another format', { format: 2 }, 'its format is none of these: 1'],
    ['a name of no dataset', { dataset: 'bank/DE' }, 'its name is that of no dataset, such as banks/DE. Did you mean banks?'],
    ['a name without a country', { dataset: 'banks/XX' }, 'its name has no country behind the slash'],
    ['an edition that is no day', { edition: '2026-13' }, 'its edition is no day, month or year'],
    ['no source', { source: undefined }, 'it does not say whose facts it has'],
  ])('an overlay with %s is refused, with its place', async (_, fault, problem) => {
    const path = file('own.json', JSON.stringify({ ...OWN, ...fault }));
    expect(await call(['validate', '--overlay', path], { stdin: GOOD })).toMatchObject({
      code: 2,
      err: expect.stringContaining(`own.json: ${problem}`),
    });
  });

  test('an overlay without a fault counts', async () => {
    expect((await call(['validate', '--overlay', file('own.json', JSON.stringify(OWN))], { stdin: GOOD })).code).toBe(0);
  });
});

describe('options', () => {
  test.each([
    ['validate', BAD],
    ['validate', '{'],
    ['enrich', '{'],
    ['explain', BAD],
  ])('--exit-zero: %s of %s exits with 0', async (command, line) => {
    const plain = await call([command], { stdin: lines(line, GOOD) });
    const zero = await call([command, '--exit-zero'], { stdin: lines(line, GOOD) });
    expect(plain.code).not.toBe(0);
    expect(zero).toEqual({ ...plain, code: 0 });
  });

  test('--exit-zero still exits with 2 for a wrong call and a file that cannot be read', async () => {
    expect(await call(['validate', '--exit-zero', '--input', 'csv'], { stdin: 'a,b\n1,2\n' })).toMatchObject({ code: 2, out: '' });
    expect(await call(['validate', '--exit-zero', '/nowhere.ndjson'])).toMatchObject({ code: 2, out: '' });
    expect(await call(['validate', '--exit-zero', '--on', 'today'])).toMatchObject({ code: 2, out: '' });
  });

  test.each(COMMANDS.filter((command) => declarationOf(command).options.some((option) => option === 'country')))(
    '%s takes the code of a country in small and in capital letters, and nothing else',
    async (command) => {
      for (const wrong of ['Germany', 'ZZ', ''])
        expect(await call([command, 'x', '--country', wrong])).toMatchObject({
          code: 2,
          out: '',
          err: `payprep: --country is a code of ISO 3166-1, such as DE; see payprep help ${command}\n`,
        });
      const needed = command === 'names' ? ['--given', 'a', '--held', 'b'] : command === 'account' ? ['--account', '0532013000'] : [];
      const answerTo = (country: string) => call([command, '--country', country, ...needed], { stdin: '' });
      expect(await answerTo('de')).toEqual(await answerTo('DE'));
      expect(await answerTo('UK')).toEqual(await answerTo('GB'));
    },
  );

  test('--threshold decides which severities are an ALERT', async () => {
    const warning = JSON.stringify(iban('DE89370400440532013000', { country: 'US' }));
    expect((await call(['validate'], { stdin: warning })).code).toBe(1);
    expect((await call(['validate', '--threshold', 'error'], { stdin: warning })).code).toBe(0);
    expect((await call(['explain', '--threshold', 'error'], { stdin: warning })).code).toBe(0);
  });

  test('--on is the day of the payment; the default is today', async () => {
    const bulgaria = JSON.stringify(iban('BG80BNBG96611020345678'));
    const schemes = async (argv: readonly string[], today: string): Promise<string> =>
      (await call(['enrich', ...argv], { stdin: bulgaria, io: { today: () => today } })).out;
    expect(await schemes([], '2026-11-20')).toContain('SCT');
    expect(await schemes(['--on', '2005-01-01'], '2026-11-20')).not.toContain('SCT');
  });

  test('a clock that was lost is refused where its day is needed, and is of no matter where one is given', async () => {
    const lost = { io: { today: () => '1970-01-01' } };
    const said = `payprep: the clock of this machine says 1970-01-01, and the rules are of ${sepaScopeEdition}: set it, or give --on`;
    for (const argv of [['validate'], ['iban', 'DE89370400440532013000'], ['data', 'DE']]) {
      const { code, out, err } = await call(argv, { stdin: '', ...lost });
      expect([argv, code, out, err]).toEqual([argv, 2, '', expect.stringContaining(said)]);
      expect((await call([...argv, '--on', '2026-11-20'], { stdin: '', ...lost })).err).not.toContain('clock');
    }
    const { code, out } = await call(['returns', 'AC01'], lost);
    expect([code, out]).toEqual([0, expect.stringContaining('AC01')]);
  });

  test('words that an option takes may be in capitals', async () => {
    const args = ['validate', '--lang', 'DE', '--output', 'CSV', '--threshold', 'Error'];
    expect((await call(args, { stdin: JSON.stringify(BAD) })).err).toContain('1 Zahlungsauftrag');
    expect((await call(['validate', '--lang', 'PT-br'], { stdin: '' })).code).toBe(0);
  });

  test('--overlay adds a bank', async () => {
    const dataset = {
      ...{
        dataset: 'banks/DE',
        edition: '2026',
        source: { publisher: 'Own list' },
        format: 1,
        confidence: 'manual',
        completeness: 'partial',
      },
      ...{ columns: ['bankCode', 'bic', 'name'], rows: [['37040044', 'COBADEFF', 'Own Bank']] },
    };
    const { out } = await call(['enrich', '--overlay', file('own.json', `\ufeff${JSON.stringify(dataset)}`)], { stdin: GOOD });
    expect(out).toContain('Own Bank');
  });
});

describe('the summary', () => {
  test('counts the answers of validate in total, by code and by country', async () => {
    const stdin = lines(GOOD, BAD, BAD, '{', '{"country":"FR"}', '{}');
    expect((await call(['validate'], { stdin })).err).toBe(
      lines(
        '6 instructions: 2 OK, 3 ALERT, 1 unreadable',
        'by code:',
        '  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS 2: lines 2, 3',
        '  JSON_PAYLOAD_MALFORMED 1: line 4',
        '  PAYMENT_INSTRUCTION_NOT_CHECKED 1: line 6',
        'by country:',
        '  DE 3, FR 1, unknown 1',
      ),
    );
  });

  test('names the first lines of each code, but not where several files have them', async () => {
    const many = lines(GOOD, ...Array.from({ length: 7 }, () => BAD));
    const one = file('many.ndjson', many);
    expect((await call(['validate', one])).err).toContain('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS 7: lines 2, 3, 4, 5, 6 …\n');
    expect((await call(['validate', one, file('more.ndjson', many)])).err).toContain('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS 14\n');
  });

  test('says which rows of a table have no account', async () => {
    const table = lines('Name,IBAN,Country', `Ada Berg,${ACCOUNT},DE`, 'Bo Lund,,DE', 'Total, ,DE');
    expect((await call(['validate', file('gaps.csv', table)])).err).toContain('0 unreadable\nwithout an account 2: lines 3, 4\n');
    expect((await call(['names', '--given', 'Name', '--held', 'IBAN', file('gaps.csv', table)])).err).not.toContain('without an account');
    expect((await call(['validate'], { stdin: '{}' })).err).not.toContain('without an account');
  });

  test('counts the answers of enrich', async () => {
    expect((await call(['enrich'], { stdin: lines(GOOD, '{}') })).err).toMatch(
      /^2 instructions: 1 enriched, 1 nothing known, 0 unreadable\n/,
    );
  });

  test('counts one instruction in the singular', async () =>
    expect((await call(['validate'], { stdin: GOOD })).err).toMatch(/^1 instruction: 1 OK, 0 ALERT, 0 unreadable\n/));

  test('is left out under --no-summary', async () => expect((await call(['validate', '--no-summary'], { stdin: BAD })).err).toBe(''));
});

describe('the progress line', () => {
  const clock = (): (() => number) => {
    let now = 0;
    return () => {
      now += 160;
      return now;
    };
  };
  const path = file('progress.ndjson', lines(GOOD, GOOD, GOOD, GOOD));
  const callOnTerminal = (argv: readonly string[], more: object = {}) =>
    call(['validate', '--no-summary', ...argv], { stdin: lines(GOOD, GOOD, GOOD), io: { stderrIsTerminal: true, now: clock(), ...more } });

  test('shows bytes, share, rows and speed, and is erased at the end', async () => {
    const { err } = await callOnTerminal([path]);
    expect(err).toMatch(/0\.0 MB of 0\.0 MB \(100%\), \d rows, \d+ rows\/s/);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });

  test('shows no share where the size is not known', async () => {
    const { err } = await callOnTerminal([]);
    expect(err).toMatch(/K0\.0 MB, \d rows, \d+ rows\/s/);
    expect(err).not.toContain('%');
  });

  test('is erased before a message, and shows no share where a file is missing', async () => {
    const { err } = await callOnTerminal([path, '/nowhere.ndjson']);
    expect(err).toContain('\r\u001b[Kpayprep: /nowhere.ndjson: there is no such file\n');
    expect(err).not.toContain('%');
  });

  test('is narrower than the terminal', async () => {
    const { err } = await callOnTerminal([path], { columns: 20 });
    expect(Math.max(...err.split('\r\u001b[K').map((text) => text.length))).toBeLessThan(20);
  });

  test.each([
    ['under --no-progress', ['--no-progress'], {}],
    ['with rows on the same terminal', [], { stdoutIsTerminal: true }],
    ['without a terminal', [], { stderrIsTerminal: false }],
  ])('is not shown %s', async (_, argv, more) => {
    expect((await callOnTerminal([...argv, path], more)).err).toBe('');
  });
});
