/** Along every corridor, with every alert that is possible there: made-up payments raise it, and no other. */
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codes } from '../../rules/index/alert-codes.js';
import type { AlertCode } from '../../rules/vocabulary/alert-code.js';
import { notRaised } from '../../src/samples/faults/index.js';
import { sampleAlerts, samplePayment } from '../../src/samples.js';
import { codesOf, engines, nameOf, raisesOnly, sampleCorridors } from './corridors.js';

const SEEDS = Number(process.env.SAMPLE_SEEDS ?? 2);
const [part = 0, parts = 1] = (process.env.SAMPLE_PART ?? '').split('/').filter(Boolean).map(Number);

test('each alert is raised alone', () => {
  const wrong: string[] = [];
  const raised = new Set<AlertCode>();
  let count = 0;
  const t0 = performance.now();
  for (const corridor of sampleCorridors.filter((_, at) => at % parts === part)) {
    for (const [name, engine] of Object.entries(engines)) {
      if (process.env.SAMPLE_ENGINE && process.env.SAMPLE_ENGINE !== name) continue;
      const possible = sampleAlerts(corridor, engine);
      for (const alert of possible) raised.add(alert);
      for (let seed = 1; seed <= SEEDS; seed++) {
        for (const alert of possible) {
          count++;
          const result = samplePayment({ ...corridor, alert, seed }, engine);
          if (!result.ok) wrong.push(`${nameOf(corridor)} ${alert} ${seed} ${name}: ${result.problem}`);
          else if (!raisesOnly(alert, result.instruction, engine))
            wrong.push(`${nameOf(corridor)} ${alert} ${seed} ${name}: ${codesOf(result.instruction, engine)}`);
        }
      }
    }
  }
  writeFileSync(
    `/tmp/faults-${part}.out`,
    `${count} in ${performance.now() - t0}\n${Object.keys(codes).filter((code) => !raised.has(code as AlertCode))}\n${wrong.join('\n')}`,
  );
  expect(wrong).toEqual([]);
  if (parts === 1) expect(Object.keys(codes).filter((code) => !raised.has(code as AlertCode))).toEqual(Object.keys(notRaised));
}, 3_600_000);
