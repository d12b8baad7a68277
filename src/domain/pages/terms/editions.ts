import { daysAfter } from '../../calendar/days.ts';
import { formatDate } from '../../locale/format-date.ts';
import type { Locale } from '../../locale/locale.ts';

/** An edition of terms, by the day from which it holds; editions of one day are numbered from 1, and the last of them holds. */
export interface EditionDay {
  /** ISO 8601. */
  readonly day: string;
  readonly number: number;
}

/** An edition with who made it. */
export interface EditionMade extends EditionDay {
  /** Whether staff wrote it; else a release came with it. */
  readonly isStaffs: boolean;
  /** When it was published or came, an ISO 8601 moment in UTC, and on which day of Kyiv. */
  readonly madeAt: string;
  readonly madeOn: string;
}

/** What an edition is called in addresses, consents and contracts: its day, and its number from the second on: `2027-01-01`, `2027-01-01-2`. */
export const editionName = ({ day, number }: EditionDay): string => (number === 1 ? day : `${day}-${number}`);

const NAME = /^(\d{4}-\d\d-\d\d)(?:-([2-9]|[1-9]\d{1,2}))?$/;

/** Whether a text could be the name of an edition. */
export const isEditionName = (name: string): boolean => NAME.test(name);

/** The day of an edition by its name; the name itself where it is none. */
export const dayOfEdition = (name: string): string => NAME.exec(name)?.[1] ?? name;

/** Which of the editions of its day an edition is, by its name. */
export const numberOfEdition = (name: string): number => Number(NAME.exec(name)?.[2] ?? 1);

/** An edition as people read it, by its name: its day, and which of that day from the second on. */
export const printEdition = (name: string, locale: Locale): string => {
  const number = numberOfEdition(name);
  return `${formatDate(dayOfEdition(name), locale, 'UTC', 'short')}${number === 1 ? '' : ` (${number})`}`;
};

/** The address of a page of terms as an edition has it, path without region. */
export const editionPath = (page: string, name: string): string => `/${page}?edition=${name}`;

/** Which of two editions holds longer: negative where the first is the later. */
export const laterFirst = (one: EditionDay, other: EditionDay): number =>
  one.day === other.day ? other.number - one.number : one.day < other.day ? 1 : -1;

/** How long ahead an edition may be announced, in days. */
export const ANNOUNCED_DAYS_MAX = 366;

/** The edition of staff that holds on a day: the one with the latest day not after it; null where none of theirs does. */
export const staffsOn = <E extends EditionMade>(editions: readonly E[], day: string): E | null =>
  editions.filter((each) => each.isStaffs && each.day <= day).toSorted(laterFirst)[0] ?? null;

/** Which of the announced editions, the next one first, takes over from one that holds from a day; of several of one day the last. Null for none. */
export function takesOver<E extends EditionDay>(ahead: readonly E[], day: string): E | null {
  const next = ahead.find((each) => each.day > day)?.day;
  return ahead.findLast((each) => each.day === next) ?? null;
}

/** What the public sees of the editions of a page. */
export interface Editions<E> {
  /** Null where what the release came with holds: nobody of the staff ever wrote an edition, or none holds yet. */
  readonly staffs: E | null;
  /** The next one that is to hold; null for none. */
  readonly announced: E | null;
  /** Those that held, the newest first, with the one that does. */
  readonly held: readonly E[];
  /** All that are announced, the next one first. */
  readonly ahead: readonly E[];
}

/**
 * The editions of a page on a day. What staff wrote holds, whatever a release came with later: a release is never in force over their heads. What one came with held
 * if nothing of staff did at the moment when it came.
 */
export function editionsOn<E extends EditionMade>(editions: readonly E[], today: string): Editions<E> {
  const ahead = editions
    .filter((each) => each.isStaffs && each.day > today)
    .toSorted(laterFirst)
    .toReversed();
  const held = editions
    .filter((each) => {
      if (each.isStaffs) return each.day <= today;
      const before = editions.filter(({ madeAt }) => madeAt < each.madeAt);
      return staffsOn(before, each.madeOn) === null;
    })
    .toSorted(laterFirst);
  return {
    staffs: staffsOn(editions, today),
    announced: takesOver(ahead, today),
    held,
    ahead,
  };
}

/**
 * The announced editions that are to hold, the next one first; of several of one day the last. One is stale if an edition that holds before it was published after it: then it
 * does not have what that changed, and takes it back.
 */
export function announcements<E extends EditionMade>({
  staffs,
  ahead,
}: Pick<Editions<E>, 'staffs' | 'ahead'>): readonly { readonly edition: E; readonly isStale: boolean }[] {
  const taking = ahead.filter((each, place) => ahead[place + 1]?.day !== each.day);
  return taking.map((edition, place) => {
    const before = [...(staffs === null ? [] : [staffs]), ...taking.slice(0, place)];
    return { edition, isStale: before.some(({ madeAt }) => madeAt > edition.madeAt) };
  });
}

/** What an edition is on a day: in force, announced, or over. */
export type EditionStanding =
  | { readonly kind: 'holds' }
  | { readonly kind: 'ahead' }
  /** `until` is the last day on which it held, ISO 8601. */
  | { readonly kind: 'former'; readonly until: string }
  /** Another stands in its place before its day is over. */
  | { readonly kind: 'replaced'; readonly by: EditionDay };

const isSame = (one: EditionDay, other: EditionDay): boolean =>
  one.day === other.day && one.number === other.number;

/** From which day an edition held: a release may come later than the day of its text. */
const heldFrom = ({ day, madeOn }: EditionMade): string => (madeOn > day ? madeOn : day);

/** What one of the editions that hold, held or are announced is; `current` is the one that holds. */
export function standingOf<E extends EditionMade>(
  { held, ahead, current }: Pick<Editions<E>, 'held' | 'ahead'> & { readonly current: E },
  asked: EditionDay,
): EditionStanding {
  if (isSame(asked, current)) return { kind: 'holds' };
  const replaced = ({ day, number }: EditionDay) => ({ kind: 'replaced', by: { day, number } }) as const;
  if (ahead.some((each) => isSame(each, asked))) {
    const last = ahead.findLast(({ day }) => day === asked.day) ?? asked;
    return isSame(last, asked) ? { kind: 'ahead' } : replaced(last);
  }
  const next = held[held.findIndex((each) => isSame(each, asked)) - 1] ?? current;
  const until = daysAfter(heldFrom(next), -1);
  return until < asked.day ? replaced(next) : { kind: 'former', until };
}

/** Why a day cannot be that of a new edition; null where it can. `inForce` is the day of the edition that holds. */
export function dayProblem(
  day: string,
  { today, inForce }: { readonly today: string; readonly inForce: string },
): 'day-past' | 'day-before-edition' | 'day-too-far' | null {
  if (day < today) return 'day-past';
  if (day < inForce) return 'day-before-edition';
  return day > daysAfter(today, ANNOUNCED_DAYS_MAX) ? 'day-too-far' : null;
}
