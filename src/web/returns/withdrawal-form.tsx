import { Form, useNavigation } from 'react-router';
import { WITHDRAWN_GOODS_MAX_LENGTH } from '../../domain/returns/withdrawal-form.ts';
import type { FormProblem } from '../form/form-problem.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { OrderReferenceFields } from '../orders/order-reference-fields.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';

/** The first step of a withdrawal: who, from what, and where the receipt goes. `values` is what stands in it at first. */
export function WithdrawalForm({
  problem,
  values,
}: {
  problem: FormProblem | null;
  values: FormProblem['values'];
}) {
  const t = useT();
  const { state } = useNavigation();
  const fieldOf = useFields(problem ?? undefined);
  const field = (name: string) => ({ ...fieldOf(name), defaultValue: values[name] });
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      {problem && (
        <Alert tone="danger" live>
          {t(problem.reason === 'too-many' ? 'order.withdrawal.tooMany' : 'order.withdrawal.problem')}
        </Alert>
      )}
      <TextField {...field('name')} label={t('order.withdrawal.name')} autoComplete="name" required />
      <OrderReferenceFields field={field} />
      <TextAreaField
        {...field('goods')}
        label={t('order.withdrawal.goodsLabel')}
        hint={t('order.withdrawal.goodsHint')}
        maxLength={WITHDRAWN_GOODS_MAX_LENGTH}
      />
      <Button type="submit" tone="primary" size="lg" loading={state === 'submitting'}>
        {t('order.withdrawal.continue')}
      </Button>
    </Form>
  );
}
