import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserFence } from './tools/vite/browser-fence.ts';
import { compileHint } from './tools/vite/compile-hint.ts';
import { scriptGroups } from './tools/vite/script-groups.ts';

/**
 * Node links packages of hundreds of modules that import each other with 300 MB of passing memory, bundled they need
 * none. Outside stay those that read files beside them or start threads, and
 * what is loaded only where it is set up.
 */
const SERVER_IN_ONE_FILE = {
  noExternal: true as const,
  external: [
    '@electric-sql/pglite',
    'pdfkit',
    'pg',
    'pino',
    'sharp',
    '@opentelemetry/api',
    '@opentelemetry/core',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [browserFence(), tailwindcss(), reactRouter()],
  // Inlined fonts and pictures would need a wider content policy.
  build: {
    assetsInlineLimit: 0,
    // For each script that comes later every page would list what that needs besides: 0.4 kB, for a round trip saved once.
    modulePreload: false,
  },
  resolve: command === 'build' ? SERVER_IN_ONE_FILE : {},
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            minify: true,
            codeSplitting: { groups: scriptGroups },
            postBanner: compileHint,
            // Letters that nobody can guess are not made smaller on the way, and every page names a hundred such versions.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
          // Rules, tables and lists do nothing by being loaded; the bundler cannot tell of calls that make a table.
          treeshake: {
            moduleSideEffects: [
              { test: /\/src\/(domain|web\/catalogue|web\/search)\/.*\.tsx?$/, sideEffects: false },
            ],
          },
        },
      },
    },
    // Pages, API and context are one module graph; evaluated twice, context keys and database handles would be doubled.
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        rolldownOptions: {
          input: './src/server/main.ts',
          output: { minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } },
        },
      },
    },
  },
}));
