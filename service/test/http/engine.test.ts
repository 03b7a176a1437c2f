/** The endpoints under `/engine`: the answers are the library's; limits, scope and problems are those of payment preparation. */
import { explain, requirements, toJsonSchema } from 'payprep';
import { structureAddress } from 'payprep/address';
import { codes, describe as describeAlert } from 'payprep/alerts';
import { searchBanks } from 'payprep/banks';
import { valueDate } from 'payprep/dates';
import { calendars } from 'payprep/dates/all';
import { extract } from 'payprep/detect';
import { fieldTexts } from 'payprep/field-texts';
import { de as germanFields } from 'payprep/field-texts/de';
import { en as englishFields } from 'payprep/field-texts/en';
import { de } from 'payprep/messages/de';
import { compareNames } from 'payprep/names';
import { parsePayBySquare } from 'payprep/pay-by-square';
import { comparePayees } from 'payprep/payees';
import { de as germanPayees } from 'payprep/payees/de';
import { parsePaymentCode } from 'payprep/payment-codes';
import { parse, referenceKinds } from 'payprep/references';
import { describeReturn } from 'payprep/returns';
import { de as germanReturns } from 'payprep/returns/de';
import { describe, expect, test } from 'vitest';
import manifest from '../../../reference-data/manifest.json' with { type: 'json' };
import { alerts } from '../../../rules/index/alerts.js';
import { LANGUAGES as WRITTEN } from '../../../rules/index/languages.js';
import { ENGINE_ENDPOINTS } from '../../http/engine/endpoints.js';
import { ENGINE_LANGUAGES, languageFor, textsIn } from '../../http/engine/languages.js';
import { createHandler } from '../../http/handler.js';
import type { Answered } from '../../http/observation.js';
import { authenticate, call, engine, brokenStore as store } from './calls.js';

const NOW = new Date('2026-11-20T09:30:00.000Z');

const observed: Answered[] = [];
const handler = createHandler({ engine, store, authenticate, clock: () => NOW, observe: (answered) => observed.push(answered) });

const ask = (line: string, body?: unknown, language = '') =>
  call(handler, line, { body, headers: language === '' ? {} : { 'accept-language': language } });

/** As JSON has it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const WRONG = { country: 'DE', currency: 'EUR', creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } };

describe('explanations', () => {
  test('of each alert are those of the library, member by member', async () => {
    const instructions = Object.values(alerts).map(({ example }) => example as unknown);
    for (let at = 0; at < instructions.length; at += 20) {
      const items = instructions.slice(at, at + 20);
      const { status, body } = await ask('POST /engine/bulk-explanations', { items });
      expect([status, body]).toEqual([200, plain({ items: items.map((item) => explain(item, engine)) })]);
    }
  });

  test('are the same alone and among others, in any language', async () => {
    const single = await ask('POST /engine/explanations', WRONG, 'de-AT, en;q=0.5');
    const [{ code, params }] = explain(WRONG, engine).alerts as unknown as readonly [
      { code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS'; params: never },
    ];
    expect(single.body.alerts[0]).toMatchObject({ code, message: describeAlert(code, params, de) });
    expect(single.headers.get('content-language')).toBe('de');
    const bulk = await ask('POST /engine/bulk-explanations', { items: [5, WRONG] }, 'de');
    expect(bulk.body.items[1]).toEqual(single.body);
    expect(bulk.body.items[0].alerts[0].code).toBe('PAYMENT_INSTRUCTION_INVALID_FORMAT');
  });

  test('say what no member of the contract is, and what has another type', async () => {
    const { body } = await ask('POST /engine/explanations', { creditor: { name: 5 }, contry: 'DE' });
    expect(body.alerts.map(({ code }: { readonly code: string }) => code)).toEqual(
      explain({ creditor: { name: 5 }, contry: 'DE' } as unknown, engine).alerts.map(({ code }) => code),
    );
  });
});

describe('requirements', () => {
  const corridor = { country: 'BR', currency: 'BRL', creditorType: 'INDIVIDUAL' };

  test('are those of the library, with texts and a schema', async () => {
    const { body, headers } = await ask('GET /engine/requirements?country=BR&currency=BRL&creditorType=INDIVIDUAL', undefined, 'de');
    const required = requirements(corridor, engine);
    const texts = fieldTexts(required, germanFields);
    expect(body).toEqual(plain({ requirements: required, texts, jsonSchema: toJsonSchema(required, texts) }));
    expect(headers.get('content-language')).toBe('de');
  });

  test('beside a partial instruction are what is still needed', async () => {
    const given = { country: 'BR', currency: 'BRL', creditor: { type: 'INDIVIDUAL', name: 'Ada Example' } };
    const { body } = await ask('POST /engine/requirements', given);
    const required = requirements({ ...corridor, given }, engine);
    const texts = fieldTexts(required, englishFields);
    expect(body).toEqual(plain({ requirements: required, texts, jsonSchema: toJsonSchema(required, texts) }));
    expect(body.requirements.fields.map(({ pointer }: { readonly pointer: string }) => pointer)).not.toContain('/creditor/name');
  });

  test('need a country and a currency in a query, once', async () => {
    for (const [query, detail] of [
      ['country=DE', '?currency: The parameter is missing.'],
      ['country=DE&country=FR&currency=EUR', '?country: The parameter must occur once.'],
    ] as const) {
      const { status, body } = await ask(`GET /engine/requirements?${query}`);
      expect([status, body.code, body.detail]).toEqual([400, 'BAD_REQUEST', detail]);
    }
  });
});

test('names, addresses, texts, payment codes and references are read as the library reads them', async () => {
  const names = { given: 'Mueller Bau', held: ['Ada Example', 'Müller Bau GmbH & Co. KG'] };
  const address = '10 Downing Street\nLondon SW1A 2AA';
  const invoice = 'Payee: Example Ltd\nIBAN: GB29 NWBK 6016 1331 9268 19';
  const epc = 'BCD\n002\n1\nSCT\n\nAda Example\nDE89370400440532013000\nEUR12.30';
  for (const [line, body, answer] of [
    [
      'names/comparisons',
      { ...names, country: 'DE', type: 'BUSINESS' },
      compareNames(names.given, names.held, { country: 'DE', type: 'BUSINESS' }),
    ],
    ['names/comparisons', { given: 'Smith, John', held: 'Mr John Smith' }, compareNames('Smith, John', 'Mr John Smith')],
    ['addresses/structures', { text: address, country: 'GB' }, structureAddress(address, { country: 'GB' })],
    ['addresses/structures', { text: address, country: 'nowhere' }, structureAddress(address, { country: 'nowhere' })],
    ['texts/extractions', { text: invoice }, extract(invoice)],
    ['payment-codes/readings', { text: epc }, parsePaymentCode(epc)],
    ['payment-codes/readings', { text: 'no code' }, parsePaymentCode('no code')],
    ['references/readings', { kind: 'BE_OGM', value: '+++010/8068/17183+++' }, parse('+++010/8068/17183+++', 'BE_OGM')],
    ['references/readings', { value: 'RF18 5390 0754 7034' }, parse('RF18 5390 0754 7034')],
    ['references/readings', { value: '1234561', country: 'FI' }, parse('1234561', undefined, { country: 'FI' })],
    ['references/readings', { kind: 'RF', value: 'RF19 5390 0754 7034' }, parse('RF19 5390 0754 7034', 'RF')],
  ] as const)
    expect((await ask(`POST /engine/${line}`, body)).body, line).toEqual(plain(answer));
});

test('a packed payment code is unpacked', async () => {
  const { buildPayBySquare } = await import('payprep/pay-by-square');
  const built = buildPayBySquare({
    instruction: { creditor: { name: 'Ada Example' }, creditorAccount: { id: { value: 'SK9611000000002918599669', type: 'IBAN' } } },
    amount: '12.30',
    currency: 'EUR',
  });
  if (!built.ok) throw new Error(built.problems[0].reason);
  const { body } = await ask('POST /engine/payment-codes/readings', { text: built.text });
  expect(body).toEqual(plain(parsePayBySquare(built.text)));
  expect(body.amount).toBe('12.30');
});

test('what a body must not be is said by place', async () => {
  for (const [line, body, code, pointer] of [
    ['names/comparisons', { given: 'A' }, 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD', '/held'],
    ['names/comparisons', { given: 'A', held: 5 }, 'JSON_PAYLOAD_INVALID_TYPE', '/held'],
    ['names/comparisons', { given: 'A', held: 'B', type: 'CAT' }, 'JSON_PAYLOAD_INVALID_ENUM_VALUE', '/type'],
    ['names/comparisons', { given: 'A', held: 'B', country: 'Germany' }, 'BAD_REQUEST', '/country'],
    ['texts/extractions', { text: 'A', country: 'ZZ' }, 'BAD_REQUEST', '/country'],
    ['texts/extractions', { text: ['A'] }, 'JSON_PAYLOAD_INVALID_TYPE', '/text'],
    ['references/readings', { kind: 'CAT', value: 'A' }, 'JSON_PAYLOAD_INVALID_ENUM_VALUE', '/kind'],
    ['explanations', [], 'JSON_PAYLOAD_INVALID_TYPE', ''],
    ['requirements', 'x', 'JSON_PAYLOAD_MALFORMED', undefined],
    ['bulk-explanations', { items: new Array(21).fill({}) }, 'BAD_REQUEST', '/items'],
  ] as const) {
    const answer = await ask(`POST /engine/${line}`, body);
    expect([answer.status, answer.body.code, answer.body.errors?.[0].pointer], JSON.stringify(body)).toEqual([400, code, pointer]);
  }
});

describe('payees', () => {
  test('are compared as the library compares them, in the language of the request', async () => {
    const before = { creditor: { name: 'Ada Example' }, creditorAccount: { id: { value: 'BE68539007547034', type: 'IBAN' } } };
    const after = { ...before, creditor: { name: 'Bob Other' }, curency: 7 };
    const { body, headers } = await ask('POST /engine/payees/comparisons', { before, after }, 'de');
    expect(body).toEqual(plain(comparePayees(before, after as never, engine, { texts: germanPayees })));
    expect(headers.get('content-language')).toBe('de');
    const { body: missing } = await ask('POST /engine/payees/comparisons', { before });
    expect([missing.code, missing.errors?.[0].pointer]).toEqual(['JSON_PAYLOAD_MISSING_REQUIRED_FIELD', '/after']);
  });
});

describe('value dates', () => {
  test('are those of the library with every calendar', async () => {
    for (const question of [
      { system: 'US_FEDACH', on: '2026-11-25', time: '15:30', cutOff: '16:00' },
      { system: 'JP_ZENGIN', on: '2026-12-31' },
      { system: 'SCT_INST', on: '2026-12-25' },
      { system: 'constructor', on: '2026-12-24' },
    ])
      expect((await ask('POST /engine/value-dates', question)).body).toEqual(plain(valueDate(question, Object.values(calendars))));
  });
});

describe('returns', () => {
  test('are described as the library describes them, in the language of the request', async () => {
    const { body } = await ask('GET /engine/returns/AC14?system=BR_PIX');
    expect(body).toEqual(plain({ items: describeReturn('AC14', { system: 'BR_PIX' }) }));
    const german = await ask('GET /engine/returns/arucs%205', undefined, 'de');
    expect(german.body).toEqual(plain({ items: describeReturn('ARUCS-5', { texts: germanReturns }) }));
    expect(german.headers.get('content-language')).toBe('de');
  });

  test('are none where no list has the code', async () => {
    for (const path of ['ZZ99', 'AC04?list=NACHA', '%00']) {
      const { status, body } = await ask(`GET /engine/returns/${path}`);
      expect([status, body]).toEqual([200, { items: [] }]);
    }
  });
});

describe('banks', () => {
  test('are those that the library finds', async () => {
    for (const [q, limit] of [
      ['gtbank', undefined],
      ['', 3],
      ['bank', 50],
      ['no such bank', 1],
    ] as const) {
      const { body } = await ask(`GET /engine/banks?country=NG&q=${encodeURIComponent(q)}${limit === undefined ? '' : `&limit=${limit}`}`);
      expect(body, q).toEqual(plain({ items: searchBanks(q, { country: 'NG', ...(limit && { limit }) }, engine) }));
    }
    expect((await ask('GET /engine/banks?country=NG')).body.items).toHaveLength(10);
  });

  test.each(['0', '51', '-1', '1.5', 'ten', ''])('at most fifty: %j', async (limit) => {
    const { status, body } = await ask(`GET /engine/banks?country=NG&limit=${limit}`);
    expect([status, body.detail]).toEqual([400, '?limit: Expected a number from 1 to 50.']);
  });

  test.each([
    ['DE/37040044', { name: 'Commerzbank', bic: 'COBADEFFXXX', bankCode: '37040044' }],
    ['DE/370%20400%2044', { bankCode: '37040044' }],
    ['DE/COBADEFF', { bic: 'COBADEFFXXX' }],
    ['DE/cobadeff370', { name: 'Commerzbank' }],
    ['GB/60-16-13', { bankCode: '601613', name: 'National Westminster Bank plc' }],
    ['IN/SBIN0000001', { bankCode: 'SBIN0000001', bic: expect.stringMatching(/^SBININBB/) }],
    ['NG/058', { name: 'Guaranty Trust Bank' }],
    ['BR/341', { name: 'Itaú Unibanco S.A.', bankCode: '341', otherCode: '60701190' }],
    ['BR/60701190', { name: 'Itaú Unibanco S.A.', bankCode: '341', otherCode: '60701190' }],
    ['BR/ITAUBRSP', { bankCode: '341' }],
    ['BR/00075847', { bankCode: '00075847' }],
    ['JP/0005', { name: 'MUFG Bank, Ltd.', otherName: '三菱UFJ銀行' }],
  ])('of the code %s', async (path, bank) => {
    const { status, body } = await ask(`GET /engine/banks/${path}`);
    expect([status, body]).toEqual([200, expect.objectContaining({ ...bank, dataset: expect.any(String), edition: expect.any(String) })]);
    expect(body).not.toHaveProperty('isSure');
  });

  test.each(['DE/00000000', 'DE/commerzbank', 'NG/gtbank', 'DE/%20', 'DE/__proto__', 'FR/37040044', 'DE/3', `DE/${'1'.repeat(2000)}`])(
    'there is none of %s',
    async (path) => {
      const { status, body } = await ask(`GET /engine/banks/${path}`);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    },
  );
});

test('every country that the library names is taken', async () => {
  const { countries } = await import('payprep');
  for (const { code } of countries()) {
    const { status } = await ask('POST /engine/texts/extractions', { text: 'A', country: code });
    expect(status, code).toBe(200);
  }
});

test('the catalogue of alerts has each code, and its text without the words of a language for the values', async () => {
  const { body } = await ask('GET /engine/alerts', undefined, 'sv');
  expect(body.items.map(({ code }: { readonly code: string }) => code)).toEqual(Object.keys(codes));
  for (const { text } of body.items) expect(text).not.toMatch(/\{\w+[^\w}]/);
});

test('the reference data has editions, ages and licences', async () => {
  const { items } = (await ask('GET /engine/reference-data')).body;
  expect(items).toHaveLength(manifest.datasets.length);
  const ageOf = (length: number) => items.find(({ edition }: { readonly edition: string }) => edition.length === length);
  for (const { edition, ageDays } of [4, 7, 10].map(ageOf)) {
    // the last day of the edition, by another way
    const [year, month = '12'] = edition.split('-');
    const last = new Date(edition.length === 10 ? edition : Date.parse(`${year}-${month}-01`));
    if (edition.length < 10) last.setUTCMonth(last.getUTCMonth() + 1, 0);
    expect(ageDays).toBe(Math.max(0, Math.floor((NOW.getTime() - last.getTime()) / 86_400_000)));
  }
});

describe('each endpoint', () => {
  const lines = ENGINE_ENDPOINTS.map(({ method, path }) => `${method} /engine${path}`);
  const routes = ENGINE_ENDPOINTS.map(({ path }) => `/engine${path}`);

  test.each(lines)('%s needs the scope payments, and no other will do', async (line) => {
    const asked = { ...(line.startsWith('POST') && { body: {} }), token: 'acme.beneficiaries.webhooks' };
    const { status, headers } = await call(handler, line, asked);
    expect([status, headers.get('www-authenticate')]).toEqual([403, 'Bearer error="insufficient_scope", scope="payments"']);
    expect((await call(handler, line, { ...asked, token: 'acme.payments' })).status).not.toBe(403);
  });

  test('counts for the rate of the organization, and of nobody else', async () => {
    const limited = createHandler({ engine, store, authenticate, clock: () => NOW, limits: { requestsPerSecond: 0.5 } });
    const twice = [await call(limited, 'GET /engine/alerts'), await call(limited, 'GET /engine/alerts')];
    expect(twice.map(({ status }) => status)).toEqual([200, 429]);
    expect((await call(limited, 'GET /engine/alerts', { token: 'other' })).status).toBe(200);
  });

  test.each(lines.filter((line) => line.startsWith('POST')))('%s has the limit of its body', async (line) => {
    const limits = { bodyBytes: 10, bulkBodyBytes: 20 };
    const small = createHandler({ engine, store, authenticate, limits });
    const most = line.includes('bulk') ? 20 : 10;
    expect((await call(small, line, { body: `{}${' '.repeat(most - 1)}` })).status).toBe(413);
    expect((await call(small, line, { body: `{}${' '.repeat(most - 2)}` })).status).not.toBe(413);
  });

  test('is seen by its path alone', () => {
    expect(observed.length).toBeGreaterThan(20);
    for (const { route } of observed) expect(routes).toContain(route);
  });
});

describe('the language', () => {
  test('is each that the library has texts in', async () => {
    expect([...ENGINE_LANGUAGES].sort()).toEqual([...WRITTEN].sort());
    for (const language of ENGINE_LANGUAGES) {
      const { messages, fields } = await textsIn(language);
      expect([fields.language, typeof messages.COUNTRY_UNKNOWN]).toEqual([language, 'string']);
    }
  });

  test.each([
    [null, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['pt-BR', 'pt-BR'],
    ['pt-br-x-ours', 'pt-BR'],
    ['pt-AO', 'pt'],
    ['fr;q=0.4, nl;q=0.8, *;q=0.1', 'nl'],
    ['fr ; q=0.4,tr', 'tr'],
    ['xx, sv;q=0', 'en'],
    ['xx, *', 'en'],
    ['xx, it;q=0.1', 'it'],
    ['de;q=high, ja', 'ja'],
    [`${'xx,'.repeat(25)}de`, 'en'],
    [`de${' '.repeat(1_000)}`, 'en'],
    ['__proto__, constructor', 'en'],
  ])('for %j is %s', (header, language) => expect(languageFor(header)).toBe(language));
});

test('every kind of reference is one of the kinds of the endpoint', async () => {
  for (const { code } of referenceKinds()) {
    const { status } = await ask('POST /engine/references/readings', { kind: code, value: 'x' });
    expect(status, code).toBe(200);
  }
});
