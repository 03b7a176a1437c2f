/** A payment reference, as the page shows it. */
import { format, type Reference, referenceKinds } from 'payprep/references';
import { element, table } from './elements.js';

const nameOf = (kind: string): string => referenceKinds().find(({ code }) => code === kind)?.name ?? kind;

export function referenceLine({ kind, kinds, value, checkedBy, parts }: Reference): HTMLElement {
  const rows = [
    ['kind', nameOf(kind)],
    ['can also be', kinds.slice(1).map(nameOf).join(', ')],
    ['checked by', checkedBy.join(', ')],
    ...Object.entries(parts),
    ['print format', format(value, kind)],
    ['electronic', value],
  ];
  const text = checkedBy.length > 0 ? 'A payment reference with right check digits.' : 'A payment reference without check digits.';
  return element(
    'div',
    {},
    element('p', { class: 'status ok' }, element('strong', {}, text)),
    table(
      ['part', 'value'],
      rows.filter(([, cell]) => cell !== ''),
    ),
  );
}
