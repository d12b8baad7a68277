import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      dev: v.optional(v.boolean(), false),
      optional: v.optional(v.boolean(), false),
      devOptional: v.optional(v.boolean(), false),
    }),
  ),
});

function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue; // packages below have lines of their own in the lock
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else linkSync(source, target);
  }
}

/**
 * Puts into a folder the packages that `npm install` would install there by the lock file, hard-linked from the
 * project: an install of its own takes half a minute. With `omit` those that only development or nobody needs stay out.
 */
export function linkPackages(project: string, folder: string, { omit }: { omit: boolean }): void {
  const { packages } = v.parse(lock, JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')));
  for (const [path, { dev, optional, devOptional }] of Object.entries(packages)) {
    if (path === '' || (omit && (dev || optional || devOptional))) continue;
    try {
      linkTree(join(project, path), join(folder, path));
    } catch (error) {
      if (!optional && !devOptional && !dev) throw error; // a binary of another platform
    }
  }
  copyFileSync(join(project, 'node_modules/.installed'), join(folder, 'node_modules/.installed'));
}
