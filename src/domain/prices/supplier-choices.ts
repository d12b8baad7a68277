import { withoutInvisible } from '../locale/without-invisible.ts';
import { SUPPLIER_ARTICLE_MAX } from './supplier-lines.ts';

/** What staff say of a supplier's article number: which product it is by the shop's own, that the shop does not sell it, or that it is to be found anew. */
export interface ArticleChoice {
  readonly article: string;
  readonly means: { readonly product: string } | 'ignored' | 'unknown';
}

/** The fields of one article number in a form of many. */
export const choiceFields = (article: string) => ({
  product: `product ${article}`,
  ignore: `ignore ${article}`,
});

const typed = (value: FormDataEntryValue | null | undefined) =>
  typeof value === 'string' ? withoutInvisible(value).trim() : '';
const meaning = (product: string, isIgnored: boolean): ArticleChoice['means'] => {
  if (isIgnored) return 'ignored';
  return product === '' ? 'unknown' : { product };
};

/** What a form says of unknown article numbers; those of which it says nothing are none of its choices. */
export function readChoices(form: FormData): readonly ArticleChoice[] {
  const articles = new Set(
    [...form.keys()].flatMap((name) => /^(?:product|ignore) (.+)$/s.exec(name)?.[1] ?? []),
  );
  return [...articles].flatMap((article) => {
    const fields = choiceFields(article);
    const means = meaning(typed(form.get(fields.product)), form.has(fields.ignore));
    return means === 'unknown' || article.length > SUPPLIER_ARTICLE_MAX ? [] : [{ article, means }];
  });
}

/** What the form says that corrects one article number, which may be none of the list. */
export const readCorrection = (form: FormData): ArticleChoice => ({
  article: typed(form.get('article')).slice(0, SUPPLIER_ARTICLE_MAX),
  means: meaning(typed(form.get('product')), form.has('ignore')),
});
