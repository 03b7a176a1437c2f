/** `docs/mutation.md`: how many changes of the sources the tests notice, and why the rest go unnoticed. */
import { readFileSync } from 'node:fs';
import { code, page, type Section, table } from './markdown.js';

/** A change of the source that no test noticed. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** What Stryker calls the kind of change. */
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

/** What came of mutating a folder. */
export interface FolderResult {
  readonly on: string;
  readonly files: Readonly<Record<string, { readonly killed: number; readonly survived: number }>>;
  readonly survivors: readonly Mutant[];
}

/** Why a mutant may live. It is found by what stands in the source: lines move. Without a replacement it speaks for all of them. */
interface Reason extends Pick<Mutant, 'file' | 'original'> {
  readonly replacement?: string;
  readonly because: string;
}

const read = <Value>(name: string): Value =>
  JSON.parse(readFileSync(new URL(`../../test/mutation/${name}.json`, import.meta.url), 'utf8')) as Value;

const results = read<Readonly<Record<string, FolderResult>>>('results');
const reasons = read<readonly Reason[]>('survivors');

const because = ({ file, original, replacement }: Mutant): string =>
  reasons.find((reason) => reason.file === file && reason.original === original && (reason.replacement ?? replacement) === replacement)
    ?.because ?? 'open';

const SHOWN = 90;
const shown = (text: string): string => code(text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text);

/** Mutants noticed, all of them, and the share. */
function scores(files: FolderResult['files'][string][]): readonly string[] {
  const killed = files.reduce((sum, file) => sum + file.killed, 0);
  const all = files.reduce((sum, file) => sum + file.killed + file.survived, 0);
  return [`${killed}`, `${all}`, all === 0 ? '' : `${((killed / all) * 100).toFixed(1)} %`];
}

const HEAD = ['noticed', 'mutants', 'share'];

const summary = (): Section => ({
  title: 'Scores',
  text: table(
    ['folder', 'run on', ...HEAD, 'survivors without a reason'],
    Object.entries(results).map(([folder, { on, files, survivors }]) => [
      code(`src/${folder}`),
      on,
      ...scores(Object.values(files)),
      `${survivors.filter((mutant) => because(mutant) === 'open').length}`,
    ]),
  ),
});

function sectionOf([folder, { files, survivors }]: [string, FolderResult]): Section {
  const counts = Object.entries(files).map(([file, result]) => [code(file.slice(`src/${folder}/`.length)), ...scores([result])]);
  const rows = survivors.map((mutant) => [
    code(`${mutant.file.slice(`src/${folder}/`.length)}:${mutant.line}`),
    mutant.mutator,
    shown(mutant.original),
    shown(mutant.replacement),
    because(mutant),
  ]);
  const alive = rows.length === 0 ? '' : `\n\nUnnoticed:\n\n${table(['place', 'mutation', 'source', 'became', 'why'], rows)}`;
  return { title: `src/${folder}`, text: table(['file', ...HEAD], counts) + alive };
}

export const mutation = (): string =>
  page(
    'Mutation testing',
    `How many small changes of the sources some test notices, and why the others go unnoticed. Made by \`npm run docs\` from what
\`npm run mutation\` found last, and from the reasons in \`test/mutation/survivors.json\`; do not edit it.

\`npm run mutation\` takes the folders one after the other, \`npm run mutation -- checks\` one of them, \`npm run mutation -- identifiers/name.ts\` one
file. It remembers what has not changed, under \`.stryker/\`, where the report with the sources is, too; \`MUTATION_CONCURRENCY\` says how many
mutants at a time. A folder below 90 % fails. The tests are those of the folder itself, without the walks that would kill by chance; a mutant
lives or dies by whole test files, because what is compiled on first use is reached by the first test alone. They run in one process, which loads
the sources anew for each mutant: a fifth of a second of processor time. A file without a row has not been run.`,
    [summary(), ...Object.entries(results).map(sectionOf)],
  );
