/**
 * Logos of banks, as data URIs of SVG in one colour, by the beginning of a BIC.
 *
 * Only where the brand belongs to the bank and the BIC is certain. A prefix may be the institution (`DEUT`) or, where its owner differs
 * from country to country, institution and country (`CHASUS`). The longest prefix that fits a BIC wins. The drawings are under CC0; the
 * marks stay their owners'.
 */
import * as icons from 'simple-icons';
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import { packageVersion } from '../read.js';
import type { Source } from '../source.js';
import { compareText } from '../text.js';

const BANKS: readonly (readonly [icon: icons.SimpleIcon, ...bicPrefixes: string[]])[] = [
  [icons.siAdyen, 'ADYB'],
  [icons.siAxisbank, 'AXISIN'],
  [icons.siBankofamerica, 'BOFA'],
  [icons.siBarclays, 'BARCGB', 'BARCIE', 'BARCUS', 'BUKBGB'],
  [icons.siBunq, 'BUNQ'],
  [icons.siCaixabank, 'CAIXES'],
  [icons.siChase, 'CHASUS'],
  [icons.siCommerzbank, 'COBADEFF'],
  [icons.siDeutschebank, 'DEUT'],
  [icons.siGoldmansachs, 'GOLDUS', 'GSCMUS'],
  [icons.siHdfcbank, 'HDFCIN'],
  [icons.siHsbc, 'HBUKGB', 'HSBC', 'MIDLGB'],
  [icons.siIcicibank, 'ICIC'],
  [icons.siKlarna, 'KLRN'],
  [icons.siMonzo, 'MONZGB'],
  [icons.siN26, 'NTSB'],
  [icons.siPaypal, 'PPLXLU'],
  [icons.siRevolut, 'RETBLT', 'REVO', 'RVUALT'],
  [icons.siStarlingbank, 'SRLGGB'],
  [icons.siSumup, 'SUMUIE', 'SUPULT'],
  [icons.siThurgauerkantonalbank, 'KBTGCH'],
  [icons.siWellsfargo, 'PNBPUS', 'WFBIUS'],
  [icons.siWise, 'TRWI'],
];

/** An SVG with the path of the icon, in the colour of the brand. */
function dataUri({ path, hex }: icons.SimpleIcon): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill='#${hex}' d='${path}'/></svg>`;
  return `data:image/svg+xml,${svg.replace(/[%#<>"{}|\\^`\s]/g, (character) => encodeURIComponent(character))}`;
}

function makeLogos(): Dataset {
  const rows = BANKS.flatMap(([icon, ...prefixes]) => prefixes.map((prefix): Cell[] => [prefix, icon.title, dataUri(icon)]));
  return makeDataset(
    {
      dataset: 'logos/banks',
      edition: '2026-11-08',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'Simple Icons',
        title: 'Icons of banks',
        url: 'https://simpleicons.org',
        via: `simple-icons ${packageVersion('simple-icons')}; the BIC prefixes by hand`,
        licence: 'CC0-1.0',
      },
    },
    ['bicPrefix', 'title', 'dataUri'],
    rows.sort(([one], [other]) => compareText(String(one), String(other))),
  );
}

const source: Source = {
  title: 'Logos of banks',
  reads: [],
  datasets: { 'logos/banks': makeLogos },
};
export default source;
