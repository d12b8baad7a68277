import type { CompiledMessage } from 'icu-minify/format';
import type { TextShelf } from '../../content/text-shelf.ts';
import type { CompiledMessages } from '../../content/translator.ts';

const brought: Record<string, CompiledMessage> = {};

/** The texts that the browser has brought so far. */
export const broughtTexts: CompiledMessages = brought;

/** The address of a shelf, which follows from that of the shop's. */
export const shelfAddress = (shop: string, shelf: TextShelf): string =>
  shelf === 'shop' ? shop : shop.replace(/\.js$/, `.${shelf}.js`);

/** Brings a shelf of the page's texts; the document carries the address of the shop's. */
export async function bringTexts(shelf: TextShelf): Promise<void> {
  const { texts: shop = '' } = document.documentElement.dataset;
  const script = (await import(/* @vite-ignore */ shelfAddress(shop, shelf))) as {
    default: CompiledMessages;
  };
  Object.assign(brought, script.default);
}
