/** What a form changed in the details of a recipient, as a JSON merge patch (RFC 7396): the server writes only what it names. */
import type { RecipientDetails } from '../../contract/recipient.js';

type Members = Readonly<Record<string, unknown>>;

export type Changes = Members;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The members that differ; `null` for one that is gone. A list that differs is there as a whole.
 *
 * @example
 * changesBetween({ name: 'Ada', taxId: '1' }, { name: 'Grace' }) // { name: 'Grace', taxId: null }
 */
function changesBetween(before: Members, after: Members): Changes {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes = [...names].flatMap((name): readonly (readonly [string, unknown])[] => {
    const [one, other] = [before[name], after[name]];
    if (other === undefined) return one === undefined ? [] : [[name, null]];
    if (!isObject(one) || !isObject(other)) return JSON.stringify(one) === JSON.stringify(other) ? [] : [[name, other]];
    const inner = changesBetween(one, other);
    return Object.keys(inner).length === 0 ? [] : [[name, inner]];
  });
  return Object.fromEntries(changes);
}

export const changesOf = (before: RecipientDetails, after: RecipientDetails): Changes =>
  changesBetween(before as unknown as Members, after as unknown as Members);
