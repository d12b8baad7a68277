import { ukrainianInLatin } from '../search/other-readings.ts';

const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Whether a text is a slug of at most `max` characters: small Latin letters and digits, in words joined by hyphens, a letter first. */
export const isSlug = (text: string, max: number): boolean => SLUG.test(text) && text.length <= max;

/** A slug made of a Ukrainian name, of whole words and at most `max` characters; empty where nothing of it can stand in one. */
export function slugOf(name: string, max: number): string {
  const words = ukrainianInLatin(name)
    .split(/[^\p{L}\d]+/u)
    .map((word) => word.replaceAll(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '');
  const first = words.findIndex((word) => /^[a-z]/.test(word));
  let slug = '';
  for (const word of first === -1 ? [] : words.slice(first)) {
    const longer = slug === '' ? word.slice(0, max) : `${slug}-${word}`;
    if (longer.length > max) break;
    slug = longer;
  }
  return slug;
}
