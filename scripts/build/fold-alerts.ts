/** Folds the severities of the alert codes: those that are no errors, because the judges name each code already. */
import { codes } from '../../rules/alerts/codes.js';

const milder = Object.entries(codes).filter(([, { severity }]) => severity !== 'error');

/** The source of a module that exports what `rules/alerts/severities.ts` does. */
export const foldedSeverities = (): string => `
const warning = 'warning';
const info = 'info';
const milder = { ${milder.map(([code, { severity }]) => `${code}: ${severity}`).join(', ')} };
export const cataloguedSeverity = (code) => milder[code] ?? 'error';
`;
