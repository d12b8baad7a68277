import type { ContentPage } from '../../content/pages/content-page.ts';
import {
  documentPath,
  manualsFor,
  PUBLISHED_DOCUMENTS,
  type ManualName,
} from '../../content/pages/published-documents.ts';
import type { Translate } from '../../content/translator.ts';
import type { Product, SpecificationEntry } from '../../domain/catalogue/product.ts';
import { formatFileSize } from '../../domain/locale/format-file-size.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { FoundManual } from './found-manuals.tsx';
import type { ShownManualFile } from './manual-files-table.tsx';

interface Words {
  readonly locale: Locale;
  readonly translate: Translate;
}

/** Products with their manuals and their data sheets, as they are read. */
export const printFound = (
  described: readonly {
    readonly product: Product;
    readonly specifications: readonly SpecificationEntry[] | null;
  }[],
  { locale, translate: t }: Words,
): readonly FoundManual[] =>
  described.map(({ product, specifications }) => {
    const { id, name, brand, articleNumber, kind, categoryId } = product;
    const specs = specifications ?? [];
    const manuals = manualsFor({ kind, categoryId, specifications: specs }).map((manual) => ({
      href: documentPath(manual, locale),
      text: t(`product.document.${manual}`),
    }));
    const sheet = { href: `/documents/products/${id}-${locale}.pdf`, text: t('product.document.sheet') };
    const files = specs.length > 0 ? [...manuals, sheet] : manuals;
    return { id, name, model: `${brand}, ${articleNumber}`, files };
  });

/** The manuals of a language with their sizes; a family is called as its section of the page. */
export const printFiles = (
  files: readonly { readonly name: ManualName; readonly path: string; readonly bytes: number }[],
  { sections }: Pick<ContentPage, 'sections'>,
  { locale, translate: t }: Words,
): readonly ShownManualFile[] =>
  files.map(({ name, path, bytes }) => {
    const { section, locales } = PUBLISHED_DOCUMENTS[name];
    return {
      name,
      section,
      family: sections.find(({ id }) => id === section)?.title ?? name,
      href: path,
      size: formatFileSize(bytes, locale),
      others: locales
        .filter((language) => language !== locale)
        .map((language) => ({
          language,
          href: documentPath(name, language),
          text: t(`page.document.${language}`),
        })),
    };
  });
