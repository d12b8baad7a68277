import autocannon from 'autocannon';

export interface Figures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

/** Paths that are asked for in turn, by several connections at a time. */
export interface Load {
  readonly paths: readonly string[];
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
/** So long a process compiles what has become hot, its database's program too, beside the answers: no part of what one costs. */
const WARM_UP_SECONDS = 12;
/** Below what the shop answers on one connection (`server/listen.ts`): the loader does not heed that an answer closes its connection. */
const REQUESTS_PER_CONNECTION = 500;

/** Loads a server and tells how it did. */
export async function load(
  url: string,
  { paths, connections, headers = {}, warmUp = false }: Load & { warmUp?: boolean },
): Promise<Figures & { readonly requests: number }> {
  const [first = '/'] = paths;
  const { requests, latency, non2xx, errors } = await autocannon({
    url: url + first,
    connections,
    duration: warmUp ? WARM_UP_SECONDS : SECONDS,
    reconnectRate: REQUESTS_PER_CONNECTION,
    headers: { 'accept-encoding': 'br', ...headers },
    ...(paths.length > 1 ? { requests: paths.map((path) => ({ path })) } : {}), // which costs the loader more
  });
  return {
    perSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failures: non2xx + errors,
    requests: requests.total,
  };
}

export const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Runs `work` by several workers at once until all `rounds` of each are done. */
export async function race(
  workers: number,
  rounds: number,
  work: (worker: number, round: number) => Promise<boolean>,
): Promise<Figures> {
  const times: number[] = [];
  let failures = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let round = 0; round < rounds; round++) {
        const begun = performance.now();
        if (!(await work(worker, round))) failures++;
        times.push(performance.now() - begun);
      }
    }),
  );
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: (times.length / (performance.now() - started)) * 1000,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    failures,
  };
}
