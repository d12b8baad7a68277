import {
  cropPicture,
  describePicture,
  movePicture,
  removePicture,
} from './catalogue/pictures/change-pictures.ts';
import {
  addShopPicture,
  cropShopPicture,
  describeShopPicture,
  removeShopPicture,
} from './catalogue/pictures/change-shop-pictures.ts';
import { listPictures } from './catalogue/pictures/list-pictures.ts';
import { makeSizes, PICTURE_SIZES } from './catalogue/pictures/make-sizes.ts';
import { readPictureFile } from './catalogue/pictures/picture-files.ts';
import { findShopPicture, listShopPictures, readyShopPictures } from './catalogue/pictures/shop-pictures.ts';
import { addPicture, type PictureStore } from './catalogue/pictures/upload-picture.ts';
import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import { shopPictureTexts } from './pages/shop-pictures.ts';

/** What staff do with pictures of products and of the shop, and how all of them are made and read. */
export function wirePictures(store: PictureStore, feed: ChangeFeed) {
  const { database } = store;
  return {
    pictures: {
      list: listPictures(database),
      /** Changes nothing that the shop shows until its sizes are made. */
      add: addPicture(store),
      move: awaitInvalidation(feed, movePicture(database)),
      remove: awaitInvalidation(feed, removePicture(database)),
      crop: awaitInvalidation(feed, cropPicture(database)),
      describe: awaitInvalidation(feed, describePicture(database)),
      readFile: readPictureFile(store.files),
      chore: { name: PICTURE_SIZES, next: makeSizes(store) },
    },
    shopPictures: {
      list: listShopPictures(database),
      find: findShopPicture(database),
      ready: readyShopPictures(database),
      textsOf: shopPictureTexts(database),
      add: addShopPicture(store),
      crop: cropShopPicture(database),
      describe: awaitInvalidation(feed, describeShopPicture(database)),
      remove: removeShopPicture(database),
    },
  };
}
