import { dirname, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const SERVER_FOLDER = `${sep}src${sep}server${sep}`;

/** Breaks the build when server code would enter the browser's bundle; a stray import is otherwise bundled without a word. */
export const browserFence = (): Plugin => {
  /** Who asked for a path; the bundler does not tell yet when the file is loaded. */
  const importers = new Map<string, string>();
  return {
    name: 'promin-browser-fence',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (importer !== undefined) importers.set(resolve(dirname(importer), source), importer);
      return null;
    },
    load(id) {
      const path = id.split('?', 1)[0] ?? id;
      if (!path.includes(SERVER_FOLDER)) return null;
      const importer = importers.get(path) ?? 'nobody known';
      throw new Error(`Server code must not enter the browser: ${path}, imported by ${importer}`);
    },
  };
};
