/** The answers of a database, held against the library's. */
import { deepStrictEqual, strictEqual } from 'node:assert';
import { validate } from '../../dist/full.js';
import { instructionOf, payee } from './payees.mjs';

/** How often each code is raised, and in how many countries. */
export function countAlerts(rows, engine) {
  const counts = new Map();
  for (let id = 1; id <= rows; id++) {
    const row = payee(id);
    const { alerts } = validate(instructionOf(row), engine);
    for (const code of alerts.length > 0 ? alerts.map((alert) => alert.code) : ['OK']) {
      const seen = counts.get(code) ?? { payees: 0, countries: new Set() };
      seen.payees += 1;
      if (row.country !== null) seen.countries.add(row.country);
      counts.set(code, seen);
    }
  }
  return Object.fromEntries([...counts].map(([code, { payees, countries }]) => [code, [payees, countries.size]]));
}

/** `answers`: a pair of number and answer for each payee, from 1 on. */
export function compareAnswers(answers, rows, engine) {
  strictEqual(answers.length, rows, 'an answer for each payee');
  for (const [at, [id, answer]] of answers.entries()) {
    strictEqual(Number(id), at + 1);
    deepStrictEqual(answer, validate(instructionOf(payee(at + 1)), engine), `payee ${id}`);
  }
}
