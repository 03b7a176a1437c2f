/** The snippets in TypeScript of README.md, of docs/ and of mcp/README.md compile as strictly as the sources do: a reader pastes them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const documents = [
  'README.md',
  'mcp/README.md',
  ...readdirSync(`${root}docs`).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
];

/** What the reader of mcp/README.md has: a transport of their own. */
const TRANSPORT = "declare const transport: Required<NonNullable<Parameters<typeof serveStdio>[1]>>['transport'];\n";

/** Path of a file that is not there → text. Those with a file of their own, in examples/, are compiled there. */
const snippets = new Map(
  documents.flatMap((path) =>
    [...readFileSync(root + path, 'utf8').matchAll(/(?<!-->\n)```ts\n([\s\S]*?)```/g)].map(([, block = ''], at): [string, string] => [
      `${root}${path.startsWith('mcp/') ? 'mcp' : 'test'}/docs/${path.replace(/\W/g, '-')}-${at + 1}.ts`,
      block.includes('{ transport }') ? `${TRANSPORT}${block}` : block,
    ]),
  ),
);

test('the snippets of the documents compile', { timeout: 120_000 }, () => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root);
  const paths = { ...options.paths, 'payprep-mcp': ['./mcp/index.ts'] };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => snippets.has(file) || fileExists(file);
  host.readFile = (file) => snippets.get(file) ?? readFile(file);
  host.getSourceFile = (file, language) => {
    const text = snippets.get(file);
    return text === undefined ? getSourceFile(file, language) : ts.createSourceFile(file, text, language);
  };
  const program = ts.createProgram([...snippets.keys()], { ...options, paths, verbatimModuleSyntax: false, isolatedModules: false }, host);
  const faults = [...snippets.keys()].flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => `${file.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
  expect(snippets.size).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});
