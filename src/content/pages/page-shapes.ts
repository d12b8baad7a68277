import type { NeededReason, PageShape } from '../../domain/pages/arrangement.ts';
import { HOME_SHAPE } from '../../domain/pages/home-sections.ts';
import { PAGES, type PageName } from './pages.ts';

/** Accounts, orders and contracts keep the edition that was agreed to: these pages are written in editions instead of being arranged. */
export const AGREED_TO = ['terms', 'legal-terms'] as const satisfies readonly PageName[];

/** A page that customers agree to. */
export type TermsName = (typeof AGREED_TO)[number];

export const isTermsName = (name: string | undefined): name is TermsName =>
  AGREED_TO.some((each) => each === name);

/** A page whose sections staff arrange: the home page, and every page of prose but those that customers agree to. */
export type ArrangedPageName = 'home' | Exclude<PageName, TermsName>;

/** Sections that cannot be hidden, and why. */
const NEEDED: Partial<Record<PageName, Readonly<Record<string, NeededReason>>>> = {
  company: { contacts: 'contacts', team: 'linked' },
  'delivery-warranty-returns': {
    delivery: 'fees',
    warranty: 'linked',
    returns: 'linked',
    'non-returnable': 'linked',
    legal: 'sellers',
  },
  support: { contacts: 'contacts' },
};

/** Pages of which every section is needed. */
const WHOLE: Partial<Record<PageName, NeededReason>> = { 'privacy-policy': 'law' };

const NAMES = (Object.keys(PAGES) as PageName[]).filter(
  (name): name is Exclude<ArrangedPageName, 'home'> => !isTermsName(name),
);

/** Every page that staff arrange, the home page first. */
export const ARRANGED_PAGES: readonly ArrangedPageName[] = ['home', ...NAMES];

export const isArrangedPage = (name: string | undefined): name is ArrangedPageName =>
  ARRANGED_PAGES.some((page) => page === name);

function shapeOf(name: PageName): PageShape {
  return PAGES[name].uk.sections.map(({ id, blocks }) => {
    // The files of manuals stand in a table above, which leads to their sections.
    const hasDocuments = blocks.some(({ kind }) => kind === 'documents');
    const needed = NEEDED[name]?.[id] ?? WHOLE[name] ?? (hasDocuments ? 'documents' : null);
    return { ref: id, needed };
  });
}

const SHAPES = new Map<ArrangedPageName, PageShape>([
  ['home', HOME_SHAPE],
  ...NAMES.map((name) => [name, shapeOf(name)] as const),
]);

/** The sections that a page came with, and which of them cannot be hidden. */
export const pageShape = (name: ArrangedPageName): PageShape => SHAPES.get(name) ?? [];
