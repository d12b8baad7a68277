import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What the shop's HTTP handlers find in Hono's context. */
export interface ShopContext {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}

/** The caller's network address: the last one that a trusted proxy added, else the connection's own. */
export function clientAddress(c: Context<ShopContext>, { trustProxy }: { trustProxy: boolean }): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? c.env?.incoming?.socket.remoteAddress ?? '';
}
