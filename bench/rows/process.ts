/** Measures the start of a process up to its first answer. */
import { processFile, runNode, WHOLE_PROCESSES } from '../children.js';
import { compareTimes, type Figure } from '../figure.js';
import { measureTurns, type Turn } from '../rounds.js';

const createStart =
  (name: string, ...args: readonly string[]): Turn =>
  () => {
    runNode([processFile(name), ...args]);
  };

const peer = 'a process that loads an empty ES module';

export function compareProcesses(): readonly Figure[] {
  const [imported = [], answered = [], enriched = [], empty = []] = measureTurns(
    [createStart('import'), createStart('first-answer'), createStart('first-answer', 'enrich'), createStart('empty')],
    WHOLE_PROCESSES,
  );
  return [
    compareTimes({ name: 'process/import', what: 'a process that imports payprep', peer }, 'share', [imported, empty]),
    compareTimes({ name: 'process/first-answer', what: 'a process that validates with payprep/full', peer }, 'share', [answered, empty]),
    compareTimes({ name: 'process/first-bank', what: 'the same, with a bank look-up', peer }, 'share', [enriched, empty]),
  ];
}
