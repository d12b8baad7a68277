import { data, Form, useNavigation } from 'react-router';
import * as v from 'valibot';
import { FileField } from '../../form/file-field.tsx';
import { CURRENCIES } from '../../../domain/money/money.ts';
import { readStatementRows } from '../../../domain/payments/bank-statements/statement-rows.ts';
import { shopOf } from '../../../server/context.ts';
import { useCurrency } from '../../i18n/currency.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { BackLink } from '../back-link.tsx';
import type { Route } from './+types/statement.route';
import { StatementRowItem } from './statement-rows.tsx';
import { rowsOf, type ShownRow } from './statement-view.server.ts';

const BYTES_MAX = 1024 * 1024;

export function loader({ context }: Route.LoaderArgs) {
  return { title: pageTitle(shopOf(context).translate('backoffice.statement.title')) };
}

/** What the page shows of a statement that was read. */
interface Shown {
  readonly rows: readonly ShownRow[];
  readonly others: number;
  readonly unread: readonly number[];
  /** Why nothing was recorded; null for nothing. */
  readonly problem: 'nothing-taken' | null;
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const refuse = (error: FileProblem) => data({ error, shown: null }, { status: 422 });
  return form.get('intent') === 'record' ? record() : read();

  async function read() {
    const [file, currency] = [form.get('file'), v.safeParse(v.picklist(CURRENCIES), form.get('currency'))];
    if (!(file instanceof File) || file.size === 0 || !currency.success) return refuse('no-file');
    if (file.size > BYTES_MAX) return refuse('too-large');
    const found = shop.payments.readStatement(new Uint8Array(await file.arrayBuffer()), currency.output);
    if (!found.ok) return refuse(found.reason);
    const { incoming, others, unread } = found.statement;
    const rows = incoming.map((line) => ({ line, orderNumber: null }));
    const shown: Shown = {
      rows: rowsOf(rows, await shop.payments.matchStatement(incoming)),
      others,
      unread,
      problem: null,
    };
    return data({ error: null, shown });
  }

  async function record() {
    const rows = readStatementRows(form);
    if (rows === null) return refuse('unreadable');
    const recorded = await shop.payments.recordStatement(rows, user?.id ?? '');
    const matches = await shop.payments.matchStatement(rows.map(({ line }) => line));
    const shown: Shown = {
      rows: rowsOf(rows, matches, recorded),
      others: 0,
      unread: [],
      problem: recorded.length === 0 ? 'nothing-taken' : null,
    };
    return data({ error: null, shown }, { status: recorded.length === 0 ? 422 : 200 });
  }
}

type FileProblem =
  | 'no-file'
  | 'too-large'
  | 'no-statement'
  | 'too-many-lines'
  | 'other-currency'
  | 'unreadable';

/** Sends a statement, of which nothing is recorded yet. */
function FileForm({ error }: { error: FileProblem | null }) {
  const t = useT();
  const currency = useCurrency();
  const { formData } = useNavigation();
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="mb-12 flex max-w-measure flex-col items-start gap-5"
    >
      <input type="hidden" name="intent" value="read" />
      <FileField
        name="file"
        accept=".csv,.txt,.sta,.940,.mt940,text/csv,text/plain"
        label={t('backoffice.statement.file')}
        hint={t('backoffice.statement.formats')}
        error={error === null ? undefined : t(`backoffice.statement.problem.${error}`)}
        className="w-full"
      />
      <SelectField
        name="currency"
        label={t('backoffice.statement.currency')}
        hint={t('backoffice.statement.currencyHint')}
        defaultValue={currency}
        options={CURRENCIES.map((each) => ({ value: each, label: each }))}
        className="w-full sm:w-80"
      />
      <Button type="submit" size="lg" loading={formData?.get('intent') === 'read'}>
        {t('backoffice.statement.read')}
      </Button>
    </Form>
  );
}

/** What was recorded of the rows, and what was not. */
function Outcome({ rows, problem }: Pick<Shown, 'rows' | 'problem'>) {
  const t = useT();
  const done = rows.filter(({ outcome }) => outcome?.isRecorded === true).length;
  const refused = rows.filter(({ outcome }) => outcome?.isRecorded === false).length;
  if (problem !== null) {
    return (
      <Alert tone="danger" live className="mb-6">
        {t(`backoffice.statement.problem.${problem}`)}
      </Alert>
    );
  }
  if (done + refused === 0) return null;
  return (
    <Alert tone={refused > 0 ? 'warning' : 'success'} live className="mb-6">
      {[
        ...(done > 0 ? [t('backoffice.statement.done', { count: done })] : []),
        ...(refused > 0 ? [t('backoffice.statement.notDone', { count: refused })] : []),
      ].join(' ')}
    </Alert>
  );
}

function Rows({ shown: { rows, others, unread, problem } }: { shown: Shown }) {
  const t = useT();
  const { formData } = useNavigation();
  const counts = [t('backoffice.statement.lines', { count: rows.length })];
  if (others > 0) counts.push(t('backoffice.statement.others', { count: others }));
  return (
    <>
      <Outcome rows={rows} problem={problem} />
      {unread.length > 0 && (
        <Alert tone="warning" className="mb-6">
          {t('backoffice.statement.unread', { rows: unread.join(', ') })}
        </Alert>
      )}
      {rows.length === 0 ? (
        <EmptyState title={t('backoffice.statement.none')} />
      ) : (
        <Form method="post" encType="multipart/form-data" noValidate>
          <input type="hidden" name="intent" value="record" />
          <input type="hidden" name="lines" value={JSON.stringify(rows.map(({ line }) => line))} />
          <p className="mb-4 text-sm text-muted">{counts.join(', ')}</p>
          <ul className="mb-6 divide-y divide-line border-y border-line">
            {rows.map((row, place) => (
              <StatementRowItem key={`${row.line.reference} ${row.kind}`} row={row} place={place} />
            ))}
          </ul>
          <Button type="submit" tone="primary" size="lg" loading={formData?.get('intent') === 'record'}>
            {t('backoffice.statement.record')}
          </Button>
        </Form>
      )}
    </>
  );
}

/** A statement of the shop's account: what came, for which orders, and what of it to record. */
export default function Statement({ actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <BackLink to="/admin/payments">{t('backoffice.statement.back')}</BackLink>
      <h1 className="text-3xl">{t('backoffice.statement.title')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.statement.lead')}</p>
      <FileForm error={actionData?.error ?? null} />
      {actionData?.shown && <Rows shown={actionData.shown} />}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
