import { asc, eq, sql } from 'drizzle-orm';
import type { AnswerSubject, AnswerTemplateForm } from '../../../domain/support/ticket-forms.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { answerTemplates } from './tables.ts';

/** More than anybody finds a template among. */
const TEMPLATES_MAX = 200;

/** What staff keep to answer by. */
export type AnswerTemplate = AnswerTemplateForm & { readonly id: string };

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
      })
      .from(answerTemplates)
      .where(subject && eq(answerTemplates.subject, subject))
      .orderBy(asc(answerTemplates.title), asc(answerTemplates.id))
      .limit(TEMPLATES_MAX);

/** Keeps a template under the id that its form was made with: sent twice it is one, and of a known id it is changed. */
export const saveTemplate =
  (database: Database) =>
  async (id: string, template: AnswerTemplateForm): Promise<{ readonly ok: boolean }> =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('answer-templates', 0))`);
      const isKnown = (await transaction.$count(answerTemplates, eq(answerTemplates.id, id))) > 0;
      if (!isKnown && (await transaction.$count(answerTemplates)) >= TEMPLATES_MAX) return { ok: false };
      await transaction
        .insert(answerTemplates)
        .values({ id, ...template })
        .onConflictDoUpdate({ target: answerTemplates.id, set: { ...template, updatedAt: sql`now()` } });
      return { ok: true };
    });

/** Deletes a template; one that is gone stays so. */
export const deleteTemplate =
  (database: Database) =>
  async (id: string): Promise<void> => {
    if (isOrderId(id)) await database.delete(answerTemplates).where(eq(answerTemplates.id, id));
  };
