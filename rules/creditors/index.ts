/** What is known of the creditors of each country. */
import type { CreditorRule } from '../creditor.js';

export const creditors: Readonly<Record<string, CreditorRule>> = {};
