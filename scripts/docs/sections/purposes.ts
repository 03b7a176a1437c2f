/** Purpose codes: which countries demand one, of which payments. */

import { purposeModules } from '../../../test/rules/purposes.js';
import { code, type Section, table } from '../markdown.js';
import { listOf } from './words.js';

const rows = purposeModules.flatMap(({ country, purposes: { purposes }, sources }) =>
  purposes.map(({ currencies, of, from = '', pattern, written = '{code}', codes = [], isComplete, edition, confidence }, at) => [
    country,
    listOf(currencies),
    of,
    from,
    code(pattern.source),
    code(written),
    `${codes.flatMap((each) => Object.keys(each)).length}${isComplete ? '' : ', not all'}`,
    edition,
    confidence,
    (sources[at] ?? []).join('; '),
  ]),
);

export const purposeSection: Section = {
  title: 'Purpose codes',
  text: `Payments to these countries must state their purpose by a code. The contract has no field for it: \`requirements\` gives it as a note of the corridor,
with the list, and no alert asks for it. Other countries may demand one, too.

${table(['country', 'currency', 'payments', 'from', 'code', 'written', 'codes', 'edition', 'confidence', 'sources'], rows)}`,
};
