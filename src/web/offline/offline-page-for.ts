import { DEFAULT_REGION, isRegion } from '../../domain/locale/locale.ts';

/** The page that stands in, in the same language, for one that cannot be had without a connection. */
export function offlinePageFor(pathname: string): string {
  const [, region] = pathname.split('/');
  return `/${isRegion(region) ? region : DEFAULT_REGION}/offline`;
}
