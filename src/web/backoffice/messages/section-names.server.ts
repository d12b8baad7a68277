import { isTermsName } from '../../../content/pages/page-shapes.ts';
import { PAGES, type PageName } from '../../../content/pages/pages.ts';
import type { Translate } from '../../../content/translator.ts';
import { categoriesToChoose } from '../../../domain/catalogue/known-categories.ts';
import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import { isProse } from '../../../domain/messages/prose.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { categoryName } from '../catalogue/product-view.server.ts';

interface Words {
  readonly locale: Locale;
  readonly lookUp: LookUp;
  readonly translate: Translate;
  /** What a page is called. */
  readonly titleOf: (page: PageName) => string;
}

const isPage = (name: string): name is PageName => Object.hasOwn(PAGES, name) && !isTermsName(name);

/** What a section of the list of texts is called; its family of keys where the shop has it no more. */
function sectionName(group: string, { lookUp, translate, titleOf }: Words): string {
  if (!isProse(group)) return lookUp(`backoffice.texts.section.${group}`) ?? group;
  const name = group.slice(1);
  if (isPage(name)) return translate('backoffice.texts.section.ofPage', { title: titleOf(name) });
  const category = categoriesToChoose().find(({ slug }) => slug === name);
  return category === undefined
    ? group
    : translate('backoffice.texts.section.ofGuide', { category: categoryName(category.id, lookUp) });
}

/** The sections of the list of texts as people know them, in alphabetical order: those of messages, then those of pages and guides. */
export function namedSections(
  groups: readonly { readonly group: string; readonly count: number }[],
  words: Words,
): readonly { readonly group: string; readonly name: string; readonly count: number }[] {
  const named = groups.map((each) => ({ ...each, name: sectionName(each.group, words) }));
  const { compare } = new Intl.Collator(words.locale);
  return named.toSorted(
    (a, b) => Number(isProse(a.group)) - Number(isProse(b.group)) || compare(a.name, b.name),
  );
}
