/**
 * Along every corridor: forty made-up payments raise the alert that was asked for, and no other. The alerts of a corridor take turns, so that
 * each alert meets many seeds. `npm run trial -- samples` asks for every alert with every seed.
 */
import { expect, test } from 'vitest';
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { codes } from '../../rules/index/alert-codes.js';
import { notRaised } from '../../src/samples/faults/index.js';
import { sampleAlerts } from '../../src/samples.js';
import { bare, faultOf, full, sampleCorridors } from './corridors.js';

const SEEDS = 40;

test('each alert is raised alone, and each but those that are said to be impossible somewhere', () => {
  const wrong: string[] = [];
  const raised = new Set<AlertCode>();
  for (const [at, corridor] of sampleCorridors.entries()) {
    const engine = at % 2 === 0 ? full : bare;
    const possible = sampleAlerts(corridor, engine);
    for (const alert of possible) raised.add(alert);
    for (let seed = 1; seed <= SEEDS && possible.length > 0; seed++) {
      const alert = possible[(at + seed) % possible.length] as AlertCode;
      wrong.push(...faultOf({ ...corridor, alert, seed }, engine));
    }
  }
  expect(wrong).toEqual([]);
  // a single corridor may have it, and only with every directory
  const isRaised = (code: AlertCode): boolean =>
    raised.has(code) || sampleCorridors.some((each) => sampleAlerts(each, full).includes(code));
  const never = Object.keys(codes).filter((code) => !Object.hasOwn(notRaised, code) && !isRaised(code as AlertCode));
  expect(never, `no check reports ${never.join(', ')}: is its check in the list of src/checks/index.ts?`).toEqual([]);
  expect(Object.keys(notRaised).filter((code) => raised.has(code as AlertCode))).toEqual([]);
}, 1_800_000);
