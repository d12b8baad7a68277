import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildContext, filesBelow } from './build-context.ts';
import { linkPackages } from './link-packages.ts';
import type { Stage, Step } from './parse-dockerfile.ts';

/** What a stage left: a folder in place of its working directory, and what it says of itself. */
export interface Built {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly healthcheck: readonly string[];
  readonly command: readonly string[];
}

/** Steps that make what the test makes in its own way: accounts and the folder of the data. */
const NOT_OURS = /^mkdir \/data && chown node:node \/data$/;

const wordsOf = (list: string): readonly string[] => {
  const words: unknown = JSON.parse(list);
  if (!Array.isArray(words)) throw new Error(`A command is a list: ${list}`);
  return words.map(String);
};

function copy(
  { flags, text }: Step,
  folder: string,
  from: { project: string; built: ReadonlyMap<string, Built> },
) {
  const words = text.split(/\s+/);
  const target = join(folder, words.pop() ?? '');
  const stage = flags.from === undefined ? undefined : from.built.get(flags.from);
  if (flags.from !== undefined && !stage) throw new Error(`There is no stage ${flags.from}`);
  for (const word of words) {
    // The working directory of every stage is the same, and stands for its folder here.
    const source = stage ? join(stage.folder, word.replace(/^\/shop\/?/, '')) : join(from.project, word);
    if (stage) {
      // A package of both stages is one file in both, by hard links, which cannot be copied onto itself.
      const isNew = (_: string, path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() !== true;
      cpSync(source, target, { recursive: true, filter: isNew });
      continue;
    }
    const isFolder = word === '.' || filesBelow(from.project, word)[0] !== word;
    const prefix = word === '.' ? '' : word;
    for (const path of buildContext(from.project)) {
      if (word !== '.' && path !== word && !path.startsWith(`${word}/`)) continue;
      cpSync(join(from.project, path), join(target, isFolder ? path.slice(prefix.length) : path));
    }
  }
}

function run(
  text: string,
  folder: string,
  { project, environment }: { project: string; environment: NodeJS.ProcessEnv },
) {
  if (NOT_OURS.test(text)) return;
  const install = /^node tools\/run\.mjs install(.*)$/.exec(text);
  if (install) {
    const flags = (install[1] ?? '').trim();
    if (flags !== '' && flags !== '--omit=dev --omit=optional') throw new Error(`Nobody here knows ${flags}`);
    linkPackages(project, folder, { omit: flags !== '' });
    return;
  }
  const pictures = join(folder, '.cache/pictures'); // encoding them anew takes minutes
  if (!existsSync(pictures)) {
    mkdirSync(dirname(pictures), { recursive: true });
    symlinkSync(join(project, '.cache/pictures'), pictures);
  }
  const env = { ...process.env, ...environment, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
  execFileSync('sh', ['-c', text], { cwd: folder, env, stdio: 'pipe' });
}

/** Follows the steps of a stage in a folder, as far as they need no engine. */
export function buildStage(
  stage: Stage,
  folder: string,
  from: { project: string; built: ReadonlyMap<string, Built> },
): Built {
  mkdirSync(folder, { recursive: true });
  const environment: Record<string, string> = {};
  let user: string | undefined;
  let healthcheck: readonly string[] = [];
  let command: readonly string[] = [];
  for (const step of stage.steps) {
    if (step.instruction === 'COPY') copy(step, folder, from);
    if (step.instruction === 'RUN') run(step.text, folder, { project: from.project, environment });
    if (step.instruction === 'USER') user = step.text;
    if (step.instruction === 'CMD') command = wordsOf(step.text);
    if (step.instruction === 'HEALTHCHECK') healthcheck = wordsOf(step.text.replace(/^CMD /, ''));
    if (step.instruction === 'ENV') {
      for (const [, name = '', value = ''] of step.text.matchAll(/(\w+)=(\S+)/g)) environment[name] = value;
    }
  }
  return { folder, environment, user, healthcheck, command };
}
