import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildContext } from '../support/container/build-context.ts';
import { buildStage, type Built } from '../support/container/build-image.ts';
import { parseDockerfile } from '../support/container/parse-dockerfile.ts';
import { freePort } from '../support/free-port.ts';
import { PUBLIC_SETTINGS } from '../support/public-settings.ts';
import { seededTemplate } from '../support/seeded-template.ts';
import { THRIFTY_ENVIRONMENT, THRIFTY_OPTIONS } from '../../tools/start/thrift.mjs';

const PROJECT = process.cwd();
const PORT = String(await freePort());
/** Whether other accounts may enter a folder; a project in root's own home is closed to them. */
const isOpenToAll = (path: string): boolean =>
  (statSync(path).mode & 0o001) !== 0 && (dirname(path) === path || isOpenToAll(dirname(path)));
/** The account `node` of the image. Root here stands for the engine and can become it; anybody else stays himself. */
const ACCOUNT =
  process.getuid?.() === 0 && isOpenToAll(PROJECT) && isOpenToAll(process.execPath)
    ? { uid: 1000, gid: 1000 }
    : {};
// Beside the project's other caches: packages are hard-linked, which needs one file system.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join(PROJECT, '.cache/image-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const template = await seededTemplate();
const stages = parseDockerfile(readFileSync('Dockerfile', 'utf8'));
const built = new Map<string, Built>();
function theImage(): Built {
  for (const stage of stages) {
    if (!built.has(stage.name)) {
      built.set(
        stage.name,
        buildStage(stage, join(folder, stage.name || 'final'), { project: PROJECT, built }),
      );
    }
  }
  const image = built.get('');
  if (!image) throw new Error('The last stage has no name');
  return image;
}

/** A volume of an earlier start: filling a catalogue takes longer than all else here. */
function giveData(data: string) {
  cpSync(template, join(data, 'database'), { recursive: true });
  const { uid, gid } = ACCOUNT;
  if (uid === undefined) return;
  const names = readdirSync(data, { recursive: true, encoding: 'utf8' });
  for (const name of ['', ...names]) chownSync(join(data, name), uid, gid);
}

test('no stage takes an image that may change its Node', () => {
  for (const { image } of stages) expect(image).toMatch(/^node:\d+\.\d+\.\d+-slim$/);
});

test('an engine is sent neither data nor secrets nor tests', () => {
  const sent = buildContext(PROJECT);
  expect(sent).toContain('src/server/main.ts');
  expect(sent).toContain('.npmrc');
  const unwanted = /^(\.env|\.git|\.cache|data|build|node_modules|tests|bench|docs)(\/|$)|\.test\.tsx?$/;
  expect(sent.filter((path) => unwanted.test(path))).toEqual([]);
});

describe('the image', () => {
  let image: Built;
  beforeAll(() => {
    image = theImage();
  });

  test('has what runs and the migrations, and nothing that only development needs', () => {
    const has = (path: string) => existsSync(join(image.folder, path));
    for (const path of [
      'build/server/index.js',
      'build/client',
      'build/pictures',
      'src/server/database/migrations/meta/_journal.json',
      'node_modules/pg',
      'tools/database.ts',
    ]) {
      expect([path, has(path)]).toEqual([path, true]);
    }
    for (const path of [
      'node_modules/vite',
      'node_modules/typescript',
      'node_modules/vitest',
      'tests',
      '.git',
    ]) {
      expect([path, has(path)]).toEqual([path, false]);
    }
  });

  test('makes pictures smaller', async () => {
    const picture = "{ create: { width: 9, height: 9, channels: 3, background: 'red' } }";
    const script = `import('sharp').then(({ default: sharp }) => sharp(${picture}).webp().toBuffer()).then(({ length }) => console.log(length > 0))`;
    const made = await promisify(execFile)(process.execPath, ['-e', script], { cwd: image.folder });
    expect(made.stdout).toBe('true\n');
  });

  test('is started as thriftily as `npm start` does', () => {
    expect(image.environment).toMatchObject(THRIFTY_ENVIRONMENT);
    expect(image.command).toEqual(expect.arrayContaining([...THRIFTY_OPTIONS]));
  });

  test('runs as nobody special, writes only its data, is healthy, and stops in peace', async () => {
    expect(image.user).toBe('node');
    const data = join(folder, 'data');
    giveData(data);
    const { PATH } = process.env;
    const own = { PORT, DATA_DIR: data, HOST: '127.0.0.1', LOG_LEVEL: 'error' };
    const env = { PATH, ...image.environment, ...PUBLIC_SETTINGS, ...own };
    const options = { cwd: image.folder, env, ...ACCOUNT };
    const node = (words: readonly string[]) => {
      expect(words[0]).toBe('node');
      return words.slice(1);
    };
    const before = readdirSync(image.folder, { recursive: true }).length;
    const untold = { ...options, env: { PATH, ...image.environment, ...own } };
    await expect(promisify(execFile)(process.execPath, node(image.command), untold)).rejects.toThrow(
      /Strangers can reach this installation[^]*PUBLIC_URL[^]*SESSION_SECRET/,
    );
    const shop = spawn(process.execPath, node(image.command), {
      ...options,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    onTestFinished(() => void shop.kill('SIGKILL'));
    const ended = new Promise<number | null>((resolve) => shop.once('exit', resolve));
    const isHealthy = () =>
      promisify(execFile)(process.execPath, node(image.healthcheck), options).then(
        () => true,
        () => false,
      );
    while (shop.exitCode === null && shop.signalCode === null && !(await isHealthy())) await setTimeout(100);
    const page = await fetch(`http://127.0.0.1:${PORT}/ua/solar-panels`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
    shop.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await isHealthy()).toBe(false);
    // An operator's command installs nothing first.
    const migrate = ['tools/run.mjs', 'db:migrate'];
    const { stdout } = await promisify(execFile)(process.execPath, migrate, options);
    expect(stdout).toBe('Migrations are applied.\n');
    expect(readdirSync(image.folder, { recursive: true }).length).toBe(before);
  }, 120_000);
});
