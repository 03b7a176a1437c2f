/**
 * What a new edition of a dataset changes: rows added, removed and changed, and the payments that get another answer.
 *
 * The gotcha: each edition replaces the shipped dataset of its name. As an overlay it would leave the shipped rows, which hide what the new edition no longer
 * has.
 */

import { enrichWith } from '../../src/answers/enrich.js';
import { explainWith } from '../../src/answers/explain.js';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import type { ReferenceData } from '../../src/directory/reference-data.js';
import type { Engine } from '../../src/engine/engine.js';
import { createEngine, shippedData } from '../../src/full.js';

/** How the rows of two editions differ. Rows are compared by their first cell. */
export interface RowDifference {
  readonly dataset: string;
  /** Absent if that side has no such dataset. */
  readonly oldEdition?: string;
  readonly newEdition?: string;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

/** What a new edition changes in the answer to a payment. For a part of the account, only the path is given, not the values. */
export interface Change {
  /** `status`, `alerts`, or the path of an enrichment. */
  readonly what: string;
  readonly old?: string;
  readonly new?: string;
}

/** The rows of each first cell, as one text. */
function textsByKey({ columns, rows }: Dataset): ReadonlyMap<Cell, string> {
  const texts = new Map<Cell, string>();
  // by name, so that columns in another order are no change
  const order = columns.map((name, at) => ({ name, at })).sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const row of rows) {
    const key = row[0] ?? null;
    const facts = order.flatMap(({ name, at }) => ((row[at] ?? null) === null ? [] : [[name, row[at]]]));
    texts.set(key, `${texts.get(key) ?? ''}${JSON.stringify(facts)}`);
  }
  return texts;
}

function compareRows(dataset: string, before: Dataset | undefined, after: Dataset | undefined): RowDifference {
  const old = before === undefined ? new Map<Cell, string>() : textsByKey(before);
  const current = after === undefined ? new Map<Cell, string>() : textsByKey(after);
  const shared = [...old.keys()].filter((key) => current.has(key));
  return {
    dataset,
    ...(before && { oldEdition: before.edition }),
    ...(after && { newEdition: after.edition }),
    added: current.size - shared.length,
    removed: old.size - shared.length,
    changed: shared.filter((key) => old.get(key) !== current.get(key)).length,
  };
}

/** Compares the rows of two editions, dataset by dataset. */
export function compareDatasets(before: readonly Dataset[], after: readonly Dataset[]): readonly RowDifference[] {
  const names = [...new Set([...before, ...after].map(({ dataset }) => dataset))].sort();
  const find = (datasets: readonly Dataset[], name: string) => datasets.find(({ dataset }) => dataset === name);
  return names.map((name) => compareRows(name, find(before, name), find(after, name)));
}

/** Creates an engine in which these datasets replace the shipped ones. */
export function createEditionEngine(datasets: readonly Dataset[], on: string): Engine {
  const byName = new Map(datasets.map((dataset) => [dataset.dataset, dataset]));
  const referenceData: ReferenceData = {
    ...shippedData,
    dataset: (name) => byName.get(name) ?? shippedData.dataset(name),
    facts: (name) => byName.get(name) ?? shippedData.facts?.(name),
  };
  return createEngine({ referenceData, on });
}

/** Path → text of the leaves of a value. */
function leavesOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[path, String(value)]];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return [[path, value.join(' ')]];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, path === '' ? name : `${path}.${name}`));
}

/** The answers to a payment by name: status, alerts, and each enrichment by its path. */
function answersTo(payment: unknown, engine: Engine): ReadonlyMap<string, string> {
  const { status, alerts } = explainWith(payment, engine);
  const alertText = alerts.map(({ code, severity, pointer }) => `${severity} ${code} ${pointer}`).join(', ');
  return new Map([
    ['status', status],
    ...(alertText === '' ? [] : [['alerts', alertText] as const]),
    ...leavesOf(enrichWith(payment, engine).enrichments, ''),
  ]);
}

const isOfAccount = (path: string): boolean => path.startsWith('creditorAccount');

/** Compares the answers of two engines to a payment. Logos are left out. */
export function compareAnswers(payment: unknown, before: Engine, after: Engine): readonly Change[] {
  const old = answersTo(payment, before);
  const current = answersTo(payment, after);
  const paths = [...new Set([...old.keys(), ...current.keys()])].filter((path) => !path.endsWith('.logo'));
  return paths
    .filter((path) => old.get(path) !== current.get(path))
    .map((path) => {
      const [was, is] = [old.get(path), current.get(path)];
      if (isOfAccount(path)) return { what: path };
      return { what: path, ...(was !== undefined && { old: was }), ...(is !== undefined && { new: is }) };
    });
}
