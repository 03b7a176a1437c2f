/**
 * Holds every answer to what `/openapi.json` says of it: status, headers, type, the members of the body, the code of a problem. What the document does not
 * name fails.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import openapi from '../../http/openapi.json' with { type: 'json' };

/** Any object of the document, for what is read of it here. */
interface Node {
  readonly [name: string]: Node;
}

const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document with every object closed: a client may meet members that it does not know, a test may not. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isObject(value)) return value;
  const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, closed(member)]));
  return isObject(value.properties) && (value.type as unknown) === 'object' ? { ...members, additionalProperties: false } : members;
}

const ajv = new Ajv2020({ strict: false, formats: { uuid: true, 'date-time': true } });
ajv.addSchema(closed(openapi) as object, 'openapi');

const document = openapi as unknown as Node;

const escaped = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** What a pointer leads to, behind the reference that it may be; with its own pointer. */
function follow(pointer: string): readonly [node: Node | undefined, pointer: string] {
  const names = pointer.split('/').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const node = names.reduce<Node | undefined>((inner, name) => inner?.[name], document);
  const reference = node?.$ref as unknown;
  return typeof reference === 'string' ? follow(reference.slice('#/'.length)) : [node, pointer];
}

/** What the schema at a pointer has against a value. */
export function faultsOf(pointer: string, value: unknown): readonly unknown[] {
  const isAsDescribed = ajv.getSchema(`openapi#/${pointer}`);
  if (isAsDescribed === undefined) return [`no schema at ${pointer}`];
  isAsDescribed(value);
  return isAsDescribed.errors ?? [];
}

/** The path of the document that a path is one of. */
function templateOf(path: string): string | undefined {
  const [pathname = ''] = path.split('?');
  const templates = Object.keys(openapi.paths);
  return templates.includes(pathname)
    ? pathname
    : templates.find((template) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname));
}

/** The names of headers that are there though nothing is said of them, are not there though they have to be, or have another value. */
function wrongHeaders(pointer: string, headers: Headers): readonly string[] {
  const [described = {}] = follow(`${pointer}/headers`);
  const names = Object.keys(described);
  const isKnown = (name: string): boolean => name === 'content-type' || names.some((known) => known.toLowerCase() === name);
  const unknown = [...headers.keys()].filter((name) => !isKnown(name));
  const wrong = names.filter((name) => {
    const [header, at] = follow(`${pointer}/headers/${escaped(name)}`);
    const value = headers.get(name);
    if (value === null) return (header?.required as unknown) === true;
    const isInteger = (header?.schema?.type as unknown) === 'integer';
    return faultsOf(`${at}/schema`, isInteger ? Number(value) : value).length > 0;
  });
  return [...unknown, ...wrong];
}

/** What the document does not describe is no endpoint, or a method that is not for the path. */
export function expectDescribed(method: string, path: string, { status, headers }: Response, text: string): void {
  const template = templateOf(path);
  const operation = template === undefined ? undefined : `paths/${escaped(template)}/${method.toLowerCase()}`;
  if (operation === undefined || follow(operation)[0] === undefined) return;
  const line = `${method} ${template} answers ${status}`;
  const [response, pointer] = follow(`${operation}/responses/${status}`);
  expect(response, line).toBeDefined();
  expect(wrongHeaders(pointer, headers), `headers: ${line}`).toEqual([]);
  const [type] = (headers.get('content-type') ?? '').split(';');
  if (text === '' && response?.content === undefined) return;
  const content = `${pointer}/content/${escaped(type ?? '')}`;
  expect(follow(content)[0], `${line} with ${type}`).toBeDefined();
  const body = JSON.parse(text);
  expect(faultsOf(`${content}/schema`, body), line).toEqual([]);
  if (type === 'application/problem+json') expect(Object.keys(follow(`${content}/examples`)[0] ?? {}), line).toContain(body.code);
}
