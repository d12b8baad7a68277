import { eq, sql } from 'drizzle-orm';
import type { AuditAction, AuditChanges } from '../../../domain/audit/audit-entry.ts';
import {
  changedFields,
  mergeFields,
  type FieldChange,
} from '../../../domain/catalogue/editing/merge-fields.ts';
import {
  entryName,
  fieldsOfKind,
  localField,
  printEntry,
  type EntryFields,
  type EntryKind,
  type HomeEntry,
} from '../../../domain/catalogue/merchandising/home-entry.ts';
import {
  isFilePath,
  isProductPicture,
  pathOfLink,
  readEntry,
  type EntryProblems,
  type EntryRefused,
  type IsPage,
} from '../../../domain/catalogue/merchandising/read-entry.ts';
import { textsOfEntry, type ContentText } from '../../../domain/messages/content-texts.ts';
import { TRANSLATED_FROM } from '../../../domain/messages/translation-file.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import { fitsInteger } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { isShopPicture } from '../../../domain/catalogue/scene.ts';
import { goneCategories } from '../categories/gone-categories.ts';
import { markContent } from '../../messages/content-marks.ts';
import type { StaffAct } from '../editing/save-edited-product.ts';
import { lockShopPictures } from '../../pages/shop-pictures.ts';
import { products } from '../tables.ts';
import { hasOwnFile } from './own-file.ts';
import { insertEntry, storedEntries, TABLE_OF, updateEntry } from './entry-rows.ts';

/** `changed` counts the fields that say something else now. */
export type EntrySaved = { readonly ok: true; readonly id: number; readonly changed: number } | EntryRefused;

/** An entry that is there, and which pages the shop has. */
export interface EntryPlace {
  readonly kind: EntryKind;
  readonly id: number;
  readonly isPage: IsPage;
}

/** In the log: whether the entry is there, and the place that it had. */
export const EXISTS = 'exists';
export const POSITION = 'position';

/** There is no such entry, or no such change of it. */
export const NOT_FOUND: EntryRefused = { ok: false, reason: 'entry-not-found' };
const invalid = (problems: EntryProblems): EntryRefused => ({
  ok: false,
  reason: 'invalid-fields',
  problems,
});
/** Nothing had to be changed. */
export const unchanged = (id: number): EntrySaved => ({ ok: true, id, changed: 0 });

const PRODUCT_PATH = /^\/product\/(\d+)$/;

/** What an entry names that the shop does not have: a product's page, a picture or the file of one, a category that it is about. */
async function missingReferences(
  transaction: Database,
  { link, picture, categoryId }: HomeEntry,
): Promise<EntryProblems> {
  const id = PRODUCT_PATH.exec(pathOfLink(link))?.[1];
  const has = async (condition: ReturnType<typeof eq>) => {
    const [found] = await transaction.select({ id: products.id }).from(products).where(condition).limit(1);
    return found !== undefined;
  };
  const isLost = id !== undefined && !(fitsInteger(Number(id)) && (await has(eq(products.id, Number(id)))));
  const isUnseen = isProductPicture(picture) && !(await has(sql`${picture} = any(${products.pictures})`));
  const isRemoved = isShopPicture(picture) && !(await lockShopPictures(transaction, [picture])).has(picture);
  const gone = await goneCategories(transaction, categoryId === null ? [] : [categoryId]);
  return {
    ...(gone.size > 0 ? { category: 'not-a-choice' as const } : {}),
    ...(isLost ? { link: 'no-page' as const } : {}),
    ...(isFilePath(picture) && !(await hasOwnFile(picture)) ? { picture: 'no-file' as const } : {}),
    ...(isUnseen || isRemoved ? { picture: 'no-picture' as const } : {}),
  };
}

/** Reads fields and refuses what they name that is not there; of an entry that was stored before, only where that changed. */
export async function readForShop(
  transaction: Database,
  { kind, isPage }: Pick<EntryPlace, 'kind' | 'isPage'>,
  { fields, before }: { readonly fields: EntryFields; readonly before?: HomeEntry },
): Promise<{ readonly ok: true; readonly entry: HomeEntry } | EntryRefused> {
  const read = readEntry(kind, fields, isPage);
  if (!read.ok) return invalid(read.problems);
  const { entry } = read;
  const missing = await missingReferences(transaction, {
    ...entry,
    link: entry.link === before?.link ? '' : entry.link,
    picture: entry.picture === before?.picture ? '' : entry.picture,
  });
  return Object.keys(missing).length > 0 ? invalid(missing) : { ok: true, entry };
}

/** Who does what to an entry, and why; `undoes` is the entry of the log that it takes back. */
export interface EntryAct extends StaffAct {
  readonly action: AuditAction;
  readonly changes: AuditChanges;
  readonly undoes?: number;
  readonly formKey?: string;
}

/** Writes a change of an entry into the log. */
export const recordEntry = (
  transaction: Database,
  { kind, id }: Pick<EntryPlace, 'kind' | 'id'>,
  act: EntryAct,
) => recordChanges(transaction, [{ ...act, subject: 'home-entry', subjectId: entryName(kind, id) }]);

/** Everything that an entry says, as the log writes one that begins or ends to be there. */
export const wholeChange = (kind: EntryKind, before: EntryFields, after: EntryFields): AuditChanges =>
  changedFields(before, after, fieldsOfKind(kind));

/** What staff saw of an entry and what they wrote. */
export interface EntryEdit {
  readonly base: EntryFields;
  /** Tidied; a field that is absent stays as it is. */
  readonly sent: EntryFields;
}

/** Changes a stored entry inside of a transaction, field by field beside what others saved meanwhile. */
export async function changeEntry(
  transaction: Database,
  { kind, id, isPage }: EntryPlace,
  { base, sent, ...act }: EntryEdit & Omit<EntryAct, 'changes'>,
): Promise<EntrySaved> {
  const [found] = await storedEntries(transaction, kind, { id, isLocked: true });
  if (found === undefined) return NOT_FOUND;
  const fields = fieldsOfKind(kind);
  const stored = printEntry(kind, found.entry);
  const { merged, conflicts } = mergeFields({ base, sent, stored }, fields);
  if (Object.keys(conflicts).length > 0) return { ok: false, reason: 'fields-changed', conflicts };
  const read = await readForShop(transaction, { kind, isPage }, { fields: merged, before: found.entry });
  if (!read.ok) return read;
  const changes = wholeChange(kind, stored, printEntry(kind, read.entry));
  const changed = Object.keys(changes).length;
  if (changed === 0) return unchanged(id);
  await updateEntry(transaction, kind, { id, entry: read.entry });
  const sourceSeen = ({ place, said }: ContentText): string | null => {
    if (act.undoes !== undefined) return null;
    const field = place.kind === 'entry' ? localField(place.part, TRANSLATED_FROM) : 'title.uk';
    // Beside what others wrote meanwhile, the Ukrainian text may be another than this form showed.
    return field in changes ? said[TRANSLATED_FROM] : (base[field] ?? stored[field] ?? '');
  };
  await markContent(transaction, {
    before: textsOfEntry(kind, found),
    after: textsOfEntry(kind, { id, entry: read.entry }),
    seen: sourceSeen,
  });
  await recordEntry(transaction, { kind, id }, { ...act, changes });
  return { ok: true, id, changed };
}

/** Takes an entry away inside of a transaction, if it still says what `base` says. */
export async function removeEntry(
  transaction: Database,
  { kind, id }: Pick<EntryPlace, 'kind' | 'id'>,
  { base, ...act }: Pick<EntryEdit, 'base'> & Omit<EntryAct, 'changes'>,
): Promise<EntrySaved> {
  const [found] = await storedEntries(transaction, kind, { id, isLocked: true });
  if (found === undefined) return unchanged(id);
  const stored = printEntry(kind, found.entry);
  const differing = Object.entries(changedFields(stored, base, fieldsOfKind(kind)));
  if (differing.length > 0) {
    const conflicts = Object.fromEntries(
      differing.map(([field, [now, seen]]: [string, FieldChange]) => [field, { stored: now, sent: seen }]),
    );
    return { ok: false, reason: 'fields-changed', conflicts };
  }
  const table = TABLE_OF[kind];
  await transaction.delete(table).where(eq(table.id, id));
  const changes = wholeChange(kind, stored, {});
  await recordEntry(
    transaction,
    { kind, id },
    {
      ...act,
      changes: { [EXISTS]: ['yes', ''], [POSITION]: [String(found.position), ''], ...changes },
    },
  );
  return { ok: true, id, changed: Object.keys(changes).length };
}

/** Puts back an entry that is not there, under its id and at its place. */
export async function restoreEntry(
  transaction: Database,
  { kind, id, isPage }: EntryPlace,
  {
    fields,
    position,
    ...act
  }: Omit<EntryAct, 'changes'> & { readonly fields: EntryFields; readonly position?: number },
): Promise<EntrySaved> {
  const read = await readForShop(transaction, { kind, isPage }, { fields });
  if (!read.ok) return read;
  const made = await insertEntry(transaction, kind, { id, position, entry: read.entry });
  if (made === null) return unchanged(id); // it is back already
  const changes = wholeChange(kind, {}, printEntry(kind, read.entry));
  await recordEntry(transaction, { kind, id }, { ...act, changes: { [EXISTS]: ['', 'yes'], ...changes } });
  return { ok: true, id, changed: Object.keys(changes).length };
}
