/** Every construction, by the name under which `account.ts` of a country knows it. */
import type { ConstructionName, ConstructionRule } from '../vocabulary/construction.js';
import { germanIbanRules } from './german.js';

export const constructions: Readonly<Record<ConstructionName, ConstructionRule>> = { german: germanIbanRules };
