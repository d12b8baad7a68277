import { Form } from 'react-router';
import type { EntryKind, EntryState } from '../../../domain/catalogue/merchandising/home-entry.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { MoveButtons } from '../../backoffice/move-buttons.tsx';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { SmallPicture } from './entry-pictures.tsx';

/** One entry as the list shows it. */
export interface EntryRow {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly picture: string;
  readonly place: string;
  readonly state: EntryState;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly missing: readonly Locale[];
}

const TONES: Readonly<Record<EntryState, BadgeTone>> = {
  shown: 'success',
  coming: 'warning',
  over: 'neutral',
  off: 'neutral',
};

/** An entry in the list of its kind. */
interface PlacedEntry {
  kind: EntryKind;
  row: EntryRow;
  place: number;
  /** The ids of the whole list as it is shown. */
  seen: readonly number[];
}

/** The steps of an entry among those of its kind. */
const Moves = ({ kind, row: { id, title }, place, seen }: PlacedEntry) => (
  <Form method="post" preventScrollReset className="flex">
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="seen" value={seen.join()} />
    <MoveButtons title={title} place={place} count={seen.length} name="to" valueOf={(to) => to} />
  </Form>
);

/** One entry in the list of its kind: what it is, whether it is shown, and its steps. */
export function EntryItem({ kind, row, place, seen }: PlacedEntry) {
  const t = useT();
  const locale = useLocale();
  const { name, title, picture, state, firstDay, lastDay, missing } = row;
  const day = (said: string | null) =>
    said === null ? '…' : formatDate(`${said}T12:00:00Z`, locale, 'UTC', 'short');
  return (
    <li id={name} className="flex items-center gap-4 py-4">
      <SmallPicture name={picture} className="hidden aspect-video w-28 shrink-0 sm:block" />
      <div className="min-w-0 flex-1">
        <LocalLink
          to={`/admin/content/${name}`}
          className="font-semibold break-words underline underline-offset-4"
        >
          {title}
        </LocalLink>
        <p className="mt-1 text-sm break-words text-muted">
          {row.place}
          {(firstDay ?? lastDay) !== null && ` · ${day(firstDay)} – ${day(lastDay)}`}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={TONES[state]}>{t(`backoffice.content.state.${state}`)}</Badge>
          {missing.length > 0 && (
            <Badge tone="warning">
              {t('backoffice.content.missing', {
                languages: missing.map((each) => LANGUAGE_NAMES[each]).join(', '),
              })}
            </Badge>
          )}
        </p>
      </div>
      <Moves {...{ kind, row, place, seen }} />
    </li>
  );
}
