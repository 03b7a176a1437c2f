/** URLs on which nobody can eavesdrop: https, or http on this machine. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.includes(hostname);

export const isSecure = (url: URL): boolean => url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
