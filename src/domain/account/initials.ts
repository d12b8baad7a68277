/** What stands for a person without a picture: the first letters of at most two names, else of the e-mail address. */
export function initialsOf({ name, email }: { readonly name: string; readonly email: string }): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = (shown.length > 0 ? shown : [email]).map((word = '') => [...word][0] ?? '');
  return letters.join('').toUpperCase();
}
