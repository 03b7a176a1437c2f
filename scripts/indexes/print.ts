/** Writes the text of an index: the imports of its modules, and a record or list of what they export. */

/** A rule that an index lists: the module that declares it, relative to `rules/`, the name that it exports there, and its key. */
export interface Entry {
  readonly module: string;
  readonly exported: string;
  readonly key: string;
}

/** An import statement for each module, by the names of the modules. */
export function importsOf(entries: readonly Entry[]): string {
  const names = new Map<string, string[]>();
  for (const { module, exported, key } of entries) {
    names.set(module, [...(names.get(module) ?? []), exported === key ? key : `${exported} as ${key}`]);
  }
  return (
    [...names]
      // biome sorts an underscore before letters
      .sort(([one], [other]) => compare(one.replaceAll('_', ' '), other.replaceAll('_', ' ')))
      .map(([module, imported]) => `import { ${imported.toSorted().join(', ')} } from '../${module}.js';`)
      .join('\n')
  );
}

export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

export const header = (says: string): string => `/** ${says} Written by \`npm run indexes\`. */`;

export function indexOf(says: string, types: string, declaration: string, entries: readonly Entry[]): string {
  const keys = entries.map(({ key }) => `  ${key},`).join('\n');
  // biome sorts imports by module
  const imports = (entries[0]?.module ?? '') < 'vocabulary' ? [importsOf(entries), types] : [types, importsOf(entries)];
  return `${header(says)}\n${imports.join('\n')}\n\n${declaration} {\n${keys}\n};\n`;
}

/** An index of texts, under the name `name`. */
export const textsOf = (says: string, name: string, entries: readonly Entry[]): string =>
  `${header(says)}\n${importsOf(entries)}\n\nexport const ${name}: Readonly<Record<string, string>> = {\n${entries.map(({ key }) => `  ${key},`).join('\n')}\n};\n`;

/** An index of rules of one type, `type`, which the file `vocabulary` declares, under the name `name`. */
export function recordOf(
  says: string,
  name: string,
  [type, vocabulary]: readonly [type: string, vocabulary: string],
  entries: readonly Entry[],
): string {
  const declaration = `export const ${name}: Readonly<Record<string, ${type}>> =`;
  return indexOf(says, `import type { ${type} } from '../vocabulary/${vocabulary}.js';`, declaration, entries);
}

/** The same for rules that hold their code: a list, so that the code stands in the rule alone. */
export function byCodeOf(
  says: string,
  name: string,
  [type, vocabulary]: readonly [type: string, vocabulary: string],
  entries: readonly Entry[],
): string {
  const types = [`import { byCode } from '../vocabulary/by-code.js';`, `import type { ${type} } from '../vocabulary/${vocabulary}.js';`]
    // biome sorts imports by module
    .sort((one, other) => compare(one.slice(one.indexOf("'")), other.slice(other.indexOf("'"))))
    .join('\n');
  const list = entries.map(({ key }) => `  ${key},\n`).join('');
  return `${header(says)}\n${importsOf(entries)}\n${types}\n\nexport const ${name} = /* @__PURE__ */ byCode<${type}>([\n${list}]);\n`;
}
