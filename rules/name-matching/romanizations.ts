/** The languages whose names are spelled in Latin letters by several systems, and compared by a rule of their own. */

import type { Romanization } from '../vocabulary/script.js';
import { KOREAN } from './korean-names.js';

export const ROMANIZATIONS: readonly Romanization[] = [KOREAN];
