import type { ReactNode } from 'react';
import { LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { MessageText } from './message-text.tsx';

/** The columns of a list of texts: where a text stands, and what is said in each language. */
export const languageColumns = 'xl:grid-cols-[minmax(0,16rem)_repeat(3,minmax(0,1fr))] xl:gap-x-8';

/** A list of texts under the names of its columns, the first of which is `first`; `children` are its rows. */
export function TextsByLanguage({ first, children }: { first: string; children: ReactNode }) {
  return (
    <div>
      <div
        aria-hidden="true"
        className={`hidden border-b border-line pb-3 text-xs font-semibold text-muted xl:grid ${languageColumns}`}
      >
        <span>{first}</span>
        {LOCALES.map((locale) => (
          <span key={locale} lang={locale}>
            {LANGUAGE_NAMES[locale]}
          </span>
        ))}
      </div>
      <ul className="divide-y divide-line border-b border-line max-xl:border-t">{children}</ul>
    </div>
  );
}

/** What a text says in one language, null for nothing, and under it what there is to say about that. */
export function SaidText({
  locale,
  text,
  children,
}: {
  locale: Locale;
  text: string | null;
  children: ReactNode;
}) {
  return (
    <div className="grid min-w-0 grid-cols-[2.25rem_minmax(0,1fr)] items-baseline text-sm xl:block">
      <span className="text-xs font-semibold text-muted uppercase xl:sr-only" title={LANGUAGE_NAMES[locale]}>
        {locale}
      </span>
      <div className="flex flex-col items-start gap-1.5">
        {text !== null && (
          <p className="line-clamp-3">
            <MessageText text={text} locale={locale} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
