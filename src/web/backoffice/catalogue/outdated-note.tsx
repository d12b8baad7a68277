import { Form, useNavigation } from 'react-router';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import type { OutdatedView } from './product-view.server.ts';

/** A form of its own, whose buttons stand inside the product's form. */
const FORM = 'translation-right';

/** The form that the buttons of outdated texts send; it stands beside the product's, because forms cannot be nested. */
export function TranslationForm() {
  return (
    <Form id={FORM} method="post">
      <input type="hidden" name="intent" value="translation" />
    </Form>
  );
}

/** Under an outdated text: what the other languages said when it was last right, and the button that says it still is. */
export function OutdatedNote({ mark, isLong }: { mark: OutdatedView; isLong: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { formData } = useNavigation();
  const value = `${mark.field} ${mark.since}`;
  return (
    <div lang={locale} className="flex flex-col items-start gap-2 border-l-2 border-line pl-3 text-sm">
      {mark.sources.map(({ source, said, since }) => {
        const changed = t('backoffice.product.translation.source', {
          language: LANGUAGE_NAMES[source],
          date: formatDate(since, locale, 'Europe/Kyiv', 'moment'),
        });
        const before = (
          <p lang={source} className="break-words whitespace-pre-line">
            {said}
          </p>
        );
        return isLong ? (
          <details key={source}>
            <summary className="text-muted">{changed}</summary>
            {before}
          </details>
        ) : (
          <div key={source}>
            <p className="text-muted">{changed}</p>
            {before}
          </div>
        );
      })}
      <Button
        type="submit"
        form={FORM}
        name="text"
        value={value}
        size="sm"
        loading={formData?.get('text') === value}
      >
        {t('backoffice.product.translation.right')}
      </Button>
    </div>
  );
}
