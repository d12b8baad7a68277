import * as v from 'valibot';
import { StartRefused } from './explain-refusal.ts';
import { settingFields } from './setting-fields.ts';
import { SETTING_RULES } from './setting-rules.ts';

const settings = v.pipe(
  settingFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    for (const [key, holds, message] of SETTING_RULES) {
      if (holds(input)) continue;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    }
  }),
);

export type Settings = v.InferOutput<typeof settings>;

/** Reads the settings; throws an error that names each bad one. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(settings, given);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new StartRefused(`Settings that cannot be used:\n${faults.join('\n')}`);
}
