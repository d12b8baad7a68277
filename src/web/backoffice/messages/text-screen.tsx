import type { KeyboardEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { groupOf } from '../../../domain/messages/find-texts.ts';
import type { TextQuery } from '../../../domain/messages/text-query.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { PlaceChips } from './place-chips.tsx';
import type { TextProblem } from './text-form.ts';
import { TextHistory } from './text-history.tsx';
import { TextNotice, type TextOutcome } from './text-notice.tsx';
import type { TextView } from './text-view.ts';
import { TextWays } from './text-ways.tsx';

function saveByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
}

interface Props {
  readonly text: TextView;
  readonly query: TextQuery;
  readonly done: TextOutcome | null;
  readonly problem: TextProblem | undefined;
}

/** One text in all languages, side by side: to be written, compared with its original, and put back. */
export function TextScreen({ text, query, done, problem }: Props) {
  const t = useT();
  const { formData } = useNavigation();
  const { key, languages, history } = text;
  const isGone = LOCALES.every((locale) => languages[locale].shipped === null);
  const isOfCatalogue = ['category', 'tag'].includes(groupOf(key));
  return (
    <>
      <TextWays query={query} previous={text.previous} next={text.next} />
      <h1 className="mb-6 font-mono text-xl [overflow-wrap:anywhere]">{key}</h1>
      <TextNotice done={done} problem={problem} />
      {isGone && (
        <Alert tone="warning" className="mb-8">
          {t('backoffice.texts.gone')}
        </Alert>
      )}
      {isOfCatalogue && (
        <p className="mb-8 max-w-measure text-sm text-muted">{t('backoffice.texts.catalogueNote')}</p>
      )}
      <PlaceChips places={languages.uk.places} />
      <Form key={key} method="post" noValidate onKeyDown={saveByKeys}>
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
          {LOCALES.map((locale) => (
            <LanguagePanel key={locale} locale={locale} language={languages[locale]} problem={problem} />
          ))}
        </div>
        {!isGone && (
          <div className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button
              type="submit"
              tone="primary"
              size="lg"
              loading={formData !== undefined && !formData.has('revert')}
            >
              {t('backoffice.texts.save')}
            </Button>
            <span className="text-sm text-muted noscript:hidden pointer-coarse:hidden">
              {t('backoffice.texts.saveKeys')}
            </span>
          </div>
        )}
      </Form>
      <TextHistory history={history} />
    </>
  );
}
