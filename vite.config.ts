import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserFence } from './tools/vite/browser-fence.ts';

export default defineConfig({
  plugins: [browserFence(), tailwindcss(), reactRouter()],
  // Inlined fonts and pictures would need a wider content policy.
  build: { assetsInlineLimit: 0 },
  // Pages, API and context are one module graph; evaluated twice, context keys and database handles would be doubled.
  environments: { ssr: { build: { rollupOptions: { input: './src/server/shop.ts' } } } },
});
