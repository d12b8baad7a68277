// Takes out of the router's manifest what only the server reads: the files that each route's script imports, of which it names preloads, and
// flags that are off; and the id that each route repeats from its key, which is given back in the browser. The browser follows the imports of
// a script itself. More than half of what was sent of the manifest with every page.
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
for (const [id, { id: _id, imports: _imports, ...route }] of Object.entries(manifest.routes)) {
  manifest.routes[id] = Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false));
}
const GIVE_IDS = '(m=>{for(const id in m.routes)m.routes[id].id=id;return m})';
writeFileSync(file, `${BEGINNING}${GIVE_IDS}(${JSON.stringify(manifest)});`);
