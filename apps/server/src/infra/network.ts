/** From where a request comes, for limits: a network that one party can be expected to hold as a whole, since single addresses of it cost nothing. */
import { isIP, isIPv6 } from 'node:net';
import type { Budget } from './budget.ts';

/** A provider hands a household one /64 and a company a /48, of which each /64 is somebody's as often as not. */
const householdsOfACompany = 16;

/** One budget for an IPv4 address; for IPv6 one for the /64 and a larger one for the /48 around it. */
export function perNetwork(budget: Omit<Budget, 'of'>, address: string): Budget[] {
  const { name, times } = budget;
  const [near, wide] = networksOf(address);
  const narrow = { ...budget, of: near };
  return wide === undefined
    ? [narrow]
    : [narrow, { ...budget, name: `${name}-48`, of: wide, times: times * householdsOfACompany }];
}

/** The nearest network first. Whatever is no address is one place, however it is written. */
export function networksOf(address: string): [near: string, wide?: string] {
  const plain = withoutPort(address.trim());
  if (isIP(plain) === 4) return [plain];
  if (!isIPv6(plain)) return ['no address'];
  const groups = groupsOf(plain);
  const mapped = mappedAddress(groups);
  if (mapped !== null) return [mapped];
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}

/** Some proxies name the port as well: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** The eight groups, each without leading zeros; the interface behind `%` is this machine's own word. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.split('%');
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map(part => part.split(':').filter(group => group !== '')) as [string[], string[]];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** `::ffff:192.0.2.1` is `192.0.2.1` seen through a socket for both kinds. */
function mappedAddress(groups: string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap(group => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}
