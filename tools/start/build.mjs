import { spawnSync } from 'node:child_process';
import { fingerprint, onceFor } from './stamp.mjs';

const SOURCES = [
  'src',
  'public',
  'tools/vite',
  'tools/build-worker.mjs',
  'tools/precompress.mjs',
  'tools/slim-manifest.mjs',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
const PICTURE_SOURCES = ['public/pictures', 'tools/pictures', 'src/domain/catalogue/picture.ts'];

function run(node, args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(node, args, { stdio: ['ignore', 2, 2], env });
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds what is stale: the browser's and the server's code, which clears the folder, then the pictures' sizes. */
export function buildShop(node, { onlyPictures }) {
  if (!onlyPictures) {
    onceFor('build/.shop', fingerprint(SOURCES), () => {
      run(node, ['node_modules/@react-router/dev/bin.cjs', 'build']);
      run(node, ['tools/build-worker.mjs']);
      run(node, ['tools/slim-manifest.mjs']);
      run(node, ['tools/precompress.mjs']); // after all, because the router writes its manifest last
    });
  }
  onceFor('build/.pictures', fingerprint(PICTURE_SOURCES), () =>
    run(node, ['tools/pictures/build-pictures.mjs']),
  );
}
