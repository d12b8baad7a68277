import type { Translate } from '../../content/translator.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** Who changed something while it was open on a page, and when (ISO 8601), as the server knows it. */
interface Author {
  readonly name: string;
  readonly at: string;
  /** Whether it is whoever has the page open, in another window. */
  readonly isSelf?: boolean;
}

const newest = (authors: readonly (Author | null)[]): Author | null =>
  authors.filter((each) => each !== null).toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))[0] ?? null;

/** A state of something, with the name and the account of whoever changed it, and when (ISO 8601). */
interface ChangedState {
  readonly changedBy: string | null;
  readonly changedById?: string | null;
  readonly changedAt: string;
}

/** Who changed the latest of some states, told from whoever asks; null where nobody is known for any. */
export const lastAuthor = (
  states: readonly (ChangedState | null | undefined)[],
  staffId: string,
): Author | null =>
  newest(
    states.map((state) =>
      state?.changedBy
        ? { name: state.changedBy, at: state.changedAt, isSelf: state.changedById === staffId }
        : null,
    ),
  );

const RECENT_MS = 60 * 60 * 1000;

/** Since when a change counts as what stands in the way, where others than staff may be in it too, ISO 8601: an hour ago. */
export const recently = (): string => new Date(Date.now() - RECENT_MS).toISOString();

/** Who saved something last on a page that is open (`noteOpen`), whoever asks or a colleague; null where nobody did lately. */
export const lastSaver = ({
  ownChangedAt,
  colleagues,
}: {
  readonly ownChangedAt: string | null;
  readonly colleagues: readonly { readonly name: string; readonly changedAt: string | null }[];
}): Author | null =>
  newest([
    ownChangedAt === null ? null : { name: '', at: ownChangedAt, isSelf: true },
    ...colleagues.map(({ name, changedAt }) => (changedAt === null ? null : { name, at: changedAt })),
  ]);

/** Why something was refused that was changed meanwhile, with who it was and when; as it is where that is not known. */
export async function namedConflict(
  text: string,
  author: Author | null | Promise<Author | null>,
  { translate, locale }: { readonly translate: Translate; readonly locale: Locale },
): Promise<string> {
  const known = await author;
  if (known === null) return text;
  const date = formatDate(known.at, locale, 'Europe/Kyiv', 'moment');
  const by = known.isSelf
    ? translate('backoffice.conflict.bySelf', { date })
    : translate('backoffice.conflict.by', { name: known.name, date });
  return `${text} ${by}`.trim();
}
