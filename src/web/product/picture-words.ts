import type { Translate } from '../../content/translator.ts';
import { viewOf } from '../../domain/catalogue/picture.ts';

/** The pictures of a product's gallery; `texts` are what staff wrote to be read instead of each, empty where they wrote nothing. */
export interface Gallery {
  readonly pictures: readonly string[];
  readonly texts?: readonly string[] | undefined;
}

/** What one picture of a gallery shows, in words; one that neither its name nor anybody describes is only counted. */
export function pictureWords(t: Translate, { pictures, texts }: Gallery, index: number): string {
  const written = texts?.[index];
  if (written) return written;
  const view = viewOf(pictures[index] ?? '');
  return view === null
    ? t('product.picture', { number: index + 1, count: pictures.length })
    : t(`product.view.${view}`);
}

/** What is read instead of one picture of a product: what staff wrote, else its name and what the picture shows of it. */
export function pictureAlt(
  t: Translate,
  gallery: Gallery & { readonly name: string },
  index: number,
): string {
  const { name, pictures, texts } = gallery;
  return texts?.[index] || (pictures.length > 1 ? `${name}. ${pictureWords(t, gallery, index)}` : name);
}
