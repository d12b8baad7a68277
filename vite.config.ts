import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { browserFence } from './tools/vite/browser-fence.ts';
import { scriptGroups } from './tools/vite/script-groups.ts';

export default defineConfig({
  plugins: [browserFence(), tailwindcss(), reactRouter()],
  // Inlined fonts and pictures would need a wider content policy.
  build: { assetsInlineLimit: 0 },
  // Lucide's icons are drawn by a component of our own; both sides must bundle them to draw alike.
  resolve: {
    alias: [{ find: '../createLucideIcon.mjs', replacement: resolve('src/web/ui/draw-icon.tsx') }],
    noExternal: ['lucide-react'],
  },
  optimizeDeps: { exclude: ['lucide-react'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
    // Pages, API and context are one module graph; evaluated twice, context keys and database handles would be doubled.
    ssr: { build: { rolldownOptions: { input: './src/server/shop.ts' } } },
  },
});
