/** examples/aws-lambda/countries.ts, bundled by the command in its own header, and asked as AWS asks it. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openProject, type Project, root } from './project.js';

const SOURCE = join(root, 'examples/aws-lambda/countries.ts');

const CALL = `
  import { handler } from './countries.mjs';
  const creditorAgent = { clearingSystemMemberId: { memberId: '37040044' } };
  const creditorAccount = { id: { value: '532013000', type: 'ACCOUNT_NUMBER' } };
  console.log(JSON.stringify(await handler({ country: 'DE', creditorAgent, creditorAccount })));`;

export function bundleFunction(project: Project): void {
  cpSync(SOURCE, join(project.folder, 'countries.ts'));
  const [, command = ''] = /(npx esbuild .+?) && zip/.exec(readFileSync(SOURCE, 'utf8')) ?? [];
  const [program = '', ...args] = command.split(' ');
  const bundled = project.run(program, ...args);
  assert.equal(bundled.status, 0, bundled.err);
  assert(statSync(join(project.folder, 'countries.mjs')).size < 1_000_000);

  // what the zip archive holds, and nothing else: no package is in reach
  const archive = openProject(join(project.folder, '../archive'));
  mkdirSync(archive.folder);
  archive.write('countries.mjs', project.read('countries.mjs'));
  archive.write('call.mjs', CALL);
  const { status, out, err } = archive.run(process.execPath, 'call.mjs');
  assert.equal(status, 0, err);
  const answer = JSON.parse(out);
  assert.equal(answer.status, 'OK');
  assert.equal(answer.enrichments.creditorAccount.ids[0].value, 'DE89370400440532013000');
  assert.equal(answer.enrichments.creditorAgent.bic, 'COBADEFFXXX');
}
