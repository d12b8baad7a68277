/** Emoji, what joins and colours them, and the sign that makes one of a letter; `©` and `®` are none of them. */
const PICTURES =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Emoji_Modifier}|\uFE0F|\u200D|\u20E3/gu;

const withoutEmoji = (text: string): string => {
  const kept = text.replaceAll(PICTURES, '');
  return kept === text ? text : kept.replaceAll(/ {2,}/g, ' ').trim();
};

/**
 * A document whose texts have no emoji: its typeface has no shapes for them and would print boxes. Names and addresses
 * may bring them.
 */
export function withoutPictures<T>(value: T): T;
export function withoutPictures(value: unknown): unknown {
  if (typeof value === 'string') return withoutEmoji(value);
  if (Array.isArray(value)) return value.map((each: unknown) => withoutPictures(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutPictures(each)]));
}
