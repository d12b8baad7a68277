import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import compile from 'icu-minify/compile';
import en from '../../content/messages/en.json' with { type: 'json' };
import pl from '../../content/messages/pl.json' with { type: 'json' };
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { translator, type CompiledMessages, type Translate } from '../../content/translator.ts';
import type { Locale, Localized } from '../../domain/locale/locale.ts';

/** The texts of one language, ready for the server and for the browser. */
export interface Texts {
  readonly messages: CompiledMessages;
  readonly translate: Translate;
  /** Changes with any text; part of the script's address, which is therefore immutable. */
  readonly hash: string;
  /** The texts as a JavaScript module that the browser loads once per language, ready in each encoding. */
  readonly script: Readonly<Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>>;
}

const SOURCES: Localized<Readonly<Record<string, string>>> = { uk, pl, en };
const compiled = new Map<Locale, Texts>();

function compileTexts(locale: Locale): Texts {
  const messages = Object.fromEntries(
    Object.entries(SOURCES[locale]).map(([key, text]) => [key, compile(text)]),
  );
  const source = Buffer.from(`export default ${JSON.stringify(messages)}`);
  const script = { br: brotliCompressSync(source), gzip: gzipSync(source), identity: source };
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 10);
  return { messages, translate: translator(locale, messages), hash, script };
}

/** The texts of a language, compiled once. */
export function textsOf(locale: Locale): Texts {
  let texts = compiled.get(locale);
  if (!texts) compiled.set(locale, (texts = compileTexts(locale)));
  return texts;
}
