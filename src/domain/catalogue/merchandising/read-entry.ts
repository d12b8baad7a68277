import { isRealDay } from '../../calendar/days.ts';
import { categoryNamed } from '../known-categories.ts';
import { isRegion } from '../../locale/locale.ts';
import { localized } from '../../locale/localized.ts';
import { cleanPath } from '../../routing/redirect.ts';
import { localPath } from '../../routing/local-path.ts';
import { endReading, type FieldsRead, type FieldsRefused, type ProblemsOf } from '../editing/merge-fields.ts';
import { isOwn } from '../picture.ts';
import { isScene, isShopPicture } from '../scene.ts';
import {
  entryFieldLimit,
  fieldsOfKind,
  localField,
  MEDIA_OF,
  type EntryField,
  type EntryFields,
  type EntryKind,
  type EntryMedia,
  type HomeEntry,
} from './home-entry.ts';

/** Why a field cannot say what it says. */
export const ENTRY_PROBLEMS = [
  'missing',
  'too-long',
  'not-a-choice',
  'bad-link',
  'no-page',
  'no-picture',
  'no-file',
  'not-a-day',
  'days-turned',
] as const;
export type EntryProblem = (typeof ENTRY_PROBLEMS)[number];
export type EntryProblems = ProblemsOf<EntryField, EntryProblem>;

/** Why nothing of an entry was saved. */
export type EntryRefused =
  | { readonly ok: false; readonly reason: 'entry-not-found' }
  | FieldsRefused<EntryField, EntryProblem>;

/** Whether the shop has a page for a path without region and query. */
export type IsPage = (path: string) => boolean;

/** The path of a link without its query and fragment. */
export const pathOfLink = (link: string): string => link.split(/[?#]/, 1)[0] ?? '';

/**
 * Reads where an entry leads: a page of the shop by its path, with or without a region, or an https address. A path is read by the rule of
 * redirects (`localPath`), so that no browser takes it for another site.
 */
export function readLink(
  typed: string,
  isPage: IsPage,
): { readonly link: string } | { readonly problem: EntryProblem } {
  if (typed === '') return { problem: 'missing' };
  if (typed.startsWith('/')) {
    const local = localPath(typed);
    if (local === null) return { problem: 'bad-link' };
    const path = pathOfLink(local);
    const [, first, ...rest] = path.split('/');
    const page = cleanPath(isRegion(first) ? `/${rest.join('/')}` : path);
    const isOffice = /^\/admin(?:\/|$)/i.test(page);
    return isPage(page) && !isOffice
      ? { link: `${page}${local.slice(path.length)}` }
      : { problem: 'no-page' };
  }
  const url = URL.parse(typed);
  const isWeb = url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
  return isWeb && url.hostname.includes('.') ? { link: url.href } : { problem: 'bad-link' };
}

const NAME = /^[\w.-]{1,120}$/;

/** Whether a picture is one of a product, which the catalogue has to know. */
export const isProductPicture = (picture: string): boolean => NAME.test(picture) && isOwn(picture);

const FILE_OF = {
  image: /\.(?:avif|gif|jpe?g|png|svg|webp)$/i,
  gif: /\.(?:avif|gif|webp)$/i,
  video: /\.(?:mp4|webm)$/i,
} as const satisfies Record<EntryMedia, RegExp>;

/** Whether a picture is named by a path of the shop, at which it has to have a file. */
export const isFilePath = (picture: string): boolean => picture.startsWith('/');

/** Whether it is the path of a file that the shop sends itself: no other site's is let in by the content policy. */
const isOwnFile = (media: EntryMedia, picture: string): boolean =>
  localPath(picture) === picture && FILE_OF[media].test(picture);

function isPicture(kind: EntryKind, media: EntryMedia, picture: string): boolean {
  if (kind === 'promotion') return isProductPicture(picture) || isShopPicture(picture);
  if (isOwnFile(media, picture)) return true;
  return media === 'image' && (isProductPicture(picture) || isScene(picture));
}

/** Reads an entry of a kind from its fields, each tidied. All problems are found at once. */
export function readEntry(
  kind: EntryKind,
  fields: EntryFields,
  isPage: IsPage,
): FieldsRead<{ entry: HomeEntry }, EntryField, EntryProblem> {
  const problems: Partial<Record<EntryField, EntryProblem>> = {};
  const own = fieldsOfKind(kind);
  const said = (field: EntryField) => (own.includes(field) ? (fields[field] ?? '') : '');
  const texts = (part: 'title' | 'text' | 'altText') => localized((locale) => said(localField(part, locale)));
  const day = (field: 'firstDay' | 'lastDay'): string | null => {
    const typed = said(field);
    if (typed === '') return null;
    if (!isRealDay(typed) || !typed.startsWith('20')) problems[field] = 'not-a-day';
    return typed;
  };
  if (said('title.uk') === '') problems['title.uk'] = 'missing';
  const [first = 'image'] = MEDIA_OF[kind];
  const media = own.includes('media') ? MEDIA_OF[kind].find((each) => each === said('media')) : first;
  if (media === undefined) problems.media = 'not-a-choice';
  let link = '';
  if (own.includes('link')) {
    const read = readLink(said('link'), isPage);
    if ('problem' in read) problems.link = read.problem;
    else link = read.link;
  }
  const category = categoryNamed(said('category'));
  if (own.includes('category') && category === undefined)
    problems.category = said('category') === '' ? 'missing' : 'not-a-choice';
  const picture = said('picture');
  if (picture === '') {
    // An advertisement without a picture of its own shows that of the shop.
    if (kind !== 'ad' || media !== 'image') problems.picture = 'missing';
  } else if (!isPicture(kind, media ?? first, picture)) problems.picture = 'no-picture';
  const active = said('active');
  if (active !== 'yes' && active !== 'no') problems.active = 'not-a-choice';
  const [firstDay, lastDay] = [day('firstDay'), day('lastDay')];
  if (firstDay !== null && lastDay !== null && lastDay < firstDay) problems.lastDay ??= 'days-turned';
  for (const field of own) if (said(field).length > entryFieldLimit(field)) problems[field] = 'too-long';
  return endReading(problems, {
    entry: {
      title: texts('title'),
      text: texts('text'),
      alt: texts('altText'),
      link,
      categoryId: category?.id ?? null,
      media: media ?? first,
      picture,
      isActive: active === 'yes',
      firstDay,
      lastDay,
    },
  });
}
