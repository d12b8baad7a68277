import { OFFICE_WORDS } from '../../content/search/office-words.ts';
import type { NamedScreen } from '../../domain/backoffice/find-screens.ts';
import type { Translate } from '../../content/translator.ts';
import { SECTION_GROUPS, sectionAt } from './sections.ts';

/** Pages of the back office below its sections, which its navigation does not name, by address without the region. */
const BELOW_SECTIONS = {
  '/admin/orders/new': 'backoffice.telephone.title',
  '/admin/payments/statement': 'backoffice.statement.title',
  '/admin/sales/funnel': 'backoffice.funnel.title',
  '/admin/sales/restock': 'backoffice.restock.title',
  '/admin/board/utilisation': 'backoffice.utilisation.title',
  '/admin/answer-templates': 'backoffice.section.answerTemplates',
  '/admin/products/new': 'backoffice.product.new',
  '/admin/products/bulk': 'backoffice.bulk.title',
  '/admin/products/count': 'backoffice.count.title',
  '/admin/products/import': 'backoffice.import.title',
  '/admin/products/categories': 'backoffice.categories.title',
  '/admin/products/tags': 'backoffice.tags.title',
  '/admin/prices/margins': 'backoffice.margins.title',
  '/admin/prices/suppliers': 'backoffice.suppliers.title',
  '/admin/content/pictures': 'backoffice.shopPictures.title',
  '/admin/content/pages': 'backoffice.arrange.title',
  '/admin/content/pages/terms': 'footer.terms',
  '/admin/content/pages/legal-terms': 'footer.legal',
  '/admin/translations/content': 'backoffice.contentTexts.title',
} as const;

/** All pages of the back office that have one address, with their words and where they belong; their areas are not asked here. */
export function officeScreens(
  translate: Translate,
): readonly (NamedScreen & { readonly path: string; readonly note: string })[] {
  const sections = SECTION_GROUPS.flatMap(({ group, sections: own }) =>
    own.map(({ name, path }) => ({
      path,
      title: translate(`backoffice.section.${name}`),
      note: group === null ? '' : translate(`backoffice.sectionGroup.${group}`),
    })),
  );
  const below = Object.entries(BELOW_SECTIONS).map(([path, title]) => {
    const section = sectionAt(path);
    return {
      path,
      title: translate(title),
      note: section === undefined ? '' : translate(`backoffice.section.${section}`),
    };
  });
  return [...sections, ...below].map((screen) => ({ ...screen, words: OFFICE_WORDS[screen.path] ?? [] }));
}
