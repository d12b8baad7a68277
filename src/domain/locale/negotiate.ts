/** Whether a browser asks for Polish before any other language (R3). Null is a request without the header. */
export function prefersPolish(acceptLanguage: string | null): boolean {
  const wishes = (acceptLanguage ?? '').split(',').map(parseWish);
  const first = wishes.reduce((best, wish) => (wish.weight > best.weight ? wish : best), NO_WISH);
  return /^pl(-|$)/i.test(first.language);
}

const NO_WISH = { language: '', weight: 0 };

function parseWish(wish: string): { readonly language: string; readonly weight: number } {
  const [language = '', ...parameters] = wish.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q=/i.test(parameter));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return language === '' ? NO_WISH : { language, weight };
}
