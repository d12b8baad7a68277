/** Who signed in last in this browser, as the server names them (`server/http/typed-texts.ts`); empty for nobody. */
export const ownerNow = (): string => /(?:^|; )typedOwner=([\w-]+)/.exec(document.cookie)?.[1] ?? '';

/** Under which name the browser keeps what was typed into protocols of machines and is not saved yet. */
export const PROTOCOL_STORAGE_KEY = 'protocolDrafts';
