/**
 * The tables of the core, as an entry of their own: esbuild puts what an entry reaches into a chunk, and so they stand side by side.
 *
 * Deflate looks back no further than 32 kB. Among themselves tables compress better than between pages of code, and the code better without
 * them. Nobody imports the entry: the build removes it.
 */
export { default as currencies } from '../../reference-data/registries/currencies.json' with { type: 'json' };
export { default as postCodes } from '../../reference-data/registries/post-codes.json' with { type: 'json' };
export { default as sepaScope } from '../../reference-data/registries/sepa-scope.json' with { type: 'json' };
export { default as weights } from '../../reference-data/registries/uk-modulus-weights.json' with { type: 'json' };
export { default as substitutions } from '../../reference-data/registries/uk-sort-code-substitutions.json' with { type: 'json' };
export { accountCurrencies } from '../../rules/account-currencies.js';
export { publishedIbans } from '../../rules/account-samples.js';
export { cataloguedSeverity } from '../../rules/alerts/severities.js';
export { mistypedMailServices } from '../../rules/contacts.js';
export { creditors } from '../../rules/index/creditors.js';
export { neighbours } from '../../rules/currency-use.js';
export { documentTypes } from '../../rules/documents.js';
export { methods } from '../../rules/index/methods.js';
export { companyMarkers } from '../../rules/names.js';
export { schemes } from '../../rules/index/schemes.js';
