import { ownPictureNames } from '../content/seed/own-pictures.ts';
import type { Geolocation } from './ports/geolocation.ts';
import { offlineGeolocation, outsideGeolocation } from './adapters/geolocation/geolocation.ts';
import { remoteCatalogue } from './adapters/remote-catalogue/remote-catalogue.ts';
import type { Settings } from './env.ts';
import { logger } from './http/logger.ts';
import type { RemoteCatalogue } from './ports/remote-catalogue.ts';

/** The catalogue that the settings point at; null where the shop reads its own (R14). */
export const openRemoteCatalogue = (settings: Settings): RemoteCatalogue | null =>
  settings.CATALOGUE_URL === undefined
    ? null
    : remoteCatalogue({
        url: settings.CATALOGUE_URL,
        timeoutMs: settings.CATALOGUE_TIMEOUT_MS,
        rememberMs: settings.CATALOGUE_REMEMBER_SECONDS * 1000,
        hasPicture: (name) => ownPictureNames.has(name),
        onSkipped: (skipped) => logger.warn(skipped, 'records of the remote catalogue cannot be read'),
      });

/** How visitors chat with the shop; null for not at all (R26). */
export const chatOf = ({
  CHAT_URL: url,
  CHAT_SCRIPT_URL: scriptUrl,
  CHAT_ORIGINS: origins = [],
}: Settings) => ({
  url: url ?? null,
  scriptUrl: scriptUrl ?? null,
  /** What pages may load from and talk to beside the shop itself. */
  origins: scriptUrl === undefined ? [] : [new URL(scriptUrl).origin, ...origins],
});

export function geolocationOf({ GEOLOCATION_URL: url }: Settings): Geolocation {
  const offline = offlineGeolocation();
  if (url === undefined) return offline;
  return outsideGeolocation(url, {
    otherwise: offline,
    onFailure: (error) => logger.warn({ err: error }, 'country lookup failed'),
  });
}
