import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

interface Rule {
  readonly pattern: string;
  readonly brings: boolean;
}

const rulesOf = (source: string): readonly Rule[] =>
  source
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ brings: line.startsWith('!'), pattern: line.replace(/^!/, '') }));

/** Whether a rule speaks of a file: by its own name or by a folder above it. */
function concerns({ pattern }: Rule, path: string): boolean {
  const parts = path.split('/');
  return parts.some((_, index) => matchesGlob(parts.slice(0, index + 1).join('/'), pattern));
}

/** The files of a project that an engine would be sent: what .dockerignore leaves, its last word on each counting. */
export function buildContext(project: string): readonly string[] {
  const rules = rulesOf(readFileSync(join(project, '.dockerignore'), 'utf8'));
  const isSent = (path: string) => rules.findLast((rule) => concerns(rule, path))?.brings ?? true;
  return readdirSync(project)
    .filter((name) => rules.some(({ brings, pattern }) => brings && pattern.split('/')[0] === name))
    .flatMap((name) => filesBelow(project, name))
    .filter(isSent);
}

/** A file, or those below a folder, by their paths in the project. */
export function filesBelow(project: string, path: string): readonly string[] {
  try {
    return readdirSync(join(project, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1));
  } catch {
    return [path]; // it is no folder
  }
}
