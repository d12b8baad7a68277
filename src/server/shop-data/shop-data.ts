import { desc, eq } from 'drizzle-orm';
import { changesBetween, type Fields } from '../../domain/shop-data/read-fields.ts';
import type { DaysOffTouch } from '../../domain/rental/days-off-touch.ts';
import { readShopData, SHOP_DATA_PARTS, type ShopDataPart } from '../../domain/shop-data/shop-data.ts';
import { shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import { recordChanges } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';
import { shopDataVersions } from './tables.ts';

/** What admins said, by part; null of a part as the settings of the server have it. */
export type OwnShopData = Readonly<Record<ShopDataPart, Fields | null>>;

/** Fields that a release before stored and that this one does not take count for nothing. */
const whereSound = (part: ShopDataPart, fields: Fields | null): Fields | null => {
  const read = fields && readShopData(part, fields);
  return read?.ok ? read.fields : null;
};

/** All parts as they stand; one statement. */
export const readOwnShopData = (database: Database) => async (): Promise<OwnShopData> => {
  const rows = await database
    .selectDistinctOn([shopDataVersions.part], {
      part: shopDataVersions.part,
      fields: shopDataVersions.fields,
    })
    .from(shopDataVersions)
    .orderBy(shopDataVersions.part, desc(shopDataVersions.version));
  const newest = new Map(rows.map(({ part, fields }) => [part, fields]));
  const entries = SHOP_DATA_PARTS.map((part) => [part, whereSound(part, newest.get(part) ?? null)] as const);
  return Object.fromEntries(entries) as OwnShopData;
};

/** A state that a part had: who made it, and when, ISO 8601. */
export interface ShopDataVersion {
  readonly version: number;
  readonly fields: Fields | null;
  readonly changedBy: string | null;
  readonly changedAt: string;
}

/** What is locked while a part is saved. */
export const nameOfPart = (part: ShopDataPart): string => `shop data ${part}`;

const HISTORY = 20;

/** The last states of a part, the newest first; none where nobody ever changed it. */
export const listShopDataVersions =
  (database: Database) =>
  (part: ShopDataPart): Promise<readonly ShopDataVersion[]> =>
    database
      .select({
        version: shopDataVersions.version,
        fields: shopDataVersions.fields,
        changedBy: shownName,
        changedAt: shopDataVersions.changedAt,
      })
      .from(shopDataVersions)
      .leftJoin(users, eq(users.id, shopDataVersions.changedBy))
      .where(eq(shopDataVersions.part, part))
      .orderBy(desc(shopDataVersions.version))
      .limit(HISTORY);

/** Why what hangs on a part cannot follow it; nothing was written. */
export type ShopDataRefusal =
  /** Agreed leases are touched and nobody agreed to it, or a machine of theirs is somebody else's. */
  | {
      readonly ok: false;
      readonly reason: 'leases-touched' | 'leases-blocked';
      readonly touched: DaysOffTouch;
    }
  /** A machine of theirs was ordered or held at this moment. */
  | { readonly ok: false; readonly reason: 'machines-held' };

/** Takes along what hangs on a part, in the transaction that saves it. */
export type FollowPart = (
  transaction: Database,
  change: { readonly before: Fields; readonly after: Fields; readonly agreed: string },
) => Promise<ShopDataRefusal | null>;

export type ShopDataSaved =
  | { readonly ok: true; readonly isChanged: boolean }
  | ShopDataRefusal
  /** Somebody else changed the part since it was shown; nothing was written. */
  | { readonly ok: false; readonly reason: 'changed-meanwhile' };

/** A part as somebody sends it. */
interface SentShopData {
  readonly part: ShopDataPart;
  /** Read by `readShopData`; null to have the settings of the server back. */
  readonly fields: Fields | null;
  /** The version that its writer saw, 0 where there was none. */
  readonly version: number;
  readonly staffId: string;
  readonly why: string;
  /** The mark of what its writer agreed to, where what hangs on the part asks for it; empty for nothing. */
  readonly agreed?: string;
}

/**
 * Saves a part of the shop's data, in force on every instance. What is sent twice, or was not touched, writes nothing. `ofSettings` is what the
 * settings say, which the log names where a part begins or ends to differ.
 */
export const saveShopData =
  (
    database: Database,
    ofSettings: Readonly<Record<ShopDataPart, Fields>>,
    follow: Partial<Record<ShopDataPart, FollowPart>> = {},
  ) =>
  ({ part, fields, version, staffId, why, agreed = '' }: SentShopData): Promise<ShopDataSaved> =>
    database.transaction(async (transaction) => {
      // One at a time for each part: what is decided below is still so when it is written.
      await lockName(transaction, nameOfPart(part));
      const [newest] = await transaction
        .select({ version: shopDataVersions.version, fields: shopDataVersions.fields })
        .from(shopDataVersions)
        .where(eq(shopDataVersions.part, part))
        .orderBy(desc(shopDataVersions.version))
        .limit(1);
      const before = whereSound(part, newest?.fields ?? null) ?? ofSettings[part];
      const after = fields ?? ofSettings[part];
      const changes = changesBetween(before, after);
      const isGivenBack = fields === null && (newest?.fields ?? null) !== null;
      if (Object.keys(changes).length === 0 && !isGivenBack) return { ok: true, isChanged: false };
      if (version !== (newest?.version ?? 0)) return { ok: false, reason: 'changed-meanwhile' };
      const refusal = await follow[part]?.(transaction, { before, after, agreed });
      if (refusal) return refusal;
      await transaction
        .insert(shopDataVersions)
        .values({ part, version: version + 1, fields, changedBy: staffId });
      await recordChanges(transaction, [
        { staffId, action: 'edited', subject: 'shop-data', subjectId: part, changes, why },
      ]);
      return { ok: true, isChanged: true };
    });
