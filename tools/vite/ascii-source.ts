import type { Plugin } from 'vite';

const NOT_ASCII = /[^\0-\u007F]/g;
/** A sign of no meaning in front of one would take its escape for its own. */
const AFTER_BACKSLASH = /(?<!\\)(?:\\\\)*\\[^\0-\u007F]/;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The server's program in signs of one byte: V8 keeps the source as long as the process lives, and a single letter of
 * another alphabet makes it take two for every sign of a file.
 */
export const asciiSource = (): Plugin => ({
  name: 'ascii-source',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      const odd = AFTER_BACKSLASH.exec(file.code);
      if (odd) this.error(`${file.fileName} has a letter after a backslash: ${odd[0]}`);
      file.code = file.code.replace(NOT_ASCII, escaped);
    }
  },
});
