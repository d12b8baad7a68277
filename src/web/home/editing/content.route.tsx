import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { data, Form, redirect } from 'react-router';
import * as v from 'valibot';
import {
  ENTRY_KINDS,
  entryName,
  entryState,
  missingLanguages,
  textIn,
  type EntryKind,
  type EntryState,
} from '../../../domain/catalogue/merchandising/home-entry.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { shopOf } from '../../../server/context.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { buttonClass, IconButton } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { AuditList } from '../../backoffice/catalogue/audit-list.tsx';
import { auditViews } from '../../backoffice/catalogue/audit-view.server.ts';
import { LANGUAGE_NAMES } from '../../backoffice/language-names.ts';
import type { Route } from './+types/content.route';
import { SmallPicture } from './entry-pictures.tsx';

/** One entry as the list shows it. */
interface EntryRow {
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

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, currency, lookUp, translate } = shopOf(context);
  const day = dayIn(timeZoneOf(marketOf(currency)), new Date().toISOString());
  const [entries, categories, audit] = await Promise.all([
    shop.merchandising.list(),
    shop.catalogue.listCategories(locale),
    shop.listAudit({ subject: 'home-entry', locale }),
  ]);
  const rowsOf = (kind: EntryKind) =>
    entries[kind].map(({ id, entry }): EntryRow => ({
      id,
      name: entryName(kind, id),
      title: textIn(entry.title, locale),
      picture: entry.picture,
      place: categories.find((category) => category.id === entry.categoryId)?.name ?? entry.link,
      state: entryState(entry, day),
      firstDay: entry.firstDay,
      lastDay: entry.lastDay,
      missing: missingLanguages(entry),
    }));
  const done = new URL(request.url).searchParams.get('done');
  return {
    lists: ENTRY_KINDS.map((kind) => ({ kind, rows: rowsOf(kind) })),
    history: auditViews(audit.entries, lookUp),
    isMoved: done === 'moved',
    title: pageTitle(translate('backoffice.section.content')),
  };
}

const number = v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number));
const moveForm = v.object({
  kind: v.picklist(ENTRY_KINDS),
  id: number,
  to: number,
  seen: v.pipe(
    v.string(),
    v.regex(/^\d{1,9}(?:,\d{1,9}){0,499}$/),
    v.transform((ids) => ids.split(',').map(Number)),
  ),
});

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const parsed = v.safeParse(moveForm, Object.fromEntries(form));
  if (!parsed.success) throw data(null, { status: 400 });
  const moved = await shop.merchandising.move({ ...parsed.output, staffId: user.id });
  return moved.ok
    ? redirect(`/${region}/admin/content?done=moved`, 303)
    : data({ reason: moved.reason }, { status: 409 });
}

const TONES: Readonly<Record<EntryState, BadgeTone>> = {
  shown: 'success',
  coming: 'warning',
  over: 'neutral',
  off: 'neutral',
};

/** The steps of an entry among those of its kind; at an end one of them leads nowhere. */
function Moves({
  kind,
  row,
  place,
  seen,
}: {
  kind: EntryKind;
  row: EntryRow;
  place: number;
  seen: readonly number[];
}) {
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

function Row({
  kind,
  row,
  place,
  seen,
}: {
  kind: EntryKind;
  row: EntryRow;
  place: number;
  seen: readonly number[];
}) {
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
      <Moves kind={kind} row={row} place={place} seen={seen} />
    </li>
  );
}

/** What the home page shows besides the catalogue: its slides, promoted categories and advertisements. */
export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { lists, history, isMoved } = loaderData;
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.section.content')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.content.lead')}</p>
      {actionData !== undefined && (
        <Alert tone="danger" live className="mb-8">
          {t(`backoffice.content.moveProblem.${actionData.reason}`)}
        </Alert>
      )}
      {actionData === undefined && isMoved && (
        <Alert tone="success" live className="mb-8">
          {t('backoffice.content.moved')}
        </Alert>
      )}
      <div className="flex flex-col gap-14">
        {lists.map(({ kind, rows }) => (
          <TitledSection key={kind} id={kind} title={t(`backoffice.content.list.${kind}`)}>
            {rows.length === 0 ? (
              <p className="border-y border-line py-4 text-sm">{t('backoffice.content.none')}</p>
            ) : (
              <ol className="divide-y divide-line border-y border-line">
                {rows.map((row, place) => (
                  <Row key={row.id} {...{ kind, row, place }} seen={rows.map(({ id }) => id)} />
                ))}
              </ol>
            )}
            <LocalLink to={`/admin/content/${kind}-new`} className={`${buttonClass()} mt-5`}>
              {t(`backoffice.content.add.${kind}`)}
            </LocalLink>
          </TitledSection>
        ))}
        <TitledSection id="content-history" title={t('backoffice.product.history')}>
          {history.length === 0 ? (
            <p className="text-sm text-muted">{t('backoffice.content.historyEmpty')}</p>
          ) : (
            <AuditList entries={history} isOfOne={false} />
          )}
        </TitledSection>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
