/** `payprep-mcp`: the server, for whoever has a transport of their own. */
export { createServer, type ServerOptions } from './server.js';
