/** Which module imports which, over the whole repository, and the circles in that. Imports of types and `import()` count, too. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

const FOLDERS = ['rules', 'src', 'cli', 'service', 'scripts', 'bench'];

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Module → the modules of the same folders that it imports. */
export function readImportGraph(): ImportGraph {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
      .map((file) => join(folder, file.replaceAll('\\', '/'))),
  );
  const known = new Set(paths);
  return new Map(paths.map((path) => [path, importedBy(path, readFileSync(root + path, 'utf8')).filter((target) => known.has(target))]));
}

/** The files of the relative imports of a module. */
export const importedBy = (path: string, text: string): readonly string[] =>
  ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(path), fileName).replace(/\.js$/, '.ts'));

/** The groups of modules that import each other in a circle: strongly connected components (Tarjan). */
export function findCircles(graph: ImportGraph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const circles: (readonly string[])[] = [];
  const visit = (module: string): number => {
    const own = order.size;
    let low = own;
    order.set(module, own);
    stack.push(module);
    for (const target of graph.get(module) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === own) {
      const group = stack.splice(stack.indexOf(module));
      if (group.length > 1 || graph.get(module)?.includes(module)) circles.push(group.sort());
    }
    return low;
  };
  for (const module of graph.keys()) if (!order.has(module)) visit(module);
  return circles;
}

/** Every folder that holds one of these files, directly or below. */
export const foldersOf = (paths: readonly string[]): readonly string[] => [
  ...new Set(
    paths.flatMap((path) =>
      path
        .split('/')
        .slice(0, -1)
        .map((_, at, folders) => folders.slice(0, at + 1).join('/')),
    ),
  ),
];

/** The files and folders right inside a folder, and which of them import which. */
export function roomsIn(folder: string, graph: ImportGraph): ImportGraph {
  const rooms = new Map<string, string[]>();
  const roomOf = (path: string): string | undefined =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;
  for (const [path, targets] of graph) {
    const room = roomOf(path);
    if (room === undefined) continue;
    const others = targets.map(roomOf).filter((other): other is string => other !== undefined && other !== room);
    rooms.set(room, [...(rooms.get(room) ?? []), ...others]);
    for (const other of others) if (!rooms.has(other)) rooms.set(other, []);
  }
  return rooms;
}
