// Takes out of the router's manifest what only the server reads: the files that each route's script imports, of which it names preloads,
// and whether a route has a page. Each route becomes a line of text that the browser reads back (`giveBack`): its id, path, flags, parent where
// the route before has another, and what few routes have. Their scripts follow, line by line, for letters that nobody can guess are sent more
// briefly by themselves: of one that is named by its route the seven letters of its version. The browser follows the imports of a script itself.
// Less than half of the manifest is sent. Pages outside of the back office are sent a second one, `manifest-shop-…`, without its routes: they
// are a third of all, and who buys has none of them (`entry.server.tsx` names the one or the other).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'build/client/assets';
const BEGINNING = 'window.__reactRouterManifest=';
const names = readdirSync(FOLDER).filter((name) => /^manifest-\w+\.js$/.test(name));
if (names.length !== 1) throw new Error(`Wanted one manifest of routes, found ${names.length}`);

const file = join(FOLDER, names[0]);
const script = readFileSync(file, 'utf8');
if (!script.startsWith(BEGINNING)) throw new Error(`${file} does not begin as a manifest of routes does`);
const manifest = JSON.parse(script.slice(BEGINNING.length).replace(/;\s*$/, ''));

/** Routes as text: their lines, an empty one, and the version or file of each one's script. */
function printRoutes(routes) {
  let before;
  const [lines, scripts] = [[], []];
  for (const [id, route] of routes) {
    const { parentId, path, module, hasLoader, hasAction, index, hasErrorBoundary, ...others } = route;
    const { id: _id, imports: _imports, hasDefaultExport: _hasPage, ...kept } = others;
    const rare = Object.entries(kept).filter(
      ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
    );
    const flags = [!hasLoader, hasAction, index, hasErrorBoundary].reduce(
      (bits, isSet, bit) => bits | (Number(isSet ?? false) << bit),
      0,
    );
    const parent = parentId === before ? '' : parentId;
    before = parentId;
    const rest = rare.length === 0 ? '' : JSON.stringify(Object.fromEntries(rare));
    lines.push([id, path, flags || '', parent, rest].join('\t').trimEnd());
    const name = `/assets/${id.replace(/.*\//, '')}-`;
    const version = module.startsWith(name) ? module.slice(name.length, -'.js'.length) : '';
    scripts.push(version.length === 7 ? version : module);
  }
  return [lines, scripts].map((each) => each.join('\n')).join('\n\n');
}

/** Makes the manifest of it that the router reads; sent as text, so that it names nothing from outside. */
function giveBack(m) {
  let p;
  const r = {};
  const [a, b] = m.routes.split('\n\n');
  const s = b.split('\n');
  for (const l of a.split('\n')) {
    const [id, path, f, q, rare] = l.split('\t');
    const v = s.shift();
    r[id] = {
      id,
      parentId: (p = q || p),
      path: path || undefined,
      module: v[7] ? v : `/assets/${id.replace(/.*\//, '')}-${v}.js`,
      hasLoader: !(f & 1),
      hasAction: !!(f & 2),
      index: !!(f & 4),
      hasErrorBoundary: !!(f & 8),
      ...(rare && JSON.parse(rare)),
    };
  }
  m.routes = r;
  return m;
}
const code = String(giveBack).replace(/\s*([{}()[\],;:=?&|]|\n)\s*/g, '$1');
function write(name, routes) {
  const slim = JSON.stringify({
    ...manifest,
    url: manifest.url.replace(names[0], name),
    routes: printRoutes(routes),
  });
  writeFileSync(join(FOLDER, name), `${BEGINNING}(${code})(${slim});`);
}

const all = Object.entries(manifest.routes);
const ofShop = all.filter(([id]) => !id.startsWith('web/backoffice/'));
if (ofShop.length === all.length) throw new Error('No route of the back office is known by its id');
write(names[0], all);
write(names[0].replace('manifest-', 'manifest-shop-'), ofShop);
