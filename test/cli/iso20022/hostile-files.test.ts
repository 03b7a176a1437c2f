/** Files that cannot be read, or must not be: each is refused with its line, and nothing of it is quoted. */
import { readFileSync } from 'node:fs';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { UnreadableInput } from '../../../cli/files/unreadable-input.js';
import { runs } from '../../runs.js';
import { message, payment, readAll } from './messages.js';

const fixture = readFileSync(new URL('fixtures/pain.001.001.09.xml', import.meta.url));
const text = fixture.toString();

/** Why a file is refused. */
function problemOf(file: string | Buffer, size?: number): string | undefined {
  try {
    readAll(file, size);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableInput) return error.message;
    throw error;
  }
}

const bomb = `<!DOCTYPE Document [
  <!ENTITY a "0123456789">
  ${Array.from({ length: 9 }, (_, level) => `<!ENTITY ${'abcdefghij'[level + 1]} "${`&${'abcdefghij'[level]};`.repeat(10)}">`).join('\n')}
]>`;

describe('declarations of types', () => {
  test.each([
    ['a bomb of entities', text.replace('<Document', `${bomb}\n<Document`), 3],
    ['an entity from outside', text.replace('<Document', '<!DOCTYPE D SYSTEM "file:///etc/passwd">\n<Document'), 3],
    [
      'one behind blank lines and comments',
      `<!-- <!DOCTYPE in a comment -->\n\n\n<!DOCTYPE D>\n${text.slice(text.indexOf('<Document'))}`,
      4,
    ],
    ['one that never ends', `<!DOCTYPE D [${'<!ENTITY a "b">'.repeat(20_000)}`, 1],
  ])('%s', (_, file, line) => {
    expect(problemOf(file)).toBe(`line ${line}: it has a DOCTYPE, which no payment file needs and which is not read`);
    expect(problemOf(file, 10)).toBe(problemOf(file));
  });

  test('an entity that nobody declared', () => {
    expect(problemOf(text.replace('Ada Example', 'Ada &lol;'))).toBe('line 24: this is not well-formed XML: undefined entity');
  });
});

describe('broken files', () => {
  property.prop([fc.nat({ max: text.trimEnd().length - 1 })], { numRuns: runs(70) })(
    'one that is cut off is refused, wherever',
    (length) => {
      expect(problemOf(fixture.subarray(0, length))).toMatch(/^line \d{1,3}: (?:the file (?:ends before it is complete|is empty))$/);
    },
  );

  test.each([
    ['an end tag of another element', text.replace('</Cdtr>', '</Cdtrr>'), 'line 32: this is not well-formed XML: unexpected close tag'],
    ['an attribute without quotes', text.replace('Ccy="EUR"', 'Ccy=EUR'), 'line 21: this is not well-formed XML: unquoted attribute value'],
    ['a control character', text.replace('Ada', 'A\u0007'), 'line 24: this is not well-formed XML: disallowed character'],
    ['an & alone', text.replace('Ada', 'Ada & Co'), 'line 24: an & stands alone; XML writes it &amp;'],
    ['one with a ; behind it', text.replace('Ada', 'Ada & Co;'), 'line 24: an & stands alone; XML writes it &amp;'],
    [
      'one with a ; lines behind it',
      text.replace('Ada', 'Ada & Co').replace('Rosenthaler', ';'),
      'line 24: an & stands alone; XML writes it &amp;',
    ],
    ['an & before a tag', text.replace('Ada Example', 'Ada &'), 'line 24: an & stands alone; XML writes it &amp;'],
    ['a second root', `${text}<Document/>`, /^line 72: this is not well-formed XML: /],
    ['no XML', 'DE89370400440532013000;10,00', /^line 1: this is not well-formed XML: /],
    ['nothing', '', 'line 1: the file is empty'],
    ['blank lines', ' \n\n', 'line 1: the file is empty'],
    [
      'a page',
      '<html><body/></html>',
      /^line 1: it holds no payment message; supported are pain\.001\.001\.03 to \.12 and pacs\.008\.001\.02 to \.12$/,
    ],
    [
      'another message',
      message([payment()], { name: 'camt.053.001.08' }),
      /^line 2: camt\.053\.001\.08 is not supported; supported are pain\./,
    ],
    [
      'another version',
      message([payment()], { name: 'pain.001.001.99' }),
      /^line 2: pain\.001\.001\.99 is not supported; supported are pain\./,
    ],
    [
      'no namespace',
      message([payment()], { namespace: '' }),
      /^line 2: Document is in no namespace, which would name the message, such as xmlns="urn:iso:/,
    ],
    ['another namespace', message([payment()], { namespace: 'urn:x' }), /^line 2: this is no message of ISO 20022 that is supported; /],
    [
      'another namespace for a name that is supported',
      message([payment()], { namespace: 'urn:x:pain.001.001.09' }),
      /^line 2: pain\.001\.001\.09 is not supported in this namespace; supported are pain\./,
    ],
    [
      'a payment without the namespace',
      text.replace('<CdtTrfTxInf>', '<CdtTrfTxInf xmlns="">'),
      /: CdtTrfTxInf is not in the namespace of its message$/,
    ],
    [
      'a batch of another namespace',
      text.replace('<PmtInf>', '<PmtInf xmlns="urn:x">'),
      /: PmtInf is not in the namespace of its message$/,
    ],
  ])('%s', (_, file, problem) => expect(problemOf(file)).toMatch(problem));

  test('no message quotes what stands in the file', () => {
    const [account] = text.match(/FR14\w+/) ?? [''];
    const broken = ['<', '&', '</', '<!', ']]>', '\u0000', `<${account} `, `</${account}>`, `<${account}:a>`, `<a ${account}=1>`];
    for (const part of broken) {
      const problem = problemOf(text.replace(account, `${account}${part}`));
      expect(problem).toMatch(/^line \d{1,3}: /);
      expect(problem).not.toContain(account);
    }
  });
});

describe('files that would fill the memory', () => {
  const before = text.slice(0, text.indexOf('<CdtTrfTxInf>'));
  const LONG = 1024 * 1024 + 70_000;

  test.each([
    ['a text', `${before}<CdtTrfTxInf><Cdtr><Nm>${'x'.repeat(LONG)}`, 'a text or tag is longer than 1 MiB'],
    ['a comment', `${before}<!--${'x'.repeat(LONG)}`, 'a text or tag is longer than 1 MiB'],
    ['an attribute', `${before}<a b="${'x'.repeat(LONG)}`, 'a text or tag is longer than 1 MiB'],
    ['a payment', `${before}<CdtTrfTxInf>${'<Strd/>'.repeat(LONG / 7)}`, 'a payment is longer than 1 MiB'],
    ['elements inside elements', `${before}${'<a>'.repeat(200)}`, 'elements are nested more than 100 deep'],
    ['blank lines before the first element', '\n'.repeat(70_000), 'no element begins within 64 kB'],
  ])('%s', (_, file, problem) => expect(problemOf(file)).toContain(problem));
});
