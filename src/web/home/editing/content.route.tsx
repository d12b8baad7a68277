import { data, redirect } from 'react-router';
import * as v from 'valibot';
import {
  ENTRY_KINDS,
  entryName,
  entryState,
  missingLanguages,
  textIn,
  type EntryKind,
} from '../../../domain/catalogue/merchandising/home-entry.ts';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { AuditList } from '../../backoffice/catalogue/audit-list.tsx';
import { auditViews } from '../../backoffice/catalogue/audit-view.server.ts';
import type { Route } from './+types/content.route';
import { EntryItem, type EntryRow } from './entry-item.tsx';
import { namedConflict } from '../../backoffice/named-conflict.ts';

export async function loader({ context }: Route.LoaderArgs) {
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
  return {
    lists: ENTRY_KINDS.map((kind) => ({ kind, rows: rowsOf(kind) })),
    history: auditViews(audit.entries, lookUp),
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
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const parsed = v.safeParse(moveForm, Object.fromEntries(form));
  if (!parsed.success) throw data(null, { status: 400 });
  const moved = await shop.merchandising.move({ ...parsed.output, staffId: user.id });
  return moved.ok
    ? redirect(`/${region}/admin/content`, 303)
    : data(
        {
          text: await namedConflict(
            translate(`backoffice.content.moveProblem.${moved.reason}`),
            shop.findAuthor({ subject: 'home-entry', action: 'moved', staffId: user.id }),
            { translate, locale },
          ),
        },
        { status: 409 },
      );
}

/** What the home page shows besides the catalogue: its slides, promoted categories and advertisements. */
export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { lists, history } = loaderData;
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.section.content')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.content.lead')}</p>
      {actionData !== undefined && (
        <Alert tone="danger" live className="mb-8">
          {actionData.text}
        </Alert>
      )}
      <p className="mb-8 flex flex-wrap gap-3">
        <LocalLink to="/admin/content/pages" className={buttonClass()}>
          {t('backoffice.arrange.openPages')}
        </LocalLink>
        <LocalLink to="/admin/content/pictures" className={buttonClass()}>
          {t('backoffice.shopPictures.title')}
        </LocalLink>
      </p>
      <div className="flex flex-col gap-14">
        {lists.map(({ kind, rows }) => (
          <TitledSection key={kind} id={kind} title={t(`backoffice.content.list.${kind}`)}>
            {rows.length === 0 ? (
              <p className="border-y border-line py-4 text-sm">{t('backoffice.content.none')}</p>
            ) : (
              <ol className="divide-y divide-line border-y border-line">
                {rows.map((row, place) => (
                  <EntryItem key={row.id} {...{ kind, row, place }} seen={rows.map(({ id }) => id)} />
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
