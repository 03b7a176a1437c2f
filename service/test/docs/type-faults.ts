/** Files that others read (manifests, dashboards) as values of the types that these publish: a member that there is not is a fault. */
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../built.js';

const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  types: [],
  lib: ['lib.es2022.d.ts'],
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** What the compiler says of a module. */
export function typeFaults(source: string): readonly string[] {
  const name = join(root, 'test/docs/typed.ts');
  const host = ts.createCompilerHost(OPTIONS);
  const own = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version, ...rest) =>
    file === name ? ts.createSourceFile(file, source, version) : own(file, version, ...rest);
  host.fileExists = (file) => file === name || ts.sys.fileExists(file);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([name], OPTIONS, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
