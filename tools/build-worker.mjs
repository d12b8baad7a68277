// node tools/build-worker.mjs: the service worker as one file beside the browser's others, under an address that never changes, and the
// program of the server's thread for tables, beside the server's.
import { build } from 'vite';

const define = { 'process.env.NODE_ENV': '"production"' };

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/web/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'build/server',
    emptyOutDir: false,
    target: 'node22',
    rolldownOptions: {
      input: 'src/server/spreadsheets/table-worker.ts',
      output: { entryFileNames: 'table-worker.js' },
    },
  },
});
