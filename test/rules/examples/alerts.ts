/** The instruction beside each alert code raises it, and nothing else. */
import { test } from 'vitest';
import { codes } from '../../../rules/index/alert-codes.js';
import type { AlertCode } from '../../../rules/vocabulary/alert-code.js';
import { examples } from '../alerts.js';
import { type Api, expectAnswers, on } from './api.js';

export function describeAlertExamples({ full: { createEngine, validate, explain } }: Pick<Api, 'full'>): void {
  const engine = createEngine({ on, threshold: 'info' });

  test.each(Object.keys(codes) as AlertCode[])('%s is raised by its example, with its severity', (code) => {
    const input = examples[code];
    const found = explain(input, engine).alerts.map((alert) => ({ code: alert.code, severity: alert.severity }));
    expectAnswers(code, [
      { input, expected: { status: 'ALERT', alerts: [{ code }] }, came: validate(input, engine) },
      { input, expected: [{ code, severity: codes[code].severity }], came: found },
    ]);
  });
}
