/**
 * AWS Lambda for one country alone: the rules of Germany and of the SEPA transfer, and the German bank directory. What belongs to another country is not
 * covered, and raises no alert.
 *
 *     npm install payprep && npm install --save-dev esbuild
 *     npx esbuild country.ts --bundle --minify --platform=node --format=esm --outfile=country.mjs && zip -q function.zip country.mjs
 *
 * Created as `countries.ts` is, with `--handler country.handler`.
 */
import { createEngine, enrich, fromDatasets, validate } from 'payprep/core';
import data from 'payprep/data/DE';
import { DE } from 'payprep/rules/DE';
import { SCT } from 'payprep/rules/SCT';

const referenceData = fromDatasets(data);
const today = (): string => new Date().toISOString().slice(0, 10);
const engineOfToday = () => createEngine({ rules: [DE, SCT], referenceData, on: today() });
let engine = engineOfToday();

export async function handler(instruction: unknown) {
  // an instance may live past midnight
  if (engine.on !== today()) engine = engineOfToday();
  return { ...validate(instruction, engine), ...enrich(instruction, engine) };
}
