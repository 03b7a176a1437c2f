/** Holds every answer to what `/openapi.json` says of it. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import openapi from '../../http/openapi.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false, formats: { uuid: true, 'date-time': true } });
ajv.addSchema(openapi, 'openapi');

interface Described {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

const escaped = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** The path of the document that a path is one of. */
function templateOf(path: string): string | undefined {
  const [pathname = ''] = path.split('?');
  const templates = Object.keys(openapi.paths);
  return templates.includes(pathname)
    ? pathname
    : templates.find((template) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname));
}

/** What the document does not describe is no endpoint, or a method that is not for the path. */
export function expectDescribed(method: string, path: string, { status, headers }: Response, text: string): void {
  const template = templateOf(path);
  const verb = method.toLowerCase();
  const described = template && (openapi.paths as unknown as Record<string, Record<string, Described>>)[template]?.[verb];
  if (!template || !described) return;
  expect(Object.keys(described.responses)).toContain(String(status));
  const type = headers.get('content-type') ?? '';
  const pointer = ['paths', template, verb, 'responses', String(status), 'content', type, 'schema'].map(escaped).join('/');
  const isAsDescribed = ajv.getSchema(`openapi#/${pointer}`);
  expect(isAsDescribed, `${method} ${template} answers ${status} with ${type}`).toBeDefined();
  isAsDescribed?.(JSON.parse(text));
  expect(isAsDescribed?.errors ?? []).toEqual([]);
}
