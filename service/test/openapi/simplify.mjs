/**
 * The document in the form that the generator of clients reads: OpenAPI 3.0, in which it knows no `anyOf` (its type would be a class that it does not write). What may
 * be one of several is any value there; what every client needs to know, is in the other members.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [, , path] = process.argv;
const simple = (value) => {
  if (Array.isArray(value)) return value.map(simple);
  if (typeof value !== 'object' || value === null) return value;
  const { anyOf, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([name, member]) => [name, simple(member)]));
};
writeFileSync(path, JSON.stringify(simple(JSON.parse(readFileSync(path, 'utf8')))));
