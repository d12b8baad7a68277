import type { CompiledMessage } from 'icu-minify/format';
import type { TextShelf } from '../../content/text-shelf.ts';
import type { CompiledMessages } from '../../content/translator.ts';

const brought: Record<string, CompiledMessage> = {};

/** The texts that the browser has brought so far. */
export const broughtTexts: CompiledMessages = brought;

/** Brings a shelf of the page's texts, whose addresses follow from the one that the document carries. */
export async function bringTexts(shelf: TextShelf): Promise<void> {
  const { texts: address = '' } = document.documentElement.dataset;
  const path = shelf === 'shop' ? address : address.replace(/\.js$/, `.${shelf}.js`);
  const script = (await import(/* @vite-ignore */ path)) as { default: CompiledMessages };
  Object.assign(brought, script.default);
}
