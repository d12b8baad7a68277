import {
  isForeignAddress,
  listAddresses,
  removeAddress,
  changeAddress,
  saveAddress,
  setDefaultAddress,
} from './account/saved-addresses.ts';
import type { Database } from './database/database.ts';
import { changeAvatar, findAvatarKey, readAvatar, removeAvatar } from './account/avatars/change-avatar.ts';
import { askForExport, findExport, openExport } from './account/data-export/data-exports.ts';
import { DATA_EXPORTS, makeExport } from './account/data-export/make-export.ts';
import {
  ACCOUNT_DELETIONS,
  askForDeletion,
  eraseNext,
  findDeletion,
  keepAccount,
} from './account/deletion/account-deletions.ts';
import { DELETED_FILES, removeErasedFiles } from './account/deletion/erased-files.ts';
import { findOpenMatters } from './account/deletion/open-matters.ts';
import { agreeToMerge, findAskedMerge, refuseMerge } from './backoffice/account-merges/agree-to-merge.ts';
import { compareAccounts, findMerge } from './backoffice/account-merges/find-merge.ts';
import { proposeMerge, withdrawMerge } from './backoffice/account-merges/propose-merge.ts';
import { drawKeptContract } from './rental/contracts/draw-contract.ts';
import { drawSalesDocument } from './invoices/draw-sales-document.ts';
import type { Files } from './ports/files.ts';

/** What customers keep with the shop beside their orders and how it goes again: their picture, their addresses, the archive of their data, the deletion of their account, and its merge with another. */
export function wirePersonalData(fileStore: { readonly database: Database; readonly files: Files }) {
  const { database } = fileStore;
  const stopping = new AbortController();
  return {
    avatars: {
      keyOf: findAvatarKey(fileStore),
      read: readAvatar(fileStore),
      change: changeAvatar(fileStore),
      remove: removeAvatar(fileStore),
    },
    dataExports: {
      ask: askForExport(database),
      find: findExport(database),
      open: openExport(fileStore),
      chore: {
        name: DATA_EXPORTS,
        next: makeExport({
          ...fileStore,
          drawDocument: drawSalesDocument,
          drawContract: drawKeptContract(database),
          stopping: stopping.signal,
        }),
      },
      /** Breaks off the archive under way, for a process that is to end: it is made anew by the next. */
      breakOff: () => stopping.abort(),
    },
    deletions: {
      ask: askForDeletion(database),
      keep: keepAccount(database),
      find: findDeletion(database),
      openMatters: findOpenMatters(database),
      chores: [
        { name: ACCOUNT_DELETIONS, next: eraseNext(database) },
        { name: DELETED_FILES, next: removeErasedFiles(fileStore) },
      ],
    },
    /** Two accounts of one person: proposed by an admin, agreed to by both owners. */
    accountMerges: {
      compare: compareAccounts(database),
      find: findMerge(database),
      propose: proposeMerge(database),
      withdraw: withdrawMerge(database),
      findAsked: findAskedMerge(database),
      agree: agreeToMerge(database),
      refuse: refuseMerge(database),
    },
    addresses: {
      list: listAddresses(database),
      isForeign: isForeignAddress(database),
      save: saveAddress(database),
      change: changeAddress(database),
      remove: removeAddress(database),
      setDefault: setDefaultAddress(database),
    },
  };
}
