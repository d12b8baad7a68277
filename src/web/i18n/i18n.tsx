import { createContext, use, useMemo, type ReactNode } from 'react';
import {
  translator,
  type CompiledMessages,
  type MessageKey,
  type Translate,
} from '../../content/translator.ts';
import type { LookUp } from '../../domain/catalogue/print-specification.ts';
import { regionOf, type Locale, type Region } from '../../domain/locale/locale.ts';

interface I18n {
  readonly locale: Locale;
  readonly region: Region;
  readonly t: Translate;
  readonly lookUp: LookUp;
}

const I18nContext = createContext<I18n | null>(null);

/** Gives the texts of one language to everything below; one value per request, so concurrent renders never mix. */
export function I18nProvider({
  locale,
  messages,
  children,
}: {
  locale: Locale;
  messages: CompiledMessages;
  children: ReactNode;
}) {
  const value = useMemo<I18n>(() => {
    const t = translator(locale, messages);
    const isKey = (key: string): key is MessageKey => Object.hasOwn(messages, key);
    return {
      locale,
      region: regionOf(locale),
      t,
      lookUp: (key, values) => (isKey(key) ? t(key, values) : null),
    };
  }, [locale, messages]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

function useI18n(): I18n {
  const value = use(I18nContext);
  if (!value) throw new Error('I18nProvider is missing');
  return value;
}

/** The texts of the page's language. */
export const useT = (): Translate => useI18n().t;
/** Texts whose keys come from data: specifications, statuses, error reasons. */
export const useLookUp = (): LookUp => useI18n().lookUp;
export const useLocale = (): Locale => useI18n().locale;
export const useRegion = (): Region => useI18n().region;
