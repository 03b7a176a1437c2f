/** What the build makes of some modules, as a module. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Imports are relative to a folder of the package. */
export async function bundled<Exports>(contents: string, plugins: Plugin[], folder = ''): Promise<Exports> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, folder) },
    bundle: true,
    write: false,
    format: 'esm',
    plugins,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`);
}

/** What can be compared of a rule: everything but its functions, patterns as their text, without these members at any depth. */
export const comparable = (value: unknown, leftOut: readonly string[] = []): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (name, member) => {
      if (leftOut.includes(name)) return undefined;
      return member instanceof RegExp ? `${member}` : member;
    }),
  );
