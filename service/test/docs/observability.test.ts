/** Dashboard, alert rules and their page name metrics and labels that the service exposes, and each alert has its lines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../serve/metrics/index.js';
import { memoryStore } from '../../storage/memory.js';
import { typeFaults } from './type-faults.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}

interface Panel {
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string }[];
}

const page = read('docs/observability.md');
const rules = (parse(read('deploy/observability/alerts.yaml')) as { groups: readonly { rules: readonly Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(read('deploy/observability/dashboard.json')) as { readonly panels: readonly Panel[] };

/** The samples that the service exposes, and the families that they belong to. */
const samples = new Set<string>();
const families = new Set<string>();
/** What a scrape adds. */
const SCRAPED = ['instance', 'job', 'le'];

const ENDINGS: Readonly<Record<string, readonly string[]>> = { counter: ['_total'], gauge: [''], histogram: ['_bucket', '_count', '_sum'] };

beforeAll(async () => {
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0, options: { max: 20 } };
  const build = { version: '1', engineEdition: '1', node: '1' };
  const text = await createMetrics({ store: memoryStore(), clock: () => new Date(), build, pool }).text();
  for (const [, name = '', type = ''] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    for (const ending of ENDINGS[type] ?? ['']) samples.add(name + ending);
    families.add(type === 'counter' ? `${name}_total` : name);
  }
});

/** Metric → its labels, as the table of the page has them. */
const LABELS: ReadonlyMap<string, readonly string[]> = new Map(
  [...page.matchAll(/^\| `(payprep_\w+)` \| ([^|]*)\|/gm)].map(([, name = '', labels = '']) => [name, labels.match(/\w+/g) ?? []]),
);

const isOwn = (name: string): boolean => !/^payprep_(?:process|nodejs)_/.test(name);

/** Label names that an expression selects and groups by. */
const labelsIn = (expression: string): readonly string[] => [
  ...[...expression.matchAll(/(\w+)(?:=~|!=|!~|=)"/g)].map(([, label = '']) => label),
  ...[...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []),
];

/** What Grafana puts in for its variables before it asks. */
const VARIABLES: Readonly<Record<string, string>> = { $__rate_interval: '1m', $__range: '1h', $instance: '.*' };

/** Where Prometheus' own grammar finds no expression. */
function errorsIn(expression: string): readonly string[] {
  const asked = expression.replace(/\$\w+/g, (name) => VARIABLES[name] ?? name);
  const errors: string[] = [];
  parser.parse(asked).iterate({
    enter: ({ type, from }) => {
      if (type.isError) errors.push(`at ${asked.slice(from, from + 20)}`);
    },
  });
  return errors;
}

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
];

test('the page lists the metrics that there are, with their units', () => {
  expect([...LABELS.keys()].sort()).toEqual([...families].filter(isOwn).sort());
});

test.each(expressions)('%s: names what the service exposes: %s', (_, expression) => {
  const names = [...new Set(expression.match(/\bpayprep_\w+/g))];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !samples.has(name))).toEqual([]);
  const known = names.flatMap((name) => LABELS.get(name.replace(/_(?:bucket|count|sum)$/, '')) ?? LABELS.get(name) ?? []);
  expect(labelsIn(expression).filter((label) => ![...known, ...SCRAPED].includes(label))).toEqual([]);
  expect(errorsIn(expression)).toEqual([]);
});

test('an expression that is none is an error', () => {
  expect(errorsIn('sum by (route) (rate(payprep_http_requests_total[$__rate_interval]))')).toEqual([]);
  for (const wrong of ['sum(rate(payprep_http_requests_total[5m])', 'rate(payprep_http_requests_total[$interval])', 'sum by route (up)'])
    expect(errorsIn(wrong), wrong).not.toEqual([]);
});

describe('the alert rules', () => {
  test('have the members that Prometheus knows, and durations that it reads', () => {
    const { groups, ...others } = parse(read('deploy/observability/alerts.yaml')) as { groups: readonly object[] };
    expect(others).toEqual({});
    for (const group of groups) expect(Object.keys(group)).toEqual(['name', 'rules']);
    for (const rule of rules) {
      expect(Object.keys(rule).filter((member) => !['alert', 'expr', 'for', 'labels', 'annotations'].includes(member))).toEqual([]);
      expect(rule.for ?? '1m').toMatch(/^(?:\d+(?:ms|[smhdwy]))+$/);
      for (const text of [...Object.values(rule.labels), ...Object.values(rule.annotations)]) expect(typeof text).toBe('string');
    }
  });

  test('say what happened and how bad it is, each under a name of its own', () => {
    for (const { alert, labels, annotations } of rules) {
      expect(alert).toMatch(/^Payprep[A-Za-z]+$/);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\.$/);
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  test('have each a part of the page that says what to do, and nothing else has', () => {
    const parts = [...page.matchAll(/^### (Payprep\w+)$/gm)].map(([, name]) => name);
    expect(parts).toEqual(rules.map(({ alert }) => alert));
  });

  test('look at values that the metrics can have', () => {
    const values = rules.flatMap(({ expr }) =>
      [...expr.matchAll(/(?:code|reason|outcome)(?:=~|!=|=)"([^"]+)"/g)].flatMap(([, text = '']) => text.split('|')),
    );
    expect(values.length).toBeGreaterThan(4);
    for (const value of values) expect(page + read('docs/service.md'), value).toContain(`\`${value}\``);
  });
});

/** Enumerations of texts, as JSON has them. */
const JSON_OF = `type Json<T> = T extends string ? \`\${T}\` : T extends object ? { [Member in keyof T]: Json<T[Member]> } : T;`;

const dashboardFaults = (text: string): readonly string[] =>
  typeFaults(`import type { Dashboard } from '@grafana/schema/dist/esm/raw/dashboard/x/Dashboard_types.gen';
${JSON_OF}
export const dashboard: Json<Dashboard> = ${text};`);

test('Grafana knows every member of the dashboard', () => {
  const text = read('deploy/observability/dashboard.json');
  expect(dashboardFaults(text)).toEqual([]);
  expect(dashboardFaults(text.replace('"gridPos"', '"gridPosition"'))).not.toEqual([]);
});

test('the panels of the dashboard do not cover each other', () => {
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(Math.max(...dashboard.panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24);
});
