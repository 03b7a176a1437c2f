/** Disagreements with isTaxID and isIdentityCard of validator about the identifiers of creditors. */
import type { IdentifierComparison } from './identifier-disagreements.js';
import { identityCards } from './validator-identity-cards.js';
import { taxIdsToH } from './validator-tax-ids-a-to-h.js';
import { taxIdsFromI } from './validator-tax-ids-i-to-z.js';

export const validatorIdentifiers: readonly IdentifierComparison[] = [...taxIdsToH, ...taxIdsFromI, ...identityCards];
