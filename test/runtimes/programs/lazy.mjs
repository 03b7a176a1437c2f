/** A page that starts without a bank directory, and loads one when it is asked to. */
import { createEngine, enrich, explain, validate } from 'payprep';
import { loadReferenceData } from 'payprep/load';
import { answersTo } from './answers.mjs';

const payprep = { createEngine, enrich, explain, validate };

globalThis.withoutDirectories = (json) => answersTo(JSON.parse(json), payprep);
globalThis.withGermany = async (json) =>
  answersTo(JSON.parse(json), payprep, { referenceData: await loadReferenceData({ countries: ['DE'] }) });
