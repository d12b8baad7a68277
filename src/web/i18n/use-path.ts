import { pathIn } from '../../domain/routing/path-in-region.ts';
import { useRegion } from './i18n.tsx';

/** Makes a path of the shop one of the visitor's region: `/cart` becomes `/ua/cart`. */
export function usePath(): (path: string) => string {
  const region = useRegion();
  return (path) => pathIn(region, path);
}
