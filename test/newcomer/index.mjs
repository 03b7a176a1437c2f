/**
 * `npm run trial -- newcomer`: what somebody does who has read the documents and nothing else. The packed package is installed into an empty folder outside
 * the repository; then the first snippet of the README, the forms that Vite builds and that somebody types into, a function for AWS Lambda, and a
 * spreadsheet: each as the documents have it, and each has to work. For Linux on x64.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installIn, root, setUp } from '../../scripts/set-up.mjs';

setUp();
installIn(fileURLToPath(new URL('.', import.meta.url)));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'test/newcomer/steps.ts'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
