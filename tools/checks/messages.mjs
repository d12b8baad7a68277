// The texts: all three languages have the same keys and places, each text compiles, each key is used somewhere.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';

const LOCALES = ['uk', 'pl', 'en'];
const messages = Object.fromEntries(
  LOCALES.map((locale) => [locale, JSON.parse(readFileSync(`src/content/messages/${locale}.json`, 'utf8'))]),
);
/** Plural forms that each language must spell out (CLDR, integers). */
const PLURAL_FORMS = { uk: ['one', 'few', 'many'], pl: ['one', 'few', 'many'], en: ['one'] };
const faults = [];

const byAlphabet = (a, b) => (a < b ? -1 : 1);
const placesOf = (text) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].toSorted(byAlphabet).join();
const keys = Object.keys(messages.uk);

for (const locale of LOCALES) {
  const own = Object.keys(messages[locale]);
  for (const key of own) if (!(key in messages.uk)) faults.push(`${locale}: ${key} is not in uk.json`);
  if (own.join() !== own.toSorted(byAlphabet).join()) faults.push(`${locale}: keys are not sorted`);
  for (const key of keys) {
    const text = messages[locale][key];
    if (!text?.trim()) {
      faults.push(`${locale}: ${key} is missing`);
      continue;
    }
    try {
      compile(text);
    } catch (error) {
      faults.push(`${locale}: ${key}: ${error.message}`);
    }
    const places = (value) =>
      placesOf(value.replaceAll(/\b(one|few|many|other|=\d+|day|week|month)\s*\{/g, '<'));
    if (places(text) !== places(messages.uk[key])) faults.push(`${locale}: ${key} has other places than uk`);
    if (/,\s*plural\s*,/.test(text)) {
      for (const form of PLURAL_FORMS[locale]) {
        if (!new RegExp(`\\b${form}\\s*\\{`).test(text))
          faults.push(`${locale}: ${key} has no form “${form}”`);
      }
    }
  }
}

const filesBelow = (path) =>
  readdirSync(path).flatMap((name) => {
    const file = join(path, name);
    if (statSync(file).isDirectory()) return name === 'messages' ? [] : filesBelow(file);
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
