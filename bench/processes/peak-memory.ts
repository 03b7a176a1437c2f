/** Preloaded into a program: writes the peak memory of the process, in bytes, and its processor time, in milliseconds, to a file when it ends. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { PAYPREP_PEAK_FILE } = process.env;

if (isMainThread && PAYPREP_PEAK_FILE !== undefined) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(PAYPREP_PEAK_FILE, JSON.stringify({ memory: maxRSS * 1024, processor: (userCPUTime + systemCPUTime) / 1000 }));
  });
}
