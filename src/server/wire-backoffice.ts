import { IMPORT_LINES_MAX } from '../domain/catalogue/editing/import-table.ts';
import { findBulkChoice, takeBulkStep } from './backoffice/bulk-steps.ts';
import { countStock, listForCount } from './backoffice/count-stock.ts';
import { countWaiting } from './backoffice/count-waiting.ts';
import { forgetFilter, listSavedFilters, saveFilter, shareFilter } from './backoffice/saved-filters.ts';
import { packingSlips } from './orders/packing-slips.ts';
import { noteChanged, noteOpen } from './backoffice/open-pages.ts';
import { findStaffOrder } from './backoffice/find-staff-order.ts';
import { changeStaff, findPerson, listPeople, resetFactors } from './backoffice/change-staff.ts';
import {
  announceByStaff,
  createCodeByStaff,
  endCodeByStaff,
  endReductionByStaff,
} from './backoffice/change-prices.ts';
import { previewReduction } from './backoffice/preview-reduction.ts';
import { enterRate, listRates } from './backoffice/exchange-rates.ts';
import { listReductions } from './catalogue/reductions/reductions.ts';
import { listDiscounts } from './discounts/manage-discounts.ts';
import { listInbox } from './backoffice/list-inbox.ts';
import { countGuestOrders } from './backoffice/orders-meant.ts';
import { listStaffOrders } from './backoffice/list-staff-orders.ts';
import { chooseFound, countStaffOrders, exportStaffOrders } from './backoffice/choose-orders.ts';
import { listOrderNotes, removeOrderNote, writeOrderNote } from './backoffice/order-notes.ts';
import { removeCustomerNote, writeCustomerNote } from './backoffice/customer-notes.ts';
import { findAnywhere } from './backoffice/find-anywhere.ts';
import { findCustomer } from './backoffice/find-customer.ts';
import { listCustomers } from './backoffice/list-customers.ts';
import { logExport } from './backoffice/log-export.ts';
import { exportAudit, listAudit } from './audit/audit-log.ts';
import { findAuthor } from './audit/find-author.ts';
import { findEditedProduct } from './catalogue/editing/find-edited-product.ts';
import { usualSpecifications } from './catalogue/editing/usual-specifications.ts';
import { previewProduct } from './catalogue/find-product.ts';
import { confirmTranslation } from './catalogue/editing/confirm-translation.ts';
import { applyImport, undoImport } from './catalogue/editing/apply-import.ts';
import { draftPriceChange, recountPriceChange } from './catalogue/editing/draft-price-change.ts';
import { readRoundings, setRoundings } from './catalogue/editing/price-roundings.ts';
import { columnHeaders, columnLabel } from './catalogue/editing/column-names.ts';
import { deleteDraft, whyDraftStays } from './catalogue/editing/delete-drafts.ts';
import { draftImport } from './catalogue/editing/draft-import.ts';
import { countAskedPrices, findImport, listImports, lookAtImport } from './catalogue/editing/find-import.ts';
import {
  countEditedProducts,
  exportProducts,
  listBulkProducts,
  listEditedProducts,
} from './catalogue/editing/list-edited-products.ts';
import { moveEntry } from './catalogue/merchandising/move-entry.ts';
import {
  addEntry,
  checkEntry,
  deleteEntry,
  saveEntry,
  undoEntry,
} from './catalogue/merchandising/save-entry.ts';
import { findEntry, findProductPictures, listEntries } from './catalogue/merchandising/staff-entries.ts';
import { openTableReader, openTranslationReader } from './spreadsheets/read-table.ts';
import { writeSpreadsheet } from './spreadsheets/write-spreadsheet.ts';
import { publishDue, SCHEDULED_PRODUCTS } from './catalogue/editing/publish-due.ts';
import { moveStock } from './catalogue/editing/move-stock.ts';
import { listStockMovements } from './orders/stock-movements.ts';
import { nameParts } from './catalogue/editing/name-parts.ts';
import { nameProducts } from './catalogue/editing/name-products.ts';
import { addProduct } from './catalogue/editing/add-products.ts';
import {
  saveEditedProduct,
  saveEditedProducts,
  undoProductChange,
} from './catalogue/editing/save-edited-product.ts';
import { findMessage } from './messages/find-message.ts';
import { listMessages } from './messages/list-messages.ts';
import { countOpenings } from './backoffice/page-openings.ts';
import { readFunnel } from './backoffice/read-funnel.ts';
import { findHeir } from './backoffice/account-merges/find-merge.ts';
import { KEPT_SALES, keepSales } from './backoffice/sales/keep-sales.ts';
import { listRestock } from './backoffice/sales/list-restock.ts';
import { listSoldOut } from './backoffice/sales/list-sold-out.ts';
import { readLatestSales } from './backoffice/sales/read-latest-sales.ts';
import { readFigures } from './backoffice/sales/read-sales.ts';
import { confirmContent, listContent, printContent } from './backoffice/translation-files/content-texts.ts';
import { importContent } from './backoffice/translation-files/import-content.ts';
import { exportTranslations, importTranslations } from './backoffice/translation-files/translation-files.ts';
import type { Settings } from './env.ts';
import { NOTHING_SAID, type ShopDataInForce } from './shop-data/in-force.ts';
import { confirmMessage } from './messages/outdated-messages.ts';
import { saveMessages } from './messages/save-messages.ts';
import { createApiKey, listApiKeys, revokeApiKey, setKeyLimit } from './partners/api-keys.ts';
import type { PictureStore } from './catalogue/pictures/upload-picture.ts';
import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import { wireCategories } from './wire-categories.ts';
import { wireProductDocuments } from './wire-product-documents.ts';
import { wirePictures } from './wire-pictures.ts';
import { wirePartners } from './wire-partners.ts';
import { wirePurchases } from './wire-purchases.ts';
import { wireShopData } from './wire-shop-data.ts';

/** What staff do in the back office beside orders and what belongs to them: products, prices, texts, rights, and the log of it all. */
export function wireBackoffice(
  store: PictureStore,
  {
    feed,
    settings,
    shopData = () => NOTHING_SAID,
  }: { readonly feed: ChangeFeed; readonly settings: Settings; readonly shopData?: () => ShopDataInForce },
) {
  const { database } = store;
  return {
    backoffice: {
      countWaiting: countWaiting(database),
      listInbox: listInbox(database),
      listOrders: listStaffOrders(database),
      findOrder: findStaffOrder(database),
      countOrders: countStaffOrders(database),
      exportOrders: exportStaffOrders(database),
      logExport: logExport(database),
      bulkSteps: {
        choose: chooseFound(database),
        find: findBulkChoice(database),
        take: takeBulkStep(database),
      },
      orderNotes: {
        list: listOrderNotes(database),
        write: writeOrderNote(database),
        remove: removeOrderNote(database),
      },
      packingSlips: packingSlips(database),
      readFigures: readFigures(database),
      readLatestSales: readLatestSales(database),
      keptSales: { name: KEPT_SALES, next: keepSales(database) },
      readFunnel: readFunnel(database),
      listRestock: listRestock(database),
      listSoldOut: listSoldOut(database),
      findAnywhere: findAnywhere(database),
      prices: {
        listReductions: listReductions(database),
        listCodes: listDiscounts(database),
        preview: previewReduction(database),
        announce: awaitInvalidation(feed, announceByStaff(database)),
        endReduction: awaitInvalidation(feed, endReductionByStaff(database)),
        createCode: createCodeByStaff(database),
        endCode: endCodeByStaff(database),
        listRates: listRates(database),
        enterRate: enterRate(database),
        readRoundings: readRoundings(database),
        setRoundings: setRoundings(database),
      },
      apiKeys: {
        list: listApiKeys(database),
        create: createApiKey(database),
        setLimit: setKeyLimit(database),
        revoke: revokeApiKey(database),
      },
      listPeople: listPeople(database),
      findPerson: findPerson(database),
      changeStaff: changeStaff(database),
      resetFactors: resetFactors(database),
      customers: {
        list: listCustomers(database),
        countGuestOrders: countGuestOrders(database),
        find: findCustomer(database),
        writeNote: writeCustomerNote(database),
        removeNote: removeCustomerNote(database),
        heirOf: findHeir(database),
      },
      openPages: { noteOpen: noteOpen(database), noteChanged: noteChanged(database) },
      savedFilters: {
        list: listSavedFilters(database),
        save: saveFilter(database),
        share: shareFilter(database),
        forget: forgetFilter(database),
      },
    },
    openings: countOpenings(database),
    ...wirePartners(database, feed),
    editing: {
      listProducts: listEditedProducts(database),
      listBulk: listBulkProducts(database),
      findProduct: findEditedProduct(database),
      previewProduct: previewProduct(database),
      usualSpecifications: usualSpecifications(database),
      addProduct: awaitInvalidation(feed, addProduct(database)),
      saveProduct: awaitInvalidation(feed, saveEditedProduct(database)),
      saveProducts: awaitInvalidation(feed, saveEditedProducts(database)),
      undoChange: awaitInvalidation(feed, undoProductChange(database)),
      whyDraftStays: whyDraftStays(database),
      deleteDraft: awaitInvalidation(feed, deleteDraft(database)),
      confirmTranslation: confirmTranslation(database),
      listStockMovements: listStockMovements(database),
      moveStock: awaitInvalidation(feed, moveStock(database)),
      listForCount: listForCount(database),
      countStock: awaitInvalidation(feed, countStock(database)),
      exportProducts: exportProducts(database),
      countProducts: countEditedProducts(database),
      schedule: { name: SCHEDULED_PRODUCTS, next: publishDue(database) },
      writeSpreadsheet,
      // The header, and a line more than an import takes, by which it is known to have too many.
      readTable: openTableReader({ rowsMax: IMPORT_LINES_MAX + 2 }),
      columnLabel,
      columnHeaders,
      draftImport: draftImport(database),
      draftPriceChange: draftPriceChange(database),
      recountPriceChange: recountPriceChange(database),
      findImport: findImport(database),
      lookAtImport: lookAtImport(database),
      countAskedPrices: countAskedPrices(database),
      nameProducts: nameProducts(database),
      nameParts: nameParts(database),
      listImports: listImports(database),
      applyImport: awaitInvalidation(feed, applyImport(database)),
      undoImport: awaitInvalidation(feed, undoImport(database)),
    },
    ...wirePictures(store, feed),
    merchandising: {
      list: listEntries(database),
      find: findEntry(database),
      picturesOf: findProductPictures(database),
      check: checkEntry(database),
      add: awaitInvalidation(feed, addEntry(database)),
      save: awaitInvalidation(feed, saveEntry(database)),
      remove: awaitInvalidation(feed, deleteEntry(database)),
      undo: awaitInvalidation(feed, undoEntry(database)),
      move: awaitInvalidation(feed, moveEntry(database)),
    },
    ...wireCategories(database, feed),
    ...wireProductDocuments(store, { feed, settings }),
    ...wirePurchases(database),
    shopData: wireShopData(database, { feed, settings, shopData }),
    listAudit: listAudit(database),
    exportAudit: exportAudit(database),
    findAuthor: findAuthor(database),
    texts: {
      listMessages: listMessages(database),
      findMessage: findMessage(database),
      saveMessages: awaitInvalidation(feed, saveMessages(database)),
      confirmMessage: confirmMessage(database),
      exportTranslations: exportTranslations(database),
      readTranslations: openTranslationReader(),
      importTranslations: awaitInvalidation(feed, importTranslations(database)),
      listContent: listContent(database),
      printContent,
      confirmContent: confirmContent(database),
      importContent: awaitInvalidation(feed, importContent(database)),
    },
  };
}
