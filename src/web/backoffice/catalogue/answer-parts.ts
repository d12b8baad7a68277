import { data } from 'react-router';
import type { Translate } from '../../../content/translator.ts';
import { changedFields } from '../../../domain/catalogue/editing/merge-fields.ts';
import {
  newParts,
  partsAfter,
  printPartRows,
  sentRows,
  WORD_FIELDS,
} from '../../../domain/catalogue/editing/part-rows.ts';
import { PRODUCT_FIELDS, type ProductFields } from '../../../domain/catalogue/editing/product-fields.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { findGoods, type ListsProducts } from './find-goods.ts';
import type { FoundProduct } from './product-finder.tsx';
import type { ProductProblem } from './product-form.tsx';
import type { PartsView } from './set-parts.tsx';

/** What products are called, by their article numbers. */
type NamedParts = ReadonlyMap<string, string>;

interface PartsNeeds {
  readonly base: ProductFields;
  readonly sent: ProductFields;
  readonly t: Translate;
  readonly nameParts: (articles: readonly string[]) => Promise<NamedParts>;
  /** Published products by name or article number. */
  readonly search: (typed: string) => Promise<readonly FoundProduct[]>;
}

interface Editing extends ListsProducts {
  readonly nameParts: (articles: readonly string[], locale: Locale) => Promise<NamedParts>;
}

/** Names and finds products in the language of the page. */
export const partsNeeds = (
  { nameParts, ...editing }: Editing,
  locale: Locale,
): Pick<PartsNeeds, 'nameParts' | 'search'> => ({
  nameParts: (articles) => nameParts(articles, locale),
  search: (typed) => findGoods(editing, { typed, locale }),
});

/** The names of the products among the parts of a set. */
export async function partsView(
  contents: string,
  nameParts: (articles: readonly string[]) => Promise<NamedParts>,
): Promise<PartsView> {
  const named = await nameParts(newParts('', contents));
  return { names: Object.fromEntries(named) };
}

/** Answers the buttons of a set's parts for a page without script; null where the product is to be saved. */
export async function partsAnswer(form: FormData, { base, sent, t, nameParts, search }: PartsNeeds) {
  const pressed = form.get('parts');
  const answer = async (contents: string, more: Partial<ProductProblem>, view: Partial<PartsView>) => {
    const touched = Object.entries(changedFields(base, { ...sent, contents }, PRODUCT_FIELDS));
    const problem: ProductProblem = {
      text: '',
      errors: {},
      values: { ...Object.fromEntries(touched.map(([field, [, after]]) => [field, after])), contents },
      parts: { ...(await partsView(contents, nameParts)), ...view },
      ...more,
    };
    return data<ProductProblem>(problem, { status: problem.text === '' ? 200 : 422 });
  };
  if (typeof pressed === 'string') {
    const rows = partsAfter(form, pressed);
    const words = form.get('partSearch');
    const typed = typeof words === 'string' ? words.trim().slice(0, 100) : '';
    const isAdded = pressed === 'word' && rows.length > sentRows(form).length;
    return answer(
      printPartRows(rows),
      pressed === 'word' && !isAdded ? { errors: { contents: t('backoffice.parts.wordsMissing') } } : {},
      {
        ...(typed !== '' && { search: typed, found: await search(typed) }),
        ...(!isAdded && {
          typed: Object.fromEntries(
            WORD_FIELDS.map((field) => {
              const value = form.get(field);
              return [field, typeof value === 'string' ? value : ''];
            }),
          ),
        }),
      },
    );
  }
  return null;
}
