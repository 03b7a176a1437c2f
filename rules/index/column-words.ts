/** What people call the columns of a list of payees, by language. Written by `npm run indexes`. */
import type { ColumnWords } from '../vocabulary/column-words.js';
import { ar } from '../words/columns/ar.js';
import { bg } from '../words/columns/bg.js';
import { cs } from '../words/columns/cs.js';
import { da } from '../words/columns/da.js';
import { de } from '../words/columns/de.js';
import { el } from '../words/columns/el.js';
import { en } from '../words/columns/en.js';
import { es } from '../words/columns/es.js';
import { fi } from '../words/columns/fi.js';
import { fr } from '../words/columns/fr.js';
import { he } from '../words/columns/he.js';
import { hu } from '../words/columns/hu.js';
import { id } from '../words/columns/id.js';
import { it } from '../words/columns/it.js';
import { ja } from '../words/columns/ja.js';
import { ko } from '../words/columns/ko.js';
import { nl } from '../words/columns/nl.js';
import { no } from '../words/columns/no.js';
import { pl } from '../words/columns/pl.js';
import { pt } from '../words/columns/pt.js';
import { ro } from '../words/columns/ro.js';
import { ru } from '../words/columns/ru.js';
import { sk } from '../words/columns/sk.js';
import { software } from '../words/columns/software.js';
import { sv } from '../words/columns/sv.js';
import { th } from '../words/columns/th.js';
import { tr } from '../words/columns/tr.js';
import { uk } from '../words/columns/uk.js';
import { vi } from '../words/columns/vi.js';
import { zh } from '../words/columns/zh.js';

export const columnWords: Readonly<Record<string, ColumnWords>> = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  pl,
  sv,
  da,
  no,
  fi,
  cs,
  sk,
  ar,
  bg,
  el,
  he,
  hu,
  id,
  ja,
  ko,
  ro,
  ru,
  software,
  th,
  tr,
  uk,
  vi,
  zh,
};
