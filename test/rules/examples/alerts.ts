/** The instruction beside each alert code raises it, and nothing else. */
import { expect, test } from 'vitest';
import { alerts } from '../../../rules/index/alerts.js';
import type { Alert } from '../../../rules/vocabulary/alert.js';
import { codes } from '../alerts.js';
import { type Api, expectAnswers, on, type Trial } from './api.js';

/** From the mildest to the gravest. */
const THRESHOLDS = ['info', 'warning', 'error'] as const;

export function describeAlertExamples({ full: { createEngine, validate, explain } }: Pick<Api, 'full'>): void {
  const engines = THRESHOLDS.map((threshold) => createEngine({ on, threshold }));

  test.each(codes)('%s is raised by its example, with the severity of its record', (code) => {
    const { example: input, severity }: Alert = alerts[code];
    const found = explain(input, engines[0]).alerts.map((alert) => ({ code: alert.code, severity: alert.severity }));
    const unreported = `no check reports ${code}: is its check in the list of src/checks/index.ts?`;
    expect(
      found.map((alert) => alert.code),
      unreported,
    ).toContain(code);
    const validated = engines.map((engine, at): Trial => {
      const isCounted = at <= THRESHOLDS.indexOf(severity);
      const expected = isCounted ? { status: 'ALERT', alerts: [{ code }] } : { status: 'OK', alerts: [] };
      return { input, expected, came: validate(input, engine) };
    });
    expectAnswers(code, [...validated, { input, expected: [{ code, severity }], came: found }]);
  });
}
