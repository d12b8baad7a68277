import { expect, test } from 'vitest';
import { PUBLIC_SETTINGS } from '../../tests/support/public-settings.ts';
import { SAMPLE_SELLERS } from '../content/pages/seller-data.ts';
import { readSettings } from './env.ts';
import { sellersOf } from './sellers-of.ts';

test('without settings both sellers are samples, and neither messenger nor social network is linked', () => {
  const sellers = sellersOf(readSettings({}));
  expect(sellers).toEqual(SAMPLE_SELLERS);
  expect([sellers.UA.isSample, sellers.PL.isSample, sellers.socialLinks]).toEqual([true, true, []]);
});

test('the settings make both sellers, with the records and channels that are set and no others', () => {
  const sellers = sellersOf(
    readSettings({
      ...PUBLIC_SETTINGS,
      SELLER_UA_NAME_LATIN: 'Soniachnyi Bereh LLC',
      SELLER_PL_MESSENGER_URL: 'https://wa.me/48222222222',
      SELLER_PL_KRS: '0000123456',
      SELLER_PL_BDO: '000012345',
      SOCIAL_YOUTUBE_URL: 'https://www.youtube.com/@bereg',
    }),
  );
  expect(sellers.UA).toMatchObject({
    isSample: false,
    name: { uk: PUBLIC_SETTINGS.SELLER_UA_NAME, pl: 'Soniachnyi Bereh LLC', en: 'Soniachnyi Bereh LLC' },
    address: { en: PUBLIC_SETTINGS.SELLER_UA_ADDRESS },
    registration: { register: 'EDRPOU', number: PUBLIC_SETTINGS.SELLER_UA_EDRPOU },
    messengerUrl: null,
    records: [],
  });
  expect(sellers.PL).toMatchObject({
    isSample: false,
    messengerUrl: 'https://wa.me/48222222222',
    bank: { iban: PUBLIC_SETTINGS.SELLER_PL_IBAN },
    records: [
      { kind: 'krs', value: '0000123456' },
      { kind: 'bdo', value: '000012345' },
    ],
  });
  expect(sellers.socialLinks).toEqual([{ name: 'YouTube', url: 'https://www.youtube.com/@bereg' }]);
});
