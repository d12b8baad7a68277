/** Reads `1,2,3` of an address as product ids in their order: each once, so many at most; what is no id is left out. */
export function parseIds(text: string | null, most: number): readonly number[] {
  const ids = (text ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, most);
}
