import { randomBytes } from 'node:crypto';
import { pageShape, type ArrangedPageName } from '../../../content/pages/page-shapes.ts';
import { settle, type Arrangement, type OwnBlockKind } from '../../../domain/pages/arrangement.ts';
import { fieldsOfBlock, type FieldTexts } from './page-view.server.ts';
import type { EditedPart } from './part-form.tsx';
import { isKind } from './read-form.server.ts';

/** The form that an address asks for. */
interface Edited {
  readonly part: EditedPart;
  readonly texts: FieldTexts;
  /** The heading of the form, `backoffice.arrange.part.{label}`. */
  readonly label: OwnBlockKind | 'section' | 'newSection' | 'pagePicture';
  /** Unique among the forms of the page, and the same while it is sent. */
  readonly key: string;
}

/** What links call a section or block that is added now; its form has it, so that sent twice it is added once. */
export const newId = (): string => `own-${randomBytes(4).toString('hex')}`;

/**
 * What the query of a page asks to write: `block={id}`, `add={kind}&section={ref}`, `title={ref}` or `title=new`, `picture`. Null for nothing, undefined for what is not
 * there.
 */
export function editedPart(
  page: ArrangedPageName,
  arrangement: Arrangement | null,
  query: URLSearchParams,
): Edited | null | undefined {
  const { picture, sections } = settle(pageShape(page), arrangement);
  const [block, add, title] = ['block', 'add', 'title'].map((name) => query.get(name));
  if (page === 'home') return (block ?? add ?? title ?? query.get('picture') ?? null) ? undefined : null;
  if (block != null) {
    const section = sections.find(({ blocks }) => blocks.some(({ id }) => id === block));
    const found = section?.blocks.find(({ id }) => id === block);
    if (section === undefined || found === undefined) return undefined;
    const { id, kind } = found;
    const part = { part: 'block', id, kind, ref: section.ref } as const;
    return { part, texts: fieldsOfBlock(found), label: kind, key: id };
  }
  if (add != null) {
    const section = sections.find(({ ref }) => ref === query.get('section'));
    if (section === undefined || !isKind(add)) return undefined;
    const part = { part: 'block', id: newId(), kind: add, ref: section.ref } as const;
    return { part, texts: {}, label: add, key: `${add} ${section.ref}` };
  }
  if (title === 'new') {
    return { part: { part: 'section', ref: newId() }, texts: {}, label: 'newSection', key: 'new' };
  }
  if (title != null) {
    const section = sections.find(({ ref }) => ref === title);
    if (section === undefined || section.title === null) return undefined;
    const { uk, pl, en } = section.title;
    const texts = { 'title.uk': uk, 'title.pl': pl, 'title.en': en };
    return { part: { part: 'section', ref: title }, texts, label: 'section', key: title };
  }
  if (query.has('picture'))
    return {
      part: { part: 'picture' },
      texts: { picture: picture ?? '' },
      label: 'pagePicture',
      key: 'picture',
    };
  return null;
}
