/** Where what is said stays between two: https, or http on the machine itself. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
