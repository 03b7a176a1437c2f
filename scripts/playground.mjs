/**
 * `npm run trial -- playground`: builds the playground into `.build/playground` and serves it on this machine. `-- --build` only builds it.
 *
 * The page is static: copy the folder to any web server.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { answer, playground as out } from './playground-server.mjs';
import { root, setUp } from './set-up.mjs';

const source = join(root, 'playground');

async function build() {
  setUp();
  const { build: bundle } = await import('esbuild');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await bundle({
    entryPoints: [join(source, 'main.ts')],
    outdir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    // the published entries, as a user's bundler finds them
    tsconfigRaw: {},
  });
  for (const file of ['index.html', 'styles.css']) cpSync(join(source, file), join(out, file));
}

await build();
if (!process.argv.includes('--build')) {
  const server = createServer(answer);
  server.listen(Number(process.env.PORT ?? 4173), '127.0.0.1', () =>
    console.log(`The playground: http://127.0.0.1:${server.address().port}/`),
  );
}
