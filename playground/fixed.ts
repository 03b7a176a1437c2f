/** The payment with what the engine is sure enough of: corrections made, and what `enrich` knows put where nothing stood. */
import type { Enrichments, Explanation } from 'payprep';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const steps = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Replaces the text at a pointer; nothing happens where none stands. */
function edit(root: unknown, pointer: string, change: (text: string) => string): void {
  const path = steps(pointer);
  const last = path.at(-1);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, step) => (isObject(value) || Array.isArray(value) ? (value as Json)[step] : undefined), root);
  if (last === undefined || !(isObject(parent) || Array.isArray(parent))) return;
  const text = (parent as Json)[last];
  if (typeof text === 'string') (parent as Json)[last] = change(text);
}

/** What was given stays: only members that are absent are added. */
function addAbsent(target: Json, source: object): void {
  for (const [name, value] of Object.entries(source)) {
    const own = target[name];
    if (own === undefined) target[name] = structuredClone(value);
    else if (isObject(own) && isObject(value)) addAbsent(own, value);
  }
}

/** The instruction with the corrections of `explain` made. */
export function corrected(instruction: unknown, { alerts }: Explanation): unknown {
  const copy = structuredClone(instruction);
  for (const { pointer, correction } of alerts) {
    if (correction === undefined) continue;
    const { at, remove, insert } = correction;
    edit(copy, pointer, (text) => text.slice(0, at) + insert + text.slice(at + remove));
  }
  return copy;
}

/** The instruction with what `enrich` knows; the value itself where it is no object. */
export function completed(instruction: unknown, enrichments: Enrichments): unknown {
  if (!isObject(instruction)) return instruction;
  const copy = structuredClone(instruction);
  const { creditorAgent, creditorAccount, settlementInformation, ...agents } = enrichments;
  addAbsent(copy, { ...agents, ...(creditorAgent && { creditorAgent }) });
  const [id] = creditorAccount?.ids ?? [];
  if (id !== undefined) addAbsent(copy, { creditorAccount: { id } });
  const [settlementSystem] = settlementInformation?.settlementSystems ?? [];
  if (settlementSystem !== undefined) addAbsent(copy, { settlementInformation: { settlementSystem } });
  return copy;
}
