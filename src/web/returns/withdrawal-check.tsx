import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { WithdrawalForm } from '../../domain/returns/withdrawal.ts';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';

/** The second step: the statement as it will be made, and the button that makes it. */
export function WithdrawalCheck({ statement }: { statement: WithdrawalForm }) {
  const t = useT();
  const { formData } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, orderNumber, email, goods } = statement;
  const fields = { name, orderNumber, email, goods: goods ?? '' };
  const isPending = (intent: string) => formData?.get('intent') === intent;
  return (
    <Form method="post" className="flex flex-col gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('order.withdrawal.checkTitle')}
      </h2>
      <DefinitionTable
        rows={[
          { term: t('order.withdrawal.name'), value: name },
          { term: t('order.track.number'), value: orderNumber },
          { term: t('order.track.email'), value: email },
          { term: t('order.withdrawal.goods'), value: goods ?? t('order.withdrawal.wholeOrder') },
        ]}
      />
      <p className="text-sm text-muted">{t('order.withdrawal.checkText')}</p>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value="confirm"
          tone="primary"
          size="lg"
          loading={isPending('confirm')}
        >
          {t('order.withdrawal.confirm')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="change"
          tone="ghost"
          size="lg"
          loading={isPending('change')}
        >
          {t('order.withdrawal.change')}
        </Button>
      </div>
    </Form>
  );
}
