import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { money } from '../../domain/money/money.ts';
import { drawTransferCode } from '../orders/draw-transfer-code.ts';
import { inlinePicturesOf, MARK_CID, transferCid, withPictures } from './inline-pictures.ts';
import { transferRequest } from './transfer-request.ts';

const picturesOf = inlinePicturesOf(drawTransferCode);
const amounts = [money(18_640_050, 'UAH'), money(123_456, 'PLN')];
/** The pixels of a PNG, RGBA. */
const pixels = async (png: Buffer) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
};

test.each(amounts)('the code of a transfer of %j reads what the order’s page has', async (amount) => {
  const png = drawTransferCode('ORD-10001', amount);
  expect(decodeQr(await pixels(png ?? Buffer.alloc(0)))).toBe(transferRequest('ORD-10001', amount));
  expect(png?.length).toBeLessThan(6000);
});

test('an e-mail takes along each picture that it names, once, and none that it does not', async () => {
  const [amount = money(0, 'UAH')] = amounts;
  const code = transferCid('ORD-10001', amount);
  const html = `<img src="cid:${MARK_CID}"><img src="cid:${code}"><img src="cid:${MARK_CID}"><img src="cid:x@elsewhere">`;
  const pictures = picturesOf(html);
  expect(pictures.map(({ cid }) => cid)).toEqual([MARK_CID, code]);
  expect(await pixels(pictures[0]?.bytes ?? Buffer.alloc(0))).toMatchObject({ width: 96, height: 96 });
  expect(withPictures(html, pictures).match(/data:image\/png;base64,/g)).toHaveLength(3);
  expect(picturesOf('<p>cid:</p>')).toEqual([]);
});
