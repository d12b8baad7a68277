import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import pageRoutes from '../../../src/routes.ts';

interface PageFile {
  readonly route: string;
  readonly file: string;
}

/** Every route with a path of its own, frames included: an action of a frame has an address too. */
const pageFiles = (routes: readonly RouteConfigEntry[], above = ''): readonly PageFile[] =>
  routes.flatMap(({ path, file, index, children }) => {
    const route = path === undefined ? above : `${above}/${path}`;
    return [
      { route: index ? `${route}?index` : route, file: `src/${file}` },
      ...pageFiles(children ?? [], route),
    ];
  });

const isFrame = ({ route }: PageFile, all: readonly PageFile[]) =>
  all.some((other) => other.route === `${route}?index`);

/** Every page of the route table. */
export function pagesInCode(): readonly string[] {
  const all = pageFiles(pageRoutes);
  return all.filter((page) => !isFrame(page, all)).map(({ route }) => route.replace('?index', ''));
}

const HAS_ACTION = /^export (?:async function|function|const) action\b/m;
const IMPORT = /from '(\.{1,2}\/[^']+\.tsx?)'/g;

/** The source of a route with what answers or shows its forms: modules of its room, and `answer-*` of others. */
function formSources(file: string): readonly string[] {
  const room = dirname(file);
  const seen = new Set<string>();
  const read = (path: string): void => {
    if (seen.has(path) || !existsSync(path)) return;
    seen.add(path);
    for (const [, to = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const target = join(dirname(path), to);
      if (basename(target).startsWith('answer-') || (dirname(target) === room && !target.includes('.route.')))
        read(target);
    }
  };
  read(file);
  return [...seen].map((path) => readFileSync(path, 'utf8'));
}

/** How a module names the intents that it takes or sends. */
const INTENT_FORMS = [
  /(?<!typeof )\bintent(?:'\))? [=!]== '([\w-]+)'/g,
  /\bconst intent = '([\w-]+)'/g,
  /\bname="intent"\s+value="([\w-]+)"/g,
];
const INTENT_LISTS = /\b[A-Z_]*INTENTS = \[([^\]]*)\]/g;
const SWITCH = /switch \(intent\)/;

function intentsIn(source: string): readonly string[] {
  const named = INTENT_FORMS.flatMap((form) => [...source.matchAll(form)].map(([, intent = '']) => intent));
  const listed = [...source.matchAll(INTENT_LISTS)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, intent = '']) => intent),
  );
  const cases = SWITCH.test(source) ? [...source.matchAll(/^\s+case '([\w-]+)':/gm)] : [];
  return [...named, ...listed, ...cases.map(([, intent = '']) => intent)];
}

const READS_INTENT = /\bform\.get\('intent'\)|\banswer\w+\(/;

/** Every form that a page takes: `POST {route}`, and the same with each intent where the page tells several apart. */
export function formsInCode(): readonly string[] {
  return pageFiles(pageRoutes).flatMap(({ route, file }) => {
    const source = readFileSync(file, 'utf8');
    if (!HAS_ACTION.test(source)) return [];
    const intents = READS_INTENT.test(source) ? new Set(formSources(file).flatMap(intentsIn)) : [];
    return [`POST ${route}`, ...[...intents].map((intent) => `POST ${route} ${intent}`)];
  });
}

const HTTP = 'src/server/http';
const MOUNTED = /\bapp\.route\('([^']*)', (\w+)\(/g;
const HANDLED = /\bapp\.(get|post|put|patch|delete)\('([^']+)'/g;
/** A handler of any method only refuses, but for the pages'. */
const REGISTERED = /\bapp\.(?:get|post|put|patch|delete|on|route)\(/g;

function handledIn(source: string, below: string, mounted = 0): readonly string[] {
  const found = [...source.matchAll(HANDLED)];
  const registered = [...source.matchAll(REGISTERED)].length;
  if (found.length + mounted !== registered)
    throw new Error(`An address below ${below || '/'} is not written as app.get('/path', …)`);
  return found.map(
    ([, method = '', path = '']) =>
      `${method.toUpperCase()} ${`${below}${path}`.replace(/(?<=.)\/$/, '').replaceAll('\\\\', '\\')}`,
  );
}

/** Every other address that `http/app.ts` answers: what its modules handle, beside the API and the pages. */
export function otherAddressesInCode(): readonly string[] {
  const app = readFileSync(`${HTTP}/app.ts`, 'utf8');
  const mounts = [...app.matchAll(MOUNTED)];
  const mounted = mounts.flatMap(([, below = '', name = '']) => {
    if (name === 'createApi') return []; // has a list of its own
    const [, from = ''] = new RegExp(String.raw`\b${name}\b[^;]*? from '\./([^']+)'`).exec(app) ?? [];
    const source = readFileSync(join(HTTP, from), 'utf8');
    // One module handles the photographs of all that has some.
    const handler = source.includes('photographFiles(') ? 'photograph-files.ts' : from;
    return handledIn(readFileSync(join(HTTP, handler), 'utf8'), below === '/' ? '' : below);
  });
  return [...handledIn(app, '', mounts.length), ...mounted];
}
