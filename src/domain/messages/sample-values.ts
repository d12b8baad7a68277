import type { Place } from './read-message.ts';

/** One number for each plural form of the shop's languages: one, few, many and a fraction. */
const COUNTS = [1, 2, 5, 1.5];
const SAMPLE_NUMBER = 1250;
const SAMPLES_MAX = 8;

/** Values of which a text makes something else each time: the forms of its plural, the choices of its select. */
function choicesOf({ kind, style }: Place): readonly (string | number)[] {
  if (kind === 'plural' || kind === 'ordinal') return COUNTS;
  if (kind === 'select') return style.split(', ');
  return [];
}

/** What stands in a place that the text only prints. */
const plainSample = (name: string, { kind }: Place): string | number =>
  kind === 'value' ? `[${name}]` : SAMPLE_NUMBER;

/** Values to try a text with, so that each of its forms is seen; none for a text that says one thing only. */
export function sampleValues(
  places: ReadonlyMap<string, Place>,
): readonly Readonly<Record<string, string | number>>[] {
  const all = [...places];
  if (all.every(([, place]) => choicesOf(place).length === 0)) return [];
  return all
    .reduce<readonly Readonly<Record<string, string | number>>[]>(
      (samples, [name, place]) => {
        const choices = choicesOf(place);
        const values = choices.length > 0 ? choices : [plainSample(name, place)];
        return samples.flatMap((sample) => values.map((value) => ({ ...sample, [name]: value })));
      },
      [{}],
    )
    .slice(0, SAMPLES_MAX);
}
