// Takes out of the router's manifest what only the server reads: the files that each route's script imports, of which it names preloads,
// flags that are off, empty lists, whether a route has a page; and what is given back in the browser: the id of a route and the name of its
// script but for the eight letters of its version, which follow from its key, its parent where the route before has the same, and that it has
// a loader, as most do. The browser follows the imports of a script itself. More than half
// of what was sent of the manifest with every page.
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
let before;
for (const [
  id,
  { id: _id, imports: _imports, hasDefaultExport: _hasPage, parentId, hasLoader, ...route },
] of Object.entries(manifest.routes)) {
  const kept = Object.entries(route).filter(
    ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
  );
  const name = `/assets/${id.replace(/.*\//, '')}-`;
  const version = route.module.startsWith(name) ? route.module.slice(name.length, -'.js'.length) : '';
  manifest.routes[id] = {
    ...(parentId !== before && { parentId }),
    ...(!hasLoader && { hasLoader: false }),
    ...Object.fromEntries(kept),
    ...(version.length === 8 && { module: version }),
  };
  before = parentId;
}
const GIVE_BACK =
  "(m=>{let p;for(const id in m.routes){const r=m.routes[id];r.id=id;p=r.parentId??=p;r.hasLoader??=true;if(r.module.length===8)r.module='/assets/'+id.replace(/.*\\//,'')+'-'+r.module+'.js'}return m})";
writeFileSync(file, `${BEGINNING}${GIVE_BACK}(${JSON.stringify(manifest)});`);
