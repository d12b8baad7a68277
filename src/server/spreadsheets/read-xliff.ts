import type { Locale } from '../../domain/locale/locale.ts';
import {
  TRANSLATED_INTO,
  type TranslationFile,
  type TranslationUnit,
} from '../../domain/messages/translation-file.ts';
import { parseXml } from './parse-xml.ts';
import { TableRefused } from './table-refused.ts';

/** More than the shop has texts. */
const UNITS_MAX = 20_000;
/** A version and a key, which is shorter by far. */
const ID = /^(\d{1,9}):(.{1,200})$/s;

/** The language of a tag as programs write it: `pl`, `pl-PL`, `PL_pl`. */
function localeOfTag(tag: string): Locale | undefined {
  const [language] = tag.toLowerCase().split(/[-_]/, 1);
  return TRANSLATED_INTO.find((locale) => locale === language);
}

/**
 * Reads what a translator's program made of a file of texts (`printXliff`). Units of another origin, without a translation, and other versions of one
 * (`alt-trans`) are passed over; of marks that programs put into texts the words are read.
 */
export async function readXliff(bytes: Uint8Array): Promise<TranslationFile> {
  const units: TranslationUnit[] = [];
  let version = '';
  const tags = new Set<string>();
  let unit: { id: string; source: string; target: string | null } | null = null;
  let said: 'source' | 'target' | null = null;
  let others = 0;
  const take = () => {
    const [, seen, key] = ID.exec(unit?.id ?? '') ?? [];
    if (unit !== null && unit.target !== null && seen !== undefined && key !== undefined)
      units.push({ key, version: Number(seen), source: unit.source, target: unit.target });
    unit = null;
  };
  try {
    await parseXml(
      (async function* () {
        yield bytes;
      })(),
      {
        open: (name, attribute) => {
          if (name === 'xliff') version = attribute('version');
          else if (name === 'file') tags.add(attribute('target-language'));
          else if (name === 'trans-unit') unit = { id: attribute('id'), source: '', target: null };
          else if (name === 'alt-trans') others += 1;
          else if (others === 0 && unit !== null && (name === 'source' || name === 'target')) {
            said = name;
            if (name === 'target') unit.target = '';
          }
        },
        text: (text) => {
          if (unit === null || said === null || others > 0) return;
          unit[said] = `${unit[said] ?? ''}${text}`;
        },
        close: (name) => {
          if (name === 'alt-trans') others -= 1;
          else if (name === 'trans-unit') take();
          else if (name === said) said = null;
          return units.length > UNITS_MAX;
        },
      },
    );
  } catch (error) {
    if (error instanceof TableRefused) return { ok: false, reason: 'no-xliff' };
    throw error;
  }
  if (units.length > UNITS_MAX) return { ok: false, reason: 'too-many' };
  if (version !== '1.2') return { ok: false, reason: 'no-xliff' };
  const [locale, ...more] = new Set([...tags].map(localeOfTag));
  if (locale === undefined || more.length > 0) return { ok: false, reason: 'other-language' };
  return { ok: true, locale, units };
}
