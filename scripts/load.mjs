/**
 * `npm run trial -- load`: sets up what is missing, and puts load on the service as it is built; see `service/bench/load.ts`.
 *
 * The servers run in processes of their own, by Node without a loader; only the sender uses one.
 */
import { spawnSync } from 'node:child_process';
import { root, setUp } from './set-up.mjs';

setUp();
const args = ['--import', 'tsx', 'service/bench/load.ts', ...process.argv.slice(2)];
const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
if (error) throw error;
process.exit(status ?? 1);
