import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { memoryOf } from '../support/process-memory.ts';
import { GROWING } from './hostile.ts';
import { openWire } from './send.ts';

interface Target {
  readonly url: string;
  readonly pid: number;
}

/** Processor time that a process has used, in ticks of the kernel (a hundredth of a second); null where nobody tells. */
function workOf(pid: number): number | null {
  try {
    // After the name, which may hold anything, stands the third field; time of its own is the 14th and 15th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return null;
  }
}

const LENGTH = 31_000;
/** Where a client may write much. */
const PLACES = [
  { before: '/', length: LENGTH },
  { before: '/ua/search?q=', length: LENGTH },
  { before: '/api/search/suggestions?q=', length: 190 },
  { before: '/api/products?brand=', length: LENGTH },
];
/** Addresses that made an expression walk over them again and again, or may. */
const REPEATED = [
  '%2B1',
  'a',
  '@',
  '%40',
  '.',
  '-',
  '%20',
  '%0A',
  '/',
  ';',
  '(',
  '1',
  '%22',
  '=',
  '&',
  '[',
  ...GROWING.map(encodeURIComponent),
];
const CALLS = 10;
/** How much more work a repeated part may be than plain words of the same length. */
const WORK_TIMES = 10;
const TICKS_MIN = 30;

async function longPaths({ url, pid }: Target): Promise<string[]> {
  const wire = openWire(url);
  const send = (path: string) => wire.send({ method: 'GET', path, headers: {}, body: null });
  const workFor = async (path: string) => {
    const before = workOf(pid);
    for (let call = 0; call < CALLS; call++) await send(path);
    const after = workOf(pid);
    return before === null || after === null ? 0 : after - before;
  };
  const faults: string[] = [];
  for (const { before, length } of PLACES) {
    const plain = before + 'plain/'.repeat(length / 6);
    await workFor(plain);
    const usual = Math.max(1, await workFor(plain));
    for (const part of REPEATED) {
      const path = before + part.repeat(Math.floor(length / part.length));
      const work = await workFor(path);
      if (work > TICKS_MIN && work > usual * WORK_TIMES)
        faults.push(`${path.slice(0, 40)}… took ${work} ticks, a plain one ${usual}`);
    }
  }
  wire.close();
  return faults;
}

const PIPELINED = 900;
const MEGABYTES_MAX = 200;
const CLOSED_WITHIN_MS = 120_000;

/** Connections that ask for page after page and read nothing. */
async function unreadAnswers({ url, pid }: Target): Promise<string[]> {
  const { hostname, port } = new URL(url);
  const before = memoryOf(pid);
  const ask = (path: string) =>
    new Promise<string[]>((resolve) => {
      const client = connect(Number(port), hostname).pause();
      const late = setTimeout(() => {
        resolve([`a connection that reads nothing of ${path} stays open`]);
        client.destroy();
      }, CLOSED_WITHIN_MS);
      const end = () => {
        clearTimeout(late);
        client.destroy();
        resolve([]);
      };
      // A closed connection is seen by who writes to it.
      const poke = setInterval(() => client.write('\r\n'), 500);
      client.once('error', end).once('close', () => clearInterval(poke));
      client.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(PIPELINED));
    });
  const paths = [
    '/ua',
    '/ua/catalogue',
    '/api/products?pagination[pageSize]=100',
    '/ua/cart',
    '/assets/none.js',
  ];
  const faults = (await Promise.all(paths.map(ask))).flat();
  const grown = memoryOf(pid) - before;
  return grown > MEGABYTES_MAX ? [...faults, `unread answers pinned ${grown.toFixed(0)} MB`] : faults;
}

/** Attacks that take the shop's whole attention: no part of the short run. Tells what it did wrong. */
export const heavyAttacks = async (target: Target): Promise<readonly string[]> => [
  ...(await longPaths(target)),
  ...(await unreadAnswers(target)),
];
