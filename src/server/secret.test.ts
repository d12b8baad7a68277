import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings } from './env.ts';
import { sessionSecret } from './secret.ts';

const directory = mkdtempSync(join(tmpdir(), 'promin-secret-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const settingsWith = (environment: NodeJS.ProcessEnv) =>
  readSettings({ DATA_DIR: directory, ...environment });

describe('the session secret', () => {
  test('is made once for a local shop and stays through restarts', () => {
    const settings = settingsWith({ DATA_DIR: join(directory, 'once') });
    const secret = sessionSecret(settings);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(sessionSecret(settings)).toBe(secret);
  });

  test('differs between installations', () => {
    const one = sessionSecret(settingsWith({ DATA_DIR: join(directory, 'one') }));
    expect(sessionSecret(settingsWith({ DATA_DIR: join(directory, 'other') }))).not.toBe(one);
  });

  test('is readable by the shop’s own account alone', () => {
    const settings = settingsWith({ DATA_DIR: join(directory, 'modes') });
    sessionSecret(settings);
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    expect(modeOf(join(settings.DATA_DIR, 'session-secret'))).toBe(0o600);
    expect(modeOf(settings.DATA_DIR)).toBe(0o700);
  });

  test('is the one that is set, wherever the shop runs', () => {
    const SESSION_SECRET = 'a secret of an operator, long enough';
    for (const PUBLIC_URL of ['https://shop.example', 'http://localhost:3000']) {
      expect(sessionSecret(settingsWith({ SESSION_SECRET, PUBLIC_URL }))).toBe(SESSION_SECRET);
    }
  });

  test.each([
    { PUBLIC_URL: 'https://shop.example' },
    { HOST: '0.0.0.0' },
    { NODE_ENV: 'production', INSTALLATION: 'local', DATABASE_URL: 'postgres://localhost/shop' },
  ])('must be set under %o', (environment) => {
    expect(() => sessionSecret(settingsWith(environment))).toThrow(/SESSION_SECRET is missing/);
  });
});
