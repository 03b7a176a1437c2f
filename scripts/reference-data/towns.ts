/** Sets a town that was published in capitals, or under a name that it no longer has, as people write it. */
import { setCapitals } from './capitals.js';

/**
 * A town in the letters that people write: `LONDON` and `london` are London, `HO CHI MINH CITY` is Ho Chi Minh City, and `City of Makati` is
 * Makati.
 */
export const setTown = (town: string): string =>
  setCapitals(/\p{Lu}/u.test(town) ? town : town.toUpperCase(), 'town')
    .replace(/^City of (?!Quezon)/u, '')
    .replace(/^City of (Quezon)$/u, '$1 City')
    .replace(/^Frankfurt\/(?:Main|M\.)$/u, 'Frankfurt am Main')
    .replace(/^'?S-(?=Gravenhage|Hertogenbosch)/u, "'s-")
    // renamed again on 2022-09-17
    .replace(/^Nur-Sultan$/u, 'Astana');
