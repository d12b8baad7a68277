/** One line of a Dockerfile, with its continuation lines. */
export interface Step {
  readonly instruction: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Stage {
  readonly name: string;
  readonly image: string;
  readonly steps: readonly Step[];
}

const KNOWN = /^(WORKDIR|ENV|COPY|RUN|USER|VOLUME|EXPOSE|HEALTHCHECK|CMD)$/;

function parseStep(line: string): Step {
  const [, instruction = '', rest = ''] = /^(\w+)\s+(.*)$/s.exec(line) ?? [];
  const flags: Record<string, string> = {};
  const text = rest.replace(/^(--[\w-]+=\S+\s+)+/, (found) => {
    for (const flag of found.trim().split(/\s+/)) {
      const [name = '', ...value] = flag.slice(2).split('=');
      flags[name] = value.join('=');
    }
    return '';
  });
  return { instruction, flags, text };
}

/** The stages of a Dockerfile in their order; throws at an instruction that nobody here would follow. */
export function parseDockerfile(source: string): readonly Stage[] {
  const lines = source
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { name: string; image: string; steps: Step[] }[] = [];
  for (const line of lines) {
    const from = /^FROM (\S+)(?: AS (\S+))?$/.exec(line);
    if (from) {
      stages.push({ image: from[1] ?? '', name: from[2] ?? '', steps: [] });
      continue;
    }
    const step = parseStep(line);
    if (!KNOWN.test(step.instruction)) throw new Error(`Nobody here follows ${line}`);
    stages.at(-1)?.steps.push(step);
  }
  return stages;
}
