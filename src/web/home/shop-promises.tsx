import Headset from 'lucide-react/icons/headset';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import { useT } from '../i18n/i18n.tsx';
import { ChosenAmount } from '../i18n/price.tsx';
import type { BothTexts } from '../i18n/print-both.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';

const ICONS = { delivery: Truck, returns: RotateCcw, warranty: ShieldCheck, support: Headset } as const;

/** Something that a customer may rely on, printed by the loader; its link says the rest. */
export interface ShopPromise {
  readonly kind: keyof typeof ICONS;
  readonly to: string;
  readonly title: string;
  readonly text: string | BothTexts;
}

/** What a customer may rely on, in a row; on a phone in two, without the sentences. */
export function ShopPromises({ promises }: { promises: readonly ShopPromise[] }) {
  const t = useT();
  return (
    <section aria-label={t('home.service')} className="container-page">
      <ul className="grid two-columns gap-x-tiles gap-y-3 lg:grid-cols-4">
        {promises.map(({ kind, to, title, text }) => {
          const Icon = ICONS[kind];
          return (
            <li key={to} className="relative flex gap-3 pointer-coarse:min-h-11">
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
              <div className="min-w-0 break-words">
                <LocalLink
                  to={to}
                  className="stretched block text-sm leading-snug font-semibold hover:underline sm:text-base sm:leading-snug"
                >
                  <Unbroken text={title} />
                </LocalLink>
                <p className="mt-0.5 hidden text-sm text-muted sm:block">
                  {typeof text === 'string' ? text : <ChosenAmount {...text} />}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
