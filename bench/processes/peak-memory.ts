/** Preloaded into a program: writes the peak memory of the process to a file when it ends. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { PAYPREP_PEAK_FILE } = process.env;

if (isMainThread && PAYPREP_PEAK_FILE !== undefined) {
  process.on('exit', () => writeFileSync(PAYPREP_PEAK_FILE, String(process.resourceUsage().maxRSS * 1024)));
}
