/**
 * What the search of the site finds first: the words that people type who do not know ours, and how much a page counts.
 *
 * `npm run trial -- site` asks the built search for some of them (`scripts/site/first-hits.mjs`).
 */

/** A page → what people call its subject. The search alone reads it, and shows it. */
const SEARCH_WORDS: Readonly<Record<string, string>> = {
  'guide/batch': 'Excel, spreadsheet, CSV, list of vendors',
  'project/banks': 'Bank search, SWIFT code, BIC',
  'project/dates': 'Bank holiday, public holiday, weekend, working day',
  'project/detect': 'Invoice, e-mail, copied text',
  'project/guide': 'IBAN, IBAN check',
  'project/instruction': 'Fields, tax number, tax ID, passport',
  'project/names': 'Verification of Payee (VoP), Confirmation of Payee (CoP), name check',
  'project/payment-files': 'pain.001, pacs.008, ISO 20022, SEPA file, XML',
  'project/returns': 'Return code, refund, bounced, rejected',
};

/** Adds the words of a page as a section that leads to its top. */
export function withSearchWords(html: string, relativePath: string): string {
  const words = SEARCH_WORDS[relativePath.replace(/\.md$/, '')];
  return words === undefined ? html : `${html}<h2>${words} <a href="#top"></a></h2><p>${words}</p>`;
}

/** Two short words that differ in a letter are two words: Pix is no PIN. Sent to the browser as it stands here, too. */
export const fuzzy = (term: string): number => (term.length < 5 ? 0 : 0.2);

/**
 * How much a section counts for a word. What accounts and numbers are called in a country is looked up on its page, that of a country whose currency is paid in most
 * before another with the same word; what is said of other libraries, of decisions and of changes, and the reference of the API, come last.
 *
 * VitePress sends the function to the browser as it stands here: it may use nothing from outside.
 */
export const boostDocument = (id: string, term: string): number => {
  const [, folder = '', name = '', heading = ''] = /^\/([\w-]+)\/([\w-]*)[^#]*(?:#(.*))?$/.exec(id) ?? [];
  if (['api', 'decisions', 'recipes'].includes(folder) || ['changes', 'contributing', 'disagreements', 'data-disagreements'].includes(name))
    return 0.3;
  if (folder === 'guide') return 2;
  if (folder === 'project') return 1.5;
  if (folder !== 'countries') return 1;
  if (heading === 'settlement-systems') return 1.5;
  if (!/^(?:local-account|identifiers)/.test(heading)) return 1;
  // what many a country has tells none apart
  const common = [
    'account',
    'and',
    'bank',
    'branch',
    'code',
    'companies',
    'identifiers',
    'invoice',
    'local',
    'number',
    'of',
    'people',
    'tax',
  ];
  const tellsApart = heading.split('-').includes(term) && !common.includes(term);
  // by the currencies of most payments over SWIFT, in their order
  const often = ['US', 'GB', 'JP', 'CN', 'CA', 'HK', 'AU', 'SG', 'CH', 'SE', 'PL', 'MX', 'BR', 'IN'];
  return tellsApart ? (often.includes(name) ? 5 : 3) : 1;
};
