/** `payprep` over pain.001 and pacs.008 files: answers with XPath and line, and `--fix`. */
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { call } from '../call.js';

const PATH = new URL('../iso20022/fixtures/pain.001.001.09.xml', import.meta.url);
const text = readFileSync(PATH, 'utf8');
const place = (batch: number, payment: number): string => `/Document/CstmrCdtTrfInitn/PmtInf[${batch}]/CdtTrfTxInf[${payment}]`;

/** A folder of its own with the file in it. */
function folderWith(content: string | Buffer = text, name = 'payments.xml') {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-xml-'));
  const path = join(folder, name);
  writeFileSync(path, content);
  return { folder, path, out: join(folder, 'completed.xml') };
}

const parsed = (out: string): readonly Record<string, unknown>[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('answers', () => {
  test('each payment has its place and what the payer calls it, but no account number', async () => {
    const { code, out, err } = await call(['validate', folderWith().path]);
    expect(parsed(out)).toEqual([
      { line: 19, xpath: place(1, 1), endToEndId: 'E2E-1', status: 'OK', alerts: [] },
      {
        line: 35,
        xpath: place(1, 2),
        endToEndId: 'E2E-2',
        status: 'ALERT',
        alerts: [{ code: 'CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED' }],
      },
      { line: 48, xpath: place(1, 3), status: 'ALERT', alerts: [{ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' }] },
      { line: 62, xpath: place(2, 1), endToEndId: 'E2E-4', status: 'OK', alerts: [] },
    ]);
    expect([code, /^4 instructions: 2 OK, 2 ALERT, 0 unreadable$/m.test(err)]).toEqual([1, true]);
    expect(out + err).not.toMatch(/\d{8}/);
  });

  test('the day of the payments decides, unless the call says another', async () => {
    const { path } = folderWith(text.replaceAll('2026-11-16', '2026-11-13'));
    const codesOn = async (...more: readonly string[]) => (await call(['validate', path, ...more])).out.match(/CREDITOR_ADDRESS_\w+/g);
    expect(await codesOn()).toBeNull();
    expect(await codesOn('--on', '2026-11-16')).toEqual(['CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED']);
  });

  test('a day that is over is said, as what was in order then may be refused now', async () => {
    const said = async (day: string, ...more: readonly string[]) => {
      const { path } = folderWith(text.replaceAll(/2026-11-1[67]/g, day));
      return (await call(['validate', path, ...more])).err.match(/^days that are over: .*$/m)?.[0];
    };
    expect(await said('2016-11-13')).toBe(
      'days that are over: 2016-11-13; their payments are checked by the rules of then, with --on 2026-11-20 by those of today',
    );
    for (const more of [['2016-11-13', '--on', '2026-11-16'], ['2026-11-20'], ['2026-12-01']] as const)
      expect([more, await said(...(more as unknown as [string]))]).toEqual([more, undefined]);
  });

  test('explain says of each alert which element it is about', async () => {
    const { out } = await call(['explain', folderWith().path]);
    const [, second, third] = parsed(out) as unknown as { alerts: { code: string; xpath: string; line: number }[] }[];
    const placeOf = (alerts: { code: string; xpath: string; line: number }[] = [], code = '') => {
      const { xpath, line } = alerts.find((alert) => alert.code === code) ?? {};
      return [xpath, line];
    };
    expect(placeOf(second?.alerts, 'CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED')).toEqual([`${place(1, 2)}/Cdtr/PstlAdr`, 40]);
    expect(placeOf(third?.alerts, 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS')).toEqual([`${place(1, 3)}/CdtrAcct/Id/IBAN`, 52]);
  });

  test.each([
    ['enrich', 'ndjson', /"bic":"COBADEFFXXX"/],
    ['validate', 'table', /^35 +E2E-2 +DE +ALERT/m],
    ['validate', 'csv', /^35,"?\/Document.*CdtTrfTxInf\[2\]"?,E2E-2,,ALERT,/m],
    ['address', 'ndjson', /"townName":"Berlin"/],
  ])('%s, as %s', async (command, format, expected) => {
    expect((await call([command, folderWith().path, '--output', format])).out).toMatch(expected);
  });

  test.each([[[]], [['--input', 'xml']]])('standard input, with %s', async (more) => {
    const { out } = await call(['validate', ...more], { stdin: text });
    expect(parsed(out)).toHaveLength(4);
  });

  test.each([
    ['payments.csv', text, 'it is XML, not a table: read it with --input xml'],
    ['payments.xml', gzipSync(text), 'it is compressed (gzip): unpack it first'],
    ['payments.xml.gz', gzipSync(text), 'it is compressed (gzip): unpack it first'],
    ['payments.xml', '%PDF-1.7\n', 'it is a PDF: payprep extract finds the account in its text, as pdftotext gives it'],
    [
      'payments.txt',
      ':20:REF\n:59:/GB29NWBK60161331926819\n',
      'it is a SWIFT message (MT): files of payments are pain.001 and pacs.008; payprep extract finds the account to pay in a message',
    ],
    ['payments.xls', '<html><body><table>', 'it is a web page (HTML): open it in a spreadsheet and save it as .xlsx or CSV'],
    ['payments.csv', '\ufeff\n<!DOCTYPE html>', 'it is a web page (HTML): open it in a spreadsheet and save it as .xlsx or CSV'],
    ['payments.xls', '<table border=1><tr><td>IBAN', 'it is a web page (HTML): open it in a spreadsheet and save it as .xlsx or CSV'],
    [
      'payments.xls',
      '<!-- made -by- a program -->\n<HTML xmlns="http://www.w3.org/TR/REC-html40"><head>',
      'it is a web page (HTML): open it in a spreadsheet and save it as .xlsx or CSV',
    ],
    [
      'payments.xls',
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook>',
      'it is an XML spreadsheet of Excel 2003: open it in a spreadsheet and save it as .xlsx or CSV',
    ],
    ['payees.zip', 'PK\u0003\u0004payees.csv', 'its end is missing: save or download it again'],
    [
      'list.fods',
      '<?xml version="1.0"?>\n<office:document xmlns:office="urn">',
      'it is a spreadsheet of another format (OpenDocument): save it as .xlsx or CSV',
    ],
    [
      'salaries.ach',
      '101 011600033 1234567892611281000A094101BANK\n',
      'it is no table, and no payment file of ISO 20022: export the list as CSV or .xlsx, with a first row that names the columns',
    ],
    ['payments.doc', '{\\rtf1 }', 'it is a document (RTF): save it as plain text'],
  ])('%s that is something else: the error says what it is', async (name, content, problem) => {
    const { path } = folderWith(content, name);
    const { code, out, err } = await call(['validate', path, '--no-summary']);
    expect([code, out, err]).toEqual([2, '', `payprep: ${path}: ${problem}\n`]);
  });

  const inEnvelope = (begin: string, end: string): string =>
    text.replace(/<Document[\s\S]*<\/Document>/, (message) => `${begin}${message}${end}`);

  test.each([
    ['<head:Envelope xmlns:head="urn:x"><head:AppHdr/>', '</head:Envelope>'],
    ['<body:Body xmlns:body="urn:x">', '</body:Body>'],
    ['<table:T xmlns:table="urn:x">', '</table:T>'],
    ['<Envelope xmlns="http://schemas.xmlsoap.org/soap/envelope/"><Header/><Body>', '</Body></Envelope>'],
    ['<Body xmlns="urn:x">', '</Body>'],
    ['<Body>', '</Body>'],
  ])('an envelope with elements named as those of web pages is none: %s', async (begin, end) => {
    const { path } = folderWith(inEnvelope(begin, end), 'payments.xml');
    const { code, out } = await call(['validate', path]);
    expect([code, parsed(out).length]).toEqual([1, 4]);
  });

  test('a file is recognised by how it begins, in UTF-16 too', async () => {
    const wide = Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    for (const content of [text, wide])
      expect(parsed((await call(['validate', folderWith(content, 'payments.pain').path])).out)).toHaveLength(4);
  });

  test('with several files, an answer names its file', async () => {
    const paths = [folderWith().path, folderWith().path];
    const files = parsed((await call(['validate', ...paths])).out).map(({ file }) => file);
    expect([...new Set(files)]).toEqual(paths);
  });
});

describe('--fix', () => {
  test('writes the completed file and says what was completed', async () => {
    const { folder, path, out } = folderWith();
    const answer = await call(['validate', path, '--fix', '--out', out]);
    expect(parsed(answer.out).map(({ completed }) => completed)).toEqual([
      undefined,
      ['/creditorAgent/bic', '/creditor/address'],
      undefined,
      undefined,
    ]);
    expect(answer.err).toContain('completed: 1 /creditorAgent/bic, 1 /creditor/address\n');
    expect(readdirSync(folder).sort()).toEqual(['completed.xml', 'payments.xml']);
    expect(readFileSync(path, 'utf8')).toBe(text);
    const again = await call(['validate', out]);
    expect(parsed(again.out).map(({ status }) => status)).toEqual(['OK', 'OK', 'ALERT', 'OK']);
  });

  test('the file has the permissions of the one that was read', async () => {
    const { path, out } = folderWith();
    await call(['validate', path, '--fix', '--out', out]);
    expect(statSync(out).mode & 0o777).toBe(statSync(path).mode & 0o777);
  });

  test.each([
    ['cut off', text.slice(0, -20), 'line 70: the file ends before it is complete'],
    ['with a DOCTYPE', text.replace('<Document', '<!DOCTYPE Document>\n<Document'), 'line 3: it has a DOCTYPE'],
    ['in another encoding than it says', Buffer.from(text, 'latin1'), 'line 39: a character does not fit the encoding'],
    [
      'of another message',
      text.replace('pain.001.001.09', 'pain.008.001.08'),
      'line 3: pain.008.001.08 is not supported; supported are pain.001',
    ],
    ['that is no XML', 'country\nDE\n', '--fix completes XML files'],
    ['that is empty', '', 'line 1: the file is empty'],
  ])('a file %s: an error, and nothing is written', async (_, content, problem) => {
    const { folder, path, out } = folderWith(content, problem.startsWith('--fix') ? 'payments.csv' : 'payments.xml');
    writeFileSync(out, 'an earlier file');
    const { code, err } = await call(['validate', path, '--fix', '--out', out]);
    expect([code, err.includes(`${path}: ${problem}`)]).toEqual([2, true]);
    expect(readFileSync(out, 'utf8')).toBe('an earlier file');
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test.each([
    [['--fix'], '--fix needs --out FILE'],
    [['--fix', '--out', 'x.xml', 'another.xml'], '--fix completes one file'],
    [['--fix', '--out', '/nonexistent/x.xml'], '--out /nonexistent/x.xml: there is no such folder'],
    [['--fix', '--out', tmpdir()], ': it is a directory'],
  ])('%s: a wrong call', async (more, problem) => {
    const { path } = folderWith();
    const { code, err } = await call(['validate', path, ...more]);
    expect([code, err.includes(problem)]).toEqual([2, true]);
  });

  test('the file that is read is not written over', async () => {
    const { path } = folderWith();
    const { code } = await call(['validate', path, '--fix', '--out', path]);
    expect([code, readFileSync(path, 'utf8')]).toEqual([2, text]);
  });

  test('a pipe or a device is not replaced by a file', async () => {
    const { folder, path } = folderWith();
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const { code, err } = await call(['validate', path, '--fix', '--out', pipe]);
    expect([code, err.includes('it is not a regular file'), statSync(pipe).isFIFO()]).toEqual([2, true, true]);
    expect(readdirSync(folder).sort()).toEqual(['payments.xml', 'pipe']);
  });

  test('a link stays, and the file behind it is written', async () => {
    const { folder, path, out } = folderWith();
    const link = join(folder, 'link.xml');
    writeFileSync(out, 'an earlier file');
    symlinkSync(out, link);
    await call(['validate', path, '--fix', '--out', link]);
    expect([lstatSync(link).isSymbolicLink(), readFileSync(out, 'utf8').includes('<TwnNm>')]).toEqual([true, true]);
  });

  test('no draft stays where the file cannot be put into its place', async () => {
    const { folder, path, out } = folderWith();
    const blocking = Readable.from(
      (async function* () {
        yield Buffer.from(text);
        mkdirSync(out);
      })(),
    );
    const { code, err } = await call(['validate', '-', '--input', 'xml', '--fix', '--out', out], { io: { stdin: blocking } });
    expect([code, err.includes('the completed file cannot be written')]).toEqual([2, true]);
    expect([readdirSync(folder).sort(), path.endsWith('payments.xml')]).toEqual([['completed.xml', 'payments.xml'], true]);
  });
});
