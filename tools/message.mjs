// npm run message -- <key> "<uk>" "<pl>" "<en>": adds or changes one text in all three languages, keys kept sorted.
// npm run message -- --remove <key>: takes a text away.
// npm run message -- --file <texts.json>: the same for many, {"key": ["uk", "pl", "en"], …}.
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const LOCALES = ['uk', 'pl', 'en'];
const file = (locale) => `src/content/messages/${locale}.json`;
const [first, ...rest] = process.argv.slice(2);
const removed = first === '--remove' ? rest : [];
const texts =
  removed.length > 0
    ? {}
    : first === '--file'
      ? JSON.parse(readFileSync(rest[0], 'utf8'))
      : { [first]: rest };

for (const [key, values] of Object.entries(texts)) {
  if (!/^[a-z_][\w.-]*$/i.test(key) || values.length !== 3 || values.some((value) => !value)) {
    console.error(`Wanted a key and three texts, got ${key}: ${JSON.stringify(values)}`);
    process.exit(2);
  }
}
const lock = `${file('uk')}.lock`;
for (let tries = 0; ; tries++) {
  try {
    closeSync(openSync(lock, 'wx'));
    break;
  } catch {
    if (tries > 100) throw new Error(`${lock} stays; remove it if no other run holds it`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
}
try {
  LOCALES.forEach((locale, index) => {
    const messages = JSON.parse(readFileSync(file(locale), 'utf8'));
    for (const [key, values] of Object.entries(texts)) messages[key] = values[index];
    for (const key of removed) delete messages[key];
    const sorted = Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file(locale), JSON.stringify(sorted, null, 2) + '\n');
  });
} finally {
  rmSync(lock);
}
console.log(`${Object.keys(texts).length} written, ${removed.length} removed in ${LOCALES.join(', ')}`);
