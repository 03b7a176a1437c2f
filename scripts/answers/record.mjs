/** Records the answers of both packages, each in a process of its own: `payprep.ndjson.gz` and `full.ndjson.gz` in the folder. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

export const PACKAGES = ['payprep', 'full'];

async function hashOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const run = (args) =>
  new Promise((done, fail) => {
    const script = fileURLToPath(new URL('ask.mjs', import.meta.url));
    const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });

export async function record(dist, corpus, out, sample) {
  mkdirSync(out, { recursive: true });
  const started = performance.now();
  const statuses = await Promise.all(
    PACKAGES.map((name) => run([name, resolve(dist), corpus, join(out, `${name}.ndjson.gz`), String(sample)])),
  );
  const status = Math.max(...statuses);
  if (status !== 0) return status;
  const facts = { dist: resolve(dist), corpus: resolve(corpus), sha256: await hashOf(corpus), sample };
  writeFileSync(join(out, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
  console.log(`recorded in ${Math.round((performance.now() - started) / 1000)} s: ${out}`);
  return 0;
}
