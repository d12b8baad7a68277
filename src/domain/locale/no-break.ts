const NO_BREAK_SPACE = '\u00A0';

/** Prepositions, conjunctions and articles of two letters and three, in all languages; those of one letter need no list. */
const SHORT_WORDS =
  'від|для|без|під|над|при|про|на|до|по|за|із|зі|та|не|ні|чи|як|що|де|бо|nad|pod|bez|dla|przy|na|do|po|za|ze|we|od|nie|czy|bo|ku|the|and|for|of|to|in|on|at|by|or|an|as';

/**
 * Between a number and a unit or the next group of its digits, around the sign between two sizes, behind a short word, and before a dash or a dot between facts.
 */
const TIED_SPACE = new RegExp(
  String.raw`(?<=\d) (?=\d{3}(?!\d)|[%°]|(?:кВтп|фаз[аи]|faz[ay])(?!\p{L})|(?!(?:${SHORT_WORDS})(?!\p{L}))\p{L}{1,3}(?!\p{L}))` +
    String.raw`|(?<=(?<![^ («„“])\p{L}) ` +
    // Not to a model or a long number, which has to stay whole itself.
    String.raw`|(?<=(?<![^ («„“])(?:${SHORT_WORDS})) (?=[^ \d-]{1,16}(?:\s|$)|\d[\d,.–]{0,6}(?![\d\p{L}/-]))` +
    String.raw`| (?=[—–·] )|(?<=\d) (?=× \d)|(?<=\d[ \u00A0]×) (?=\d)|(?<=\p{L}\.?–\p{L}{2,3}\.?) (?=\d)`,
  'giu',
);

/**
 * Between a name and the short number that belongs to it, `Type 2`, `Home 3`. A number before a small word measures or counts, unless
 * a name of two words or of foreign letters is before it: `Zestaw 10 paneli`, but `роз’єм Type 2 для`. And between a maker and a model of a few
 * signs, `Promin G2800`, `Primo GEN24`.
 */
const NUMBERED_NAME =
  /(?<=\p{Lu}[\p{L}-]{1,9}) (?=\d{1,3}(?![\d\p{L}/–-]| [\p{Ll}\d]))|(?<=[A-Z][a-z]{1,9}) (?=\d{1,3} \p{sc=Cyrl})|(?<=\p{Lu}\p{L}{1,9} \p{Lu}\p{L}{1,9}) (?=\d{1,3} \p{L})|(?<=(?<![\p{L}\d-])[A-Z][a-z]{2,9}) (?=[A-Z]{1,4}\d{1,5}[A-Za-z]?(?![\p{L}\d-]))/gu;

/**
 * A text whose numbers stay on the line of their units, `435 Вт`, `5 kW`, and of the name they belong to, `Type 2`, whose short words stay on
 * that of the next, `кабель з наконечником`, `na dachu`, whose sizes are whole, `365 × 365`, and whose dashes and dots do not begin a line. To be shown, not kept, searched or compared.
 */
export const tieUnits = (text: string): string =>
  text.replaceAll(NUMBERED_NAME, NO_BREAK_SPACE).replaceAll(TIED_SPACE, NO_BREAK_SPACE);

/** The same of a label that ends with its unit: `Струм входів MPPT, А`. */
export const tieLabel = (label: string): string =>
  tieUnits(label).replace(/(?<=,) (?=[\p{L}%°²·]{1,7}$)/u, NO_BREAK_SPACE);

/** The same of all texts in a value of plain data. */
export const tieUnitsIn = <T>(content: T): T =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? tieUnits(value) : value,
  );

/** A text with its no-break spaces as plain ones: for what other programs read. */
export const untied = (text: string): string => text.replaceAll(NO_BREAK_SPACE, ' ');

/** From one day of the week to another, as support hours say it: `пн–пт`, `pn.–pt.`, `Mon–Fri`. */
const WEEKDAYS = /(?<!\p{L})\p{L}{2,3}\.?–\p{L}{2,3}(?!\p{L})/u;

/**
 * Whether a word is one by signs that a line may end at: a number joined to a word, `3-fazowy`, the name of a model, also one that ends
 * with capitals, `MultiPlus-II`, and a word whose first part says little alone, `e-mailem`.
 */
export const isJoined = (word: string): boolean =>
  (/\d/.test(word) && /[\p{L}\d)][-–/+][\p{L}\d]/u.test(word)) ||
  /(?<![\p{L}\d-])\p{L}-\p{L}/u.test(word) ||
  /\p{L}-\p{Lu}+(?!\p{L})/u.test(word) ||
  WEEKDAYS.test(word);

/** Longer ones may be divided on a page: on a phone they would not fit beside anything. */
const WHOLE_MAX = 22;
const isWhole = (word: string): boolean => word.length <= WHOLE_MAX && isJoined(word);

/** A part of a text, and whether no line may end inside it. */
export interface TextRun {
  readonly text: string;
  readonly isWhole: boolean;
}

/**
 * The runs of a text: numbers of orders and names of models, `SUN-5K-SG04LP1`, ranges and rates, `14,22/А`, `3–5/м`, are
 * whole. Joined, they are the text as it was: it can be copied, searched and compared.
 */
export function textRuns(text: string): readonly TextRun[] {
  const runs: { text: string; isWhole: boolean }[] = [];
  for (const part of text.split(/( )/)) {
    const last = runs.at(-1);
    const whole = isWhole(part);
    if (!whole && last?.isWhole === false) last.text += part;
    else if (part !== '') runs.push({ text: part, isWhole: whole });
  }
  return runs;
}
