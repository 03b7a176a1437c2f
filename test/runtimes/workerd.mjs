/** workerd, which runs Cloudflare's workers: the package with everything linked in, and the worker of the examples. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { bundleWorker } from './bundlers.mjs';
import { conversationWith } from './programs/conversation.mjs';
import { folderOf, versionOf } from './set-up.mjs';

const name = '@cloudflare/workerd-linux-64';

const configuration = (script, compatibilityDate) => `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed "${script}")],
    compatibilityDate = "${compatibilityDate}",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;

/** The address that workerd says it listens on, or an error that says what it said instead. */
function listening(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.once('exit', (code) => reject(new Error(`workerd has ended with ${code}: ${said}`)));
    createInterface(child.stdio[3]).on('line', (line) => {
      const { event, port } = JSON.parse(line);
      if (event === 'listen') resolve(`http://127.0.0.1:${port}`);
    });
  });
}

/** Bundles a worker, starts it, and hands its `fetch` on. */
async function serve(folder, entry, use) {
  const script = `${entry}.bundle.js`;
  await bundleWorker(join(folder, entry), join(folder, script));
  const [, date] = readFileSync(join(folder, 'wrangler.jsonc'), 'utf8').match(/"compatibility_date": "([\d-]+)"/);
  writeFileSync(join(folder, `${entry}.capnp`), configuration(script, date));
  const arguments_ = ['serve', '--control-fd=3', join(folder, `${entry}.capnp`)];
  const child = spawn(join(folderOf(name), 'bin/workerd'), arguments_, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  try {
    const address = await listening(child);
    const ask = (request) => fetch(new Request(request.url.replace('http://127.0.0.1', address), request));
    const size = gzipSync(readFileSync(join(folder, script))).length;
    return [{ ...(await use(ask)), note: `script: ${(size / 1000).toFixed(0)} kB gz` }];
  } finally {
    child.kill();
  }
}

export const trials = (folder, json) => {
  const run = (entry, use) => () => serve(folder, entry, use);
  const everything = async (ask) => {
    const response = await ask(new Request('http://127.0.0.1/', { method: 'POST', body: json }));
    return { expected: 'everything.txt', answers: await response.text() };
  };
  const example = async (ask) => ({ expected: 'worker.txt', answers: await conversationWith(ask, JSON.parse(json)) });
  const version = versionOf(name);
  return [
    { runtime: 'workerd', version, what: 'payprep/full', run: run('worker.mjs', everything) },
    { runtime: 'workerd', version, what: 'examples/cloudflare-worker', run: run('worker.ts', example) },
  ];
};
