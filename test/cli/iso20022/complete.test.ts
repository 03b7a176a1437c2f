/** What `--fix` writes, and what it leaves as it is. */
import { describe, expect, test } from 'vitest';
import type { CompletedField } from '../../../cli/iso20022/complete.js';
import { CompletingReader } from '../../../cli/iso20022/completing-reader.js';
import { createEngine, validate } from '../../../src/full.js';
import { instructionsIn, type MessageStyle, message, payment, SEPA } from './messages.js';

const engines = new Map(['2026-11-14', '2026-11-16'].map((on) => [on, createEngine({ on })]));
const engineOn = (day: string | undefined) => engines.get(day ?? '2026-11-16') ?? createEngine();

interface Completed {
  readonly fields: readonly CompletedField[];
  readonly text: string;
}

function complete(text: string, size = text.length): Completed {
  const written: Buffer[] = [];
  const reader = new CompletingReader(engineOn, (bytes) => written.push(bytes));
  const bytes = Buffer.from(text);
  const fields: CompletedField[] = [];
  const take = (all: ReturnType<CompletingReader['push']>) => fields.push(...all.flatMap(({ completed }) => completed));
  for (let at = 0; at < bytes.length; at += size) take(reader.push(bytes.subarray(at, at + size)));
  take(reader.end());
  return { fields, text: Buffer.concat(written).toString() };
}

/** The lines that were added, and those that are gone. */
function difference(before: string, after: string): { readonly added: readonly string[]; readonly gone: readonly string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let same = 0;
  while (old[same] === now[same] && same < old.length) same += 1;
  let tail = 0;
  while (old.at(-1 - tail) === now.at(-1 - tail) && tail < Math.min(old.length, now.length) - same) tail += 1;
  return { added: now.slice(same, now.length - tail), gone: old.slice(same, old.length - tail) };
}

const onDay = (day: string): string => `${SEPA}\n<ReqdExctnDt>\n<Dt>${day}</Dt>\n</ReqdExctnDt>`;
const agent = '<CdtrAgt>\n<FinInstnId>\n<BICFI>COBADEFFXXX</BICFI>\n</FinInstnId>\n</CdtrAgt>';
const AGENT = '<CdtrAgt><FinInstnId><BICFI>COBADEFFXXX</BICFI></FinInstnId></CdtrAgt>';

describe('BIC', () => {
  test('stands before the creditor, an element a line where the file has it so', () => {
    const file = message([payment()], { indent: '\t' });
    const { fields, text } = complete(file);
    expect(fields).toEqual(['/creditorAgent/bic']);
    expect(difference(file, text)).toEqual({
      added: [
        '\t\t\t\t<CdtrAgt>',
        '\t\t\t\t\t<FinInstnId>',
        '\t\t\t\t\t\t<BICFI>COBADEFFXXX</BICFI>',
        '\t\t\t\t\t</FinInstnId>',
        '\t\t\t\t</CdtrAgt>',
      ],
      gone: [],
    });
  });

  test.each<[string, MessageStyle, string]>([
    ['in a file of one line', { lineEnd: '', indent: '' }, AGENT],
    ['with the prefix of the file', { lineEnd: '', indent: '', prefix: 'n:' }, AGENT.replace(/<(\/?)/g, '<$1n:')],
    ['as the older version calls it', { lineEnd: '', indent: '', name: 'pain.001.001.03' }, AGENT.replaceAll('BICFI', 'BIC')],
    ['in pacs.008', { lineEnd: '', indent: '', name: 'pacs.008.001.08' }, AGENT],
  ])('%s', (_, style, expected) => {
    const file = message([payment(), payment({ agent })], style);
    const { text } = complete(file);
    const prefix = style.prefix ?? '';
    expect(text).toBe(file.replace(`<${prefix}Cdtr>`, `${expected}<${prefix}Cdtr>`));
  });

  test.each([
    ['an agent without content', '<CdtrAgt/>', AGENT],
    ['an agent with a blank', '<CdtrAgt> </CdtrAgt>', AGENT.replace('</CdtrAgt>', ' </CdtrAgt>')],
    ['an institution without content', '<CdtrAgt><FinInstnId /></CdtrAgt>', AGENT],
    ['an empty BIC', '<CdtrAgt><FinInstnId><BICFI></BICFI></FinInstnId></CdtrAgt>', AGENT],
    ['a BIC of white space, which may not stand around one', '<CdtrAgt><FinInstnId><BICFI> </BICFI></FinInstnId></CdtrAgt>', AGENT],
    [
      'a BIC with a comment',
      '<CdtrAgt><FinInstnId><BICFI><!-- none --></BICFI></FinInstnId></CdtrAgt>',
      AGENT.replace('</BICFI>', '<!-- none --></BICFI>'),
    ],
    ['an empty BIC that closes itself', '<CdtrAgt><FinInstnId><BICFI/></FinInstnId></CdtrAgt>', AGENT],
  ])('fills %s', (_, empty, filled) => {
    const file = message([payment({ agent: empty })]);
    expect(complete(file).text).toBe(file.replace(empty, filled));
  });

  test.each([
    ['says that none is given', '<CdtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></CdtrAgt>'],
    ['has a name', '<CdtrAgt><FinInstnId><Nm>A Bank</Nm></FinInstnId></CdtrAgt>'],
    ['has another BIC', '<CdtrAgt><FinInstnId><BICFI>DEUTDEFFXXX</BICFI></FinInstnId></CdtrAgt>'],
    ['has a number', '<CdtrAgt><FinInstnId><ClrSysMmbId><MmbId>37040044</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt>'],
    ['is empty, of an account that is wrong', '<CdtrAgt/>', 'DE88370400440532013000'],
  ])('leaves an agent that %s', (_, given, iban = undefined) => {
    const file = message([payment({ agent: given, ...(iban !== undefined && { iban }) })]);
    expect(complete(file)).toEqual({ fields: [], text: file });
  });

  test('leaves a British sort code and account number in one', () => {
    const bank = '<CdtrAgt>\n<FinInstnId>\n<BICFI>NWBKGB2L</BICFI>\n</FinInstnId>\n</CdtrAgt>';
    for (const given of [bank, '', '<CdtrAgt/>']) {
      const file = message([payment({ agent: given }).replace(/<IBAN>.*<\/IBAN>/, '<Othr>\n<Id>60161331926819</Id>\n</Othr>')]);
      expect(complete(file)).toEqual({ fields: [], text: file });
    }
  });
});

describe('address', () => {
  const inLines = (...lines: readonly string[]): string =>
    ['<PstlAdr>', '<Ctry>DE</Ctry>', ...lines.map((line) => `<AdrLine>${line}</AdrLine>`), '</PstlAdr>'].join('\n');
  const file = (address: string, style: MessageStyle = {}): string =>
    message([payment({ agent: style.name?.endsWith('03') ? agent.replaceAll('BICFI', 'BIC') : agent, address })], {
      indent: '',
      facts: onDay('2026-11-16'),
      ...style,
    });
  const berlin = inLines('Rosenthaler Straße 1', '10119 Berlin');

  test('lines become elements in the order of the schema', () => {
    const before = file(berlin);
    const { fields, text } = complete(before);
    expect(fields).toEqual(['/creditor/address']);
    expect(difference(before, text)).toEqual({
      added: [
        '<StrtNm>Rosenthaler Straße</StrtNm>',
        '<BldgNb>1</BldgNb>',
        '<PstCd>10119</PstCd>',
        '<TwnNm>Berlin</TwnNm>',
        '<Ctry>DE</Ctry>',
      ],
      gone: ['<Ctry>DE</Ctry>', '<AdrLine>Rosenthaler Straße 1</AdrLine>', '<AdrLine>10119 Berlin</AdrLine>'],
    });
  });

  test('an element that stands there empty is filled, not written twice', () => {
    const lines = '<AdrLine>Rosenthaler Straße 1</AdrLine>\n<AdrLine>10119 Berlin</AdrLine>';
    const before = file(`<PstlAdr>\n<StrtNm/>\n<TwnNm></TwnNm>\n<Ctry>DE</Ctry>\n${lines}\n</PstlAdr>`);
    expect(difference(before, complete(before).text).added).toEqual([
      '<StrtNm>Rosenthaler Straße</StrtNm>',
      '<BldgNb>1</BldgNb>',
      '<PstCd>10119</PstCd>',
      '<TwnNm>Berlin</TwnNm>',
      '<Ctry>DE</Ctry>',
    ]);
  });

  test('the result is one that the scheme takes', () => {
    const [before, after] = [file(berlin), complete(file(berlin)).text].map((text) =>
      validate(instructionsIn(text)[0] as object as Record<string, unknown>, engineOn('2026-11-16')),
    );
    expect(before?.alerts).toEqual([{ code: 'CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED' }]);
    expect(after?.alerts).toEqual([]);
  });

  test('before the day of the rule, lines stay', () => {
    const before = file(berlin, { facts: onDay('2026-11-14') });
    expect(complete(before)).toEqual({ fields: [], text: before });
  });

  test.each([
    ['no scheme asks for more', file(berlin, { facts: '' })],
    ['the town is not certain', file(inLines('Irgendwo', 'Nirgendwo'))],
    ['an element says otherwise', file(berlin.replace('<Ctry>', '<TwnNm>Hamburg</TwnNm>\n<Ctry>'))],
    ['nothing is missing', file('<PstlAdr>\n<TwnNm>Berlin</TwnNm>\n<Ctry>DE</Ctry>\n<AdrLine>Rosenthaler Straße 1</AdrLine>\n</PstlAdr>')],
  ])('lines stay where %s', (_, before) => expect(complete(before)).toEqual({ fields: [], text: before }));

  test('a line with words that no element takes stays whole, beside town and country', () => {
    const before = file(inLines('Rosenthaler Straße 1, Etage 3', '10119 Berlin'), { name: 'pain.001.001.03' });
    const { fields, text } = complete(before);
    expect(fields).toEqual(['/creditor/address']);
    expect(difference(before, text)).toEqual({
      added: ['<PstCd>10119</PstCd>', '<TwnNm>Berlin</TwnNm>', '<Ctry>DE</Ctry>', '<AdrLine>Rosenthaler Straße 1, Etage 3</AdrLine>'],
      gone: ['<Ctry>DE</Ctry>', '<AdrLine>Rosenthaler Straße 1, Etage 3</AdrLine>', '<AdrLine>10119 Berlin</AdrLine>'],
    });
  });

  test('the same text, escaped again', () => {
    const { text } = complete(file(inLines('Müller &amp; Söhne Str. 5', '10119 Berlin')));
    expect(text).not.toMatch(/& /);
    expect(JSON.stringify(instructionsIn(text))).toContain('Müller & Söhne Str.');
  });
});

describe('everything else', () => {
  const style: MessageStyle = { lineEnd: '\r\n', indent: '   ', facts: onDay('2026-11-16') };
  const ordinary = message([payment({ agent }), payment({ agent, id: 'E2E-2' })], style);

  test.each([
    ['a file to which nothing is missing', ordinary],
    [
      'comments, instructions, CDATA, references and odd spaces',
      ordinary
        .replace('<GrpHdr>', '<!-- a > b --><?hint <x?><GrpHdr  a = "1"\t>')
        .replace('Ada Example', '<![CDATA[Ada]]> &#69;xample')
        .replace('</Document>', '</Document >\r\n<!-- end -->'),
    ],
    ['a file without payments', message([])],
  ])('%s passes byte for byte', (_, text) => {
    for (const size of [text.length, 1000, 7, 1]) expect(complete(text, size)).toEqual({ fields: [], text });
  });

  test('what is completed does not depend on the pieces in which a file arrives', () => {
    const address = '<PstlAdr>\n<Ctry>DE</Ctry>\n<AdrLine>Rosenthaler Straße 1</AdrLine>\n<AdrLine>10119 Berlin</AdrLine>\n</PstlAdr>';
    const text = message([payment({ agent }), payment({ address }), payment({ address, agent })], style);
    const whole = complete(text);
    expect(whole.fields).toEqual(['/creditorAgent/bic', '/creditor/address', '/creditor/address']);
    for (const size of [1000, 64, 7, 1]) expect(complete(text, size)).toEqual(whole);
    expect(complete(whole.text)).toEqual({ fields: [], text: whole.text });
  });
});
