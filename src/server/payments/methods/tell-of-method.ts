import type { MethodFace } from '../../../domain/payments/saved-method.ts';
import { tellOwner } from '../../account/tell-owner.ts';
import type { Database } from '../../database/database.ts';

/** Tells the owner of an account of a payment method that was added or removed, by what they know it by. */
export const tellOfMethod = (
  transaction: Database,
  userId: string,
  {
    about,
    method: { kind, brand, last4 },
  }: {
    readonly about: 'payment-method-added' | 'payment-method-removed';
    readonly method: Pick<MethodFace, 'kind' | 'brand' | 'last4'>;
  },
): Promise<void> => {
  const known = [brand, last4 === null ? '' : `•••• ${last4}`].filter((part) => part !== '');
  return tellOwner(transaction, userId, {
    about,
    values: { kind, name: known.length === 0 ? '' : ` ${known.join(' ')}` },
  });
};
