import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSeededEmbedded } from '../../../tests/support/test-database.ts';
import { sellerIn, sellersEdition, setSellers } from '../../content/pages/sellers.ts';
import { SAMPLE_DEPOTS, SAMPLE_SELLERS } from '../../content/pages/seller-data.ts';
import { isWorkingDay, NO_DAYS_OFF, setDaysOff } from '../../domain/calendar/working-days.ts';
import { readShopData, type ShopDataPart } from '../../domain/shop-data/shop-data.ts';
import type { Fields } from '../../domain/shop-data/read-fields.ts';
import { users } from '../account/tables.ts';
import { listAudit } from '../audit/audit-log.ts';
import { type Change, openChangeFeed } from '../changes/change-feed.ts';
import { readSettings } from '../env.ts';
import { followShopData, shopDataOfSettings } from '../follow-shop-data.ts';
import { previewShopData } from '../preview-shop-data.ts';
import { rulesOf } from '../rules-of.ts';
import { listShopDataVersions, readOwnShopData, saveShopData } from './shop-data.ts';
import { shopDataVersions } from './tables.ts';

const connection = await openSeededEmbedded(); // where a change is announced with its commit
const { database } = connection;
await database
  .insert(users)
  .values({ id: 'jan', name: 'Jan Nowak', email: 'jan@example.com', role: 'admin', emailVerified: true });
const settings = readSettings({});
const ofSettings = shopDataOfSettings(settings);
const failed: unknown[] = [];
const { feed, shopData } = await followShopData(openChangeFeed(connection), {
  settings,
  readOwn: readOwnShopData(database),
  onFailure: (error) => failed.push(error),
});
const rules = rulesOf(settings, shopData);
const changes: Change[] = [];
feed.subscribe((change) => changes.push(change));

afterAll(async () => {
  await feed.close();
  await connection.close();
  // Other files of this process have the sellers that the shop came with.
  setSellers(SAMPLE_SELLERS);
  setDaysOff(NO_DAYS_OFF);
});
beforeEach(async () => {
  await database.delete(shopDataVersions);
  await feed.caughtUp();
  changes.length = 0;
});

const save = async (part: ShopDataPart, fields: Fields | null, version: number) => {
  const saved = await saveShopData(
    database,
    ofSettings,
  )({ part, fields, version, staffId: 'jan', why: 'так' });
  await feed.caughtUp();
  return saved;
};
const read = (part: ShopDataPart, typed: Fields): Fields => {
  const result = readShopData(part, typed);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.fields;
};

test('rules are as admins say from the moment they are saved, and as the settings say when these are put back', async () => {
  const shipping = rules.shipping;
  const fields = read('delivery', { ...ofSettings.delivery, 'UAH-standard-major-city-fee': '99' });
  expect(await save('delivery', fields, 0)).toEqual({ ok: true, isChanged: true });
  expect(rules.shipping.find(({ place }) => place === 'major-city')?.fee).toEqual({
    minor: 99_00,
    currency: 'UAH',
  });
  expect(changes).toContain('everything');
  expect(await save('tax', { UA: '20', PL: '23' }, 0)).toMatchObject({ ok: true });
  expect(rules.tax.PLN).toEqual({ ratePercent: 23, mode: 'added' });
  expect(await save('delivery', null, 1)).toEqual({ ok: true, isChanged: true });
  expect(rules.shipping).toEqual(shipping);
  const versions = await listShopDataVersions(database)('delivery');
  expect(versions.map((each) => [each.version, each.fields, each.changedBy])).toEqual([
    [2, null, 'Jan Nowak'],
    [1, fields, 'Jan Nowak'],
  ]);
  expect(failed).toEqual([]);
});

test('fees of haulage, payment on delivery and remote areas are read at the moment, and by one copy for one order', async () => {
  const copied = { ...rules };
  const fee = 'UAH-haulage-van-own';
  await save(
    'haulage',
    read('haulage', { ...ofSettings.haulage, [fee]: '1999', 'UAH-haulage-depot': '79000' }),
    0,
  );
  expect(rules.haulage.UAH).toMatchObject({ depot: '79000', fees: { van: { own: { minor: 1999_00 } } } });
  // Without a postcode the made-up seller's depot stays.
  expect(rules.haulage.PLN?.depot).toBe(SAMPLE_DEPOTS.PL);
  const onDelivery = {
    ...ofSettings['on-delivery'],
    'UAH-pod-limit': '100',
    'PLN-pod-offered': 'on',
    'PLN-pod-fee': '12',
    'remote-UA': '905',
  };
  await save('on-delivery', read('on-delivery', onDelivery), 0);
  expect(rules).toMatchObject({
    payOnDeliveryFees: { UAH: { minor: 50_00 }, PLN: { minor: 12_00 } },
    payOnDeliveryLimits: { UAH: { minor: 100_00 }, PLN: null },
    remoteAreas: [{ country: 'UA', postcode: '905' }],
  });
  expect(copied).toMatchObject({ payOnDeliveryLimits: { UAH: null }, remoteAreas: [] });
  await save('haulage', read('haulage', { ...ofSettings.haulage, 'UAH-haulage-fixed': '' }), 1);
  expect(rules.haulage).toMatchObject({ UAH: null, PLN: {} });
  await save('on-delivery', null, 1);
  await save('haulage', null, 2);
  const { haulage, payOnDeliveryFees, payOnDeliveryLimits, remoteAreas } = rulesOf(settings);
  expect(rules).toMatchObject({ haulage, payOnDeliveryFees, payOnDeliveryLimits, remoteAreas });
});

test('what is sent twice or was not touched writes nothing, and what a colleague changed meanwhile is refused', async () => {
  const fields = read('tax', { UA: '20', PL: '23' });
  expect(await save('tax', ofSettings.tax, 0)).toEqual({ ok: true, isChanged: false });
  expect(await save('tax', null, 0)).toEqual({ ok: true, isChanged: false });
  expect(await save('tax', fields, 0)).toEqual({ ok: true, isChanged: true });
  expect(await save('tax', fields, 0)).toEqual({ ok: true, isChanged: false });
  expect(await save('tax', { UA: '20', PL: '8' }, 0)).toEqual({ ok: false, reason: 'changed-meanwhile' });
  const both = await Promise.all([
    save('tax', { UA: '20', PL: '8' }, 1),
    save('tax', { UA: '20', PL: '7' }, 1),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a change is in the log with what it said before, and why', async () => {
  await save('tax', { UA: '20', PL: '23' }, 0);
  const { entries } = await listAudit(database)({ subject: 'shop-data' });
  expect(entries[0]).toMatchObject({
    action: 'edited',
    subjectId: 'tax',
    changes: { PL: ['20', '23'] },
    why: 'так',
    staffName: 'Jan Nowak',
  });
});

test('a seller and days off are in force for all that is made afterwards, and its machines stand nowhere yet', async () => {
  const seller = read('seller-PL', {
    ...ofSettings['seller-PL'],
    name: 'Ciepło sp. z o.o.',
    address: 'ul. Nowa 1, Kraków',
    number: '1234563218',
    email: 'sklep@cieplo.example',
    phone: '+48221234567',
    bank: 'Bank S.A.',
    iban: 'PL61109010140000071219812874',
    krs: '0000123456',
  });
  await save('seller-PL', seller, 0);
  expect(sellerIn('PL', 'pl')).toMatchObject({
    name: 'Ciepło sp. z o.o.',
    records: [{ kind: 'krs', value: '0000123456' }],
    isSample: false,
  });
  expect(rules.haulage).toMatchObject({ PLN: null, UAH: {} });
  await save('closures', read('closures', { 'from-0': '2027-03-03', 'to-0': '', 'market-0': 'PL' }), 0);
  expect(isWorkingDay('2027-03-03', 'PL')).toBe(false);
});

test('a preview is made of what was typed beside all that admins said, and nothing of it is in force', async () => {
  await save('tax', { UA: '20', PL: '23' }, 0);
  const look = previewShopData({ settings, readOwn: readOwnShopData(database) });
  const { shipping } = rules;
  const fields = read('delivery', { ...ofSettings.delivery, 'UAH-standard-major-city-fee': '99' });
  const { before, after, messages } = await look('delivery', fields);
  expect(before.shipping).toEqual(shipping);
  expect(after.shipping.find(({ place }) => place === 'major-city')?.fee.minor).toBe(99_00);
  expect([before.tax.PLN.ratePercent, after.tax.PLN.ratePercent]).toEqual([23, 23]);
  expect(messages.pl['shippingMethod.standard']).toBe('Dostawa standardowa');
  expect(rules.shipping).toEqual(shipping);

  const edition = sellersEdition();
  const seller = await look('seller-UA', {
    ...ofSettings['seller-UA'],
    name: 'ТОВ «Тепло»',
    nameLatin: 'Teplo',
  });
  expect(seller.sellers.uk[0].name).toBe('ТОВ «Тепло»');
  expect(seller.invoiceHeads.pl.UA.title).toBe('Teplo');
  // A seller of its own has no made-up depot.
  expect(seller.after.haulage.UAH).toBeNull();
  const closed = await look('closures', read('closures', { 'from-0': '2027-03-03', 'market-0': 'PL' }));
  expect(closed.after.daysOff.closed.PL).toEqual(['2027-03-03']);
  expect(isWorkingDay('2027-03-03', 'PL')).toBe(true);
  expect(sellersEdition()).toBe(edition);
  expect(await listShopDataVersions(database)('delivery')).toEqual([]);
});

test('fields that a release does not take count for nothing', async () => {
  await database
    .insert(shopDataVersions)
    .values({ part: 'tax', version: 1, fields: { UA: 'twenty' }, changedBy: null });
  await feed.caughtUp();
  expect(rules.tax.UAH.ratePercent).toBe(20);
  expect(failed).toEqual([]);
});
