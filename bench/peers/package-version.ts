/** The name of a package with its installed version. */
import { readFileSync } from 'node:fs';

export function withVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { readonly version: string };
  return `${name} ${version}`;
}
