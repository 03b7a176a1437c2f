/** How many requests a second the settings allow; 0 is as many as come. */
import { type Limits, USUAL_LIMITS } from '../http/limits.js';
import { type Given, numberOf, type SettingName } from './settings.js';

const MOST = 1_000_000;

type Rates = Pick<Limits, 'requestsPerSecond' | 'clientRequestsPerSecond' | 'sessionRequestsPerSecond' | 'addressRequestsPerSecond'>;

export function readRates(given: Given): Rates {
  const rate = (name: SettingName, usual: number | undefined): number | undefined => numberOf(given, name, usual ?? 0, MOST) || undefined;
  const { requestsPerSecond, clientRequestsPerSecond, sessionRequestsPerSecond, addressRequestsPerSecond } = USUAL_LIMITS;
  return {
    requestsPerSecond: rate('requests-per-second', requestsPerSecond),
    clientRequestsPerSecond: rate('requests-per-client', clientRequestsPerSecond),
    sessionRequestsPerSecond: rate('requests-per-session', sessionRequestsPerSecond),
    addressRequestsPerSecond: rate('requests-per-address', addressRequestsPerSecond),
  };
}
