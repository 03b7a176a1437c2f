/** Which payments a file holds, where they stand, and what the elements around them say. */
import { readFileSync } from 'node:fs';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { runs } from '../../runs.js';
import { GERMAN, ISO, instructionsIn, message, payment, readAll, SEPA } from './messages.js';

const fixture = readFileSync(new URL('fixtures/pain.001.001.09.xml', import.meta.url));
const placesIn = (file: string | Buffer, size?: number) => readAll(file, size).map(({ xpath, element, day }) => [xpath, element.line, day]);

const PLACES = [
  ['/Document/CstmrCdtTrfInitn/PmtInf[1]/CdtTrfTxInf[1]', 19, '2026-11-16'],
  ['/Document/CstmrCdtTrfInitn/PmtInf[1]/CdtTrfTxInf[2]', 35, '2026-11-16'],
  ['/Document/CstmrCdtTrfInitn/PmtInf[1]/CdtTrfTxInf[3]', 48, '2026-11-16'],
  ['/Document/CstmrCdtTrfInitn/PmtInf[2]/CdtTrfTxInf[1]', 62, '2026-11-17'],
];

describe('a file', () => {
  test('names each payment by XPath, line and day', () => expect(placesIn(fixture)).toEqual(PLACES));

  property.prop([fc.integer({ min: 1, max: 300 })], { numRuns: runs(20) })('reads the same in pieces of any size', (size) => {
    expect(placesIn(fixture, size)).toEqual(PLACES);
  });

  test('keeps its lines with \\r\\n', () => expect(placesIn(fixture.toString().replaceAll('\n', '\r\n'))).toEqual(PLACES));

  test('may begin with a byte order mark', () => expect(placesIn(`\ufeff${fixture}`)).toEqual(PLACES));
});

describe('messages', () => {
  const versions = [
    ...Array.from({ length: 10 }, (_, index) => `pain.001.001.${String(index + 3).padStart(2, '0')}`),
    ...Array.from({ length: 11 }, (_, index) => `pacs.008.001.${String(index + 2).padStart(2, '0')}`),
  ];

  test.each(versions)('%s is read', (name) => {
    const bic = /pain.*03$|pacs.*02$/.test(name) ? 'BIC' : 'BICFI';
    const agent = `<CdtrAgt>\n<FinInstnId>\n<${bic}>COBADEFFXXX</${bic}>\n</FinInstnId>\n</CdtrAgt>`;
    expect(instructionsIn(message([payment({ agent })], { name }))).toEqual([
      {
        currency: 'EUR',
        creditorAccount: { id: { value: GERMAN, type: 'IBAN' } },
        creditor: { name: 'Ada Example' },
        creditorAgent: { bic: 'COBADEFFXXX' },
      },
    ]);
  });

  test.each([
    ['http://www.six-interbank-clearing.com/de/pain.001.001.03.ch.02.xsd', 'Switzerland'],
    [`${ISO}pain.001.002.03`, 'Germany'],
    ['ISO:pain.001.001.03:APC:STUZZA:payments:003', 'Austria'],
    [`${ISO}pain.001.003.03`, 'Germany'],
  ])('%s, of %s, is read', (namespace) => expect(readAll(message([payment()], { namespace }))).toHaveLength(1));

  test('prefixes are no part of a name', () => {
    const style = { prefix: 'iso:', facts: SEPA };
    expect(instructionsIn(message([payment()], style))).toEqual(instructionsIn(message([payment()], { facts: SEPA })));
  });

  test('an element of another namespace is none of the message', () => {
    const foreign = '<x:CdtrAgt xmlns:x="urn:other">\n<x:FinInstnId>\n<x:BICFI>COBADEFFXXX</x:BICFI>\n</x:FinInstnId>\n</x:CdtrAgt>';
    expect(instructionsIn(message([payment({ agent: foreign })]))[0]).not.toHaveProperty('creditorAgent');
  });

  test('an envelope may hold a header and several messages', () => {
    const documents = [
      message([payment()], { declaration: '' }),
      message([payment(), payment()], { name: 'pacs.008.001.08', declaration: '' }),
    ];
    const envelope = `<e:Envelope xmlns:e="urn:e"><e:Header><e:Document2/></e:Header>${documents.join('')}</e:Envelope>`;
    expect(readAll(envelope).map(({ xpath }) => xpath)).toEqual([
      '/Envelope/Document/CstmrCdtTrfInitn/PmtInf[1]/CdtTrfTxInf[1]',
      '/Envelope/Document[2]/FIToFICstmrCdtTrf/CdtTrfTxInf[1]',
      '/Envelope/Document[2]/FIToFICstmrCdtTrf/CdtTrfTxInf[2]',
    ]);
  });
});

describe('what is said around a payment', () => {
  test.each([
    ['a date', 'pain.001.001.03', '<ReqdExctnDt>2026-11-16</ReqdExctnDt>'],
    ['a date with a time zone', 'pain.001.001.03', '<ReqdExctnDt>2026-11-16+01:00</ReqdExctnDt>'],
    ['a choice of date', 'pain.001.001.09', '<ReqdExctnDt>\n<Dt>2026-11-16</Dt>\n</ReqdExctnDt>'],
    ['a choice of time', 'pain.001.001.11', '<ReqdExctnDt>\n<DtTm>2026-11-16T08:00:00Z</DtTm>\n</ReqdExctnDt>'],
    ['the day of settlement', 'pacs.008.001.08', '<IntrBkSttlmDt>2026-11-16</IntrBkSttlmDt>'],
  ])('%s is the day', (_, name, facts) => {
    expect(readAll(message([payment()], { name, facts }))[0]?.day).toBe('2026-11-16');
  });

  test('the day of settlement of the payment itself comes first', () => {
    const facts = '<IntrBkSttlmDt>2026-11-16</IntrBkSttlmDt>';
    const own = `${payment()}\n<IntrBkSttlmDt>2026-11-18</IntrBkSttlmDt>`;
    const days = readAll(message([own, payment()], { name: 'pacs.008.001.08', facts })).map(({ day }) => day);
    expect(days).toEqual(['2026-11-18', '2026-11-16']);
  });

  test('a day that there is not is none', () => {
    expect(readAll(message([payment()], { facts: '<ReqdExctnDt>2026-02-30</ReqdExctnDt>' }))[0]?.day).toBeUndefined();
  });

  const instant = SEPA.replace('</PmtTpInf>', '<LclInstrm>\n<Cd>INST</Cd>\n</LclInstrm>\n</PmtTpInf>');

  test.each([
    ['SEPA', SEPA, '', 'SCT'],
    ['SEPA, instant', instant, '', 'SCT_INST'],
    ['what the payment says itself', SEPA, instant, 'SCT_INST'],
    ['another service level', '<PmtTpInf>\n<SvcLvl>\n<Cd>URGP</Cd>\n</SvcLvl>\n</PmtTpInf>', '', undefined],
  ])('%s is the settlement system', (_, facts, own, system) => {
    const [instruction] = instructionsIn(message([`${own}\n${payment()}`], { facts })) as [{ settlementInformation?: object }];
    expect(instruction.settlementInformation).toEqual(system && { settlementSystem: system });
  });

  test('a batch says nothing of the next one', () => {
    const [first, second] = readAll(
      fixture.toString().replace('<ReqdExctnDt><DtTm>2026-11-17T08:00:00+01:00</DtTm></ReqdExctnDt>', ''),
    ).slice(2);
    expect([first?.day, second?.day]).toEqual(['2026-11-16', undefined]);
  });
});
