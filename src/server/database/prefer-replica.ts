import type { ReplicaState } from './follow-replica.ts';
import { isUnavailable } from './is-unavailable.ts';

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
