import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's package without windows: a page costs a third less of the processor, of a journey's Chromium alone. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

function install() {
  console.error('No Chromium was found; installing one');
  if (
    isDebianRoot() &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', HEADLESS])
  ) {
    return onPath();
  }
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** A Chromium for the journeys: CHROMIUM_PATH, one on PATH, Playwright's own, or else one is installed. */
export function findChromium() {
  const own = chromium.executablePath();
  const found = process.env.CHROMIUM_PATH ?? onPath() ?? (existsSync(own) ? own : undefined) ?? install();
  if (!found) throw new Error('No Chromium: set CHROMIUM_PATH to one');
  return found;
}
