import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

/** The built shop in a process of its own, with all that it says. */
export interface HeardShop {
  readonly url: string;
  /** Everything said so far, on both outputs. */
  readonly said: () => string;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Its exit code, once it is gone; null if a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Tells it to stop; answers its exit code. */
  readonly stop: () => Promise<number | null>;
}

const SETTINGS = {
  NODE_ENV: 'production',
  INSTALLATION: 'local',
  DEMO_ACCOUNT: 'off',
  DATABASE_URL: '',
  SESSION_SECRET: 'a secret for tests only, of enough length',
  TRUST_PROXY: 'true',
  LOG_LEVEL: 'debug',
};

/** Starts the built shop and waits until it says that it is open; throws what it said when it ends before. */
export async function startHeardShop(
  environment: NodeJS.ProcessEnv,
  nodeOptions: readonly string[] = [],
): Promise<HeardShop> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...nodeOptions, 'build/server/index.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...SETTINGS, PORT: String(port), PUBLIC_URL: url, ...environment },
  });
  const lines: string[] = [];
  const isOpen = Promise.withResolvers<void>();
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line);
      if (line.includes('the shop is open')) isOpen.resolve();
    });
  }
  const said = () => lines.join('\n');
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const tooEarly = ended.then(() => Promise.reject(new Error(said())));
  tooEarly.catch(() => {}); // once it was open, its end is no failure
  await Promise.race([isOpen.promise, tooEarly]);
  const signal = (name: NodeJS.Signals) => void child.kill(name);
  return {
    url,
    said,
    signal,
    ended,
    stop: () => {
      signal('SIGTERM');
      return ended;
    },
  };
}
