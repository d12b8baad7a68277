import { Parser } from 'saxen';
import { TableRefused } from './table-refused.ts';

/** What is heard of an XML part, in its order; names come without their prefix. */
export interface XmlHeard {
  readonly open?: (name: string, attribute: (name: string) => string) => void;
  readonly text?: (text: string) => void;
  /** Answers whether enough was read. */
  readonly close?: (name: string) => boolean | void;
}

/** Bytes that are parsed at once: what is divided between two parts of a text is looked at again with the next. */
const AT_ONCE = 1024 * 1024;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

async function* inLargeParts(chunks: AsyncIterable<Uint8Array>) {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.byteLength;
    if (size < AT_ONCE) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  yield Buffer.concat(waiting);
}

/**
 * Parses a part as it is unpacked. A part with a DOCTYPE is refused: no spreadsheet writes one, and what it declares can be unpacked
 * without end. Throws `TableRefused` for what is no XML in UTF-8.
 */
export async function parseXml(part: AsyncIterable<Uint8Array>, heard: XmlHeard): Promise<void> {
  const parser = new Parser();
  let isEnough = false;
  const refuse = (cause?: unknown): never => {
    throw new TableRefused('no-table', { cause });
  };
  parser.on('error', refuse);
  parser.on('warn', () => {});
  parser.on('attention', () => refuse());
  const { open, text, close } = heard;
  parser.on('openTag', (name, attributes, decode) =>
    open?.(withoutPrefix(name), (asked) => decode(attributes()[asked] ?? '')),
  );
  if (text) {
    parser.on('text', (said, decode) => text(decode(said)));
    parser.on('cdata', text);
  }
  parser.on('closeTag', (name) => {
    if (close?.(withoutPrefix(name)) !== true) return;
    isEnough = true;
    parser.stop();
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of inLargeParts(part)) {
      parser.write(decoder.decode(bytes, { stream: true }));
      if (isEnough) return;
    }
    parser.write(decoder.decode());
    parser.end();
  } catch (error) {
    throw error instanceof TableRefused ? error : new TableRefused('no-table', { cause: error });
  }
}
