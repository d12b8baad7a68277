import { ASKED_PRICES } from '../../../domain/catalogue/editing/steep-prices.ts';
import { data, Form, redirect, useNavigation } from 'react-router';
import { maySeePurchases } from '../../../domain/account/role.ts';
import { exportColumns } from '../../../domain/catalogue/editing/export-table.ts';
import { isPurchaseColumn } from '../../../domain/catalogue/editing/purchase-columns.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { BackLink } from '../back-link.tsx';
import type { Route } from './+types/import.route';
import { Changes, CountAgain, Problems } from './import-parts.tsx';
import { importState } from './import-state.ts';
import { planLines, planName } from './import-view.server.ts';
import { namedConflict } from '../named-conflict.ts';

/** Changed products that the page shows of an import, and problems. */
const SHOWN = 50;
const PROBLEMS_SHOWN = 200;
const LINES_NAMED = 20;

const CHANGED_TEXTS = {
  ready: 'backoffice.import.changes',
  applied: 'backoffice.import.changed',
  undone: 'backoffice.import.wasUndone',
} as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop, locale, lookUp, translate: t, user } = shopOf(context);
  const [found, asked] = await Promise.all([
    shop.editing.lookAtImport(params.id, SHOWN),
    shop.editing.countAskedPrices(params.id),
  ]);
  if (found === null) throw data(null, { status: 404 });
  const { fileName, lines, shown, changed, added, appliedAt, undoneAt } = found;
  const withPurchases = user !== null && maySeePurchases(user);
  const problems = found.problems.filter(({ column }) => withPurchases || !isPurchaseColumn(column));
  const labels = new Map<string, string>(
    exportColumns({ withPurchases }).map((column) => [column, shop.editing.columnLabel(column, locale)]),
  );
  const named = planName(fileName, { locale, translate: t });
  const products = await shop.editing.nameProducts(
    shown.flatMap(({ id }) => id ?? []),
    locale,
  );
  return {
    ...named,
    lines,
    state: importState({ problems: found.problems.length, appliedAt, undoneAt }),
    changed,
    added,
    asked,
    shown: planLines(shown, products, { locale, lookUp, withPurchases }),
    problems: problems.slice(0, PROBLEMS_SHOWN).map(({ line, column, reason, detail }) => ({
      line,
      column,
      label: labels.get(column) ?? '',
      text: t(`backoffice.product.problem.${reason}`, { detail }),
    })),
    problemCount: problems.length,
    title: pageTitle(named.name),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate: t, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const asked = { id: params.id, staffId: user.id, withPurchases: maySeePurchases(user) };
  const intent = form.get('intent');
  if (intent !== 'apply' && intent !== 'again' && intent !== 'undo') throw data(null, { status: 400 });
  if (intent === 'again') {
    const drafted = await shop.editing.recountPriceChange(asked);
    if (drafted === null) throw data(null, { status: 404 });
    if (drafted.ok) return redirect(`/${region}/admin/products/import/${drafted.id}`, 303);
    return data({ text: t(`backoffice.bulk.percent.${drafted.reason}`), isStale: false }, { status: 409 });
  }
  const isUndo = intent === 'undo';
  const prices = await shop.editing.countAskedPrices(params.id);
  for (const kind of isUndo ? [] : ASKED_PRICES)
    if (prices[kind] > 0 && form.get(kind) !== String(prices[kind]))
      return data({ text: t(`backoffice.import.refused.prices-${kind}`), isStale: false }, { status: 409 });
  const done = isUndo ? await shop.editing.undoImport(asked) : await shop.editing.applyImport(asked);
  if (done.ok) return redirect(`/${region}/admin/products/import/${params.id}`, 303);
  // What was planned by prices and fields of before can be applied no more.
  const isStale = !isUndo && done.reason === 'products-changed';
  const refuse = async (text: string, author: ReturnType<typeof shop.findAuthor> | null = null) => {
    return data(
      { text: await namedConflict(text, author, { translate: t, locale }), isStale },
      { status: 409 },
    );
  };
  if (done.reason !== 'products-changed') return refuse(t(`backoffice.import.refused.${done.reason}`));
  const lines = done.lines.slice(0, LINES_NAMED);
  const found = await shop.editing.findImport(params.id);
  const late = (found?.changes ?? []).flatMap(({ line, id, changes }) =>
    id !== null && lines.includes(line) ? [{ id, fields: Object.keys(changes) }] : [],
  );
  // Who changed them before it was drafted, or applied, is none of whom it was refused for.
  const since = isUndo ? found?.appliedAt : found?.createdAt;
  const author = shop.findAuthor({
    subject: 'product',
    things: late.map(({ id, fields }) => ({ subjectId: String(id), fields })),
    ...(since && { since }),
    staffId: user.id,
  });
  if (found === null || !planName(found.fileName, { locale, translate: t }).isPriceChange)
    return refuse(
      t(`backoffice.import.refused.${isUndo ? 'changed-since' : 'products-changed'}`, {
        lines: lines.join(', ') || '–',
      }),
      author,
    );
  const products = await shop.editing.nameProducts(
    late.map(({ id }) => id),
    locale,
  );
  return refuse(
    t(`backoffice.import.refused.${isUndo ? 'prices-changed-since' : 'prices-changed'}`, {
      count: done.lines.length,
      articles: [...products.values()].map(({ articleNumber }) => articleNumber).join(', ') || '–',
    }),
    author,
  );
}

/** What a table would change, line by line, and the button that changes it, or takes it back. */
export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { formData } = useNavigation();
  const { isPriceChange, name, why, lines, state, changed, added, asked, shown, problems, problemCount } =
    loaderData;
  const isStale = state === 'ready' && actionData?.isStale === true;
  return (
    <>
      <BackLink to={isPriceChange ? '/admin/products/bulk' : '/admin/products/import'}>
        {t(isPriceChange ? 'backoffice.bulk.title' : 'backoffice.import.title')}
      </BackLink>
      <div className="mb-8">
        <h1 className={isPriceChange ? 'text-2xl' : 'text-2xl break-all'}>{name}</h1>
        {why !== '' && <p className="mt-2 max-w-measure break-words">{why}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-muted">
          <Badge>{t(`backoffice.import.state.${isStale ? 'stale' : state}`)}</Badge>
          {!isPriceChange && t('backoffice.import.lines', { count: lines })}
        </p>
      </div>
      {actionData !== undefined && (
        <Alert tone="danger" className="mb-8">
          {actionData.text}
        </Alert>
      )}
      {isStale && <CountAgain isPriceChange={isPriceChange} />}
      {state === 'problems' && <Problems problems={problems} problemCount={problemCount} />}
      {state !== 'problems' && !isStale && (
        <>
          <p className="mb-6 text-lg">
            {t(CHANGED_TEXTS[changed > 0 ? state : 'ready'], { count: changed })}
            {added > 0 && `, ${t('backoffice.import.added', { count: added })}`}
          </p>
          {added > 0 && state === 'applied' && (
            <p className="mb-6 text-sm">
              <LocalLink to="/admin/products?show=incomplete" className="underline underline-offset-4">
                {t('backoffice.import.drafts')}
              </LocalLink>
            </p>
          )}
          {changed > 0 && (state === 'ready' || state === 'applied') && (
            <Form method="post" className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <input type="hidden" name="intent" value={state === 'ready' ? 'apply' : 'undo'} />
              {state === 'ready' &&
                ASKED_PRICES.filter((kind) => asked[kind] > 0).map((kind) => (
                  <CheckboxField
                    key={kind}
                    name={kind}
                    value={String(asked[kind])}
                    label={t(`backoffice.import.prices.${kind}`, { count: asked[kind] })}
                    className="basis-full"
                  />
                ))}
              <Button
                type="submit"
                tone={state === 'ready' ? 'primary' : 'secondary'}
                size="lg"
                loading={formData !== undefined}
              >
                {t(
                  state === 'ready'
                    ? 'backoffice.import.apply'
                    : isPriceChange
                      ? 'backoffice.import.undoPrices'
                      : 'backoffice.import.undo',
                )}
              </Button>
              {state === 'applied' && !isPriceChange && (
                <span className="text-sm text-muted">{t('backoffice.import.undoHint')}</span>
              )}
            </Form>
          )}
          {shown.length > 0 && <Changes {...{ shown, changed, isPriceChange, state }} />}
        </>
      )}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
