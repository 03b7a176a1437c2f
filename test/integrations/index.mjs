/**
 * `npm run trial -- integrations`: the schemas of the built package in React Hook Form, TanStack Form, tRPC and Hono: what they answer, and the types that they
 * infer; and what React, Preact, Solid, Vue and Svelte know of the element. Installs these libraries into this folder.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installIn, root, setUp } from '../../scripts/set-up.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const PROGRAMS = ['react-hook-form.ts', 'tanstack-form.ts', 'trpc.ts', 'hono.ts'];

const node = (...args) => spawnSync(process.execPath, args, { cwd: here, stdio: 'inherit' }).status ?? 1;

setUp();
installIn(here);
const types = node(join(root, 'node_modules/typescript/bin/tsc'), '-p', here);
const tests = node('--import', 'tsx', '--test', ...PROGRAMS);
process.exitCode = types || tests;
