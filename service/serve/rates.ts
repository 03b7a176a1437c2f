/** How many requests a second the settings allow, 0 is as many as come; and how long a session may last. */
import { type Limits, USUAL_LIMITS } from '../http/limits.js';
import { type Given, numberOf, type SettingName } from './settings.js';

const MOST = 1_000_000;

/** A day: whoever needs longer has authenticated long ago. */
const LONGEST_SESSION = 1_440;

type Rates = Pick<
  Limits,
  'requestsPerSecond' | 'clientRequestsPerSecond' | 'sessionRequestsPerSecond' | 'addressRequestsPerSecond' | 'longestSessionMinutes'
>;

export function readRates(given: Given): Rates {
  const rate = (name: SettingName, usual: number | undefined): number | undefined => numberOf(given, name, usual ?? 0, MOST) || undefined;
  const { requestsPerSecond, clientRequestsPerSecond, sessionRequestsPerSecond, addressRequestsPerSecond, longestSessionMinutes } =
    USUAL_LIMITS;
  return {
    requestsPerSecond: rate('requests-per-second', requestsPerSecond),
    clientRequestsPerSecond: rate('requests-per-client', clientRequestsPerSecond),
    sessionRequestsPerSecond: rate('requests-per-session', sessionRequestsPerSecond),
    addressRequestsPerSecond: rate('requests-per-address', addressRequestsPerSecond),
    longestSessionMinutes: numberOf(given, 'longest-session', longestSessionMinutes, LONGEST_SESSION),
  };
}
