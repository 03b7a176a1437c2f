/**
 * The library alone behind the paths of `/engine`: the same Node server and the same Hono, which read the request, ask the library and answer. No tokens, limits,
 * shapes, languages, ids, log or metrics. It is the upper bound for these endpoints of the service.
 *
 * Plain JavaScript, so that no loader leaves its marks in what is measured.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { explain, requirements, toJsonSchema } from 'payprep';
import { structureAddress } from 'payprep/address';
import { searchBanks } from 'payprep/banks';
import { valueDate } from 'payprep/dates';
import { calendars } from 'payprep/dates/all';
import { extract } from 'payprep/detect';
import { fieldTexts } from 'payprep/field-texts';
import { en } from 'payprep/field-texts/en';
import { createEngine } from 'payprep/full';
import { compareNames } from 'payprep/names';
import { comparePayees } from 'payprep/payees';
import { en as payeeTexts } from 'payprep/payees/en';
import { parsePaymentCode } from 'payprep/payment-codes';
import { parse } from 'payprep/references';
import { describeReturn } from 'payprep/returns';
import { en as returnTexts } from 'payprep/returns/en';

const [, , port] = process.argv;
const engine = createEngine({ on: new Date().toISOString().slice(0, 10) });
const everyCalendar = Object.values(calendars);

function requirementsOf(corridor) {
  const required = requirements(corridor, engine);
  const texts = fieldTexts(required, en);
  return { requirements: required, texts, jsonSchema: toJsonSchema(required, texts) };
}

function bankOf({ country, code }) {
  const { isSure, ...bank } = searchBanks(code, { country }, engine).find(({ bankCode }) => bankCode === code);
  return bank;
}

/** Each with the body, or the parameters of path and query. */
const ANSWERS = {
  'POST /engine/explanations': (body) => explain(body, engine),
  'POST /engine/bulk-explanations': ({ items }) => ({ items: items.map((item) => explain(item, engine)) }),
  'GET /engine/requirements': requirementsOf,
  'POST /engine/requirements': (given) => requirementsOf({ country: '', currency: '', given }),
  'GET /engine/banks': ({ country, q, limit }) => ({ items: searchBanks(q, { country, limit: Number(limit) }, engine) }),
  'GET /engine/banks/:country/:code': bankOf,
  'POST /engine/names/comparisons': ({ given, held, ...options }) => compareNames(given, held, options),
  'POST /engine/addresses/structures': ({ text, ...options }) => structureAddress(text, options),
  'POST /engine/texts/extractions': ({ text, ...options }) => extract(text, options),
  'POST /engine/payment-codes/readings': ({ text }) => parsePaymentCode(text),
  'POST /engine/references/readings': ({ kind, value, ...options }) => parse(value, kind, options),
  'POST /engine/payees/comparisons': ({ before, after }) => comparePayees(before, after, engine, { texts: payeeTexts }),
  'POST /engine/value-dates': (question) => valueDate(question, everyCalendar),
  'GET /engine/returns/:code': ({ code, list, system }) => ({ items: describeReturn(code, { list, system, texts: returnTexts }) }),
};

const app = new Hono();
for (const [line, answer] of Object.entries(ANSWERS)) {
  const [method, path] = line.split(' ');
  app.on(method, path, async (context) => {
    const given = method === 'POST' ? JSON.parse(await context.req.text()) : { ...context.req.query(), ...context.req.param() };
    return context.body(JSON.stringify(answer(given)), 200, { 'content-type': 'application/json' });
  });
}

// as service/serve/listen.ts has them
const options = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };
createServer(options, getRequestListener(app.fetch)).listen(Number(port), '127.0.0.1', () => console.log('listening'));
