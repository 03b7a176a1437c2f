/** What a process of `bench/processes/` does with each instruction that it has parsed. */

type Work = (instruction: unknown) => unknown;

/** By name; undefined for `parse`, after which nothing is done. Nothing of the package is loaded before it is asked for. */
export async function loadWork(name: string): Promise<Work | undefined> {
  if (name === 'parse') return undefined;
  const { createEngine, enrich, validate } = await import('payprep/full');
  const engine = createEngine({ on: '2026-11-20' });
  return (instruction) => (name === 'validate' ? validate(instruction, engine) : enrich(instruction, engine));
}
