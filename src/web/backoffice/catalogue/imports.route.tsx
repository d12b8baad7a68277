import { data, Form, redirect, useNavigation } from 'react-router';
import { FileField } from '../../form/file-field.tsx';
import { maySeePurchases } from '../../../domain/account/role.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { IMPORT_LINES_MAX } from '../../../domain/catalogue/editing/import-table.ts';
import { shopOf } from '../../../server/context.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LIST_ROW } from '../../ui/list-row.ts';
import { TitledSection } from '../../ui/titled-section.tsx';
import { BackLink } from '../back-link.tsx';
import type { Route } from './+types/imports.route';
import { importState } from './import-state.ts';
import { columnLegend } from './import-template.server.ts';
import { planName } from './import-view.server.ts';
import { receiveTable } from './receive-table.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, locale, translate, user } = shopOf(context);
  const withPurchases = user !== null && maySeePurchases(user);
  const [imports, legend] = await Promise.all([
    shop.editing.listImports(),
    columnLegend(shop.editing, { locale, right: { withPurchases } }),
  ]);
  return {
    imports: imports.map(({ fileName, ...each }) => ({
      ...each,
      ...planName(fileName, { locale, translate }),
    })),
    linesMax: IMPORT_LINES_MAX,
    withPurchases,
    legend,
    title: pageTitle(translate('backoffice.import.title')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const read = await receiveTable(form.get('file'), (bytes) => shop.editing.readTable(bytes, locale));
  if (!read.ok)
    return data({ error: translate(`backoffice.import.problem.${read.reason}`) }, { status: 422 });
  const { table, fileName } = read;
  const id = await shop.editing.draftImport({
    table,
    fileName,
    staffId: user.id,
    withPurchases: maySeePurchases(user),
  });
  return redirect(`/${region}/admin/products/import/${id}`, 303);
}

/** Sends a table of products, which is looked at before it changes anything, and lists those that were sent last. */
export default function Imports({
  loaderData: { imports, linesMax, withPurchases, legend },
  actionData,
}: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const { formData } = useNavigation();
  return (
    <>
      <BackLink to="/admin/products">{t('backoffice.product.back')}</BackLink>
      <h1 className="text-3xl">{t('backoffice.import.title')}</h1>
      <p className="mt-2 max-w-measure text-sm text-muted">{t('backoffice.import.lead')}</p>
      <p className="mt-2 max-w-measure text-sm text-muted">{t('backoffice.import.columns')}</p>
      {withPurchases && (
        <p className="mt-2 max-w-measure text-sm text-muted">{t('backoffice.import.purchases')}</p>
      )}
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">
        {t('backoffice.import.formats', { most: linesMax })}
      </p>
      <div className="mb-8 border-t border-line">
        <Disclosure summary={t('backoffice.import.legend')} isWide>
          <p className="mb-4 max-w-measure text-sm text-muted">{t('backoffice.import.legendLead')}</p>
          <div className="mb-6 flex flex-wrap gap-3">
            <ButtonLink to="/admin/products/xlsx?template" size="sm">
              {t('backoffice.import.templateXlsx')}
            </ButtonLink>
            <ButtonLink to="/admin/products/csv?template" size="sm">
              {t('backoffice.import.templateCsv')}
            </ButtonLink>
          </div>
          <ul className="divide-y divide-line border-y border-line text-sm">
            {legend.map(({ column, label, example, isPurchase }) => (
              <li key={column} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-3">
                <span className="font-semibold break-words">
                  {label}
                  {isPurchase && (
                    <span className="block font-normal text-muted">{t('backoffice.import.forSome')}</span>
                  )}
                </span>
                <span className="font-mono text-xs break-all text-muted">{column}</span>
                <span className="line-clamp-3 break-words text-muted">{example || '–'}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="mb-14 flex max-w-measure flex-col items-start gap-5"
      >
        <FileField
          name="file"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          label={t('backoffice.import.file')}
          error={actionData?.error}
          className="w-full"
        />
        <Button type="submit" tone="primary" size="lg" loading={formData !== undefined}>
          {t('backoffice.import.check')}
        </Button>
      </Form>
      <TitledSection id="recent-imports" title={t('backoffice.import.recent')}>
        {imports.length === 0 ? (
          <p className="text-sm text-muted">{t('backoffice.import.none')}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {imports.map((each) => (
              <li key={each.id} className={`${LIST_ROW} flex flex-wrap items-center gap-x-6 gap-y-2 py-4`}>
                <LocalLink
                  to={`/admin/products/import/${each.id}`}
                  className={`stretched min-w-0 font-semibold ${each.isPriceChange ? 'break-words' : 'break-all'}`}
                >
                  {each.why === '' ? each.name : `${each.name}: ${each.why}`}
                </LocalLink>
                <Badge>{t(`backoffice.import.state.${importState(each)}`)}</Badge>
                <span className="text-sm text-muted">
                  {!each.isPriceChange && <>{t('backoffice.import.lines', { count: each.lines })}, </>}
                  {formatDate(each.createdAt, locale, 'Europe/Kyiv', 'long')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </TitledSection>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
