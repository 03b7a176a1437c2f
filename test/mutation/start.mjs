/** `node test/mutation/start.mjs FILE…` runs test files as mutation testing does before its first change, and names those that fail. */
import { bundleOf } from './bundle.mjs';
import { runTests } from './vitest.mjs';

const files = process.argv.slice(2);
const loadAll = await bundleOf(files);
const loaders = await loadAll();
for (const file of files) {
  try {
    const count = await runTests(loaders[file]);
    if (count === 0) throw new Error('has no test');
  } catch (error) {
    process.exitCode = 1;
    console.log(`${file}: ${error?.message ?? error}`);
  }
}
