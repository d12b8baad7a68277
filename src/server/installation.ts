const LOOPBACK = /^(localhost|\[?::1\]?|(::ffff:)?127\.\d+\.\d+\.\d+)$/i;

/** Whether a host name or an address, without its port, is this machine's own. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** What an installation says of itself: `by-address` leaves the mode of Node out, as `npm start` does. */
export const INSTALLATIONS = ['local', 'public', 'by-address'] as const;

/** The settings that decide who can reach an installation. */
interface Reach {
  readonly INSTALLATION?: (typeof INSTALLATIONS)[number] | undefined;
  readonly NODE_ENV: string;
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly TRUST_PROXY: boolean;
}

/** Whether an address is one that only this machine can open. */
const isOwnAddress = (url: string): boolean => isLoopback(new URL(url).hostname);

/**
 * Whether strangers can reach this installation. INSTALLATION says it; without it a shop is public in production mode,
 * when it listens beyond the loopback interface, behind a proxy, and under an address of another machine. Everything
 * that differs between a shop for tests and a shop for customers asks this one function.
 */
export function isPublic({ INSTALLATION, NODE_ENV, HOST, PUBLIC_URL, TRUST_PROXY }: Reach): boolean {
  if (INSTALLATION === 'local' || INSTALLATION === 'public') return INSTALLATION === 'public';
  if (INSTALLATION === undefined && NODE_ENV === 'production') return true;
  return TRUST_PROXY || !isLoopback(HOST) || (PUBLIC_URL !== undefined && !isOwnAddress(PUBLIC_URL));
}

/** Whether strangers reach an installation without https: then its cookies are not `Secure`, and sessions can be read on the way. */
export const isWithoutHttps = (reach: Reach): boolean =>
  isPublic(reach) &&
  reach.PUBLIC_URL !== undefined &&
  !reach.PUBLIC_URL.startsWith('https:') &&
  !isOwnAddress(reach.PUBLIC_URL);

/** Whether an installation is called local although its address is for strangers. */
export const isCalledLocal = ({
  INSTALLATION,
  PUBLIC_URL,
}: Pick<Reach, 'INSTALLATION' | 'PUBLIC_URL'>): boolean =>
  INSTALLATION === 'local' &&
  PUBLIC_URL !== undefined &&
  PUBLIC_URL.startsWith('https:') &&
  !isOwnAddress(PUBLIC_URL);

/** Whether a start makes the demo account (R20): the first one of a local shop with a catalogue of its own. */
export const makesDemoAccount = (
  settings: Reach & { readonly DEMO_ACCOUNT: boolean; readonly CATALOGUE_URL?: string | undefined },
  { isFirstStart }: { readonly isFirstStart: boolean },
): boolean =>
  isFirstStart && settings.DEMO_ACCOUNT && !isPublic(settings) && settings.CATALOGUE_URL === undefined;
