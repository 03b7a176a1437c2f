/** Serves the built playground on this machine. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { root } from './set-up.mjs';

/** Where the playground is built. */
export const playground = join(root, '.build/playground');

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Answers with a file of the playground, or 404. */
export function answer({ url = '/' }, response) {
  const path = normalize(new URL(url, 'http://localhost').pathname);
  const file = join(playground, path === '/' ? 'index.html' : path);
  if (!file.startsWith(playground) || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response
    .writeHead(200, { 'content-type': `${TYPES[extname(file)] ?? 'application/octet-stream'}; charset=utf-8` })
    .end(readFileSync(file));
}
