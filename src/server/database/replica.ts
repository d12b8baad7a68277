import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Connection } from './database.ts';
import { isUnavailable } from './is-unavailable.ts';

/** A copy of the database that lags behind by an unknown time. */
interface ReplicaState {
  /** Whether it has seen every change that this instance was told of. */
  readonly isFresh: () => boolean;
  /** A change was told: until it has been replayed the replica is not fresh. */
  readonly onChange: () => void;
  /** It did not answer: it counts as not fresh until it does. */
  readonly onLost: () => void;
  readonly stop: () => void;
}

const ASK_AGAIN_MS = 20;
const ASK_LOST_AGAIN_MS = 1000;

async function positionOf({ database }: Connection): Promise<string> {
  const { rows } = await database.execute<{ position: string }>(sql`select pg_current_wal_lsn() as position`);
  return rows[0]?.position ?? '0/0';
}

async function hasReplayed({ database }: Connection, position: string): Promise<boolean> {
  const { rows } = await database.execute<{ done: boolean | null }>(
    sql`select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as done`,
  );
  return rows[0]?.done ?? true; // null: it is no replica but a server of its own right
}

/** Follows how far a replica has come, by the primary's place in its log at each change. */
export function followReplica(primary: Connection, replica: Connection): ReplicaState {
  let told = 0;
  let seen = 0;
  let isFollowing = false;
  let isStopped = false;

  const catchUp = async () => {
    const change = told;
    const position = await positionOf(primary);
    while (!isStopped && !(await hasReplayed(replica, position))) await setTimeout(ASK_AGAIN_MS);
    seen = change;
  };
  const follow = async () => {
    if (isFollowing) return;
    isFollowing = true;
    while (seen < told && !isStopped) {
      await catchUp().catch(() => setTimeout(ASK_LOST_AGAIN_MS, undefined, { ref: false }));
    }
    isFollowing = false;
  };
  const onChange = () => {
    told++;
    void follow();
  };
  return {
    isFresh: () => seen === told,
    onChange,
    onLost: onChange,
    stop: () => {
      isStopped = true;
    },
  };
}

type Query<Input extends readonly unknown[], Result> = (...input: Input) => Promise<Result>;

/**
 * The same query, answered by the replica while it has seen every change, else by the primary: whoever has changed
 * something, or been told of a change, never reads what was before. A replica that is gone costs no request.
 */
export const preferReplica =
  (replica: Pick<ReplicaState, 'isFresh' | 'onLost'>) =>
  <Input extends readonly unknown[], Result>(
    onPrimary: Query<Input, Result>,
    onReplica: Query<Input, Result>,
  ): Query<Input, Result> =>
  async (...input) => {
    if (!replica.isFresh()) return onPrimary(...input);
    try {
      return await onReplica(...input);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      replica.onLost();
      return onPrimary(...input);
    }
  };
