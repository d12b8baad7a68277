import { useT } from '../../i18n/i18n.tsx';
import type { LanguageView } from './text-view.ts';

/** The values that a text is given, by name, with what it does with each. */
export function PlaceChips({ places }: Pick<LanguageView, 'places'>) {
  const t = useT();
  if (places.length === 0) return null;
  return (
    <div className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {places.map(({ name, kind }) => (
          <li
            key={name}
            className="inline-flex min-h-8 items-center gap-2 rounded-full bg-fill px-3.5 text-xs text-muted"
          >
            <code className="font-mono text-[0.8125rem] font-semibold text-ink">{`{${name}}`}</code>
            {t(`backoffice.texts.kind.${kind}`)}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-measure text-sm text-muted">{t('backoffice.texts.places')}</p>
    </div>
  );
}
