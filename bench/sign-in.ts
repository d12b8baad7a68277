import { PASSWORD, register } from '../tests/support/http-customer.ts';
import type { Running } from '../tests/support/shop-process.ts';
import { besideBare } from './bare-process.ts';
import { race } from './measure.ts';
import type { Row } from './row.ts';
import { withCpu } from './cpu-time.ts';

const CUSTOMERS = 10;
const EACH = 10;

/** Customers who sign in at the same time; each time costs a hash on purpose. Each comes from an address of its own. */
export async function signInRow(shop: Running): Promise<Row> {
  const accounts = await Promise.all(
    Array.from({ length: CUSTOMERS }, (_, number) => register(shop.url, 1000 + number)),
  );
  const signIn = async (url: string, worker: number, round: number) => {
    const form = { intent: 'login', email: accounts[worker]?.email ?? '', password: PASSWORD };
    const answer = await fetch(`${url}/ua/auth`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
      headers: { 'x-forwarded-for': `10.8.${worker}.${round}` },
    });
    await answer.arrayBuffer();
    return answer.status < 400;
  };
  const measure = (server: Running) =>
    withCpu(server, async () => ({
      ...(await race(CUSTOMERS, EACH, (worker, round) => signIn(server.url, worker, round))),
      requests: CUSTOMERS * EACH,
    }));
  const empty = { body: Buffer.alloc(0), contentType: 'text/html', contentEncoding: '' };
  return {
    name: `sign-in, ${CUSTOMERS} customers`,
    shop: await measure(shop),
    bare: await besideBare(empty, measure),
  };
}
