/** A service that runs, and two organizations that use it. */
import { accessToken, type Organization, type Service } from '../process.js';
import { type Client, createClient, createPage, SESSION } from './client.js';

export interface World {
  readonly url: string;
  readonly acme: Client;
  readonly other: Client;
  /** A client whose token is for these scopes alone. */
  limitedTo(scope: string): Promise<Client>;
  /** A user of an organization, with a page; each has a name of its own. */
  user(organization?: Organization, options?: unknown): Promise<User>;
}

export interface User {
  readonly externalUserId: string;
  readonly sessionId: string;
  readonly page: Client['send'];
  /** What the organization sees of the user. */
  listed(query?: string): ReturnType<Client['send']>;
}

export async function openWorld({ url }: Service): Promise<World> {
  const clients = {
    acme: createClient(url, await accessToken(url, 'acme')),
    other: createClient(url, await accessToken(url, 'other')),
  };
  return {
    url,
    ...clients,
    limitedTo: async (scope) => createClient(url, await accessToken(url, 'acme', scope)),
    async user(organization = 'acme', options = undefined) {
      const externalUserId = `user ${crypto.randomUUID()}`;
      const { body } = await clients[organization].openSession({ ...SESSION, externalUserId, options });
      const path = `/beneficiaries/organizations/recipients?externalUserId=${encodeURIComponent(externalUserId)}`;
      return {
        externalUserId,
        sessionId: body.id,
        page: createPage(url, body.url),
        listed: (query = '') => clients[organization].send(`GET ${path}${query}`),
      };
    },
  };
}

/** Recipients that are kept. The numbers are those of the IBAN registry. */
export const GERMAN = {
  country: 'DE',
  currency: 'EUR',
  method: 'BANK_ACCOUNT',
  creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
};
export const DUTCH = { ...GERMAN, country: 'NL', creditorAccount: { id: { value: 'NL91ABNA0417164300', type: 'IBAN' } } };
