/** The tests in this folder look at `dist/`: it is built once when it is absent or old. */
export { buildIfStale as default } from '../../scripts/set-up.mjs';
