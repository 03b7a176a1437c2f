/** What the settlement system, the method and the country ask for and what they know nothing of. */
import type { Case } from './case.js';

export function judgeDemands(_subject: Case): void {}
