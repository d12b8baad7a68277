import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import compile from 'icu-minify/compile';
import { LRUCache } from 'lru-cache';
import en from '../../content/messages/en.json' with { type: 'json' };
import pl from '../../content/messages/pl.json' with { type: 'json' };
import uk from '../../content/messages/uk.json' with { type: 'json' };
import type { Localized, Locale } from '../../domain/locale/locale.ts';
import { bundleOf, type MessageBundle } from '../../content/message-bundle.ts';
import {
  translator,
  type CompiledMessages,
  type MessageKey,
  type Translate,
} from '../../content/translator.ts';
import { tieMessage } from '../../domain/locale/tie-message.ts';
import { isProse } from '../../domain/messages/prose.ts';
import { noteTag } from '../changes/tags.ts';
import type { LookUp } from '../../domain/catalogue/print-specification.ts';
import { proseWith, shippedProse, type OwnProse, type Prose } from './prose.ts';

/** The texts that the shop came with, by key. */
export const SHIPPED_MESSAGES: Localized<Readonly<Record<string, string>>> = { uk, pl, en };

/** The text of a key that comes from data, a message or prose; null for one that the shop has not. */
export function shippedMessage(locale: Locale, key: string): string | null {
  const texts = isProse(key) ? shippedProse(locale) : SHIPPED_MESSAGES[locale];
  return Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;
}

/** A script in one of the encodings that browsers take. */
type PackedScript = (encoding: 'br' | 'gzip' | 'identity') => Promise<Buffer<ArrayBuffer>>;

const PACKERS = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (raw: Buffer<ArrayBuffer>) => raw,
};

/** Packs a script when it is first asked for in an encoding, beside the work of the process, and once. */
function packScript(source: () => string): PackedScript {
  const packed = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return (encoding) => {
    const known = packed.get(encoding);
    if (known) return known;
    const packing = PACKERS[encoding](Buffer.from(source()));
    packed.set(encoding, packing);
    return packing;
  };
}

/** The texts of one language, ready for the server and for the browser. */
export interface Messages {
  readonly messages: CompiledMessages;
  readonly translate: Translate;
  /** Pages and guides. */
  readonly prose: Prose;
  /** Changes with any text; part of the scripts' addresses, which are therefore immutable. */
  readonly hash: string;
  /** The texts of a bundle as a JavaScript module that the browser loads once per language. */
  readonly script: (bundle: MessageBundle) => PackedScript;
}

/** The texts of staff in one language. */
export interface OwnTexts {
  /** By key. */
  readonly messages: Readonly<Record<string, string>>;
  readonly prose: ReadonlyMap<string, OwnProse>;
  /** Names that the catalogue gives categories and tags, by key: said as they are, not in ICU's form. */
  readonly names?: Readonly<Record<string, string>>;
}

const NOTHING_OWN: OwnTexts = { messages: {}, prose: new Map() };

/** Texts of before, for pages that were made with them: half an hour of a busy translator, some 0.3 MB each. */
const FORMER_MAX = 24;
const former = new LRUCache<string, Messages>({ max: FORMER_MAX });
const shipped = new Map<Locale, Messages>();
/** Of languages in which staff have texts of their own. */
const changed = new Map<Locale, Messages>();

const compileAll = (texts: Readonly<Record<string, string>>): CompiledMessages =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(tieMessage(text))]));

function scriptOf(messages: CompiledMessages, bundle: MessageBundle): PackedScript {
  return packScript(() => {
    const kept = Object.fromEntries(Object.entries(messages).filter(([key]) => bundleOf(key) === bundle));
    return `export default ${JSON.stringify(kept)}`;
  });
}

function textsFrom(locale: Locale, messages: CompiledMessages, own: OwnTexts['prose']): Messages {
  const scripts = new Map<MessageBundle, PackedScript>();
  return {
    messages,
    translate: translator(locale, messages),
    prose: proseWith(locale, own),
    hash: createHash('sha256')
      .update(JSON.stringify(messages))
      .update(own.size === 0 ? '' : JSON.stringify([...own]))
      .digest('base64url')
      .slice(0, 10),
    script: (bundle) => {
      const script = scripts.get(bundle) ?? scriptOf(messages, bundle);
      scripts.set(bundle, script);
      return script;
    },
  };
}

/** What the shop came with, compiled when it is first needed. */
function shippedTexts(locale: Locale): Messages {
  const known =
    shipped.get(locale) ?? textsFrom(locale, compileAll(SHIPPED_MESSAGES[locale]), NOTHING_OWN.prose);
  shipped.set(locale, known);
  return known;
}

/** The texts of a language that are in force; what is made of them is made anew when they change. */
export function messagesOf(locale: Locale): Messages {
  noteTag(`texts:${locale}`);
  return changed.get(locale) ?? shippedTexts(locale);
}

/** The texts that a page was made with, by their hash; those in force where it is not known any more, or not yet. */
export function messagesOfPage(locale: Locale, hash: string): Messages {
  const now = messagesOf(locale);
  return now.hash === hash ? now : (former.get(`${locale} ${hash}`) ?? now);
}

/** Puts texts in the places of some that the shop came with. Tells whether anything is said differently now. */
export function putInForce(locale: Locale, own: OwnTexts): boolean {
  const came = shippedTexts(locale).messages;
  const names = Object.fromEntries(
    Object.entries(own.names ?? {}).filter(([key, name]) => came[key] !== name),
  );
  const count = Object.keys(own.messages).length + Object.keys(names).length + own.prose.size;
  if (count === 0 && !changed.has(locale)) return false;
  const before = messagesOf(locale);
  const texts =
    count === 0
      ? shippedTexts(locale)
      : textsFrom(locale, { ...came, ...compileAll(own.messages), ...names }, own.prose);
  if (texts.hash === before.hash) return false;
  former.set(`${locale} ${before.hash}`, before);
  changed.set(locale, texts);
  return true;
}

/** Looks up texts whose keys come from data (specifications, categories, tags); null for a key that is not there. */
export const lookUpBy = ({ messages, translate }: Messages): LookUp => {
  const isKey = (key: string): key is MessageKey => Object.hasOwn(messages, key);
  return (key, values) => (isKey(key) ? translate(key, values) : null);
};

/** The same in the texts of a language that are in force. */
export const lookUpIn = (locale: Locale): LookUp => lookUpBy(messagesOf(locale));
