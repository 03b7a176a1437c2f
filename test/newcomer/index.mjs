/**
 * `npm run trial -- newcomer`: what somebody does who has read the documents and nothing else. The packed package is installed into an empty folder outside
 * the repository; then the first snippet of the README, the forms that Vite builds and that somebody types into, in every framework that docs/forms.md names, a function for
 * AWS Lambda, spreadsheets, and the pictures of the README: each as the documents have it, and each has to work. For Linux on x64.
 *
 * `npm run trial -- newcomer framework picture` runs the steps with one of these words.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installIn, root, setUp } from '../../scripts/set-up.mjs';

setUp();
installIn(fileURLToPath(new URL('.', import.meta.url)));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'test/newcomer/steps.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
