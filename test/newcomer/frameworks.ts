/**
 * The snippets of docs/forms.md with the element, in every framework that it names: built by Vite, filled in and sent in Chromium, with each required field
 * missing once. What is missing keeps the form from being sent, is said, and has the focus.
 */
import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Entries, sendEach } from './filling.js';
import { buildAndOpen, openIn } from './form.js';
import { type Project, root } from './project.js';

const BRITISH: Entries = { 'Sort code': '601613', 'Account number': '31926819' };

/** A snippet in a line of the document, by how it begins. */
function lineOf(beginning: string): string {
  const text = readFileSync(join(root, 'docs/forms.md'), 'utf8');
  const start = text.indexOf(beginning);
  assert(start > 0, `docs/forms.md has no ${beginning}`);
  return text.slice(start, text.indexOf('`', start));
}

const htmlOf = (title: string, script: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><div id="root"></div><script type="module" src="${script}"></script></html>`;

/** What each page does with a payee: its title has it. */
const SAVE = `(payee) => { document.title = JSON.stringify(payee); }`;

const REACT = `
  import { createRoot } from 'react-dom/client';
  import { PayeeForm } from './react.jsx';

  createRoot(document.getElementById('root')).render(<PayeeForm country="GB" onSave={${SAVE}} />);`;

const VUE = `
  import { createApp, h } from 'vue';
  import PayeeForm from './vue.vue';

  createApp({ render: () => h(PayeeForm, { country: 'GB', onSave: ${SAVE} }) }).mount('#root');`;

const SVELTE = `
  import { mount } from 'svelte';
  import PayeeForm from './Payee.svelte';

  mount(PayeeForm, { target: document.getElementById('root') });`;

const svelteForm = (): string => `
<script>
  import 'payprep/element';
  const country = 'GB';
  let account = $state(null);
  const save = (event) => { event.preventDefault(); (${SAVE})({ country, ...account }); };
</script>
<form onsubmit={save}>${lineOf('<payprep-account {country}')}<button type="submit">Save</button></form>`;

const angularForm = (): string => `
  import '@angular/compiler';
  import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection } from '@angular/core';
  import { bootstrapApplication } from '@angular/platform-browser';
  import 'payprep/element';

  class PayeeForm {
    country = 'GB';
    account: object | null = null;
    save(event: Event): void {
      event.preventDefault();
      document.title = JSON.stringify({ country: this.country, ...this.account });
    }
  }

  const template = \`<form (submit)="save($event)">${lineOf('<payprep-account [country]').replaceAll('$', '\\$')}<button type="submit">Save</button></form>\`;
  Component({ selector: 'payee-form', schemas: [CUSTOM_ELEMENTS_SCHEMA], template: template })(PayeeForm);
  document.getElementById('root')?.append(document.createElement('payee-form'));
  void bootstrapApplication(PayeeForm, { providers: [provideZonelessChangeDetection()] });`;

const CONFIG = `
  import { svelte } from '@sveltejs/vite-plugin-svelte';
  import vue from '@vitejs/plugin-vue';

  const pages = ['index', 'payee', 'react', 'vue', 'svelte', 'angular'];
  export default {
    plugins: [svelte(), vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('payprep-') } } })],
    build: { rollupOptions: { input: pages.map((page) => page + '.html') } },
  };`;

/** A page without a framework sends its form to a server: here its title has it. */
const KEEP = `document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  document.title = [...new FormData(event.target).values()].join();
})`;

const SAVED = {
  country: 'GB',
  creditorAgent: { clearingSystemMemberId: { memberId: '601613' } },
  creditorAccount: { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } },
};

async function fillInAll(page: Page): Promise<void> {
  const open = async (name: string): Promise<void> => {
    await page.goto(new URL(`/${name}.html`, page.url()).href);
    await page.locator('payprep-account input, payprep-payee select').first().waitFor();
  };
  for (const name of ['react', 'vue', 'svelte', 'angular']) {
    await open(name);
    assert.deepEqual(JSON.parse(await sendEach(page, { name, entries: BRITISH })), SAVED, name);
  }
  await open('index');
  await page.evaluate(KEEP);
  const { creditorAccount } = JSON.parse(await sendEach(page, { name: 'a page', entries: { IBAN: 'DE89370400440532013000' } }));
  assert.deepEqual(creditorAccount, { id: { value: 'DE89370400440532013000', type: 'IBAN' } });
  await open('payee');
  await page.evaluate(KEEP);
  await page.locator('payprep-payee select').first().selectOption('GB');
  const payee = JSON.parse(await sendEach(page, { name: 'a payee', entries: { 'Full name': 'Ada Example', ...BRITISH } }));
  assert.equal(payee.creditor.name, 'Ada Example');
  assert.deepEqual(payee.creditorAccount, SAVED.creditorAccount);
}

const copyExample = ({ folder }: Project, file: string): void => cpSync(join(root, 'examples/element', file), join(folder, file));

export async function buildFrameworks(parent: Project): Promise<void> {
  const project = openIn(parent, 'frameworks');
  for (const file of ['index.html', 'payee.html', 'react.jsx', 'vue.vue']) copyExample(project, file);
  project.write('react-page.jsx', REACT);
  project.write('vue-page.js', VUE);
  project.write('Payee.svelte', svelteForm());
  project.write('svelte-page.js', SVELTE);
  project.write('angular-page.ts', angularForm());
  for (const [page, script] of [
    ['react', 'react-page.jsx'],
    ['vue', 'vue-page.js'],
    ['svelte', 'svelte-page.js'],
    ['angular', 'angular-page.ts'],
  ] as const)
    project.write(`${page}.html`, htmlOf('A payee', script));
  project.write('vite.config.mjs', CONFIG);
  await buildAndOpen(project, fillInAll);
}

/** A framework whose snippet is in TypeScript, as `npm create vite` sets up its projects. */
interface Typed {
  readonly jsx: object;
  readonly config: string;
  readonly main: string;
}

/** The members whose names have capital letters, set by the framework at run time. */
const OTHER = `document.querySelectorAll('payprep-account')[1]`;

const TYPED: Readonly<Record<string, Typed>> = {
  preact: {
    jsx: { jsx: 'react-jsx', jsxImportSource: 'preact' },
    config: `
      import preact from '@preact/preset-vite';

      export default { plugins: [preact()] };`,
    main: `
      import { render } from 'preact';
      import { PayeeForm } from './preact';

      const all = ({ system }: { system: string }) => (
        <>
          <PayeeForm country="GB" onSave={${SAVE}} />
          <payprep-account country="DE" settlementSystem={system} payeeName={system !== ''} />
        </>
      );
      render(all({ system: 'SCT' }), document.getElementById('root') as HTMLElement);`,
  },
  solid: {
    jsx: { jsx: 'preserve', jsxImportSource: 'solid-js' },
    config: `
      import solid from 'vite-plugin-solid';

      export default { plugins: [solid()] };`,
    main: `
      import { createSignal } from 'solid-js';
      import { render } from 'solid-js/web';
      import { PayeeForm } from './solid';

      const [system] = createSignal('SCT');
      const all = () => (
        <>
          <PayeeForm country="GB" onSave={${SAVE}} />
          <payprep-account country="DE" settlementSystem={system()} payeeName={system() !== ''} />
        </>
      );
      render(all, document.getElementById('root') as HTMLElement);`,
  },
};

async function buildTyped(parent: Project, name: string): Promise<void> {
  const { jsx, config, main } = TYPED[name] as Typed;
  const project = openIn(parent, name);
  copyExample(project, `${name}.tsx`);
  project.write('main.tsx', main);
  project.write('index.html', htmlOf('A payee', 'main.tsx'));
  project.write('vite.config.mjs', config);
  const fillIn = async (page: Page): Promise<void> => {
    await page.getByLabel('Sort code', { exact: true }).waitFor();
    assert.deepEqual(await page.evaluate(`[${OTHER}.settlementSystem, ${OTHER}.payeeName]`), ['SCT', true], name);
    assert.deepEqual(JSON.parse(await sendEach(page, { name, entries: BRITISH })), SAVED, name);
  };
  await buildAndOpen(project, fillIn, jsx);
}

export async function buildTypedFrameworks(parent: Project): Promise<void> {
  for (const name of Object.keys(TYPED)) await buildTyped(parent, name);
}
