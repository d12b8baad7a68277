import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'promin-fences-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rules: { default: { forbidden: IFlattenedRuleSet['forbidden']; options: ICruiseOptions } } =
  await import(new URL('../../.dependency-cruiser.mjs', import.meta.url).href);

/** Names of the rules that a house of these files breaks. */
async function brokenBy(files: Readonly<Record<string, string>>): Promise<string[]> {
  const house = mkdtempSync(join(folder, 'house-'));
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), code);
  }
  const { forbidden, options } = rules.default;
  const { output } = await cruise(['src'], {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: house,
  });
  const result = output as ICruiseResult;
  expect(result.summary.totalCruised).toBe(Object.keys(files).length);
  return result.summary.violations.map(({ rule }) => rule.name);
}

const leaf = 'export const name = 1;';
const importing = (path: string) => `import { name } from '${path}';\nexport const other = name;`;

test.each([
  [
    'the domain imports the server',
    'src/domain/tax.ts',
    '../server/env.ts',
    'src/server/env.ts',
    'domain is pure',
  ],
  [
    'a screen imports the server',
    'src/web/home/card.tsx',
    '../../server/env.ts',
    'src/server/env.ts',
    'web knows no server',
  ],
  [
    'a route takes another door than the context',
    'src/web/home/home.route.tsx',
    '../../server/env.ts',
    'src/server/env.ts',
    'a route has one door to the server',
  ],
  [
    'the server imports a screen',
    'src/server/api/api.ts',
    '../../web/home/card.tsx',
    'src/web/home/card.tsx',
    'server never imports web',
  ],
  [
    'a component knows the shop',
    'src/web/ui/button.tsx',
    '../../domain/tax.ts',
    'src/domain/tax.ts',
    'ui has never heard of a shop',
  ],
  [
    'an early room knows a later one',
    'src/server/catalogue/list.ts',
    '../orders/find.ts',
    'src/server/orders/find.ts',
    'server/catalogue knows no later room',
  ],
])('%s: refused', async (_, from, path, to, rule) => {
  expect(await brokenBy({ [from]: importing(path), [to]: leaf })).toContain(rule);
});

test('a type alone is an import too', async () => {
  const files = {
    'src/domain/tax.ts': "import type { Name } from '../server/env.ts';\nexport const tax: Name = 1;",
    'src/server/env.ts': 'export type Name = number;',
  };
  expect(await brokenBy(files)).toContain('domain is pure');
});

test('two files that import each other are refused', async () => {
  const files = {
    'src/domain/one.ts': "import { two } from './two.ts';\nexport const one = () => two;",
    'src/domain/two.ts': "import { one } from './one.ts';\nexport const two = () => one;",
  };
  expect(await brokenBy(files)).toContain('no circles');
});

test('a route that asks the server through the context is welcome', async () => {
  const files = {
    'src/web/home/home.route.tsx': importing('../../server/context.ts'),
    'src/server/context.ts': importing('../domain/tax.ts'),
    'src/domain/tax.ts': leaf,
  };
  expect(await brokenBy(files)).toEqual([]);
});
