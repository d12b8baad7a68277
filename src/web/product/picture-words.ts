import type { Translate } from '../../content/translator.ts';
import { viewOf } from '../../domain/catalogue/picture.ts';

/** What one picture of a gallery shows, in words; pictures that products share are only counted. */
export function pictureWords(t: Translate, pictures: readonly string[], index: number): string {
  const view = viewOf(pictures[index] ?? '');
  return view === null
    ? t('product.picture', { number: index + 1, count: pictures.length })
    : t(`product.view.${view}`);
}
