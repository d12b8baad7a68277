import { BlockList, isIP } from 'node:net';

/** Networks of one's own: what connects from there is the mail server in front, not who sends. */
const OWN = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  OWN.addSubnet(network, prefix, 'ipv4');
}
OWN.addAddress('::1', 'ipv6');
OWN.addSubnet('fc00::', 7, 'ipv6');
OWN.addSubnet('fe80::', 10, 'ipv6');

const isOwn = (address: string): boolean => OWN.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Where a server writes the address that connected to it; the name before it, which may be an address in brackets as well, is what that
 * one called itself. Exim's `from [address] (helo=name)` of hosts without a name, and `from name (host [address])` of Postfix or
 * `from host ([address] helo=name)` of Exim.
 */
const WRITTEN = [
  /^(?:Received:)?\s*from\s+\[(?:IPv6:)?([\da-f.:]{3,45})\](?::\d{1,5})?\s+(?:\((?:helo|port|ident)=|by\s)/i,
  /^(?:Received:)?\s*from\s+[^\s()]+\s+\([^()[\]]*\[(?:IPv6:)?([\da-f.:]{3,45})\]/i,
] as const;

const writtenIn = (line: string): string =>
  WRITTEN.map((form) => form.exec(line)?.[1]).find((address) => address !== undefined) ?? '';
/** More servers of one's own than anybody has in a row. */
const HOPS_MAX = 5;

/**
 * The address that an e-mail was brought from, which limits count: the connection's own, or where that is the mail server in front, the one that this
 * server wrote into the newest `Received`. Older ones anybody can write: the first address from outside counts, and none behind a line
 * without one.
 */
export function broughtFrom(connection: string, received: readonly string[]): string {
  const own = connection.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(own) === 0 || !isOwn(own)) return own;
  for (const line of received.slice(0, HOPS_MAX)) {
    const address = writtenIn(line);
    if (isIP(address) === 0) return own;
    if (!isOwn(address)) return address;
  }
  return own;
}
