import type { Context } from 'hono';
import { isLoopback } from '../loopback.ts';
import type { ShopContext } from './client-address.ts';

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
