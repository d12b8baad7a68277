import type { Settings } from './env.ts';
import { isPublic } from './installation.ts';
import { SECRET_ADVICE } from './secret.ts';
import { StartRefused } from './start-refused.ts';

/** What a public shop must be told, for it has no default that would be true of it. */
const NEEDED = {
  PUBLIC_URL: 'the origin under which visitors reach the shop, https://shop.example',
  SESSION_SECRET: SECRET_ADVICE,
  TAX_RATE_PERCENT_UA: 'tax on what is sold in hryvnias, in per cent',
  TAX_RATE_PERCENT_PL: 'tax on what is sold in złoty, in per cent: 23 in Poland',
} as const satisfies Partial<Record<keyof Settings, string>>;

/** The settings that a shop cannot do without and that are not set; none in a local shop. */
export const missingSettings = (settings: Settings): readonly (keyof typeof NEEDED)[] =>
  isPublic(settings)
    ? (Object.keys(NEEDED) as (keyof typeof NEEDED)[]).filter((name) => settings[name] === undefined)
    : [];

/** Refuses to open a public shop without them, and names each. */
export function requireSettings(settings: Settings): void {
  const missing = missingSettings(settings);
  if (missing.length === 0) return;
  throw new StartRefused(
    [
      'Strangers can reach this installation, so these settings must be set by name:',
      ...missing.map((name) => `  ${name}: ${NEEDED[name]}`),
      'A shop that only you can reach needs none of them: say so with INSTALLATION=local.',
    ].join('\n'),
  );
}
