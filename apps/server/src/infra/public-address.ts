/** Which addresses lie on the open internet. Everything else is this machine, its network or a trick. */
import { BlockList, isIP, isIPv6 } from 'node:net';

const closed: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Of IPv6 only 2000::/3 is handed out; the rest holds loopback, link-local, private and translated addresses.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Inside it: tunnels that lead back to IPv4, and what is kept for documentation.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** Apart, because a common list would find every IPv4 address among the translated ones of IPv6. */
const lists = { 4: new BlockList(), 6: new BlockList() };
for (const [network, prefix] of closed) {
  if (isIPv6(network)) lists[6].addSubnet(network, prefix, 'ipv6');
  else lists[4].addSubnet(network, prefix, 'ipv4');
}

/** This machine itself. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) === 4 ? address.startsWith('127.') : address === '::1';
}

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !lists[4].check(address, 'ipv4');
  return version === 6 && !lists[6].check(address, 'ipv6');
}
