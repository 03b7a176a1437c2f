/** What `explain` says of the identifiers of a creditor. */
import { createEngine, explain } from '../../src/index.js';

export const engine = createEngine({ on: '2026-11-20', threshold: 'info' });
export const explained = (country: string | undefined, creditor: object) => explain({ ...(country && { country }), creditor }, engine);

/** Code, severity and place of each alert about a member. */
export const alerts = (country: string | undefined, creditor: object) =>
  explained(country, creditor)
    .alerts.filter(({ pointer }) => pointer !== '')
    .map(({ code, severity, pointer }) => [code, severity, pointer]);

export const outcomes = (country: string | undefined, creditor: object) =>
  Object.fromEntries(explained(country, creditor).checks.map(({ check, outcome }) => [check, outcome]));
