/** Finds the datasets that a name stands for: a country, a dataset, a source, or `all`. */
import { countryCode } from './readers/countries.js';
import type { Sources } from './registry.js';
import type { Source } from './source.js';
import { nearest } from './text.js';

/** One dataset to rebuild, with its source. */
export interface Task {
  readonly dataset: string;
  readonly sourceName: string;
  readonly source: Source;
}

const allTasks = (sources: Sources): readonly Task[] =>
  [...sources].flatMap(([sourceName, source]) => Object.keys(source.datasets).map((dataset) => ({ dataset, sourceName, source })));

/** `banks/EE` is of the country EE. */
const countryOf = ({ dataset, source }: Task): string | undefined => source.country ?? /\/([A-Z]{2})$/.exec(dataset)?.[1];

function suggestion(name: string, tasks: readonly Task[]): string {
  const code = countryCode(name);
  if (code !== undefined && tasks.some((task) => countryOf(task) === code)) return code.toLowerCase();
  const partOf = tasks.find(({ dataset }) => dataset.endsWith(`/${name.toLowerCase()}`));
  if (partOf !== undefined) return partOf.dataset;
  const isCountry = /^[a-z]{2}$/i.test(name);
  const candidates = isCountry
    ? tasks.flatMap((task) => countryOf(task)?.toLowerCase() ?? [])
    : [...tasks.map(({ dataset }) => dataset), ...tasks.map(({ sourceName }) => sourceName)];
  return nearest(name, candidates) ?? 'all';
}

/** The message for a name that stands for nothing. */
function unknownName(name: string, tasks: readonly Task[]): Error {
  const hint = /[\\/].*[\\/]|^[./\\~]/.test(name)
    ? `A folder is given with --sources ${name}.`
    : `Did you mean "${suggestion(name, tasks)}"?`;
  return new Error(`"${name}" is neither a country, a dataset nor a source. ${hint} npm run data lists the names.`);
}

/** The datasets that the names stand for, each once, in the order of the sources. Throws for an unknown name. */
export function tasksFor(names: readonly string[], sources: Sources): readonly Task[] {
  const tasks = allTasks(sources);
  const chosen = new Set<Task>();
  for (const name of names) {
    const lower = name.toLowerCase();
    const matches = tasks.filter(
      (task) =>
        lower === 'all' ||
        task.dataset.toLowerCase() === lower ||
        task.sourceName.toLowerCase() === lower ||
        countryOf(task)?.toLowerCase() === lower,
    );
    if (matches.length === 0) throw unknownName(name, tasks);
    for (const task of matches) chosen.add(task);
  }
  return tasks.filter((task) => chosen.has(task));
}

const described = (datasets: readonly string[]): string =>
  datasets.length < 4 ? datasets.join(', ') : `${datasets.length} datasets: ${datasets[0]} … ${datasets.at(-1)}`;

/** A line for each source: its name, what it is, its datasets, the files that it reads. */
export function listSources(sources: Sources): string {
  const width = Math.max(...[...sources.keys()].map((name) => name.length));
  const indent = ' '.repeat(width + 2);
  return [...sources]
    .map(([name, { title, reads, datasets }]) => {
      const origin = reads.length === 0 ? 'no published file' : reads.join(', ');
      return `${name.padEnd(width)}  ${title}\n${indent}makes ${described(Object.keys(datasets))}\n${indent}reads ${origin}`;
    })
    .join('\n');
}
