/** What `payprep` and `payprep/full` hand on alike: it asks no engine. */

export { fromDatasets } from '../directory/reference-data.js';
export { type Selection, selectData } from '../directory/select-data.js';
export { type AccountArea, accountArea } from '../rules-and-data/account-area.js';
export { toJsonSchema } from './json-schema.js';
export {
  type Country,
  type Currency,
  countries,
  currencies,
  type ListOptions,
  type Method,
  type MethodOptions,
  methods,
  type RequiredMember,
  type SettlementSystem,
  type SettlementSystemOptions,
  settlementSystems,
  taxIdNames,
} from './lists.js';
export type * from './types.js';
