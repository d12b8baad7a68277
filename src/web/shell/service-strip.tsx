import { Still } from '../ui/still.tsx';
import { CurrencyChoice, LanguageLinks } from './preference-switches.tsx';
import { PriceSwitch } from './price-switch.tsx';
import { ServiceLinksLine } from './service-links.still.tsx';

/** The line above the header on wide windows: help and telephone, languages, prices and currencies. */
export function ServiceStrip() {
  return (
    <div className="container-page hidden h-9 items-center gap-4 text-xs text-muted lg:flex slim:hidden">
      <Still name="service" className="flex flex-1 justify-between">
        {import.meta.env.SSR && <ServiceLinksLine />}
      </Still>
      <LanguageLinks />
      <Still name="prices">{import.meta.env.SSR && <PriceSwitch />}</Still>
      <CurrencyChoice className="-mr-1.5" />
    </div>
  );
}
