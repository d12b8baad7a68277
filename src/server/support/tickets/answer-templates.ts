import { asc, eq, sql } from 'drizzle-orm';
import {
  decideTemplate,
  decideTemplateRemoval,
  type AnswerSubject,
  type AnswerTemplateForm,
  type KnownTemplate,
} from '../../../domain/support/ticket-forms.ts';
import type { AuditChanges } from '../../../domain/audit/audit-entry.ts';
import { recordStaffChanges } from '../../audit/record-staff-changes.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { answerTemplates } from './tables.ts';

/** More than anybody finds a template among. */
const TEMPLATES_MAX = 200;

/** What staff keep to answer by. */
export type AnswerTemplate = KnownTemplate & { readonly id: string };

/** The templates of a subject, or all, in the order of their titles. */
export const listTemplates =
  (database: Database) =>
  (subject?: AnswerSubject): Promise<AnswerTemplate[]> =>
    database
      .select({
        id: answerTemplates.id,
        subject: answerTemplates.subject,
        title: answerTemplates.title,
        uk: answerTemplates.uk,
        pl: answerTemplates.pl,
        en: answerTemplates.en,
        updatedAt: answerTemplates.updatedAt,
      })
      .from(answerTemplates)
      .where(subject && eq(answerTemplates.subject, subject))
      .orderBy(asc(answerTemplates.title), asc(answerTemplates.id))
      .limit(TEMPLATES_MAX);

async function lockTemplate(transaction: Database, id: string): Promise<AnswerTemplate | null> {
  const [known = null] = await transaction
    .select()
    .from(answerTemplates)
    .where(eq(answerTemplates.id, id))
    .for('update');
  return known;
}

/** The fields of a template that say something else, in the shop's own words. */
function templateChanges(before: AnswerTemplate | null, after: AnswerTemplateForm | null): AuditChanges {
  const fields = {
    title: 'title',
    subject: 'templateSubject',
    uk: 'words.uk',
    pl: 'words.pl',
    en: 'words.en',
  } as const;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, logged]) => {
      const field = name as keyof typeof fields;
      const change = [before?.[field] ?? '', after?.[field] ?? ''] as const;
      return change[0] === change[1] ? [] : [[logged, change]];
    }),
  );
}

/** `changed`: a colleague did meanwhile; `gone`: one deleted it; `full`: there are too many. */
export type TemplateSaved =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'changed' | 'gone' | 'full' };

/** Keeps a template under the id that its form was made with, as `decideTemplate` says: sent twice it is one. `seen` is `updatedAt` as it was shown, null for a new one. */
export const saveTemplate =
  (database: Database) =>
  async (
    id: string,
    template: AnswerTemplateForm,
    { seen, staffId }: { readonly seen: string | null; readonly staffId: string },
  ): Promise<TemplateSaved> =>
    database.transaction(async (transaction): Promise<TemplateSaved> => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('answer-templates', 0))`);
      const known = await lockTemplate(transaction, id);
      const decided = decideTemplate(known, { template, seen });
      if (decided === 'written') return { ok: true };
      if (decided !== 'write') return { ok: false, reason: decided };
      if (known === null && (await transaction.$count(answerTemplates)) >= TEMPLATES_MAX) {
        return { ok: false, reason: 'full' };
      }
      await transaction
        .insert(answerTemplates)
        .values({ id, ...template })
        .onConflictDoUpdate({ target: answerTemplates.id, set: { ...template, updatedAt: sql`now()` } });
      await recordStaffChanges(transaction, `staff:${staffId}`, [
        {
          subject: 'answer-template',
          subjectId: id,
          action: known === null ? 'created' : 'edited',
          changes: templateChanges(known, template),
        },
      ]);
      return { ok: true };
    });

/** `changed`: a colleague did meanwhile. */
export type TemplateRemoved = { readonly ok: true } | { readonly ok: false; readonly reason: 'changed' };

/** Deletes a template as `decideTemplateRemoval` says; one that is gone stays so. `seen` is `updatedAt` as it was shown, null where that is not known. */
export const deleteTemplate =
  (database: Database) =>
  async (
    id: string,
    { seen, staffId }: { readonly seen: string | null; readonly staffId: string },
  ): Promise<TemplateRemoved> =>
    database.transaction(async (transaction): Promise<TemplateRemoved> => {
      const known = isOrderId(id) ? await lockTemplate(transaction, id) : null;
      const decided = decideTemplateRemoval(known, seen);
      if (decided === 'changed') return { ok: false, reason: decided };
      if (decided === 'remove') {
        await transaction.delete(answerTemplates).where(eq(answerTemplates.id, id));
        await recordStaffChanges(transaction, `staff:${staffId}`, [
          {
            subject: 'answer-template',
            subjectId: id,
            action: 'deleted',
            changes: templateChanges(known, null),
          },
        ]);
      }
      return { ok: true };
    });
