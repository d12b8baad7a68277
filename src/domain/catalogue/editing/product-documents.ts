import * as v from 'valibot';
import { LOCALES } from '../../locale/locale.ts';

/** What the documents of a product are, in the order in which forms offer them; printed by the messages `product.document.kind.{kind}`. */
export const PRODUCT_DOCUMENT_KINDS = ['datasheet', 'manual', 'conformity', 'warranty'] as const;
export type ProductDocumentKind = (typeof PRODUCT_DOCUMENT_KINDS)[number];

/** The language of a document; `all` for one that has all three, or hardly any words. */
export const DOCUMENT_LANGUAGES = [...LOCALES, 'all'] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** The most that a document may weigh, in bytes. */
export const PRODUCT_DOCUMENT_BYTES_MAX = 20 * 1024 * 1024;
/** So many documents a product has at most. */
export const PRODUCT_DOCUMENTS_MAX = 20;

/** What staff say of a document that they upload. */
export interface DocumentFacts {
  readonly kind: ProductDocumentKind;
  readonly language: DocumentLanguage;
}

/** A document of a product as its page shows it. */
export interface UploadedDocument extends DocumentFacts {
  /** The first 32 hexadecimal digits of the SHA-256 of its bytes, by which its address names it. */
  readonly digest: string;
  readonly sizeBytes: number;
}

/** So many digits of a hash name a document among those of its product. */
export const DIGEST_LENGTH = 32;

/** Where a document of a product is fetched from; what stands there never changes. */
export const productDocumentAddress = (productId: number, digest: string): string =>
  `/documents/products/${productId}/${digest}.pdf`;

/** What a document is called when somebody keeps it, without its ending: `SUN-12K-manual-pl`. */
export const documentFileName = (articleNumber: string, { kind, language }: DocumentFacts): string =>
  [articleNumber.replaceAll('/', '-'), kind, ...(language === 'all' ? [] : [language])].join('-');

/** Documents in the order of a reader: those that they can read first, else as staff put them. */
export const inReadersOrder = <Each extends Pick<DocumentFacts, 'language'>>(
  documents: readonly Each[],
  locale: DocumentLanguage,
): readonly Each[] => {
  const isReadable = ({ language }: Each) => language === locale || language === 'all';
  return [...documents.filter(isReadable), ...documents.filter((each) => !isReadable(each))];
};

/** Names the documents of the log: `document.{id}`; ids have no dots. */
export const documentField = (id: string): string => `document.${id}`;
export const readDocumentField = (field: string): string | null =>
  /^document\.([\da-f-]{36})$/.exec(field)?.[1] ?? null;

/** How the log writes a document: `{kind} {language} {file name}`; empty where the product does not have it. */
export const printDocument = ({
  kind,
  language,
  fileName,
}: DocumentFacts & { readonly fileName: string }): string => `${kind} ${language} ${fileName}`;
/** The same as it was written; null for the empty text and for what is none. */
export function readPrintedDocument(printed: string): (DocumentFacts & { readonly fileName: string }) | null {
  const [first = '', second = '', ...rest] = printed.split(' ');
  const kind = PRODUCT_DOCUMENT_KINDS.find((each) => each === first);
  const language = DOCUMENT_LANGUAGES.find((each) => each === second);
  return kind === undefined || language === undefined ? null : { kind, language, fileName: rest.join(' ') };
}

/**
 * All documents of a product, those that were taken away among them, with one at another place among those that are shown, counted from zero;
 * the same list where it stands there already.
 */
export function documentsMoved<Each extends { readonly id: string; readonly isShown: boolean }>(
  documents: readonly Each[],
  id: string,
  to: number,
): readonly Each[] {
  const shown = documents.filter(({ isShown }) => isShown);
  const moved = shown.find((each) => each.id === id);
  const place = Math.min(Math.max(0, to), shown.length - 1);
  if (moved === undefined || shown[place] === moved) return documents;
  const others = documents.filter((each) => each !== moved);
  const next = shown.filter((each) => each !== moved)[place];
  return others.toSpliced(next === undefined ? others.length : others.indexOf(next), 0, moved);
}

const id = v.pipe(v.string(), v.uuid());
const facts = { kind: v.picklist(PRODUCT_DOCUMENT_KINDS), language: v.picklist(DOCUMENT_LANGUAGES) };

/** The forms of a document, by their intents; the file of an upload stands beside its fields. */
export const DOCUMENT_FORMS = {
  'document-upload': v.object(facts),
  'document-move': v.object({ id, to: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)) }),
  'document-change': v.object({ id, ...facts }),
  'document-remove': v.object({ id }),
} as const;
