/** Reads the limits from the settings: requests a second (0 for any number), connections to the database, and the life of a session. */
import { type Limits, USUAL_LIMITS } from '../http/limits.js';
import { connectionsOf, databaseTimeout } from './database.js';
import { UsageError } from './io.js';
import { type Given, numberOf, type SettingName } from './settings.js';

const MOST = 1_000_000;

/** A day, in minutes. After that, users have to authenticate again. */
const MAX_SESSION = 1_440;

type Rates = Pick<
  Limits,
  | 'requestsPerSecond'
  | 'clientRequestsPerSecond'
  | 'sessionRequestsPerSecond'
  | 'addressRequestsPerSecond'
  | 'organizationConnections'
  | 'storeMilliseconds'
  | 'longestSessionMinutes'
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
    organizationConnections: shareOf(given),
    storeMilliseconds: databaseTimeout(given),
    longestSessionMinutes: numberOf(given, 'longest-session', longestSessionMinutes, MAX_SESSION),
  };
}

/** The connections that one organization may use. */
function shareOf(given: Given): number {
  const all = connectionsOf(given);
  const usual = Math.min(USUAL_LIMITS.organizationConnections, Math.ceil(all / 2));
  const share = numberOf(given, 'connections-per-organization', usual, all);
  if (share === 0) throw new UsageError(`--connections-per-organization is a number from 1 to ${all}`);
  return share;
}
