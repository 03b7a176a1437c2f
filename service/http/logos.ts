/**
 * Logos of banks as URLs, in place of `data:` URIs: an answer is shorter, and a browser keeps an image that it has seen.
 *
 * `GET /logos/{name}` needs no token, because an `<img>` sends none: the name is the first eight characters of a BIC, and anybody may see a logo. The gotcha: an SVG
 * that is opened as a page may run scripts, so the answer forbids all of it.
 */
import { type Engine, enrich } from 'payprep';
import { Problem } from './problem.js';
import { baseUrlOf } from './public-url.js';
import type { Route } from './route.js';

/** What may have a logo. */
interface Branded {
  readonly bic?: string;
  readonly logo?: string;
}

/** The same, with the logo as answers have it. */
export type WithLogo = <Bank extends Branded>(bank: Bank, request: Request) => Bank;

/** As the library has it. */
export const withDataUri: WithLogo = (bank) => bank;

const PATH = '/logos';

const NAME = /^[A-Z]{6}[A-Z\d]{2}$/;

/** The `data:` URI of the bank of a BIC; undefined where there is none. */
const logoOf = (name: string, engine: Engine): string | undefined =>
  NAME.test(name) ? enrich({ creditorAgent: { bic: name } }, engine).enrichments.creditorAgent?.logo : undefined;

/** A logo that no URL leads to stays as it is. */
export const withLogoUrl =
  (engine: () => Engine, publicUrl: string | undefined): WithLogo =>
  (bank, request) => {
    const name = bank.bic?.slice(0, 8);
    if (bank.logo === undefined || name === undefined || logoOf(name, engine()) !== bank.logo) return bank;
    return { ...bank, logo: `${baseUrlOf(publicUrl, request)}${PATH}/${name}` };
  };

const HEADERS = {
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

const SVG = 'data:image/svg+xml,';

export const logoRoute = (engine: () => Engine): Route => ({
  method: 'GET',
  path: `${PATH}/:name`,
  answer: async ({ params: { name = '' } }) => {
    const logo = logoOf(name, engine());
    if (logo?.startsWith(SVG) !== true) throw new Problem('NOT_FOUND');
    return { status: 200, file: { body: decodeURIComponent(logo.slice(SVG.length)), type: 'image/svg+xml' }, headers: HEADERS };
  },
});
