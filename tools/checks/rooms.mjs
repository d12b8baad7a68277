// The table of rooms in ARCHITECTURE.md names each folder of each house, and no other.
import { readdirSync, readFileSync } from 'node:fs';

const HOUSES = ['domain', 'content', 'server', 'web'];

const rows = readFileSync('ARCHITECTURE.md', 'utf8').matchAll(
  /^\| `([a-z0-9-]+)` \|[^|]*\| ([a-z, ]+) \|$/gm,
);
const named = new Set(
  [...rows].flatMap(([, room, houses]) => houses.split(', ').map((house) => `${house}/${room}`)),
);
const built = new Set(
  HOUSES.flatMap((house) =>
    readdirSync(`src/${house}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && readdirSync(`src/${house}/${entry.name}`).length > 0)
      .map((entry) => `${house}/${entry.name}`),
  ),
);

const problems = [
  ...[...built]
    .filter((room) => !named.has(room))
    .map((room) => `src/${room} is not in the table of rooms in ARCHITECTURE.md`),
  ...[...named]
    .filter((room) => !built.has(room))
    .map((room) => `The table of rooms in ARCHITECTURE.md names src/${room}, which is not there`),
];
for (const problem of problems) console.error(problem);
console.log(`${built.size} rooms, ${problems.length} problems`);
process.exitCode = problems.length > 0 || named.size === 0 ? 1 : 0;
