import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Form } from 'react-router';
import type { EntryKind, EntryState } from '../../../domain/catalogue/merchandising/home-entry.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { LANGUAGE_NAMES } from '../../backoffice/language-names.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
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

/** The steps of an entry among those of its kind; at an end one of them leads nowhere. */
function Moves({ kind, row, place, seen }: PlacedEntry) {
  const t = useT();
  const { id, title } = row;
  const isLast = place === seen.length - 1;
  return (
    <Form method="post" preventScrollReset className="flex">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen.join()} />
      <IconButton
        type="submit"
        name="to"
        value={Math.max(0, place - 1)}
        aria-disabled={place === 0}
        label={t('backoffice.content.up', { title })}
        className="aria-disabled:opacity-30"
      >
        <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton
        type="submit"
        name="to"
        value={isLast ? place : place + 1}
        aria-disabled={isLast}
        label={t('backoffice.content.down', { title })}
        className="aria-disabled:opacity-30"
      >
        <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </Form>
  );
}

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
