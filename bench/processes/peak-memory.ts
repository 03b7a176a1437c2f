/** Loaded before a program: writes, when it ends, the most memory that the process has had. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { PAYPREP_PEAK_FILE } = process.env;

if (isMainThread && PAYPREP_PEAK_FILE !== undefined) {
  process.on('exit', () => writeFileSync(PAYPREP_PEAK_FILE, String(process.resourceUsage().maxRSS * 1024)));
}
