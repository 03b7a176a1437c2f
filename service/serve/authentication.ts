/** Makes the verifier of access tokens: of an authorization server or, in development, of the service itself. */
import { createToken, systemRandom } from '../bytes/random.js';
import { type DevelopmentClient, type DevelopmentTokens, developmentTokens } from '../http/authentication/development.js';
import { introspectionVerifier } from '../http/authentication/introspection.js';
import { jwtVerifier } from '../http/authentication/jwt.js';
import type { VerifyToken } from '../http/authentication/principal.js';
import { SCOPES } from '../http/guard.js';
import { clock } from './clock.js';
import { UsageError } from './io.js';
import { type Environment, type Given, wordOf } from './settings.js';

export interface Authentication {
  readonly verify: VerifyToken;
  /** The development authorization server and its clients, with `--development-tokens`. */
  readonly development?: { readonly tokens: DevelopmentTokens; readonly clients: readonly DevelopmentClient[] };
}

/** @throws UsageError if the settings name no authorization server, or only a part of what is needed */
export function readAuthentication(given: Given, env: Environment): Authentication {
  const [issuer, audience, jwksUri, endpoint] = (['issuer', 'audience', 'jwks', 'introspection'] as const).map(given.text);
  if (given.isOn('development-tokens')) {
    if (jwksUri !== undefined || endpoint !== undefined)
      throw new UsageError(
        'give either --development-tokens, or --jwks or --introspection: with its own tokens the service takes no others',
      );
    return checked(() => development(env));
  }
  const organizationClaim = given.text('organization-claim');
  const named = { ...(organizationClaim !== undefined && { organizationClaim }) };
  if (jwksUri !== undefined && endpoint !== undefined) throw new UsageError('give either --jwks or --introspection, not both');
  if (jwksUri === undefined && endpoint === undefined)
    throw new UsageError('give --jwks or --introspection, which say whose access tokens are taken; to try it out, --development-tokens');
  if (issuer === undefined || audience === undefined) throw new UsageError('--issuer and --audience are needed');
  return { verify: checked(() => (jwksUri === undefined ? makeIntrospectionVerifier() : makeJwtVerifier(jwksUri))) };

  function makeJwtVerifier(uri: string): VerifyToken {
    const type = wordOf(given, 'token-type', ['at+jwt', 'JWT']);
    return jwtVerifier({ issuer: issuer ?? '', audience: audience ?? '', jwksUri: uri, clock, fetch, ...named, ...(type && { type }) });
  }

  function makeIntrospectionVerifier(): VerifyToken {
    const { PAYPREP_INTROSPECTION_CLIENT_ID: clientId = '', PAYPREP_INTROSPECTION_CLIENT_SECRET: clientSecret = '' } = env;
    if (clientId === '' || clientSecret === '')
      throw new UsageError('PAYPREP_INTROSPECTION_CLIENT_ID and PAYPREP_INTROSPECTION_CLIENT_SECRET are needed');
    return introspectionVerifier({ endpoint: endpoint ?? '', clientId, clientSecret, audience, issuer, clock, fetch, ...named });
  }
}

/** An error about the options of a verifier, or of the development server, is a mistake in the settings. */
function checked<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`access tokens: ${error instanceof Error ? error.message : 'wrong options'}`);
  }
}

function development({ PAYPREP_DEVELOPMENT_CLIENTS }: Environment): Authentication {
  const clients = PAYPREP_DEVELOPMENT_CLIENTS
    ? PAYPREP_DEVELOPMENT_CLIENTS.split(',').map(clientOf)
    : [{ id: 'development', secret: createToken(systemRandom), organization: 'development', scopes: SCOPES }];
  const tokens = developmentTokens({ clients, issuer: 'urn:payprep:development', clock, random: systemRandom });
  return { verify: tokens.verify, development: { tokens, clients } };
}

function clientOf(text: string): DevelopmentClient {
  const [id = '', secret = '', organization = '', ...others] = text.trim().split(':');
  if (id === '' || secret === '' || organization === '' || others.length > 0)
    throw new UsageError('PAYPREP_DEVELOPMENT_CLIENTS holds id:secret:organization, each without a colon, or several, separated by commas');
  return { id, secret, organization, scopes: SCOPES };
}
