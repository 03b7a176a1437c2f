/**
 * `examples/bruno/`: the operations of `http/openapi.json` as a collection for Bruno, a request each, with the first example of its body.
 *
 * The gotcha: a line with `}` alone ends a block, so the content of a block is indented.
 *
 * @see https://docs.usebruno.com/bru-lang/overview
 */

/** The parts of the document that requests are made of. */
export interface BrunoSource {
  readonly info: { readonly title: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly (ParameterObject | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly examples: Readonly<Record<string, Body>> }>> };
}

interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly example?: string | number;
  readonly schema: { readonly default?: string | number };
}

interface Body {
  readonly value: unknown;
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

const block = (name: string, text: string): string => `${name} {\n${indented(text)}\n}\n`;

type Entry = readonly [name: string, value: string];

const dictionary = (name: string, entries: readonly Entry[]): readonly string[] =>
  entries.length === 0 ? [] : [block(name, entries.map(([key, value]) => `${key}: ${value}`.trimEnd()).join('\n'))];

const file = (...blocks: readonly string[]): string => blocks.join('\n');

/** The value of a parameter. An idempotency key is new for each request. */
const textOf = ({ name, example, schema }: ParameterObject): string =>
  name === 'Idempotency-Key' ? '{{$randomUUID}}' : String(example ?? schema.default ?? '');

/** An optional parameter is listed, but switched off (`~`). */
const entryOf = (parameter: ParameterObject): Entry => [`${parameter.required ? '' : '~'}${parameter.name}`, textOf(parameter)];

function requestFile(method: string, path: string, operation: OperationObject, seq: number): string {
  const parameters = operation.parameters.filter((parameter) => 'name' in parameter);
  const [query, inPath, headers] = ['query', 'path', 'header'].map((place) =>
    parameters.filter((parameter) => parameter.in === place).map(entryOf),
  ) as [Entry[], Entry[], Entry[]];
  const asked = query.filter(([name]) => !name.startsWith('~')).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const url = `{{url}}${path.replace(/\{(\w+)\}/g, ':$1')}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
  const [example] = Object.values(operation.requestBody?.content['application/json']?.examples ?? {});
  return file(
    ...dictionary('meta', [
      ['name', operation.summary],
      ['type', 'http'],
      ['seq', String(seq)],
    ]),
    ...dictionary(method, [
      ['url', url],
      ['body', example === undefined ? 'none' : 'json'],
      ['auth', 'inherit'],
    ]),
    ...dictionary('params:query', query),
    ...dictionary('params:path', inPath),
    ...dictionary('headers', headers),
    ...(example === undefined ? [] : [block('body:json', JSON.stringify(example.value, null, 2))]),
    block('docs', operation.description),
  );
}

const COLLECTION = file(
  ...dictionary('auth', [['mode', 'bearer']]),
  ...dictionary('auth:bearer', [['token', '{{token}}']]),
  block('docs', 'Choose the environment `local`, and put an access token into its secret variable `token`.'),
);

/** Bruno keeps the values of secret variables itself; the file has only their names. */
const LOCAL = file(...dictionary('vars', [['url', 'http://127.0.0.1:8080']])).concat('vars:secret [\n  token\n]\n');

/** Path in `examples/bruno/` → content of the file. */
export function bruno({ info, tags, paths }: BrunoSource): Readonly<Record<string, string>> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const folders = tags.map(({ name, description }, at) => {
    const meta = dictionary('meta', [
      ['name', name],
      ['seq', String(at + 1)],
    ]);
    return [`${name}/folder.bru`, file(...meta, ...dictionary('auth', [['mode', 'inherit']]), block('docs', description))] as const;
  });
  const requests = tags.flatMap(({ name }) =>
    operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ method, path, operation }, at) => [`${name}/${operation.operationId}.bru`, requestFile(method, path, operation, at + 1)]),
  );
  return Object.fromEntries([
    ['bruno.json', `${JSON.stringify({ version: '1', name: info.title, type: 'collection' }, null, 2)}\n`],
    ['collection.bru', COLLECTION],
    ['environments/local.bru', LOCAL],
    ...folders,
    ...requests,
  ]);
}
