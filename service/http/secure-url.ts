/** URLs over which nobody else can listen: https, or http on this machine itself. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.includes(hostname);

export const isSecure = (url: URL): boolean => url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
