import { money, type Currency, type Money } from '../../domain/money/money.ts';
import type { InlinePicture } from '../ports/mail.ts';
import { MARK_PNG } from './mark-png.ts';

/**
 * Pictures inside an e-mail are sent with it, as PNG: mail programs show them without loading anything from elsewhere, and SVG hardly any
 * shows. An e-mail names one by its content id (RFC 2392); it is drawn when the e-mail leaves or is looked at.
 */
const HOST = 'pictures.invalid';

/** The shop's mark. */
export const MARK_CID = `mark@${HOST}`;

/** The code of an order's transfer: its content id says all that it is drawn from. */
export const transferCid = (orderNumber: string, { minor, currency }: Money): string =>
  `transfer.${orderNumber}.${minor}.${currency}@${HOST}`;

const CID = new RegExp(String.raw`cid:([\w.-]+@${HOST.replace('.', String.raw`\.`)})`, 'g');
const TRANSFER = /^transfer\.([\w-]+)\.(\d+)\.(UAH|PLN)@/;

/** Draws the code of a transfer as a PNG; null where there is none. */
export type DrawTransferCode = (orderNumber: string, amount: Money) => Buffer | null;

/** The pictures that an e-mail's HTML names, each once; one that cannot be drawn is left out. */
export const inlinePicturesOf =
  (drawTransferCode: DrawTransferCode) =>
  (html: string): readonly InlinePicture[] => {
    const cids = [...new Set([...html.matchAll(CID)].flatMap(([, cid]) => cid ?? []))];
    return cids.flatMap((cid) => {
      const [, orderNumber = '', minor = '', currency] = TRANSFER.exec(cid) ?? [];
      const bytes =
        currency === undefined
          ? MARK_PNG
          : drawTransferCode(orderNumber, money(Number(minor), currency as Currency));
      return bytes === null ? [] : [{ cid, bytes }];
    });
  };

/** The same HTML with its pictures in it, for a browser, which knows no content ids. */
export const withPictures = (html: string, pictures: readonly InlinePicture[]): string =>
  pictures.reduce(
    (shown, { cid, bytes }) =>
      shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${bytes.toString('base64')}`),
    html,
  );
