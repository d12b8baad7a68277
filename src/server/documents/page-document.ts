import type { Block, ContentPage, PageSection } from '../../content/pages/content-page.ts';
import { sellerOfPage } from '../../content/pages/sellers.ts';
import { WARRANTY_PERIODS } from '../../content/pages/warranty-periods.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Part, PrintedDocument } from './document.ts';
import { sellerParts } from './seller-parts.ts';

const bullets = (items: readonly string[]): Part => ({
  kind: 'items',
  items: items.map((text) => ({ mark: '•', text })),
});

function warrantyTable(locale: Locale): Part {
  const { translate: t } = messagesOf(locale);
  return {
    kind: 'table',
    columns: [
      { title: t('page.warranty.category'), share: 3 },
      { title: t('page.warranty.period'), align: 'right' },
    ],
    rows: WARRANTY_PERIODS.map(({ goods, years }) => [
      t(`page.warranty.${goods}`),
      t('page.warranty.years', { years }),
    ]),
  };
}

/** A block of the page on paper. `clause` is the number of the next clause. What leads elsewhere is left out. */
function partsOf(block: Block, clause: number, locale: Locale): readonly Part[] {
  switch (block.kind) {
    case 'clause':
      return [
        { kind: 'heading', text: `${clause}. ${block.title}` },
        {
          kind: 'items',
          items: block.items.map((text, index) => ({ mark: `${clause}.${index + 1}`, text })),
        },
      ];
    case 'part':
      return [{ kind: 'heading', text: block.title }, bullets(block.items)];
    case 'list':
      return [bullets(block.items)];
    case 'paragraph':
      return [{ kind: 'paragraph', text: block.text }];
    case 'facts':
      return [{ kind: 'facts', rows: block.rows }];
    case 'warranty-table':
      return [warrantyTable(locale)];
    default:
      return [];
  }
}

function bodyOf({ blocks }: PageSection, locale: Locale): readonly Part[] {
  let clause = 0;
  return blocks.flatMap((block) => {
    if (block.kind === 'clause') clause += 1;
    return partsOf(block, clause, locale);
  });
}

/** A section of a static page as a document, with the same words and who answers for them at its end (C §2, R31). */
export function pageDocument(page: ContentPage, section: PageSection, locale: Locale): PrintedDocument {
  const { translate: t } = messagesOf(locale);
  const day = page.updatedOn ?? '2026-01-01';
  return {
    locale,
    title: section.title,
    author: sellerOfPage(locale).name,
    day,
    byline: [page.title, t('page.updated', { date: formatDate(day, locale, 'UTC', 'short') })],
    parts: [...bodyOf(section, locale), ...sellerParts(locale)],
    pageLabel: (number, count) => t('document.page', { number, count }),
  };
}
