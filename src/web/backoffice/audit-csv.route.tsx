import { auditAddress, readAuditQuery } from '../../domain/audit/audit-query.ts';
import { maySeePurchases } from '../../domain/account/role.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { CSV_START, csvLine } from '../../domain/payments/csv.ts';
import { shopOf } from '../../server/context.ts';
import { answerCsvLines } from './answer-table.ts';
import type { Route } from './+types/audit-csv.route';
import { countedParts, exportLog } from './export-log.ts';
import { auditViews, type AuditView } from './catalogue/audit-view.server.ts';
import { readableEntries } from './catalogue/purchase-view.server.ts';

const HEAD = ['at', 'who', 'about', 'subject', 'id', 'action', 'field', 'before', 'after', 'why'] as const;

/** The changes that the log shows under the same address as CSV, a line for each field; sent as it is read. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, user, translate: t, lookUp } = shopOf(context);
  const right = { withPurchases: user !== null && maySeePurchases(user) };
  const { searchParams } = new URL(request.url);
  const query = readAuditQuery(searchParams);
  const log = exportLog({ shop, user }, { list: 'audit', query: searchParams });
  const linesOf = ({ at, subject, subjectId, subjectName, action, why, staffName, changes }: AuditView) => {
    const nobody = t(action === 'scheduled' ? 'backoffice.audit.shop' : 'backoffice.audit.gone');
    const moment = ['short', 'time'] as const;
    const entry = [
      moment.map((style) => formatDate(at, locale, 'Europe/Kyiv', style)).join(' '),
      staffName ?? nobody,
      t(`backoffice.audit.subject.${subject}`),
      subjectName ?? '',
      subjectId,
      t(`backoffice.audit.action.${action}`),
    ];
    const fields = changes.length === 0 ? [{ label: '', before: '', after: '' }] : changes;
    return fields.map(({ label, before, after }) => csvLine([...entry, label, before, after, why], locale));
  };
  async function* lines(): AsyncGenerator<string, void> {
    yield (
      CSV_START +
        csvLine(
          HEAD.map((column) => t(`backoffice.audit.csv.${column}`)),
          locale,
        )
    );
    for await (const part of countedParts(shop.exportAudit(query, locale), log))
      yield auditViews(readableEntries(part, right), lookUp, locale, true).flatMap(linesOf).join('');
  }
  return answerCsvLines(lines(), auditAddress(query) === '' ? 'promin-audit' : 'promin-audit-part');
}
