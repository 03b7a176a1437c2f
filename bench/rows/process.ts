/** What a process pays before the first answer: each is started anew. */
import { processFile, runNode, WHOLE_PROCESSES } from '../children.js';
import { compared, type Figure } from '../figure.js';
import { alternate, type Turn } from '../rounds.js';

const starting =
  (name: string, ...args: readonly string[]): Turn =>
  () => {
    runNode([processFile(name), ...args]);
  };

const peer = 'a process that loads an empty ES module';

export function processes(): readonly Figure[] {
  const [imported = [], answered = [], enriched = [], empty = []] = alternate(
    [starting('import'), starting('first-answer'), starting('first-answer', 'enrich'), starting('empty')],
    WHOLE_PROCESSES,
  );
  return [
    compared({ name: 'process/import', what: 'a process that imports payprep', peer }, 'share', [imported, empty]),
    compared({ name: 'process/first-answer', what: 'a process that validates with payprep/full', peer }, 'share', [answered, empty]),
    compared({ name: 'process/first-bank', what: 'the same, and a bank looked up', peer }, 'share', [enriched, empty]),
  ];
}
