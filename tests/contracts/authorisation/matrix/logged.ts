import type { AuditAction } from '../../../../src/domain/audit/audit-entry.ts';

/** What a form of staff or a call of a partner's program leaves in the log, or why it leaves nothing there. */
export type Logged = readonly AuditAction[] | { readonly unlogged: string };

export const NO_FORM: Logged = { unlogged: 'a page that is sent no form that it knows does nothing' };
export const READS: Logged = { unlogged: 'it only looks something up, or computes it' };
export const DRAFT: Logged = {
  unlogged: 'a draft that nobody but staff sees; it is logged once it is published, signed or applied',
};

/** What the forms of a page log, by their intents; empty for a form without one. */
export const below = (page: string, forms: Readonly<Record<string, Logged>>) =>
  Object.entries(forms).map(
    ([intent, logged]) => [`POST ${page}${intent === '' ? '' : ` ${intent}`}`, logged] as const,
  );
/** The same of a page of the back office. */
export const office = (page: string, forms: Readonly<Record<string, Logged>>) =>
  below(`/:region/admin${page}`, forms);
