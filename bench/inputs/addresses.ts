/** Lines of made-up addresses of large countries. */
import { addressLines } from '../../src/address.js';
import { createRandom } from './random.js';

export interface AddressInput {
  readonly country: string;
  readonly lines: readonly string[];
}

const STREETS = ['Long Street', 'Rue de la Gare', 'Calle Mayor', 'Bahnhofstraße', 'Via Garibaldi', 'Kerkstraat', 'Storgatan'];
const TOWNS = ['Villanova', 'Port Alba', 'Oberndorf', 'Santa Rosa', 'Kalmar', 'Bad Wald'];
const CODES: Readonly<Record<string, string>> = {
  AT: '####',
  BE: '####',
  CH: '####',
  DE: '#####',
  ES: '28###',
  FR: '#####',
  GB: '@## #@@',
  IT: '#####',
  NL: '1### @@',
  PL: '##-###',
  SE: '### ##',
  US: '#####',
};
const COUNT = 1500;

export function generateAddresses(): readonly AddressInput[] {
  const { below, fill, pick } = createRandom();
  return Array.from({ length: COUNT }, () => {
    const [country = '', code = ''] = pick(Object.entries(CODES));
    const parts = { streetName: pick(STREETS), buildingNumber: String(1 + below(200)), townName: pick(TOWNS), postCode: fill(code) };
    return { country, lines: addressLines({ country, ...parts }) };
  });
}
