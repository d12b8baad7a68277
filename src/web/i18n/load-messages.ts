import type { CompiledMessage } from 'icu-minify/format';
import type { MessageBundle } from '../../content/message-bundle.ts';
import type { CompiledMessages } from '../../content/translator.ts';

const brought: Record<string, CompiledMessage> = {};

/** The texts that the browser has brought so far. */
export const loadedMessages: CompiledMessages = brought;

/** The address of a bundle, which follows from that of the shop's. */
export const bundleAddress = (shop: string, bundle: MessageBundle): string =>
  bundle === 'shop' ? shop : shop.replace(/\.js$/, `.${bundle}.js`);

/** Brings a bundle of the page's texts; the document carries the address of the shop's. */
export async function loadMessages(bundle: MessageBundle): Promise<void> {
  const { texts: shop = '' } = document.documentElement.dataset;
  const script = (await import(/* @vite-ignore */ bundleAddress(shop, bundle))) as {
    default: CompiledMessages;
  };
  Object.assign(brought, script.default);
}
