import { npm } from './npm.mjs';
import { fingerprint, onceFor } from './stamp.mjs';

/** Installs the locked dependencies unless they are there. `npm ci` fails where other platforms' binaries are missing. */
export function installDependencies(node, flags) {
  onceFor('node_modules/.installed', fingerprint(['package-lock.json'], node), () =>
    npm(node, ['install', '--no-audit', '--no-fund', '--loglevel=error', ...flags]),
  );
}
