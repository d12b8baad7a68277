import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { PdfLink } from '../../ui/pdf-link.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

/** A manual of something that the customer has, printed by the loader. */
export interface ShownManual {
  readonly href: string;
  readonly text: string;
  /** As it is read: `46 KB`. */
  readonly size: string;
  readonly goods: readonly string[];
}

/** So many goods are named beside a manual; the others are counted. */
const NAMED_MAX = 2;

/** The manuals of what a customer bought or rented; nothing for who has no such goods yet. */
export function ManualsOfOwn({ manuals }: { manuals: readonly ShownManual[] }) {
  const t = useT();
  if (manuals.length === 0) return null;
  return (
    <TitledSection id="own-manuals" title={t('profile.manuals.title')}>
      <ul className="divide-y divide-line border-y border-line">
        {manuals.map(({ href, text, size, goods }) => (
          <li
            key={href}
            className="grid items-center gap-x-10 py-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <PdfLink href={href}>
              {text} (PDF, {size})
            </PdfLink>
            <span className="pb-2 text-sm text-muted lg:py-2">
              {goods.slice(0, NAMED_MAX).join(', ')}
              {goods.length > NAMED_MAX &&
                ` ${t('profile.manuals.more', { count: goods.length - NAMED_MAX })}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <LocalLink to="/manuals" className="underline underline-offset-4">
          {t('profile.manuals.all')}
        </LocalLink>
      </p>
    </TitledSection>
  );
}
