/** A page that has everything linked in. */
import { createEngine, enrich, explain, validate } from 'payprep/full';
import { answersTo } from './answers.mjs';

globalThis.withEverything = (json) => answersTo(JSON.parse(json), { createEngine, enrich, explain, validate });
