/** The recipient methods of the contract, in its order. */
import type { MethodRule } from '../method.js';

export const methods: Readonly<Record<string, MethodRule>> = {};
