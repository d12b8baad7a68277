import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import compile from 'icu-minify/compile';
import en from '../../content/messages/en.json' with { type: 'json' };
import pl from '../../content/messages/pl.json' with { type: 'json' };
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { shelfOf, TEXT_SHELVES, type TextShelf } from '../../content/text-shelf.ts';
import { translator, type CompiledMessages, type Translate } from '../../content/translator.ts';
import type { Locale, Localized } from '../../domain/locale/locale.ts';

/** The texts of one language, ready for the server and for the browser. */
export interface Texts {
  readonly messages: CompiledMessages;
  readonly translate: Translate;
  /** Changes with any text; part of the scripts' addresses, which are therefore immutable. */
  readonly hash: string;
  /** The texts of a shelf as a JavaScript module that the browser loads once per language. */
  readonly scripts: Readonly<Record<TextShelf, TextsScript>>;
}
/** A script, ready in each encoding. */
type TextsScript = Readonly<Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>>;

const SOURCES: Localized<Readonly<Record<string, string>>> = { uk, pl, en };
const compiled = new Map<Locale, Texts>();

function scriptOf(messages: CompiledMessages, shelf: TextShelf): TextsScript {
  const kept = Object.fromEntries(Object.entries(messages).filter(([key]) => shelfOf(key) === shelf));
  const source = Buffer.from(`export default ${JSON.stringify(kept)}`);
  return { br: brotliCompressSync(source), gzip: gzipSync(source), identity: source };
}

function compileTexts(locale: Locale): Texts {
  const messages = Object.fromEntries(
    Object.entries(SOURCES[locale]).map(([key, text]) => [key, compile(text)]),
  );
  const scripts = {
    shop: scriptOf(messages, 'shop'),
    cart: scriptOf(messages, 'cart'),
    counter: scriptOf(messages, 'counter'),
    front: scriptOf(messages, 'front'),
    product: scriptOf(messages, 'product'),
    rental: scriptOf(messages, 'rental'),
    compare: scriptOf(messages, 'compare'),
    discount: scriptOf(messages, 'discount'),
    backoffice: scriptOf(messages, 'backoffice'),
  };
  const hash = createHash('sha256');
  for (const shelf of TEXT_SHELVES) hash.update(scripts[shelf].identity);
  return {
    messages,
    translate: translator(locale, messages),
    hash: hash.digest('base64url').slice(0, 10),
    scripts,
  };
}

/** The texts of a language, compiled once. */
export function textsOf(locale: Locale): Texts {
  let texts = compiled.get(locale);
  if (!texts) compiled.set(locale, (texts = compileTexts(locale)));
  return texts;
}
