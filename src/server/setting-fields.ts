import * as v from 'valibot';
import { PASSWORD_MIN_LENGTH } from '../domain/account/password.ts';
import { PRICE_VIEWS, TAX_MODES } from '../domain/checkout/tax.ts';
import { OFFICIAL_BANKS } from '../domain/money/official-rate.ts';
import { DEFAULT_MACHINE_DAYS } from '../domain/limits/machine-days.ts';
import { INSTALLATIONS } from './installation.ts';
import { providerFields } from './provider-settings.ts';
import { sellerFields } from './seller-settings.ts';
import {
  domainName,
  expressInZloty,
  fee,
  flag,
  httpsOrigins,
  httpsUrl,
  limit,
  notNegative,
  onOff,
  origin,
  passwordMinimum,
  percent,
  port,
  postcodeAreas,
  smsSender,
  wholeFrom,
} from './setting-forms.ts';
import { haulageFees, postcodeIn } from './haulage-forms.ts';
import { instalmentTerms } from './instalment-form.ts';

/** Every setting of the shop once: name, form, default; the sellers' are in seller-settings.ts, those of signing in elsewhere in provider-settings.ts. */
export const settingFields = v.object({
  /** Mode: `production` by `npm start` and in the container, where it also makes a shop public. */
  NODE_ENV: v.optional(v.picklist(['development', 'production', 'test']), 'development'),
  /**
   * Who can reach the shop: `local` (nobody but who works on it) or `public`. Without it a shop is public in production
   * mode (`NODE_ENV=production`), when `HOST` is not a loopback address, with `TRUST_PROXY`, and under a `PUBLIC_URL` of
   * another machine; `by-address` leaves the mode out, which is what `npm start` does.
   */
  INSTALLATION: v.optional(v.picklist(INSTALLATIONS)),
  /** TCP port; 0 takes a free one. */
  PORT: v.optional(port, '3000'),
  /** Address to listen on; 0.0.0.0 for all. */
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Origin under which visitors reach the shop, else `http://localhost:{PORT}`; links in e-mails begin with it, and https makes cookies `Secure`. */
  PUBLIC_URL: v.optional(origin),
  /** Folder of the embedded database, of uploaded files and of generated secrets. */
  DATA_DIR: v.optional(v.string(), './data'),
  /** Hours between backups of the embedded database into DATA_DIR/backups; 0 makes none. */
  BACKUP_EVERY_HOURS: v.optional(notNegative, '24'),
  /** How many of those backups stay; the oldest goes when a new one is made. */
  BACKUPS_KEPT: v.optional(wholeFrom(1), '7'),
  /** A Postgres server, `postgres://…`, 15 or newer with the extensions pg_trgm, unaccent, citext and btree_gist; without it the embedded database runs. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.startsWith('postgres'))),
  /** A streaming replica of that server; the catalogue is read there while it has seen every change. */
  DATABASE_REPLICA_URL: v.optional(v.pipe(v.string(), v.startsWith('postgres'))),
  /** Base address of the read API of a remote catalogue, `https://shop.example/api`; without it the shop reads its own. */
  CATALOGUE_URL: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'Must begin with http: or https:')),
  ),
  /** How long the remote catalogue may take to answer, in milliseconds. */
  CATALOGUE_TIMEOUT_MS: v.optional(wholeFrom(1), '3000'),
  /** How long its answers are used again; nothing tells when they have changed. 0 asks each time. */
  CATALOGUE_REMEMBER_SECONDS: v.optional(notNegative, '30'),
  /** Most connections to each Postgres server from this process. */
  DATABASE_POOL_SIZE: v.optional(wholeFrom(1), '10'),
  /** Signs sessions and tokens; at least 32 characters. A local shop generates it and keeps it in `DATA_DIR`; a public one must set it, and any in production mode with `DATABASE_URL`. */
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  /**
   * How long a process that is told to stop goes on answering while it says that it is not ready, so that a balancer in
   * front can take it out first. A few of its checks; 0 without a balancer.
   */
  STOP_DELAY_SECONDS: v.optional(notNegative, '0'),
  /** How long answers under way have after that, until their connections are closed. */
  STOP_WITHIN_SECONDS: v.optional(notNegative, '10'),
  /** Whether a proxy in front sets `X-Forwarded-For`; its last entry is then the visitor's address. */
  TRUST_PROXY: v.optional(flag, 'false'),
  /**
   * An outside service that tells the country of a visitor's address, which takes the place of `{address}`; it answers
   * JSON with a `country_code`. Without it, and whenever it fails, the database in a package answers.
   */
  GEOLOCATION_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'), v.includes('{address}'))),
  /** Memory for answers that are kept rendered, in megabytes; 0 keeps none. */
  PAGE_CACHE_MB: v.optional(notNegative, '32'),
  /** How long a CDN that has the currency in its key may keep shared pages without asking; 0: not at all. */
  CDN_SECONDS: v.optional(wholeFrom(0), '0'),
  /** Folder of uploaded files, else `files` in `DATA_DIR`; not used with `FILES_S3_ENDPOINT`. All instances of a shop must see the same. */
  FILES_DIR: v.optional(v.string()),
  /** A store that speaks S3, where files are then kept instead of a folder: `https://s3.eu-central-1.amazonaws.com`, without the bucket. */
  FILES_S3_ENDPOINT: v.optional(origin),
  /** The bucket in it; nobody but the shop may read it. */
  FILES_S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'Must be the name of a bucket')),
  ),
  /** The store's region; `auto` where it has none. */
  FILES_S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/)), 'us-east-1'),
  /** Where the bucket's name stands: in the `path` of each address, or before the store's `host` name. */
  FILES_S3_ADDRESSING: v.optional(v.picklist(['path', 'host']), 'path'),
  /** The id of a key that may put, get, delete and list there. */
  FILES_S3_ACCESS_KEY_ID: v.optional(v.string()),
  /** Its secret. */
  FILES_S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  /** Lowest level that is logged. */
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  /** What a caller of `/metrics` must send as its bearer token, at least 16 characters; without it only this machine may ask, and of a local shop. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
  /** Base address of an OTLP/HTTP receiver of traces, `http://collector:4318`; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.url())),
  /** Name of this service in its traces. */
  OTEL_SERVICE_NAME: v.optional(v.string(), 'promin'),
  /** Share of traces that is recorded, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0), v.maxValue(1)),
    '1',
  ),
  /** A mail server, `smtps://user:password@host:465`; without it e-mails wait in the outbox. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^smtps?:/))),
  /** Whom e-mails are from, `Name <address>`; without it the seller in hryvnias. */
  MAIL_FROM: v.optional(v.string()),
  /** The OAuth token of an account at SMSAPI.pl, by which text messages reach Polish numbers; without it they wait in the outbox. */
  SMSAPI_TOKEN: v.optional(v.string()),
  /** The sender's name that the account has registered, at most 11 signs. */
  SMSAPI_SENDER: v.optional(smsSender),
  /** The token of an account at TurboSMS.ua (HTTP API), by which text messages reach Ukrainian numbers; without it they wait in the outbox. */
  TURBOSMS_TOKEN: v.optional(v.string()),
  /** The sender's name that the account has registered, at most 11 signs. */
  TURBOSMS_SENDER: v.optional(smsSender),
  /** The national bank whose official rate of hryvnias for a złoty the shop asks for each hour and stores once a day, until staff choose on `/admin/prices`: `nbu` of Ukraine, `nbp` of Poland; without it no bank is asked, and staff enter each rate. */
  OFFICIAL_RATES: v.optional(v.picklist(OFFICIAL_BANKS)),
  /** Whether the first start of a local shop makes an account to look around with, and prints its password; a public shop never has one. */
  DEMO_ACCOUNT: v.optional(onOff, 'on'),
  /** Whether `/dev/mail` shows the outbox to callers on this machine; without it only in a local shop. */
  DEV_PAGES: v.optional(flag),
  /**
   * The domain under which the shop takes in e-mails: `support@{domain}`, and for each ticket an address of its own there. Its MX record, or the
   * mail server in front, has to bring them to `INCOMING_MAIL_PORT`. Without it none are taken in, and answers to the shop’s e-mails go where they went.
   */
  INCOMING_MAIL_DOMAIN: v.optional(domainName),
  /** TCP port of that SMTP server. */
  INCOMING_MAIL_PORT: v.optional(port, '2525'),
  /** Address that it listens on; 0.0.0.0 for all. */
  INCOMING_MAIL_HOST: v.optional(v.string(), '127.0.0.1'),
  /** Host of clamd (ClamAV, by TCP), which looks into every file that customers send with tickets, and staff with products; without it nobody does. */
  CLAMD_HOST: v.optional(v.string()),
  /** Its port. */
  CLAMD_PORT: v.optional(port, '3310'),
  /** Where the shop is told of tickets; without it to the seller of the page's language. */
  CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email())),
  /** Where visitors chat with the shop, a messenger's or a provider's address; without it the chat says so. */
  CHAT_URL: v.optional(httpsUrl),
  /** The script of a chat provider; a page fetches it when a visitor presses the chat's button, never before. */
  CHAT_SCRIPT_URL: v.optional(httpsUrl),
  /** Origins that the provider's window talks to beside its script's, by comma: `https://api.chat.example,https://*.chat.example`. */
  CHAT_ORIGINS: v.optional(httpsOrigins),
  /** Whether a visitor may order without an account; the order opens by the links of its e-mails alone (R18). What staff order for a caller without one does not depend on it. */
  GUEST_CHECKOUT: v.optional(onOff, 'off'),
  /** Whether open orders and e-mails to one e-mail are limited; `off` is for load tests. */
  ORDER_LIMITS: v.optional(onOff, 'on'),
  /** How many days of machines the unpaid orders of an account may hold that has paid for an order before, or pays at once by card; a machine for ten days is ten. */
  UNPAID_MACHINE_DAYS: v.optional(wholeFrom(1), String(DEFAULT_MACHINE_DAYS.known)),
  /** The same of an account that has paid for none, and of a guest. */
  UNPAID_MACHINE_DAYS_NEW: v.optional(wholeFrom(1), String(DEFAULT_MACHINE_DAYS.newcomer)),
  /** The fewest visible characters of a password, 6 to 64 (C §9, R22). */
  PASSWORD_MINIMUM: v.optional(passwordMinimum, String(PASSWORD_MIN_LENGTH)),
  /** Whether staff and admins need a second factor for the back office; `off` is for local shops alone (R22, R25). */
  STAFF_SECOND_FACTOR: v.optional(onOff, 'on'),
  ...providerFields,
  /** What standard delivery costs in hryvnias: the same everywhere, or by the kind of place (R10). */
  SHIPPING_UAH: v.optional(v.picklist(['everywhere', 'regional']), 'everywhere'),
  /** What express delivery costs in złoty, the goods without tax from which it is free, or `never`, and its working days: `60,2500,1-2`. Without it express is not offered in złoty (R10). */
  EXPRESS_PLN: v.optional(expressInZloty),
  /** What bringing a rented machine of over 50 kg and taking it back costs in hryvnias: by van, then by low-loader, each to the depot’s region and to the ones next to it, or `quoted`: `2500/7500,9000/24000`. Without it those fees. These four hold until an admin says otherwise at `/admin/shop`. */
  HAULAGE_UAH: v.optional(haulageFees('UAH')),
  /** The same in złoty; without it `300/900,900/2600`. */
  HAULAGE_PLN: v.optional(haulageFees('PLN')),
  /** The postcode from where machines are brought in Ukraine; without it the sample seller’s, and no fee where the seller is a real one: then it is quoted. */
  DEPOT_POSTCODE_UA: v.optional(postcodeIn('UA')),
  /** The same in Poland. */
  DEPOT_POSTCODE_PL: v.optional(postcodeIn('PL')),
  /** What an eighth of a tank costs that a rented machine brings back less, in hryvnias with tax; without it 600. */
  FUEL_EIGHTH_UAH: v.optional(fee),
  /** The same in złoty; without it 60. */
  FUEL_EIGHTH_PLN: v.optional(fee),
  /** Areas whose delivery is quoted before payment, by comma: a country and how its postcodes begin, `UA:905,PL:34-5` (C §9); until an admin says otherwise at `/admin/shop`. */
  REMOTE_AREAS: v.optional(postcodeAreas),
  /** Payment methods that checkout offers, by comma; `card` only in currencies that somebody takes cards in. */
  PAYMENT_METHODS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(v.picklist(['card', 'transfer', 'pod'])),
    ),
    'card,transfer,pod',
  ),
  /** The most that an order may come to, before the fee for it, to be paid at the door, in hryvnias; without it any amount. This and the two below hold until an admin says otherwise at `/admin/shop`. */
  POD_LIMIT_UAH: v.optional(limit),
  /** What pay on delivery adds to an order in złoty, a final amount; without it pay on delivery is not offered in złoty (R10). In hryvnias it adds 50. */
  POD_FEE_PLN: v.optional(fee),
  /** The same in złoty; it needs `POD_FEE_PLN`. */
  POD_LIMIT_PLN: v.optional(limit),
  /** On which terms somebody lends the price of goods in hryvnias, as JSON: `{"payments":12,"ratePercent":24,"commissionPercent":0,"from":1000,"to":100000,"provider":"Bank","url":"https://bank.example/terms"}`; `from` and `to` are prices with tax. Product pages show the monthly payment with all that it costs; without it they say nothing of instalments. */
  INSTALMENTS_UAH: v.optional(instalmentTerms),
  /** The same in złoty. */
  INSTALMENTS_PLN: v.optional(instalmentTerms),
  /** Who takes cards in hryvnias; without it the test bank, and nobody in a public shop. */
  CARD_PROVIDER_UAH: v.optional(v.picklist(['test-bank', 'liqpay', 'none'])),
  /** Who takes cards in złoty; without it the test bank, and nobody in a public shop. */
  CARD_PROVIDER_PLN: v.optional(v.picklist(['test-bank', 'stripe', 'none'])),
  /** Lets a public shop use the test bank, where everybody pays without money: for a demonstration. */
  TEST_BANK_IN_PUBLIC: v.optional(flag, 'false'),
  /** Stripe's secret key. */
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^(sk|rk)_/, 'Must begin with sk_ or rk_'))),
  /** The secret of Stripe's webhook `{PUBLIC_URL}/api/payment-webhooks/stripe`; its events are listed under operations. */
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.startsWith('whsec_'))),
  /** LiqPay's public key; the shop names the webhook with each payment. */
  LIQPAY_PUBLIC_KEY: v.optional(v.string()),
  /** LiqPay's private key. */
  LIQPAY_PRIVATE_KEY: v.optional(v.string()),
  /** Whether LiqPay's sandbox is used, whose payments move no money. */
  LIQPAY_SANDBOX: v.optional(flag, 'false'),
  /** Tax on goods in hryvnias, in per cent (R9); a local shop takes 20, a public one must set it. */
  TAX_RATE_PERCENT_UA: v.optional(percent),
  /** Tax on goods in złoty, in per cent: 23 in Poland (R9); a local shop takes 20, a public one must set it. */
  TAX_RATE_PERCENT_PL: v.optional(percent),
  /** Whether tax is `added` to the prices in hryvnias that the shop keeps, or `included` in them (R9). Prices, options and codes are typed accordingly; changing it changes none of them, and neither orders nor leases. */
  TAX_MODE_UA: v.optional(v.picklist(TAX_MODES), 'added'),
  /** The same in złoty. */
  TAX_MODE_PL: v.optional(v.picklist(TAX_MODES), 'added'),
  /** Which amount of a price in hryvnias is the large one until a visitor chooses, and the one that lists are narrowed by: `gross` with tax, or `net` where companies buy (R9). */
  PRICES_UA: v.optional(v.picklist(PRICE_VIEWS), 'gross'),
  /** The same in złoty. */
  PRICES_PL: v.optional(v.picklist(PRICE_VIEWS), 'gross'),
  ...sellerFields,
});

/** Every setting by its name, with its default. */
export const SETTINGS = settingFields.entries;

/** Settings of the right form, before it is known whether they go together. */
export type GivenSettings = v.InferOutput<typeof settingFields>;
