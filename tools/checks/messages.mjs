// The texts: all three languages have the same keys and places, each text is sound, each key is used somewhere.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkMessage } from '../../src/domain/messages/check-message.ts';
import { readMessage } from '../../src/domain/messages/read-message.ts';

const LOCALES = ['uk', 'pl', 'en'];
const messages = Object.fromEntries(
  LOCALES.map((locale) => [locale, JSON.parse(readFileSync(`src/content/messages/${locale}.json`, 'utf8'))]),
);
const faults = [];

const byAlphabet = (a, b) => (a < b ? -1 : 1);
const placesOf = (text) => {
  const read = readMessage(text);
  return read.ok ? [...read.parts.places.keys()].toSorted(byAlphabet).join() : null;
};
const keys = Object.keys(messages.uk);

for (const locale of LOCALES) {
  const own = Object.keys(messages[locale]);
  for (const key of own) if (!(key in messages.uk)) faults.push(`${locale}: ${key} is not in uk.json`);
  if (own.join() !== own.toSorted(byAlphabet).join()) faults.push(`${locale}: keys are not sorted`);
  for (const key of keys) {
    const text = messages[locale][key] ?? '';
    const fault = checkMessage(text, { key, shipped: text, locale });
    if (fault) faults.push(`${locale}: ${key}: ${fault.reason} ${fault.detail}`);
    else if (placesOf(text) !== placesOf(messages.uk[key]))
      faults.push(`${locale}: ${key} has other places than uk`);
  }
}

const filesBelow = (path) =>
  readdirSync(path).flatMap((name) => {
    const file = join(path, name);
    if (statSync(file).isDirectory()) return file === 'src/content/messages' ? [] : filesBelow(file);
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [file] : [];
  });
const code = filesBelow('src')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
/** Families whose keys are put together from data: `spec.${key}`. */
const families = new Set([...code.matchAll(/`([a-zA-Z_.]+\.)\$\{/g)].map(([, family]) => family));
for (const key of keys) {
  const isComposed = [...families].some((family) => key.startsWith(family));
  if (!isComposed && !code.includes(`'${key}'`) && !code.includes(`"${key}"`))
    faults.push(`${key} is used nowhere`);
}

for (const fault of faults) console.error(fault);
console.log(`${keys.length} texts in ${LOCALES.length} languages, ${faults.length} faults`);
process.exitCode = faults.length > 0 || keys.length === 0 ? 1 : 0;
