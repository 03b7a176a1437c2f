/** Alerts for people: the text, then the code and its severity. */
import type { ExplainedAlert } from '../../src/answers/explain.js';
import { wrapText } from '../terminal/text-table.js';

export const formatAlert = ({ message, code, severity }: ExplainedAlert, columns: number): readonly string[] => [
  ...wrapText(message, Math.max(columns - 2, 20)).map((line) => `  ${line}`),
  `  (${code}, ${severity})`,
];

export const formatAlerts = (alerts: readonly ExplainedAlert[], columns: number): string =>
  alerts.map((alert) => `${formatAlert(alert, columns).join('\n')}\n`).join('');
