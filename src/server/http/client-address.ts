import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isLoopback } from '../installation.ts';

/** What the shop's HTTP handlers find in Hono's context. */
export interface ShopContext {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}

/** No address in any notation is longer; whatever is longer is not read at all. */
const ADDRESS_MAX_LENGTH = 64;
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;

/** The eight groups of an IPv6 address, each a number. */
function groupsOf(address: string): number[] {
  // The parser of URLs writes every notation in one form: lower case, shortened, no embedded dotted quad.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const first = numbers(head);
  if (tail === undefined) return first;
  const last = numbers(tail);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/** The IPv4 address inside `::ffff:0:0/96`; null for any other. */
function mappedIPv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null;
}

/**
 * A network address as one text for one address: without port, brackets and zone, IPv6 in lower case and shortened,
 * IPv4 inside IPv6 as IPv4. Null for what is no address.
 */
export function parseAddress(text: string): string | null {
  if (text.length > ADDRESS_MAX_LENGTH) return null;
  const trimmed = text.trim();
  const bare = IPV4_WITH_PORT.exec(trimmed)?.[1] ?? BRACKETED.exec(trimmed)?.[1] ?? trimmed;
  const [address = ''] = bare.split('%', 1);
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return null;
  return mappedIPv4(groupsOf(address)) ?? new URL(`http://[${address}]`).hostname.slice(1, -1);
}

/**
 * The network that limits count an address by: an IPv4 address itself, the /64 of an IPv6 one, of which one household or
 * server has all. Takes what `clientAddress` answers; what is no address is a network of its own.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const prefix = groupsOf(address).slice(0, 4);
  return `${prefix.map((group) => group.toString(16)).join(':')}::/64`;
}

/**
 * The caller's network address: the last one that a trusted proxy added, else the connection's own, which also stands in
 * for a header that holds no address.
 */
export function clientAddress(c: Context<ShopContext>, { trustProxy }: { trustProxy: boolean }): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
  const own = c.env?.incoming?.socket.remoteAddress ?? '';
  return parseAddress(forwarded ?? '') ?? parseAddress(own) ?? '';
}

/** Where a request comes from, as far as the connection and the headers of proxies tell. */
export interface Caller {
  /** Of the connection itself; undefined without one. */
  readonly remoteAddress: string | undefined;
  /** Whether somebody passed the request on. */
  readonly isForwarded: boolean;
  /** The host name that was asked for, without its port. */
  readonly hostname: string;
}

const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'via',
];

export const callerOf = (c: Context<ShopContext>): Caller => ({
  remoteAddress: c.env?.incoming?.socket.remoteAddress,
  isForwarded: FORWARDED.some((name) => c.req.header(name) !== undefined),
  hostname: new URL(c.req.url).hostname,
});

/**
 * Whether a request comes straight from a program on this machine. One that names another host does not: it passed a
 * proxy that says nothing of itself, or a page elsewhere made a browser on this machine send it (DNS rebinding).
 */
export const isLocalCaller = ({ remoteAddress, isForwarded, hostname }: Caller): boolean =>
  !isForwarded && remoteAddress !== undefined && isLoopback(remoteAddress) && isLoopback(hostname);
