import { BlockList, isIP } from 'node:net';

const V4 = [
  ['0.0.0.0', 8, 'this network'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'shared by carriers; metadata of Alibaba'],
  ['127.0.0.0', 8, 'loopback'],
  ['169.254.0.0', 16, 'link-local; metadata of most clouds'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'protocol assignments; metadata of Oracle'],
  ['192.0.2.0', 24, 'documentation'],
  ['192.88.99.0', 24, 'relays of 6to4'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'benchmarks'],
  ['198.51.100.0', 24, 'documentation'],
  ['203.0.113.0', 24, 'documentation'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved, broadcast'],
  ['168.63.129.16', 32, 'the platform of Azure, from a public range'],
] as const;

/** Within 2000::/3, which alone is public: what is not, and what carries an IPv4 address inside, whichever it is. */
const V6 = [
  ['2001::', 23, 'protocol assignments, Teredo among them'],
  ['2001:db8::', 32, 'documentation'],
  ['2002::', 16, '6to4'],
  ['3fff::', 20, 'documentation'],
  ['2620:4f:8000::', 48, 'the sink of reverse names'],
] as const;

const notPublic = new BlockList();
for (const [net, prefix] of V4) notPublic.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of V6) notPublic.addSubnet(net, prefix, 'ipv6');
// Loopback, mapped and translated IPv4 (NAT64), unique-local, link-local and multicast addresses all lie outside of it.
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is one of the open internet: not of the shop's own machine or network, of a cloud's metadata, nor one that is
 * translated into another. What is no IP address is not public.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  // An address with a zone (`fe80::1%eth0`) is of a link.
  if (family !== 6 || address.includes('%')) return false;
  return global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
