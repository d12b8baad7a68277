import * as v from 'valibot';
import { faultReporter, type ReportFault } from './parse-query.ts';

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads `populate` in each of its forms: `*`, names by comma or in a list (`a`, `a.b`), objects (`[a]=*`,
 * `[a][populate]=b`). Answers the groups named, each with those around it; faults are reported with their place.
 */
export function readPopulate(
  input: unknown,
  known: readonly string[],
  report: ReportFault,
): ReadonlySet<string> {
  const named = new Set<string>();
  const inside = (prefix: string) => known.filter((name) => name.startsWith(prefix));
  const addName = (name: string, path: readonly string[]) => {
    if (!known.includes(name)) return report(path, `Unknown name: ${name}`);
    const steps = name.split('.');
    steps.forEach((_, index) => named.add(steps.slice(0, index + 1).join('.')));
  };
  const addText = (text: string, prefix: string, path: readonly string[]) => {
    for (const name of text.split(',')) {
      if (name === '*') inside(prefix).forEach((each) => named.add(each));
      else addName(prefix + name, path);
    }
  };
  const read = (value: unknown, prefix: string, path: readonly string[]): void => {
    if (typeof value === 'string') return addText(value, prefix, path);
    if (Array.isArray(value))
      return value.forEach((each: unknown, index) => read(each, prefix, [...path, String(index)]));
    if (!isNode(value)) return report(path, 'Expected names');
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, key];
      addName(prefix + key, at);
      if (inner === 'true' || inner === '*') continue;
      if (!isNode(inner)) report(at, 'Expected `*`, `true` or `[populate]`');
      else if (Object.keys(inner).some((name) => name !== 'populate'))
        report(at, 'Only `[populate]` may follow');
      else read(inner.populate, `${prefix}${key}.`, [...at, 'populate']);
    }
  };
  read(input, '', []);
  return named;
}

/** The parameter `populate` of a resource with the given groups. */
export const populateParameter = (known: readonly string[], what: string) =>
  v.pipe(
    v.unknown(),
    v.metadata({
      type: ['string', 'array', 'object'],
      description: `${what} Names by comma or in a list, \`*\` for all, or nested as \`populate[a][populate]=b\`. Known: ${known
        .map((name) => `\`${name}\``)
        .join(', ')}.`,
      examples: ['*'],
    }),
    v.rawTransform((context) => readPopulate(context.dataset.value, known, faultReporter(context))),
  );
