/** All that a shop for strangers must be told, with made-up values. */
export const PUBLIC_SETTINGS = {
  PUBLIC_URL: 'https://shop.example',
  SESSION_SECRET: 'a secret for tests only, long enough to be one',
  TAX_RATE_PERCENT_UA: '20',
  TAX_RATE_PERCENT_PL: '23',
} as const satisfies NodeJS.ProcessEnv;
