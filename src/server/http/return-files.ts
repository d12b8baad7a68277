import { RETURN_PHOTOGRAPH_BYTES_MAX } from '../../domain/returns/return-photographs.ts';
import type { AppOptions } from './app-options.ts';
import { photographFiles } from './photograph-files.ts';

/** `/return-files`: photographs of goods that go back, for the owner of their order, its guest, and staff. */
export const returnFiles = (options: Pick<AppOptions, 'shop' | 'publicUrl'>) => {
  const { returns, limits } = options.shop;
  return photographFiles(options, {
    bytesMax: RETURN_PHOTOGRAPH_BYTES_MAX,
    pages: 'returns',
    area: 'orders',
    find: (asker, returnId) => returns.find({ ...asker, returnId }),
    limit: limits.returnPhotograph,
    add: (asker, returnId, photograph) => returns.addPhotograph({ ...asker, returnId }, photograph),
    remove: (asker, returnId, id) => returns.removePhotograph({ ...asker, returnId }, id),
    read: (asker, id) => returns.readPhotograph(id, asker),
  });
};
