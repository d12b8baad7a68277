// The one way in: makes sure of a new enough Node, of the dependencies and of a fresh build, then hands over.
// Plain JavaScript for any Node from 18 on, because it is what finds the right one.
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildShop } from './start/build.mjs';
import { installDependencies } from './start/install.mjs';
import { findNode } from './start/node.mjs';
import { THRIFTY_ENVIRONMENT, THRIFTY_OPTIONS } from './start/thrift.mjs';

const COMMANDS = {
  start: {
    script: ['build/server/index.js'],
    mode: 'production',
    build: true,
    thrifty: true,
    byAddress: true,
  },
  dev: { script: ['src/server/dev.ts'], mode: 'development', build: 'pictures' },
  install: { script: null, mode: 'production' },
  build: { script: null, mode: 'production', build: true },
  check: { script: ['tools/check.mjs'], mode: 'test' },
  test: { script: ['tools/test.mjs'], mode: 'test', build: true },
  'test:all': { script: ['tools/test.mjs', '--all'], mode: 'test', build: true },
  endure: { script: ['tests/endurance/run.ts'], mode: 'test', build: true },
  fuzz: { script: ['tests/fuzz/fuzz.ts'], mode: 'test', build: true },
  bench: { script: ['bench/run.ts'], mode: 'production', build: true },
  discount: { script: ['tools/discount.ts'], mode: 'development' },
  'reduce-price': { script: ['tools/reduce-price.ts'], mode: 'development' },
  staff: { script: ['tools/staff.ts'], mode: 'development' },
  format: { script: ['node_modules/oxfmt/bin/oxfmt', '.'], mode: 'development' },
  configuration: { script: ['tools/configuration.ts'], mode: 'development' },
  message: { script: ['tools/message.mjs'], mode: 'development' },
  'db:migrate': { script: ['tools/database.ts', 'migrate'], mode: 'development' },
  'db:seed': { script: ['tools/database.ts', 'seed'], mode: 'development' },
  'db:reset': { script: ['tools/database.ts', 'reset'], mode: 'development' },
  'db:backup': { script: ['tools/database.ts', 'backup'], mode: 'development' },
  'db:restore': { script: ['tools/database.ts', 'restore'], mode: 'development' },
  'db:export': { script: ['tools/database.ts', 'export'], mode: 'development' },
  'db:fill': { script: ['tools/fill-database.ts'], mode: 'development' },
  'db:generate': { script: ['tools/generate-migration.mjs'], mode: 'development' },
};

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const [name = 'start', ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`Unknown command ${name}. There are: ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(2);
}
const node = findNode();
installDependencies(node, name === 'install' ? rest : []);
if (command.build) buildShop(node, { onlyPictures: command.build === 'pictures' });
if (command.script) run(command);

/** Runs the command in place of this process as far as that goes: its signals, its output, its exit code. */
function run({ script, mode, thrifty, byAddress }) {
  const child = spawn(node, [...script, ...rest], {
    stdio: 'inherit',
    env: {
      ...(thrifty && THRIFTY_ENVIRONMENT),
      ...process.env,
      NODE_ENV: process.env.NODE_ENV ?? mode,
      // Production mode is only for speed where nobody asked for it: such a shop is public if its address is.
      INSTALLATION: process.env.INSTALLATION || (byAddress && !process.env.NODE_ENV ? 'by-address' : ''),
      PATH: dirname(node) + delimiter + process.env.PATH,
      NODE_OPTIONS: [
        ...(thrifty ? THRIFTY_OPTIONS : []),
        process.env.NODE_OPTIONS,
        '--disable-warning=ExperimentalWarning',
      ]
        .filter(Boolean)
        .join(' '),
    },
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithParent(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm's shell does not pass signals on: when it is gone, the server would stay. */
function stopWithParent(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
}
