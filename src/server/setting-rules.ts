import { isCalledLocal, isPublic } from './installation.ts';
import type { GivenSettings as Given } from './setting-fields.ts';

/** Whether the test bank may be used: only where strangers cannot buy by it, or are meant to try. */
const mayUseTestBank = (given: Given) => given.TEST_BANK_IN_PUBLIC || !isPublic(given);
const TEST_BANK_REFUSED =
  'A public shop would give its goods away: the test bank takes no money (TEST_BANK_IN_PUBLIC allows it)';

/** Whether all of some settings are set, or none. */
const areTogether = (...values: readonly unknown[]): boolean =>
  values.every((value) => value === undefined) || values.every((value) => value !== undefined);

const issuersOf = ({ GOOGLE_ISSUER, APPLE_ISSUER, OPENID_PROVIDERS = [] }: Given): readonly string[] => [
  GOOGLE_ISSUER,
  APPLE_ISSUER,
  ...OPENID_PROVIDERS.map(({ issuer: each }) => each),
];

/** What settings ask of each other: the one that is reported, whether all is well, and what is said if not. */
export const SETTING_RULES: readonly (readonly [keyof Given, (given: Given) => boolean, string])[] = [
  [
    'DATABASE_REPLICA_URL',
    ({ DATABASE_URL, DATABASE_REPLICA_URL }) => !DATABASE_REPLICA_URL || DATABASE_URL !== undefined,
    'A replica needs its primary: set DATABASE_URL',
  ],
  [
    'CATALOGUE_URL',
    ({ CATALOGUE_URL, PUBLIC_URL }) =>
      !CATALOGUE_URL || !PUBLIC_URL || new URL(CATALOGUE_URL).origin !== new URL(PUBLIC_URL).origin,
    'A shop cannot read its catalogue from itself',
  ],
  [
    'FILES_S3_ENDPOINT',
    (given) =>
      !given.FILES_S3_ENDPOINT ||
      (given.FILES_S3_BUCKET !== undefined &&
        given.FILES_S3_ACCESS_KEY_ID !== undefined &&
        given.FILES_S3_SECRET_ACCESS_KEY !== undefined),
    'A store of files needs FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY',
  ],
  [
    'FILES_S3_ENDPOINT',
    ({ FILES_S3_ENDPOINT, FILES_DIR }) => !FILES_S3_ENDPOINT || FILES_DIR === undefined,
    'Files are kept in one place: set FILES_DIR or FILES_S3_ENDPOINT',
  ],
  [
    'FILES_S3_BUCKET',
    ({ FILES_S3_ENDPOINT, FILES_S3_BUCKET }) => !FILES_S3_BUCKET || FILES_S3_ENDPOINT !== undefined,
    'A bucket is in a store: set FILES_S3_ENDPOINT',
  ],
  [
    'SMSAPI_TOKEN',
    ({ SMSAPI_TOKEN, SMSAPI_SENDER }) => (SMSAPI_TOKEN === undefined) === (SMSAPI_SENDER === undefined),
    'Text messages need SMSAPI_TOKEN and SMSAPI_SENDER',
  ],
  [
    'TURBOSMS_TOKEN',
    ({ TURBOSMS_TOKEN, TURBOSMS_SENDER }) =>
      (TURBOSMS_TOKEN === undefined) === (TURBOSMS_SENDER === undefined),
    'Text messages need TURBOSMS_TOKEN and TURBOSMS_SENDER',
  ],
  [
    'CHAT_ORIGINS',
    ({ CHAT_ORIGINS, CHAT_SCRIPT_URL }) => !CHAT_ORIGINS || CHAT_SCRIPT_URL !== undefined,
    'Only a provider’s script needs them: set CHAT_SCRIPT_URL',
  ],
  [
    'POD_LIMIT_PLN',
    ({ POD_FEE_PLN, POD_LIMIT_PLN }) => POD_LIMIT_PLN === undefined || POD_FEE_PLN !== undefined,
    'Without a fee pay on delivery is not offered in złoty: set POD_FEE_PLN',
  ],
  [
    'INSTALLATION',
    (given) => !isCalledLocal(given),
    'PUBLIC_URL is an address for strangers: the shop is not local',
  ],
  [
    'STAFF_SECOND_FACTOR',
    (given) => given.STAFF_SECOND_FACTOR || !isPublic(given),
    'Staff of a public shop need a second factor',
  ],
  [
    'GOOGLE_CLIENT_ID',
    (given) => areTogether(given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET),
    'Google needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
  ],
  [
    'APPLE_CLIENT_ID',
    (given) =>
      areTogether(given.APPLE_CLIENT_ID, given.APPLE_TEAM_ID, given.APPLE_KEY_ID, given.APPLE_PRIVATE_KEY),
    'Apple needs APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY',
  ],
  [
    'OPENID_PROVIDERS',
    (given) => issuersOf(given).every((each) => each.startsWith('https:')) || !isPublic(given),
    'A public shop believes issuers under https alone',
  ],
  [
    'CARD_PROVIDER_UAH',
    (given) => given.CARD_PROVIDER_UAH !== 'test-bank' || mayUseTestBank(given),
    TEST_BANK_REFUSED,
  ],
  [
    'CARD_PROVIDER_PLN',
    (given) => given.CARD_PROVIDER_PLN !== 'test-bank' || mayUseTestBank(given),
    TEST_BANK_REFUSED,
  ],
  [
    'CARD_PROVIDER_PLN',
    ({ CARD_PROVIDER_PLN, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
      CARD_PROVIDER_PLN !== 'stripe' ||
      (STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET !== undefined),
    'Stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
  ],
  [
    'CARD_PROVIDER_UAH',
    ({ CARD_PROVIDER_UAH, LIQPAY_PUBLIC_KEY, LIQPAY_PRIVATE_KEY }) =>
      CARD_PROVIDER_UAH !== 'liqpay' || (LIQPAY_PUBLIC_KEY !== undefined && LIQPAY_PRIVATE_KEY !== undefined),
    'LiqPay needs LIQPAY_PUBLIC_KEY and LIQPAY_PRIVATE_KEY',
  ],
];
