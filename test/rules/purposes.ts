/** The purpose codes of every country with their sources, found by file: what the suite and the documents walk over. */
import type { PurposeRule } from '../../rules/vocabulary/purpose.js';
import type { ProfileSources } from '../../rules/vocabulary/sources.js';
import { countryCodes, moduleAt } from './modules.js';

export interface PurposeModule {
  readonly country: string;
  readonly purposes: PurposeRule;
  readonly sources: ProfileSources;
}

const found = await Promise.all(
  countryCodes.map(async (country) => {
    const module = await moduleAt<Omit<PurposeModule, 'country'>>(`countries/${country}/purposes`);
    return module === undefined ? [] : [{ country, purposes: module.purposes, sources: module.sources }];
  }),
);

export const purposeModules: readonly PurposeModule[] = found.flat();
