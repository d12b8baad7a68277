import { Form, useNavigation } from 'react-router';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import { printPeriod } from '../../domain/rental/print-period.ts';
import { choiceValue, type ReplacementQuestion } from '../../domain/rental/replacement.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup, RadioCard } from '../ui/choice-group.tsx';
import { TitledSection } from '../ui/titled-section.tsx';

/** What came of a choice, in words. */
export interface ReplacementAnswer {
  readonly text: string;
}

/** Asks the owner of a lease what they want in place of a machine that they cannot have; says why a choice was not taken. */
export function ReplacementPanel({
  question,
  currency,
  isDone,
  problem,
}: {
  question: ReplacementQuestion | null;
  currency: Currency;
  isDone: boolean;
  problem: ReplacementAnswer | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const { formData } = useNavigation();
  const notice =
    problem !== undefined ? (
      <Alert tone="danger" live className="mb-6">
        {problem.text}
      </Alert>
    ) : (
      isDone && (
        <Alert tone="success" live className="mb-6">
          {t('lease.replacement.done')}
        </Alert>
      )
    );
  if (question === null) return notice;
  const { id, reason, expiresAt, likes, periods } = question;
  const date = formatDate(expiresAt, locale, timeZoneOf(marketOf(currency)), 'sentence');
  return (
    <div className="mb-10 max-w-measure">
      {notice}
      <TitledSection id="replacement" title={t('lease.replacement.title')} isPanel>
        <p className="mb-2">{t(`lease.replacement.reason.${reason}`)}</p>
        <p className="mb-5 text-sm">{t('lease.replacement.until', { date })}</p>
        <Form method="post" className="flex flex-col items-start gap-5">
          <input type="hidden" name="replacementId" value={id} />
          <ChoiceGroup label={t('lease.replacement.choose')} required>
            {likes.map(({ productId, name }) => (
              <RadioCard
                key={productId}
                name="choice"
                value={choiceValue({ kind: 'like', productId })}
                title={name}
                text={t('lease.replacement.like')}
                required
              />
            ))}
            {periods.map((period) => (
              <RadioCard
                key={period.firstDay}
                name="choice"
                value={choiceValue({ kind: 'days', day: period.firstDay })}
                title={printPeriod(period, locale)}
                text={t('lease.replacement.days')}
                required
              />
            ))}
            <RadioCard
              name="choice"
              value="cancel"
              title={t('lease.replacement.cancel')}
              text={t('lease.replacement.cancelText')}
              required
            />
          </ChoiceGroup>
          <Button type="submit" tone="primary" size="lg" loading={formData?.get('replacementId') === id}>
            {t('lease.replacement.do')}
          </Button>
        </Form>
      </TitledSection>
    </div>
  );
}
