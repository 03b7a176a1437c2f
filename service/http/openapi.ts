/** `GET /openapi.json`: the description of the service, with the addresses of this installation. */
import type { Route } from './route.js';
import { isLoopback } from './secure-url.js';

export interface Addresses {
  /** The address of the service; undefined: the address from which the document is read. */
  readonly publicUrl: string | undefined;
  /** The token endpoint; undefined: the placeholder of the document. */
  readonly tokenUrl: string | undefined;
}

type Document = typeof import('./openapi.json');

export function openapiRoute({ publicUrl, tokenUrl }: Addresses): Route {
  return {
    method: 'GET',
    path: '/openapi.json',
    answer: async ({ request }) => {
      const { default: document } = await import('./openapi.json', { with: { type: 'json' } });
      const servers = [{ url: publicUrl ?? originOf(request) }];
      return { status: 200, body: { ...document, servers, components: componentsOf(document, tokenUrl) } };
    },
  };
}

/** The origin of a request on this machine. Elsewhere the sender chooses the host, so the address is relative to the document. */
function originOf(request: Request): string {
  const url = new URL(request.url);
  return isLoopback(url) ? url.origin : '/';
}

function componentsOf({ components }: Document, tokenUrl: string | undefined): object {
  if (tokenUrl === undefined) return components;
  const { accessToken } = components.securitySchemes;
  const { clientCredentials } = accessToken.flows;
  const flows = { clientCredentials: { ...clientCredentials, tokenUrl } };
  return { ...components, securitySchemes: { accessToken: { ...accessToken, flows } } };
}
