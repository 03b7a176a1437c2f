/**
 * AWS Lambda in one file of less than 1 MB, minified or not: payments to three countries are checked and completed, with the bank directories of these alone.
 *
 *     npm install payprep && npm install --save-dev esbuild
 *     npx esbuild countries.ts --bundle --minify --platform=node --format=esm --outfile=countries.mjs && zip -q function.zip countries.mjs
 *     aws lambda create-function --function-name payprep --runtime nodejs22.x --memory-size 256 \
 *       --handler countries.handler --zip-file fileb://function.zip --role arn:aws:iam::<account>:role/<role>
 */
import { createEngine, enrich, fromDatasets, validate } from 'payprep';
import AT from 'payprep/data/AT';
import CH from 'payprep/data/CH';
import DE from 'payprep/data/DE';

const referenceData = fromDatasets(DE, AT, CH);
const today = (): string => new Date().toISOString().slice(0, 10);
let engine = createEngine({ referenceData, on: today() });

export async function handler(instruction: unknown) {
  // an instance may live past midnight
  if (engine.on !== today()) engine = createEngine({ referenceData, on: today() });
  return { ...validate(instruction, engine), ...enrich(instruction, engine) };
}
