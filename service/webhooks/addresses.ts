/**
 * Tells public IP addresses from those of private networks.
 *
 * Of IPv4, all but the special-purpose ranges of IANA are public. Of IPv6, only global unicast, 2000::/3, without its special-purpose ranges. So
 * addresses that embed an IPv4 address (mapped, compatible, NAT64) are always refused.
 *
 * The gotcha: 168.63.129.16 looks like a public address, but is the host of a virtual machine in Azure.
 *
 * @see RFC 6890
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry/
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry/
 * @see https://www.iana.org/assignments/ipv6-address-space/
 * @see https://www.iana.org/assignments/multicast-addresses/
 */

/** An address as a number, and its number of bits. */
interface Address {
  readonly bits: 32 | 128;
  readonly value: bigint;
}

const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const GROUP = /^[0-9a-f]{1,4}$/i;

const MAX_TEXT = 45;

/** Four decimal numbers. Leading zeros are refused, because some parsers read them as octal. */
function parseIPv4(text: string): bigint | undefined {
  const parts = IPV4.exec(text)?.slice(1);
  if (parts === undefined || parts.some((part) => Number(part) > 255 || (part.length > 1 && part.startsWith('0')))) return undefined;
  return parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n);
}

/** The groups of an IPv6 address on one side of `::`; an IPv4 address at the very end counts for two. */
function groupsOf(text: string, isEnd: boolean): readonly bigint[] | undefined {
  if (text === '') return [];
  const groups: bigint[] = [];
  const parts = text.split(':');
  for (const [at, part] of parts.entries()) {
    const embedded = isEnd && at === parts.length - 1 ? parseIPv4(part) : undefined;
    if (embedded !== undefined) groups.push(embedded >> 16n, embedded & 0xffffn);
    else if (GROUP.test(part)) groups.push(BigInt(`0x${part}`));
    else return undefined;
  }
  return groups;
}

function parseIPv6(text: string): bigint | undefined {
  const [first = '', second, ...more] = text.split('::');
  if (more.length > 0) return undefined;
  const head = groupsOf(first, second === undefined);
  const tail = groupsOf(second ?? '', true);
  if (head === undefined || tail === undefined) return undefined;
  const missing = 8 - head.length - tail.length;
  if (second === undefined ? missing !== 0 : missing < 1) return undefined;
  return [...head, ...Array<bigint>(missing).fill(0n), ...tail].reduce((value, group) => (value << 16n) | group, 0n);
}

function parse(text: string): Address | undefined {
  if (typeof text !== 'string' || text.length > MAX_TEXT) return undefined;
  const v4 = parseIPv4(text);
  if (v4 !== undefined) return { bits: 32, value: v4 };
  const v6 = text.includes(':') ? parseIPv6(text) : undefined;
  return v6 === undefined ? undefined : { bits: 128, value: v6 };
}

type Network = (address: Address) => boolean;

/** The addresses that begin with the same bits. */
function network(cidr: string): Network {
  const [text = '', length] = cidr.split('/');
  const base = parse(text);
  if (base === undefined) throw new TypeError(`${cidr} is no network`);
  const shift = BigInt(base.bits - Number(length));
  return ({ bits, value }) => bits === base.bits && value >> shift === base.value >> shift;
}

const SPECIAL_PURPOSE: readonly Network[] = [
  '0.0.0.0/8', // this network, and the unspecified address
  '10.0.0.0/8', // private
  '100.64.0.0/10', // behind the NAT of a carrier
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // the host of a machine in Azure
  '169.254.0.0/16', // link-local, and the metadata of clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocols of the IETF
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
  '2001::/23', // protocols of the IETF: Teredo, benchmarks, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '3fff::/20', // documentation
].map(network);

const GLOBAL_UNICAST: Network = network('2000::/3');

const LOOPBACK: readonly Network[] = ['127.0.0.0/8', '::1/128'].map(network);

/**
 * True for an address that a delivery may go to. False for a text that is not an address, or has a zone.
 *
 * @example
 * isPublicAddress('9.9.9.9'); // true
 * isPublicAddress('::ffff:9.9.9.9'); // false
 */
export function isPublicAddress(ip: string): boolean {
  const address = parse(ip);
  if (address === undefined || SPECIAL_PURPOSE.some((contains) => contains(address))) return false;
  return address.bits === 32 || GLOBAL_UNICAST(address);
}

/** True for an address of this machine itself. */
export function isLoopbackAddress(ip: string): boolean {
  const address = parse(ip);
  return address !== undefined && LOOPBACK.some((contains) => contains(address));
}
