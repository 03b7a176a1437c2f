/** `payprep-mcp`: the server, for programs with a transport of their own. */
export { createServer, type ServerOptions } from './server.js';
