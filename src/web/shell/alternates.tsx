import { useLocation } from 'react-router';
import { LOCALES, regionOf } from '../../domain/locale/locale.ts';
import { swapRegion } from '../../domain/routing/path-in-region.ts';

/** Tells search engines of the page in the other languages (R1); `x-default` is the Ukrainian one. */
export function Alternates({ publicUrl }: { publicUrl: string }) {
  const { pathname } = useLocation();
  const addressIn = (region: ReturnType<typeof regionOf>) => `${publicUrl}${swapRegion(pathname, region)}`;
  return (
    <>
      {LOCALES.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(regionOf(locale))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('ua')} />
    </>
  );
}
