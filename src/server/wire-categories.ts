import { makeCategory } from './catalogue/categories/make-category.ts';
import { moveCategory } from './catalogue/categories/move-category.ts';
import { isRemovable, removeCategory } from './catalogue/categories/remove-category.ts';
import { saveCategory, undoCategory } from './catalogue/categories/save-category.ts';
import { addTag, removeTag, saveTag, undoTag } from './catalogue/categories/save-tag.ts';
import { findStaffTag, listStaffTags, listTagSlugs } from './catalogue/categories/staff-tags.ts';
import { findStaffCategory, listStaffCategories } from './catalogue/categories/stored-categories.ts';
import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import type { Database } from './database/database.ts';

/** What staff do with categories and tags. */
export const wireCategories = (database: Database, feed: ChangeFeed) => ({
  categories: {
    list: listStaffCategories(database),
    find: findStaffCategory(database),
    isRemovable: isRemovable(database),
    make: awaitInvalidation(feed, makeCategory(database)),
    save: awaitInvalidation(feed, saveCategory(database)),
    undo: awaitInvalidation(feed, undoCategory(database)),
    remove: awaitInvalidation(feed, removeCategory(database)),
    move: awaitInvalidation(feed, moveCategory(database)),
  },
  tags: {
    list: listStaffTags(database),
    listSlugs: listTagSlugs(database),
    find: findStaffTag(database),
    add: awaitInvalidation(feed, addTag(database)),
    save: awaitInvalidation(feed, saveTag(database)),
    remove: awaitInvalidation(feed, removeTag(database)),
    undo: awaitInvalidation(feed, undoTag(database)),
  },
});
