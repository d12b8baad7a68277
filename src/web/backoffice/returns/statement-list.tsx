import { Form, useNavigation } from 'react-router';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

/** A statement of withdrawal as staff see it. */
interface Statement {
  readonly id: number;
  readonly orderId: string | null;
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly goods: string | null;
  readonly statedAt: string;
}

/** Who withdraws from what, since when, and the button that puts it away. */
function StatementRow({ statement }: { statement: Statement }) {
  const t = useT();
  const locale = useLocale();
  const { formData } = useNavigation();
  const { id, orderId, orderNumber, name, email, goods, statedAt } = statement;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 py-5 text-sm">
      <div className="min-w-0 max-w-measure">
        <p className="font-semibold">
          {orderId === null ? (
            orderNumber
          ) : (
            <LocalLink to={`/admin/orders/${orderId}`} className="underline underline-offset-4">
              {orderNumber}
            </LocalLink>
          )}
          <span className="ml-3 font-normal text-muted">
            <time dateTime={statedAt}>{formatDate(statedAt, locale, 'Europe/Kyiv', 'long')}</time>
          </span>
        </p>
        {orderId === null && <p className="mt-1 text-warning">{t('backoffice.withdrawals.unknown')}</p>}
        <p className="mt-1 break-words">
          {name},{' '}
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
        </p>
        <p className="mt-1 break-words whitespace-pre-wrap text-muted">
          {goods ?? t('order.withdrawal.wholeOrder')}
        </p>
      </div>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" loading={formData?.get('id') === String(id)}>
          {t('backoffice.withdrawals.close')}
          <span className="sr-only"> {orderNumber}</span>
        </Button>
      </Form>
    </li>
  );
}

/** Statements of withdrawal that began no return and that nobody has dealt with, the oldest first. */
export function StatementList({ statements }: { statements: readonly Statement[] }) {
  const t = useT();
  if (statements.length === 0) return null;
  return (
    <div className="mt-12">
      <TitledSection id="statements" title={t('backoffice.returns.statements')}>
        <p className="mb-4 max-w-measure text-sm text-muted">{t('backoffice.returns.statementsText')}</p>
        <ul className="divide-y divide-line border-y border-line">
          {statements.map((statement) => (
            <StatementRow key={statement.id} statement={statement} />
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}
