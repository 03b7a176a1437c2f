/** JSON as it was pasted, formatted, with each alert marked in its place. */
import type { Explanation } from 'payprep';
import { element } from './elements.js';

type Alert = Explanation['alerts'][number];

const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');

const GRAVITY = ['info', 'warning', 'error'] as const;

const gravest = (alerts: readonly Alert[]): string =>
  GRAVITY.findLast((severity) => alerts.some((alert) => alert.severity === severity)) ?? 'info';

/** Shows the value; what an alert says of it comes up as a hint, and stands in the list beside. */
export function markedJson(value: unknown, alerts: readonly Alert[]): HTMLElement {
  const byPointer = new Map<string, Alert[]>();
  for (const alert of alerts) byPointer.set(alert.pointer, [...(byPointer.get(alert.pointer) ?? []), alert]);
  const shown = element('pre', { class: 'json' });
  write(shown, value, '', '');
  return shown;

  function write(into: HTMLElement, part: unknown, pointer: string, indent: string): void {
    const own = byPointer.get(pointer) ?? [];
    const place = own.length > 0 ? mark(own) : into;
    if (place !== into) into.append(place);
    if (typeof part === 'string') writeText(place, part, own);
    else if (typeof part === 'object' && part !== null) writeMembers(place, part, pointer, indent);
    else place.append(String(JSON.stringify(part)));
  }

  function writeMembers(into: HTMLElement, part: object, pointer: string, indent: string): void {
    const [open, close] = Array.isArray(part) ? '[]' : '{}';
    const inner = `${indent}  `;
    into.append(String(open));
    for (const [at, [name, member]] of Object.entries(part).entries()) {
      into.append(at > 0 ? ',\n' : '\n', inner, Array.isArray(part) ? '' : `${JSON.stringify(name)}: `);
      write(into, member, `${pointer}/${escaped(name)}`, inner);
    }
    // members that are missing have no place of their own: they are marked where they would stand
    for (const [missing, own] of byPointer) {
      const [last = '', ...rest] = missing.slice(pointer.length + 1).split('/');
      if (missing.startsWith(`${pointer}/`) && !(last in part) && !Array.isArray(part)) {
        into.append('\n', inner, mark(own, [last, ...rest].join('.')));
      }
    }
    into.append('\n', indent, String(close));
  }
}

function mark(alerts: readonly Alert[], missing?: string): HTMLElement {
  const title = alerts.map(({ message }) => message).join('\n');
  const made = element('mark', { class: gravest(alerts), title });
  if (missing !== undefined) made.append(`${missing}: missing`);
  return made;
}

/** A text with the range of its first alert that has one underlined. */
function writeText(into: HTMLElement, text: string, alerts: readonly Alert[]): void {
  const range = alerts.find((alert) => alert.range !== undefined)?.range;
  if (range === undefined) {
    into.append(JSON.stringify(text));
    return;
  }
  const [start, end] = range;
  const quoted = (part: string): string => JSON.stringify(part).slice(1, -1);
  into.append('"', quoted(text.slice(0, start)), element('u', {}, quoted(text.slice(start, end))), quoted(text.slice(end)), '"');
}
