import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { freePort } from './free-port.ts';

/** Signs the cookies of every such shop. */
export const SECRET = 'a secret for tests and benchmarks only, of enough length';

export interface Running {
  readonly url: string;
  readonly pid: number;
  /** Tells the process to stop and waits for it; answers its exit code, null if a signal ended it. */
  readonly stop: () => Promise<number | null>;
  /** Ends the process as a power cut would. */
  readonly kill: () => Promise<unknown>;
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

/**
 * Processes that run. A test that fails before it has said what stops its process leaves it behind; it keeps the output of the test's own
 * process open, which the whole run then waits for without end.
 */
const left = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of left) child.kill('SIGKILL');
});

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1800; attempt++) {
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** Starts a server in a process of its own, so that measuring and serving do not share one thread. */
export async function startProcess(
  script: string[],
  { port, probe, env, logFile }: { port: number; probe: string; env: NodeJS.ProcessEnv; logFile?: string },
) {
  const log = logFile === undefined ? null : openSync(logFile, 'a');
  const child = spawn(process.execPath, script, {
    stdio: ['ignore', log ?? 'ignore', log ?? 'inherit'],
    env: { ...process.env, ...env },
  });
  if (log !== null) closeSync(log); // the process has its own
  left.add(child);
  child.once('exit', () => left.delete(child));
  child.unref();
  const url = `http://127.0.0.1:${port}`;
  const failed = ended(child).then((code) => {
    throw new Error(`The process ended with ${code} before ${url} answered`);
  });
  await Promise.race([answers(url + probe), failed]);
  const end = async (signal: NodeJS.Signals) => {
    child.ref();
    const gone = ended(child);
    child.kill(signal);
    return gone;
  };
  return { url, pid: child.pid ?? Number.NaN, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

export interface ShopOptions {
  readonly dataDirectory: string;
  /** Where it listens; a free port unless it has to be found there again. */
  readonly port?: number;
  readonly databaseUrl?: string;
  /** Where all that the shop says is written to; otherwise its log is dropped and its errors are the test's. */
  readonly logFile?: string;
  /** Settings that go before those of every test. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** The built shop in a process of its own, on the embedded database of a folder or on a Postgres server. */
export async function startShop(options: ShopOptions): Promise<Running> {
  const port = options.port ?? (await freePort());
  const env = {
    NODE_ENV: 'production',
    INSTALLATION: 'local',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: options.dataDirectory,
    DATABASE_URL: options.databaseUrl ?? '',
    SESSION_SECRET: SECRET,
    TRUST_PROXY: 'true',
    // Most staff of tests sign in by a password alone; a public shop refuses that.
    ...(options.environment?.INSTALLATION === undefined && { STAFF_SECOND_FACTOR: 'off' }),
    DEMO_ACCOUNT: 'off',
    ORDER_LIMITS: 'off', // a few customers place all orders
    LOG_LEVEL: 'error',
    ...options.environment,
  };
  return startProcess(['build/server/index.js'], { port, probe: '/readyz', env, logFile: options.logFile });
}
