/** The forms of docs/forms.md in projects as `npm create vite` makes them: their types, their build, and the page in Chromium with somebody who types. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser, openPage } from '../browser.js';
import { type Entries, type Form, sendEach } from './filling.js';
import { blockWith, openProject, type Project, root } from './project.js';

/** The tsconfig.json of the template `vanilla-ts`. */
const TSCONFIG = {
  compilerOptions: {
    target: 'es2023',
    module: 'esnext',
    lib: ['ES2023', 'DOM'],
    types: ['vite/client'],
    skipLibCheck: true,
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    moduleDetection: 'force',
    jsx: 'react-jsx',
    noEmit: true,
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    erasableSyntaxOnly: true,
    noFallthroughCasesInSwitch: true,
  },
  include: ['*.ts', '*.tsx'],
};

/** Vite says so of the directories of Australia and Japan, as docs/forms.md does. */
const NOTHING_ELSE = /^(?:\[plugin builtin:vite-reporter\] \n\(!\) Some chunks are larger than 500 kB[^[]*)?$/;

interface Vite {
  preview(options: object): Promise<{ readonly resolvedUrls: { readonly local: readonly string[] } | null; close(): Promise<void> }>;
}

/** Types as somebody does, key by key, and gives what the page says then. */
async function type(page: Page, text: string): Promise<readonly [value: string, said: string | null]> {
  const input = page.getByLabel('IBAN');
  await input.fill('');
  await input.pressSequentially(text);
  return [await input.inputValue(), await page.locator('output').textContent()];
}

async function fillIn(page: Page): Promise<void> {
  await page.locator('output', { hasText: 'more' }).waitFor(); // the banks are loaded
  assert.deepEqual(await type(page, 'de8937'), ['DE89 37', '16 more']);
  assert.deepEqual(await type(page, 'de89370400440532013000'), ['DE89 3704 0044 0532 0130 00', 'Commerzbank']);
  const [, said] = await type(page, 'DE88370400440532013000');
  assert.match(said ?? '', /check digits/);
  assert.equal(await page.locator('input:invalid').count(), 1);
  await type(page, 'DE89370400440532013000');
  await page.getByRole('button').click();
  assert.equal(await page.locator('output').textContent(), 'Sent.');
}

/** What Vite says of a build that took long, on a busy machine. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colour of its heading
const TIMES = /\x1B\[33m\[PLUGIN_TIMINGS\][\s\S]*?for more details\.\n\n?/;

/** Checks types, builds, opens the page, and gives it to somebody. Vite may warn of large files, and of nothing else. `jsx` is that of another template. */
export async function buildAndOpen(project: Project, use: (page: Page) => Promise<void>, jsx: object = {}): Promise<void> {
  project.write('tsconfig.json', JSON.stringify({ ...TSCONFIG, compilerOptions: { ...TSCONFIG.compilerOptions, ...jsx } }));
  for (const command of [['tsc'], ['vite', 'build']]) {
    const { status, out, err } = project.run('npx', ...command);
    assert.equal(status, 0, `npx ${command.join(' ')}\n${out}\n${err}`);
    assert.match(err.replace(TIMES, ''), NOTHING_ELSE);
  }
  const { preview }: Vite = await import(join(root, 'test/newcomer/node_modules/vite/dist/node/index.js'));
  const server = await preview({ root: project.folder, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
  const browser = await launchBrowser();
  try {
    const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
    const { page, faults } = await openPage(browser, origin);
    await page.goto(`${origin}/`);
    await use(page);
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
    await server.close();
  }
}

export function openIn({ folder }: Project, name: string): Project {
  mkdirSync(join(folder, name));
  return openProject(join(folder, name));
}

export async function buildForm(parent: Project): Promise<void> {
  const project = openIn(parent, 'form');
  cpSync(join(root, 'examples/form'), project.folder, { recursive: true });
  await buildAndOpen(project, fillIn);
}

const REACT_PAGE = `
  import { createRoot } from 'react-dom/client';
  import 'payprep/element';
  import { IdentifierInput } from './IdentifierInput';
  import { PaymentForm } from './PaymentForm';

  console.log = (payment) => { document.title = JSON.stringify(payment); };
  createRoot(document.getElementById('root') as HTMLElement).render(
    <>
      <IdentifierInput name="taxId" type="TAX_ID" country="BR" /><PaymentForm />
      <payprep-account country="DE" currency={undefined} value="{}" onInput={({ currentTarget }) => { document.title = currentTarget.value?.creditorAccount?.id?.value ?? ''; }} />
    </>
  );`;

const PAGE_OF_REACT = '<!doctype html><title>Payment</title><div id="root"></div><script type="module" src="main.tsx"></script>';

async function fillInReact(page: Page): Promise<void> {
  const taxId = page.locator('[name=taxId]');
  await taxId.pressSequentially('12abc34501de35');
  assert.equal(await taxId.inputValue(), '12.ABC.345/01DE-35');
  const [name, iban] = [page.locator('[name="creditor.name"]'), page.locator('[name="creditorAccount.id.value"]')];
  const sendWith = async (typedName: string, typedIban: string): Promise<string> => {
    await name.fill(typedName);
    await iban.fill(typedIban);
    await page.getByRole('button').click();
    await page.waitForTimeout(200);
    return (await page.locator('form').textContent()) ?? '';
  };
  assert.match(await sendWith('', 'DE89370400440532013000'), /^Name .*Name.*benötigt\. ?IBAN +Pay$/);
  assert.equal(await name.and(page.locator(':focus')).count(), 1);
  assert.match(await sendWith('Ada Example', ''), /^Name +IBAN .*Konto.*Pay$/);
  assert.equal(await iban.and(page.locator(':focus')).count(), 1);
  assert.match(await sendWith('Ada Example', 'DE88370400440532013000'), /^Name +IBAN .*Die Prüfziffern der IBAN.*Pay$/);
  assert.equal(await page.title(), 'Payment');
  assert.match(await sendWith(' Ada Example', 'DE89 3704 0044 0532 0130 00'), /^Name +IBAN +Pay$/);
  const creditorAccount = { id: { value: 'DE89370400440532013000', type: 'IBAN' } };
  assert.deepEqual(JSON.parse(await page.title()), { creditor: { name: 'Ada Example' }, creditorAccount });
  await page.locator('payprep-account #iban').fill('DE89370400440532013000');
  assert.equal(await page.title(), 'DE89370400440532013000');
}

export async function buildReactForm(parent: Project): Promise<void> {
  const project = openIn(parent, 'react');
  project.write('IdentifierInput.tsx', blockWith('docs/forms.md', 'tsx', 'function IdentifierInput('));
  project.write('payprep-account.tsx', blockWith('docs/forms.md', 'tsx', "from 'payprep/element/react'"));
  project.write('PaymentForm.tsx', blockWith('docs/forms.md', 'tsx', "from 'react-hook-form'"));
  project.write('main.tsx', REACT_PAGE);
  project.write('index.html', PAGE_OF_REACT);
  await buildAndOpen(project, fillInReact);
}

/** The snippet logs what it would send: the title of the page has it. */
const TANSTACK_PAGE = `
  import { createRoot } from 'react-dom/client';
  import { PaymentForm } from './PaymentForm';

  console.log = (payment) => { document.title = JSON.stringify(payment); };
  createRoot(document.getElementById('root') as HTMLElement).render(<PaymentForm />);`;

/** Modules of TanStack Form begin with `use client`: Vite warns of each, and its plugin for React keeps quiet as this does. */
const QUIET_DIRECTIVES = `
  const onwarn = (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning);
  export default { build: { rollupOptions: { onwarn } } };`;

const PAYMENT: Entries = { Name: ' Ada Example', IBAN: 'DE89 3704 0044 0532 0130 00' };

const TANSTACK: Form = { name: 'TanStack Form', entries: PAYMENT, button: 'Pay', problem: '[role=alert]' };

async function fillInTanStack(page: Page): Promise<void> {
  const creditorAccount = { id: { value: 'DE89370400440532013000', type: 'IBAN' } };
  const sent = await sendEach(page, TANSTACK);
  assert.deepEqual(JSON.parse(sent), { creditor: { name: 'Ada Example' }, creditorAccount });
}

export async function buildTanStackForm(parent: Project): Promise<void> {
  const project = openIn(parent, 'tanstack');
  project.write('PaymentForm.tsx', blockWith('docs/forms.md', 'tsx', "from '@tanstack/react-form'"));
  project.write('main.tsx', TANSTACK_PAGE);
  project.write('vite.config.mjs', QUIET_DIRECTIVES);
  project.write('index.html', PAGE_OF_REACT);
  await buildAndOpen(project, fillInTanStack);
}
