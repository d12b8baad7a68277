import { LEADING_WORDS } from './search-words.ts';
import { isMeasure } from './word-evidence.ts';

const isPlain = (token: string) => !/\d/.test(token);

/**
 * The words of a normalised name that say what the goods are, and not what they are for, with or made of. They stand
 * before the maker (`гібридний інвертор | deye sun 12k …`) or, in English, after it and before the first measure
 * (`deye … hybrid inverter | 12kw`); a word such as `для`, `z`, `with` ends them, and what is counted is none of them
 * (`2 панелі`). None without a maker, who divides them from the rest.
 */
export function goodsWordsOf(tokens: readonly string[], maker: string): readonly string[] {
  if (maker === '') return [];
  const makerAt = tokens.indexOf(maker);
  const words = makerAt > 0 ? tokens.slice(0, makerAt) : tokens.slice(makerAt + 1);
  const leading = words.findIndex((token, place) => place > 0 && LEADING_WORDS.has(token));
  const head = leading < 0 ? words : words.slice(0, leading);
  const measure = head.findIndex(
    (token, place) =>
      /^\d/.test(token) && /[a-z]/.test(token) && isMeasure(token) && head.slice(0, place).some(isPlain),
  );
  return (measure < 0 ? head : head.slice(0, measure)).filter(
    (token, place, all) => isPlain(token) && !/^\d+$/.test(all[place - 1] ?? ''),
  );
}
