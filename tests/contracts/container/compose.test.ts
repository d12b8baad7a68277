import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../../src/server/env.ts';
import { missingSettings } from '../../../src/server/require-settings.ts';
import { parseDockerfile } from '../../support/container/parse-dockerfile.ts';
import { PUBLIC_SETTINGS } from '../../support/public-settings.ts';

const service = v.object({
  read_only: v.boolean(),
  tmpfs: v.array(v.string()),
  environment: v.record(v.string(), v.string()),
  ports: v.optional(v.array(v.string()), []),
  volumes: v.array(v.string()),
});
const { services } = v.parse(
  v.object({
    services: v.object({
      shop: v.object({
        ...service.entries,
        env_file: v.tuple([v.object({ path: v.string(), required: v.boolean() })]),
        depends_on: v.object({ database: v.object({ condition: v.string() }) }),
      }),
      database: v.object({
        ...service.entries,
        image: v.string(),
        healthcheck: v.object({ test: v.array(v.string()) }),
      }),
    }),
  }),
  parse(readFileSync('compose.yaml', 'utf8')),
);

describe.each(Object.entries(services))('%s', (_, { read_only, tmpfs, environment }) => {
  test('may write nothing but its volume and what is gone with it', () => {
    expect(read_only).toBe(true);
    expect(tmpfs).toContain('/tmp');
  });

  test('has no secret of its own: each is asked for, or absent', () => {
    const secrets = Object.entries(environment).filter(([name]) =>
      /PASSWORD|SECRET|TOKEN|DATABASE_URL/.test(name),
    );
    expect(secrets.length).toBeGreaterThan(0);
    for (const [name, value] of secrets)
      expect([name, value]).toEqual([name, expect.stringMatching(/\$\{\w+:(\?.+|-)\}/)]);
  });
});

test('the shop waits until the database answers, which nobody reaches from outside', () => {
  expect(services.shop.depends_on.database.condition).toBe('service_healthy');
  expect(services.database.healthcheck.test.join(' ')).toContain('pg_isready');
  expect(services.database.ports).toEqual([]);
  expect(services.database.image).toMatch(/^postgres:\d+\.\d+$/);
});

test('the shop’s volume is where its image says that it writes', () => {
  const volume = image?.steps.find(({ instruction }) => instruction === 'VOLUME')?.text;
  expect(services.shop.volumes).toEqual([`shop-data:${volume}`]);
});

/** The shop's settings as Compose makes them of the file `.env`. */
function settingsWith(file: Readonly<Record<string, string>>) {
  const given: Record<string, string> = { ...file };
  for (const [name, value] of Object.entries(services.shop.environment)) {
    given[name] = value.replaceAll(/\$\{(\w+):[?-][^}]*\}/g, (_, variable: string) => file[variable] ?? '');
  }
  return given;
}
const FILE = { ...PUBLIC_SETTINGS, POSTGRES_PASSWORD: 'letters1and2digits' };
const image = parseDockerfile(readFileSync('Dockerfile', 'utf8')).at(-1);
const IMAGE = Object.fromEntries(
  (image?.steps ?? [])
    .filter(({ instruction }) => instruction === 'ENV')
    .flatMap(({ text }) => text.split(/\s+/))
    .map((pair) => pair.split('=', 2)),
);

test('every setting that it gives is one, and all that a public shop needs reaches it', () => {
  expect(services.shop.env_file[0]).toEqual({ path: '.env', required: false });
  const given = settingsWith(FILE);
  const settings = readSettings({ ...IMAGE, ...given });
  const names = Object.keys(services.shop.environment).filter((name) => given[name] !== '');
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(names));
  expect(missingSettings(settings)).toEqual([]);
});

test('it is a shop for strangers unless its file says otherwise', () => {
  const { TAX_RATE_PERCENT_PL: _, ...others } = FILE;
  expect(missingSettings(readSettings({ ...IMAGE, ...settingsWith(others) }))).toEqual([
    'TAX_RATE_PERCENT_PL',
  ]);
  const local = { ...FILE, INSTALLATION: 'local', PUBLIC_URL: 'http://localhost:3000' };
  expect(missingSettings(readSettings({ ...IMAGE, ...settingsWith(local) }))).toEqual([]);
});
