/** Asks the search of the built site for plain words of the field: the first hit has to be the page that helps. `npm run trial -- site` runs it. */
import { readdirSync } from 'node:fs';
import { boostDocument, fuzzy } from '../../site/.vitepress/search.js';

/** What people type → the page that has to come first. */
const FIRST: Readonly<Record<string, string>> = {
  'sort code': 'countries/GB',
  'routing number': 'countries/US',
  bsb: 'countries/AU',
  ifsc: 'countries/IN',
  clabe: 'countries/MX',
  cpf: 'countries/BR',
  ssn: 'countries/US',
  pix: 'countries/BR',
  iban: 'project/guide',
  'swift code': 'project/banks',
  gtbank: 'project/banks',
  'bank holiday': 'project/dates',
  weekend: 'project/dates',
  excel: 'guide/batch',
  csv: 'guide/batch',
  'return code': 'project/returns',
  refund: 'project/returns',
  invoice: 'project/detect',
  'tax number': 'project/instruction',
  'confirmation of payee': 'project/names',
  'pain.001': 'project/payment-files',
  'qr code': 'project/payment-codes',
  webhook: 'guide/service',
};

/** The search as the theme of VitePress asks it. */
const AS_IN_THE_PAGE = { fuzzy, prefix: true, boost: { title: 4, text: 2, titles: 1 }, boostDocument };
const FIELDS = { fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] };

interface Search {
  search(text: string, options: object): readonly { readonly id: string }[];
}

const root = new URL('../../', import.meta.url);
const chunks = new URL('.build/site/assets/chunks/', root);
const chunk = readdirSync(chunks).find((name) => name.startsWith('@localSearchIndexroot')) ?? '';
const { default: index }: { default: string } = await import(new URL(chunk, chunks).href);
const { default: MiniSearch }: { default: { loadJSON(json: string, options: object): Search } } = await import(
  new URL('site/node_modules/minisearch/dist/es/index.js', root).href
);

const search = MiniSearch.loadJSON(index, FIELDS);
const wrong = Object.entries(FIRST).flatMap(([text, page]) => {
  const found = search.search(text, AS_IN_THE_PAGE)[0]?.id ?? 'nothing';
  return found.startsWith(`/${page}#`) ? [] : [`The search for “${text}” finds ${found} first, and not ${page}.`];
});
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
}
