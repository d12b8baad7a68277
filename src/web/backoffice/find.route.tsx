import { mayOpen } from '../../domain/account/role.ts';
import {
  FIND_KINDS,
  findTerm,
  FOUND_MAX,
  type FindAnswer,
  type FindKind,
  type FoundPage,
} from '../../domain/backoffice/find.ts';
import { screensMeant } from '../../domain/backoffice/find-screens.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { Alert } from '../ui/alert.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/field.tsx';
import { LIST_ROW } from '../ui/list-row.ts';
import { logFailure } from '../ui/log-failure.ts';
import { TitledSection } from '../ui/titled-section.tsx';
import { FilterForm } from './filter-form.tsx';
import { foundKind } from './find-palette.tsx';
import { officeScreens } from './screens.server.ts';
import type { Route } from './+types/find.route';

const joined = (...parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' · ');

/** What is found in the areas of whoever asks, in the words in which it is shown: pages and palette print it as it comes. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<FindAnswer> {
  const { shop, user, locale, lookUp, translate } = shopOf(context);
  const term = findTerm(new URL(request.url).searchParams.get('q') ?? '');
  const title = pageTitle(translate('backoffice.find.title'));
  if (term === '') return { term, groups: [], isFailed: false, title };
  const isOpen = (path: string) => user !== null && mayOpen(user, path);
  const screens = screensMeant(
    officeScreens(translate).filter(({ path }) => isOpen(path)),
    term,
  );
  const found = await shop.backoffice.findAnywhere({
    term,
    locale,
    isNamed: screens.length > 0,
    may: {
      orders: isOpen('/admin/orders'),
      customers: isOpen('/admin/customers'),
      products: isOpen('/admin/products'),
      machines: isOpen('/admin/machines'),
    },
  });
  const pages: Readonly<Record<FindKind, readonly FoundPage[]>> = {
    screens: screens.slice(0, FOUND_MAX).map(({ path, title: name, note }) => ({ path, title: name, note })),
    orders: found.orders.map(({ id, orderNumber, createdAt, status, firstName, lastName }) => ({
      path: `/admin/orders/${id}`,
      title: orderNumber,
      note: joined(
        `${firstName} ${lastName}`.trim(),
        formatDate(createdAt, locale, 'Europe/Kyiv', 'short'),
        lookUp(`orderStatus.${status}`),
      ),
    })),
    customers: found.customers.map(({ id, name, email, phone }) => ({
      path: `/admin/customers/${id}`,
      title: name || email,
      note: joined(name !== '' && email, phone),
    })),
    products: found.products.map(({ id, name, brand, articleNumber, isPublished }) => ({
      path: `/admin/products/${id}`,
      title: name,
      note: joined(brand, articleNumber, !isPublished && translate('backoffice.products.draft')),
    })),
    machines: found.machines.map(({ id, inventoryNumber, productName, depotName, isRetired }) => ({
      path: `/admin/machines/${id}`,
      title: inventoryNumber,
      note: joined(productName, depotName, isRetired && translate('backoffice.machines.state.retired')),
    })),
  };
  const groups = FIND_KINDS.map((kind) => ({ kind, pages: pages[kind] }));
  return { term, groups: groups.filter((group) => group.pages.length > 0), isFailed: false, title };
}

/** A fetcher that fails would take down the page under the palette, with all that is typed there. The way to sign in stays one. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<FindAnswer> =>
  serverLoader().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    logFailure('Service call failed: back office search', error);
    return { term: '', groups: [], isFailed: true, title: document.title };
  });

function FoundList({ pages }: { pages: readonly FoundPage[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {pages.map(({ path, title, note }) => (
        <li key={path} className={LIST_ROW}>
          <LocalLink to={path} className="stretched block py-3 text-sm">
            <span className="font-semibold break-words">{title}</span>
            {note !== '' && <span className="block text-xs break-words text-muted">{note}</span>}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

/** The search of the whole back office as a page: what the palette finds, for whoever came without script or with Enter. */
export default function Find({ loaderData: { term, groups, isFailed } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.find.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.find.lead')}</p>
      <FilterForm
        path="/admin/find"
        label={t('backoffice.find.title')}
        find={t('backoffice.find.do')}
        isNarrowed={term !== ''}
      >
        <TextField
          key={term}
          name="q"
          type="search"
          label={t('backoffice.find.field')}
          hint={t('backoffice.find.short')}
          defaultValue={term}
          autoComplete="off"
          maxLength={100}
        />
      </FilterForm>
      {isFailed && <Alert tone="danger">{t('backoffice.find.failed')}</Alert>}
      {term !== '' && groups.length === 0 && (
        <EmptyState title={t('search.noResults', { term })} text={t('backoffice.find.noneText')} />
      )}
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
        {groups.map(({ kind, pages }) => (
          <TitledSection key={kind} id={kind} title={t(foundKind(kind))}>
            <FoundList pages={pages} />
          </TitledSection>
        ))}
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
