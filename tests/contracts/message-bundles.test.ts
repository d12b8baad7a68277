import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import uk from '../../src/content/messages/uk.json' with { type: 'json' };
import { bundleOf, MESSAGE_BUNDLES } from '../../src/content/message-bundle.ts';

const WEB = 'src/web/';
const FRAME = ['src/root.tsx', 'src/web/shell/shell.route.tsx'];
/** Screens around those of some folders. */
const OUTER = [
  {
    route: `${WEB}backoffice/backoffice.route.tsx`,
    around: [
      `${WEB}backoffice/`,
      `${WEB}home/editing/`,
      `${WEB}home/arranging/`,
      `${WEB}home/agreed/`,
      `${WEB}home/pictures/`,
    ],
  },
  { route: `${WEB}account/profile/profile.route.tsx`, around: [`${WEB}account/profile/`] },
];
/** The screens that are there before this one's own. */
const framesOf = (route: string) => [
  ...FRAME,
  ...OUTER.filter(({ around }) => around.some((folder) => route.startsWith(folder))).map(
    (outer) => outer.route,
  ),
];
const routes = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.route.tsx'))
  .map((name) => WEB + name);

/** The modules of the browser that one imports: to be loaded, or, by `import()`, later. */
function importsOf(file: string) {
  const source = readFileSync(file, 'utf8');
  const found = (pattern: RegExp) =>
    [...source.matchAll(pattern)].map(([, path = '']) => join(dirname(file), path));
  return {
    atOnce: found(/^(?!import type)(?:.*from|import) '(\.[^']+)'/gm),
    later: found(/import\(\s*'(\.[^']+)'/g),
  };
}
const isOfBrowser = (file: string) =>
  file.startsWith('src/') &&
  existsSync(file) &&
  !file.startsWith('src/server/') &&
  !file.endsWith('.server.ts') && // the build keeps them from the browser
  !file.endsWith('.static.tsx'); // drawn by the server alone

/** The modules that are loaded together with these files. */
function modulesOf(files: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !isOfBrowser(file)) return;
    seen.add(file);
    importsOf(file).atOnce.forEach(visit);
  };
  files.forEach(visit);
  return seen;
}

/** The texts that a screen's module names; `family.${part}` names all of its family. */
function textsIn(file: string): string[] {
  if (!file.startsWith(WEB)) return [];
  const source = readFileSync(file, 'utf8');
  // What is handed `translate` prints for a loader, on the server; screens ask `useT`.
  if (/import type \{[^}]*\bTranslate\b/.test(source) && !source.includes('useT(')) return [];
  const shown = source.replaceAll(/\btranslate\('[^']*'/g, ''); // so prints a loader
  const named = shown.matchAll(/'([a-z]\w*\.[^'\s]+)'|`([a-z]\w*\.[^`\s]*\$\{[^`]*)`/gi);
  return [...named].flatMap(([, key, pattern = '']) => {
    if (key !== undefined) return key in uk ? [key] : [];
    const parts = pattern.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    const family = new RegExp(`^${parts.join('[^.]+')}$`);
    return Object.keys(uk).filter((text) => family.test(text));
  });
}

/** The bundles that a module brings, for a page or for a part of one. */
function bundlesIn(file: string): string[] {
  const calls = readFileSync(file, 'utf8').matchAll(/\b(?:pageMessages|loadMessages)\(('[^)]*)\)/g);
  const named = [...calls].map(([, names = '']) => names).join();
  return MESSAGE_BUNDLES.filter((bundle) => named.includes(`'${bundle}'`));
}

/** What these files name and do not bring, nor find there; then the same of each part that they bring later. */
function missingIn(
  files: readonly string[],
  found: ReadonlySet<string>,
  asked = new Set<string>(),
): string[] {
  const modules = modulesOf(files);
  const bundles = new Set([...found, ...[...modules].flatMap(bundlesIn)]);
  const missing = [...modules].flatMap((file) =>
    textsIn(file).flatMap((key) => (bundles.has(bundleOf(key) ?? 'server') ? [] : [`${file}: ${key}`])),
  );
  const later = [...modules].flatMap((file) => importsOf(file).later.filter((part) => isOfBrowser(part)));
  return later.reduce((all, part) => {
    if (asked.has(part)) return all;
    return [...all, ...missingIn([part], bundles, asked.add(part))];
  }, missing);
}

describe.each(routes)('%s', (route) => {
  test('has all its texts in the browser', () => {
    expect(missingIn([...framesOf(route), route], new Set(['shop']))).toEqual([]);
  });
});

test('the texts of a screen are seen', () => {
  const texts = [...modulesOf([`${WEB}checkout/checkout.route.tsx`])].flatMap(textsIn);
  expect(texts.filter((key) => bundleOf(key) === 'counter').length).toBeGreaterThan(30);
});
