import { readDays } from '../calendar/read-period.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { AUDIT_SUBJECTS, type AuditSubject } from './audit-entry.ts';

/** Which changes of the log are asked for. */
export interface AuditFilter {
  /** Who did it, by the id of their account; null for everybody. */
  readonly staffId: string | null;
  readonly subject: AuditSubject | null;
  /** The first and the last day, in the time of Kyiv, both inclusive (ISO 8601); null for no bound. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** A part of the reason, of the number of an order, or of the id of what was changed, or words of a product's name or article number; empty for all. */
  readonly search: string;
}

interface AuditPageQuery extends AuditFilter {
  /** The entry before which the page begins; null for the newest. */
  readonly before: number | null;
}

const SEARCH_MAX = 100;
const ID_MAX = 64;

/** Reads the address of the log: what it does not know does not matter. */
export function readAuditQuery(query: URLSearchParams): AuditPageQuery {
  const staffId = query.get('staff') ?? '';
  const before = query.get('before') ?? '';
  return {
    staffId: staffId === '' || staffId.length > ID_MAX ? null : staffId,
    subject: AUDIT_SUBJECTS.find((subject) => subject === query.get('about')) ?? null,
    ...readDays(query),
    search: withoutInvisible(query.get('q') ?? '')
      .trim()
      .slice(0, SEARCH_MAX),
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  };
}

/** The same as an address's query, beginning before another entry; empty for the whole log. */
export function auditAddress(
  { staffId, subject, firstDay, lastDay, search }: AuditFilter,
  before: number | null = null,
): string {
  const query = new URLSearchParams({
    ...(staffId !== null && { staff: staffId }),
    ...(subject !== null && { about: subject }),
    ...(firstDay !== null && { from: firstDay }),
    ...(lastDay !== null && { to: lastDay }),
    ...(search !== '' && { q: search }),
    ...(before !== null && { before: String(before) }),
  });
  return query.size === 0 ? '' : `?${String(query)}`;
}
