/** What `explain` proposes in place of a text: the whole text, with the characters that change. */
import type { Explanation } from 'payprep';

type Json = Record<string, unknown>;
type Alert = Explanation['alerts'][number];

export interface Proposal {
  readonly before: string;
  readonly removed: string;
  readonly inserted: string;
  readonly after: string;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const steps = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), root);

/** The proposal of an alert; undefined where it has none. */
export function proposalOf(instruction: unknown, { pointer, correction }: Alert): Proposal | undefined {
  const text = valueAt(instruction, steps(pointer));
  if (correction === undefined || typeof text !== 'string') return undefined;
  const { at, remove, insert } = correction;
  return { before: text.slice(0, at), removed: text.slice(at, at + remove), inserted: insert, after: text.slice(at + remove) };
}

/** The instruction with one proposal taken. */
export function withProposal(instruction: unknown, pointer: string, { before, inserted, after }: Proposal): unknown {
  const copy = structuredClone(instruction);
  const path = steps(pointer);
  const last = path.at(-1);
  const parent = valueAt(copy, path.slice(0, -1));
  if (last !== undefined && isObject(parent)) parent[last] = before + inserted + after;
  return copy;
}
