import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { money } from '../domain/money/money.ts';
import { readSettings } from './env.ts';

describe('settings', () => {
  test('have a default each, so that the shop starts without any', () => {
    expect(readSettings({})).toEqual({
      NODE_ENV: 'development',
      DEMO_ACCOUNT: true,
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      CATALOGUE_TIMEOUT_MS: 3000,
      CATALOGUE_REMEMBER_SECONDS: 30,
      FILES_S3_REGION: 'us-east-1',
      FILES_S3_ADDRESSING: 'path',
      DATABASE_POOL_SIZE: 10,
      BACKUP_EVERY_HOURS: 24,
      BACKUPS_KEPT: 7,
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
      SHIPPING_UAH: 'everywhere',
      GUEST_CHECKOUT: false,
      PAYMENT_METHODS: ['card', 'transfer', 'pod'],
      TEST_BANK_IN_PUBLIC: false,
      LIQPAY_SANDBOX: false,
      STOP_DELAY_SECONDS: 0,
      STOP_WITHIN_SECONDS: 10,
      PAGE_CACHE_MB: 32,
      CDN_SECONDS: 0,
      CLAMD_PORT: 3310,
      INCOMING_MAIL_HOST: '127.0.0.1',
      INCOMING_MAIL_PORT: 2525,
      OTEL_SERVICE_NAME: 'promin',
      OTEL_TRACES_SAMPLER_ARG: 1,
      ORDER_LIMITS: true,
      UNPAID_MACHINE_DAYS: 1000,
      UNPAID_MACHINE_DAYS_NEW: 60,
      GOOGLE_ISSUER: 'https://accounts.google.com',
      APPLE_ISSUER: 'https://appleid.apple.com',
      STAFF_SECOND_FACTOR: true,
      PASSWORD_MINIMUM: 6,
      TAX_MODE_UA: 'added',
      TAX_MODE_PL: 'added',
      PRICES_UA: 'gross',
      PRICES_PL: 'gross',
    });
  });

  test.each([
    'shop.example',
    'http://localhost/path',
    'https://localhost?x=1',
    'https://user:word@localhost',
    'javascript:alert',
    'ftp://localhost',
  ])('take no %s for the origin of the shop', (PUBLIC_URL) => {
    expect(() => readSettings({ INSTALLATION: 'local', PUBLIC_URL })).toThrow(
      /PUBLIC_URL: Must be an origin/,
    );
  });

  test('take OpenID providers whole, and never repeat their secrets', () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readSettings(google)).toMatchObject(google);
    expect(() => readSettings({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/GOOGLE_CLIENT_ID: Google needs/);
    const { privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const apple = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key' };
    const onOneLine = privateKey.replaceAll('\n', String.raw`\n`);
    expect(readSettings({ ...apple, APPLE_PRIVATE_KEY: onOneLine })).toMatchObject({
      ...apple,
      APPLE_PRIVATE_KEY: privateKey,
    });
    expect(() => readSettings(apple)).toThrow(/APPLE_CLIENT_ID: Apple needs/);
    const thrownBy = (settings: NodeJS.ProcessEnv) => {
      try {
        return readSettings(settings);
      } catch (error) {
        return String(error);
      }
    };
    const broken = thrownBy({ ...apple, APPLE_PRIVATE_KEY: 'very-private' });
    expect(broken).toMatch(/APPLE_PRIVATE_KEY: Must be the private key/);
    expect(broken).not.toContain('very-private');

    const work = {
      id: 'work',
      name: 'Work',
      issuer: 'https://login.example',
      clientId: 'id',
      clientSecret: 'very-secret',
    };
    const list = (...providers: object[]) => ({ OPENID_PROVIDERS: JSON.stringify(providers) });
    expect(readSettings(list(work))).toMatchObject({ OPENID_PROVIDERS: [work] });
    const refused = [
      list(work, work),
      list({ ...work, id: 'google' }),
      list({ ...work, id: 'password' }),
      list({ ...work, id: 'A b' }),
      list({ ...work, issuer: 'http://login.example' }),
      list({ ...work, clientSecret: '' }),
      { OPENID_PROVIDERS: 'very-secret' },
    ];
    for (const settings of refused) {
      expect(thrownBy(settings)).toMatch(/OPENID_PROVIDERS: Must be JSON/);
      expect(thrownBy(settings)).not.toContain('very-secret');
    }
    const local = list({ ...work, issuer: 'http://127.0.0.1:4000' });
    expect(readSettings({ INSTALLATION: 'local', ...local })).toMatchObject({ OPENID_PROVIDERS: [{}] });
    expect(() => readSettings({ INSTALLATION: 'public', ...local })).toThrow(/issuers under https alone/);
  });

  test.each(['SMSAPI', 'TURBOSMS'])('send text messages by %s with a token and a sender, or not', (name) => {
    const gateway = { [`${name}_TOKEN`]: 'token', [`${name}_SENDER`]: 'Promin' };
    expect(readSettings(gateway)).toMatchObject(gateway);
    for (const missing of Object.keys(gateway)) {
      expect(() => readSettings({ ...gateway, [missing]: '' })).toThrow(`${name}_TOKEN: Text messages need`);
    }
    expect(() => readSettings({ ...gateway, [`${name}_SENDER`]: 'Сонце' })).toThrow(
      `${name}_SENDER: Must be`,
    );
  });

  test('keep files in one place, of which all is known', () => {
    const store = {
      FILES_S3_ENDPOINT: 'https://s3.example',
      FILES_S3_BUCKET: 'promin-files',
      FILES_S3_ACCESS_KEY_ID: 'id',
      FILES_S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readSettings(store)).toMatchObject(store);
    for (const missing of ['FILES_S3_BUCKET', 'FILES_S3_ACCESS_KEY_ID', 'FILES_S3_SECRET_ACCESS_KEY']) {
      expect(() => readSettings({ ...store, [missing]: '' })).toThrow(
        /FILES_S3_ENDPOINT: A store of files needs/,
      );
    }
    expect(() => readSettings({ ...store, FILES_S3_ENDPOINT: '' })).toThrow(
      /FILES_S3_BUCKET: A bucket is in a store/,
    );
    expect(() => readSettings({ ...store, FILES_DIR: '/files' })).toThrow(
      /FILES_S3_ENDPOINT: .*in one place/,
    );
    expect(() => readSettings({ ...store, FILES_S3_BUCKET: 'a/../b' })).toThrow(/FILES_S3_BUCKET: Must be/);
    expect(() => readSettings({ ...store, FILES_S3_ENDPOINT: 'https://s3.example/bucket' })).toThrow(
      /FILES_S3_ENDPOINT: Must be an origin/,
    );
  });

  test('do not let a shop read its catalogue from itself', () => {
    const CATALOGUE_URL = 'https://shop.example/api';
    expect(() => readSettings({ CATALOGUE_URL, PUBLIC_URL: 'https://shop.example' })).toThrow(
      /CATALOGUE_URL: A shop cannot read its catalogue from itself/,
    );
    expect(readSettings({ CATALOGUE_URL, PUBLIC_URL: 'https://other.example' })).toMatchObject({
      CATALOGUE_URL,
    });
  });

  test('lend prices on terms of JSON, or not at all', () => {
    const terms = {
      payments: 12,
      ratePercent: 24.5,
      from: 1000,
      to: 100_000,
      provider: 'Bank',
      url: 'https://bank.example/terms',
    };
    const read = (given: object) => readSettings({ INSTALMENTS_PLN: JSON.stringify(given) }).INSTALMENTS_PLN;
    expect(read(terms)).toEqual({ ...terms, commissionPercent: 0 });
    expect(readSettings({}).INSTALMENTS_UAH).toBeUndefined();
    for (const wrong of [{ payments: 1 }, { from: 200_000 }, { url: 'http://bank.example' }, { rate: 1 }]) {
      expect(() => read({ ...terms, ...wrong })).toThrow(/INSTALMENTS_PLN: Must be JSON like/);
    }
    expect(() => readSettings({ INSTALMENTS_UAH: '12' })).toThrow(/INSTALMENTS_UAH/);
  });

  test('limit pay on delivery by an amount, or not at all', () => {
    const limits = { POD_LIMIT_UAH: '20000', POD_LIMIT_PLN: '4999.99', POD_FEE_PLN: '15.50' };
    expect(readSettings(limits)).toMatchObject({
      POD_LIMIT_UAH: 20_000,
      POD_LIMIT_PLN: 4999.99,
      POD_FEE_PLN: 15.5,
    });
    for (const limit of ['much', '-1', '1e12']) {
      expect(() => readSettings({ POD_LIMIT_UAH: limit })).toThrow(/POD_LIMIT_UAH/);
    }
  });

  test('limit pay on delivery in złoty only where its fee is set', () => {
    expect(() => readSettings({ POD_LIMIT_PLN: '5000' })).toThrow(
      /POD_LIMIT_PLN: Without a fee pay on delivery is not offered in złoty: set POD_FEE_PLN/,
    );
  });

  test.each(['fifteen', '0', '-1', '15.555', '1e2', ' ', '15,50', '100000000'])(
    'refuse %j as a fee of pay on delivery, in words',
    (fee) => {
      expect(() => readSettings({ POD_FEE_PLN: fee })).toThrow(
        /POD_FEE_PLN: Must be an amount above 0, like 15.50/,
      );
    },
  );

  test('offer express delivery in złoty by its fee, the goods that make it free, and its days', () => {
    const expressOf = (text: string) => readSettings({ EXPRESS_PLN: text }).EXPRESS_PLN;
    expect(expressOf('60,2500,1-2')).toEqual({
      fee: money(60_00, 'PLN'),
      free: { when: 'from', goods: money(2500_00, 'PLN') },
      days: { min: 1, max: 2 },
    });
    expect(expressOf(' 59.90 , never , 1-1 ')).toEqual({
      fee: money(59_90, 'PLN'),
      free: null,
      days: { min: 1, max: 1 },
    });
  });

  test.each([
    '60',
    '60,2500',
    '60,2500,1',
    '60,2500,2-1',
    '60,2500,0-1',
    '60,2500,1-99',
    '0,2500,1-2',
    '60,0,1-2',
    '-60,2500,1-2',
    '60,2500,1-2,3',
    '60,always,1-2',
    '60.555,2500,1-2',
    '60;2500;1-2',
  ])('refuse %j as express delivery, in words', (text) => {
    expect(() => readSettings({ EXPRESS_PLN: text })).toThrow(
      /EXPRESS_PLN: Must be a fee, the goods from which it is free, or never, and working days, like 60,2500,1-2/,
    );
  });

  test('name remote areas by the beginnings of their postcodes', () => {
    expect(readSettings({ REMOTE_AREAS: 'UA:905, PL:34-5' })).toMatchObject({
      REMOTE_AREAS: [
        { country: 'UA', postcode: '905' },
        { country: 'PL', postcode: '34-5' },
      ],
    });
    // Without a digit an area would be its whole country.
    for (const areas of ['UA:', 'UA:-', 'XX:905', '905']) {
      expect(() => readSettings({ REMOTE_AREAS: areas })).toThrow(/REMOTE_AREAS/);
    }
  });

  test('set what bringing machines costs: by van, then by low-loader, each near and far', () => {
    const [van, lowLoader] = [
      { own: money(2000_00, 'UAH'), next: money(6000_50, 'UAH') },
      { own: money(8000_00, 'UAH'), next: money(20_000_00, 'UAH') },
    ];
    expect(readSettings({ HAULAGE_UAH: ' 2000/6000.50, 8000/20000 ' }).HAULAGE_UAH).toEqual({
      van,
      'low-loader': lowLoader,
    });
    expect(readSettings({ HAULAGE_PLN: 'quoted' }).HAULAGE_PLN).toBe('quoted');
    for (const fees of ['2000', '2000/6000', '6000/2000,8000/20000', '2000/6000,1000/20000', '1/2,3/x']) {
      expect(() => readSettings({ HAULAGE_UAH: fees })).toThrow(/HAULAGE_UAH: Must be quoted, or the fees/);
    }
  });

  test('say from where machines are brought, by a postcode of the market', () => {
    const depots = { DEPOT_POSTCODE_UA: '79000', DEPOT_POSTCODE_PL: '30-001' };
    expect(readSettings(depots)).toMatchObject(depots);
    for (const wrong of [{ DEPOT_POSTCODE_UA: '30-001' }, { DEPOT_POSTCODE_PL: '7900' }]) {
      expect(() => readSettings(wrong)).toThrow(/DEPOT_POSTCODE_/);
    }
  });

  test('of a replica need a primary', () => {
    const replica = { DATABASE_REPLICA_URL: 'postgres://replica/shop' };
    expect(() => readSettings(replica)).toThrow(/DATABASE_REPLICA_URL: A replica needs its primary/);
    expect(readSettings({ ...replica, DATABASE_URL: 'postgres://primary/shop' })).toMatchObject(replica);
  });

  test('put the test bank into a public shop only by name and twice', () => {
    const PUBLIC_URL = 'https://shop.example';
    for (const name of ['CARD_PROVIDER_UAH', 'CARD_PROVIDER_PLN']) {
      const given = { [name]: 'test-bank' };
      expect(() => readSettings({ ...given, PUBLIC_URL })).toThrow(new RegExp(`${name}: .*takes no money`));
      expect(readSettings({ ...given, PUBLIC_URL, TEST_BANK_IN_PUBLIC: 'true' })).toMatchObject(given);
      expect(() => readSettings({ ...given, HOST: '0.0.0.0' })).toThrow(/takes no money/);
      expect(readSettings({ ...given, PUBLIC_URL: 'http://localhost:3000' })).toMatchObject(given);
    }
  });

  test('do not call a shop local that has an address for strangers', () => {
    const given = { INSTALLATION: 'local', PUBLIC_URL: 'https://shop.example' };
    expect(() => readSettings(given)).toThrow(/INSTALLATION: .*not local/);
  });

  test('of a seller may be written as people write them', () => {
    const given = { SELLER_PL_NIP: 'PL 123-456-32-18', SELLER_PL_IBAN: 'pl09 9990 0001 0000 1234 5678 9012' };
    expect(readSettings(given)).toMatchObject({
      SELLER_PL_NIP: '1234563218',
      SELLER_PL_IBAN: 'PL09999000010000123456789012',
    });
  });

  test.each([
    [{ CARD_PROVIDER_PLN: 'stripe' }, { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
    [{ CARD_PROVIDER_UAH: 'liqpay' }, { LIQPAY_PUBLIC_KEY: 'sandbox_i1', LIQPAY_PRIVATE_KEY: 'sandbox_1' }],
  ])('%j needs each of its keys', (provider, keys) => {
    expect(readSettings({ ...provider, ...keys })).toMatchObject(provider);
    for (const missing of Object.keys(keys)) {
      expect(() => readSettings({ ...provider, ...keys, [missing]: '' })).toThrow(new RegExp(missing));
    }
  });

  test('that are empty count as not set', () => {
    const empty = { PORT: '', PUBLIC_URL: '', DATABASE_URL: '', SESSION_SECRET: '', PAYMENT_METHODS: '' };
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  test('are numbers, flags and lists where they mean such', () => {
    const given = {
      PORT: '0',
      TRUST_PROXY: 'true',
      GUEST_CHECKOUT: 'on',
      PAYMENT_METHODS: 'transfer,pod',
      TAX_RATE_PERCENT_PL: '23',
      TAX_MODE_PL: 'included',
    };
    expect(readSettings(given)).toMatchObject({
      PORT: 0,
      TRUST_PROXY: true,
      GUEST_CHECKOUT: true,
      PAYMENT_METHODS: ['transfer', 'pod'],
      TAX_RATE_PERCENT_PL: 23,
      TAX_MODE_UA: 'added',
      TAX_MODE_PL: 'included',
    });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '30.5'],
    ['PUBLIC_URL', 'shop'],
    ['INSTALLATION', 'private'],
    ['GEOLOCATION_URL', 'https://country.example/json'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['CATALOGUE_URL', 'ftp://shop.example/api'],
    ['CATALOGUE_TIMEOUT_MS', '0'],
    ['CATALOGUE_REMEMBER_SECONDS', '-1'],
    ['DATABASE_POOL_SIZE', '0'],
    ['SESSION_SECRET', 'too short'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['SHIPPING_UAH', 'free'],
    ['GUEST_CHECKOUT', 'yes'],
    ['PAYMENT_METHODS', 'transfer,barter'],
    ['CONTACT_EMAIL', 'office'],
    ['CHAT_URL', 'javascript:alert(1)'],
    ['CHAT_URL', 'http://chat.example'],
    ['CHAT_SCRIPT_URL', 'http://chat.example/widget.js'],
    ['CHAT_ORIGINS', 'https://api.chat.example'],
    ['CHAT_ORIGINS', "https://chat.example 'unsafe-eval'"],
    ['CARD_PROVIDER_UAH', 'stripe'],
    ['CARD_PROVIDER_PLN', 'liqpay'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['PRICES_UA', 'netto'],
    ['SELLER_UA_EDRPOU', '12345679'],
    ['SELLER_UA_EDRPOU', '3184710691'],
    ['SELLER_PL_NIP', '1234563219'],
    ['SELLER_UA_IBAN', 'UA713999990000026001234567891'],
    ['SELLER_UA_IBAN', 'PL09999000010000123456789012'],
    ['SELLER_PL_IBAN', 'PL09999000010000123456789013'],
    ['SELLER_PL_KRS', '12345'],
    ['SELLER_PL_REGON', '123456786'],
    ['SELLER_PL_BDO', '1'],
    ['SELLER_UA_PHONE', '044 123 45 67'],
    ['SELLER_UA_MESSENGER_URL', 'http://t.me/shop'],
    ['SOCIAL_FACEBOOK_URL', 'javascript:alert(1)'],
    ['TAX_RATE_PERCENT_UA', '-1'],
    ['TAX_RATE_PERCENT_UA', 'twenty'],
    ['TAX_RATE_PERCENT_UA', '101'],
    ['TAX_MODE_UA', 'net'],
    ['TAX_MODE_PL', 'excluded'],
  ])('refuse %s=%s by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^  ${name}`, 'm'));
  });

  test('name every bad one at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y', DATA_DIR: 'z' })).toThrow(
      /PORT: .*\n.*LOG_LEVEL: /,
    );
  });

  test('that the shop does not know are left alone', () => {
    expect(readSettings({ PATH: '/usr/bin' })).toEqual(readSettings({}));
  });
});

test('staff of a public shop need a second factor, whatever is set', () => {
  const off = { STAFF_SECOND_FACTOR: 'off' };
  expect(readSettings({ ...off, INSTALLATION: 'local' }).STAFF_SECOND_FACTOR).toBe(false);
  expect(() => readSettings({ ...off, HOST: '0.0.0.0' })).toThrow(
    'Staff of a public shop need a second factor',
  );
});
