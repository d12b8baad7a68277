import type { Translate } from '../../../content/translator.ts';
import {
  DIGEST_LENGTH,
  DOCUMENT_LANGUAGES,
  PRODUCT_DOCUMENT_KINDS,
  productDocumentAddress,
  type DocumentFacts,
} from '../../../domain/catalogue/editing/product-documents.ts';
import { formatFileSize } from '../../../domain/locale/format-file-size.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import type { SelectOption } from '../../ui/field.tsx';

/** A document of a product as its page in the back office shows it. */
export interface DocumentView extends DocumentFacts {
  readonly id: string;
  readonly href: string;
  /** Its kind in words. */
  readonly title: string;
  /** Its language and size. */
  readonly about: string;
  readonly fileName: string;
}

/** The documents of a product in the language of the page. */
export const documentViews = (
  productId: number,
  documents: readonly (DocumentFacts & {
    readonly id: string;
    readonly fileName: string;
    readonly sizeBytes: number;
    readonly contentHash: string;
  })[],
  { locale, translate: t }: { readonly locale: Locale; readonly translate: Translate },
): readonly DocumentView[] =>
  documents.map(({ id, kind, language, fileName, sizeBytes, contentHash }) => ({
    id,
    kind,
    language,
    fileName,
    href: productDocumentAddress(productId, contentHash.slice(0, DIGEST_LENGTH)),
    title: t(`product.document.kind.${kind}`),
    about: [
      language === 'all' ? t('backoffice.productDocuments.all') : LANGUAGE_NAMES[language],
      formatFileSize(sizeBytes, locale),
    ].join(', '),
  }));

/** What a document may be said to be, in words. */
export const documentChoices = (
  t: Translate,
): { readonly kinds: readonly SelectOption[]; readonly languages: readonly SelectOption[] } => ({
  kinds: PRODUCT_DOCUMENT_KINDS.map((value) => ({ value, label: t(`product.document.kind.${value}`) })),
  languages: DOCUMENT_LANGUAGES.map((value) => ({
    value,
    label: value === 'all' ? t('backoffice.productDocuments.all') : LANGUAGE_NAMES[value],
  })),
});
