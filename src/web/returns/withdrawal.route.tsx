import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { metaOf, plainHead } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/withdrawal.route';
import { answerWithdrawalForm } from './answer-withdrawal-form.ts';
import { WithdrawalCheck } from './withdrawal-check.tsx';
import { Form, useNavigation } from 'react-router';
import { WITHDRAWN_GOODS_MAX_LENGTH } from '../../domain/returns/withdrawal.ts';
import type { FormProblem } from '../form/answer-form.ts';
import { useFields } from '../form/use-fields.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { OrderReferenceFields } from '../orders/order-reference-fields.tsx';
import { TextAreaField, TextField } from '../ui/field.tsx';

/** The first step of a withdrawal: who, from what, and where the receipt goes. `values` is what stands in it at first. */
function WithdrawalForm({ problem, values }: { problem: FormProblem | null; values: FormProblem['values'] }) {
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

const ORDER_NUMBER = /^ORD-\d{1,15}$/;

/** An order's page leads here with its number; who is signed in finds name and address filled in. */
export function loader({ context, url: { pathname, searchParams } }: Route.LoaderArgs) {
  const { user, translate, publicUrl } = shopOf(context);
  const order = searchParams.get('order') ?? '';
  const texts = {
    title: translate('order.withdrawal.title'),
    description: translate('order.withdrawal.description'),
  };
  return {
    known: {
      orderNumber: ORDER_NUMBER.test(order) ? order : '',
      name: user?.name ?? '',
      email: user?.email ?? '',
    },
    head: plainHead(texts, { pathname, publicUrl }),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, region, locale, clientAddress, readForm } = shopOf(context);
  return answerWithdrawalForm(await readForm(), {
    limit: () => shop.limits.withdrawal(clientAddress),
    take: (statement) => shop.orders.stateWithdrawal({ ...statement, locale }),
    next: `/${region}/withdrawal/received`,
  });
}

/** Withdraws from a distance contract in two steps, with an account or without (Directive 2011/83/EU, art. 11a). */
export default function Withdrawal({ loaderData: { known }, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="container-form pt-10 pb-section">
      <h1 className="text-3xl">{t('order.withdrawal.title')}</h1>
      <p className="mt-4 mb-8 text-muted">{t('order.withdrawal.lead')}</p>
      {actionData?.step === 'confirm' ? (
        <WithdrawalCheck statement={actionData.statement} />
      ) : (
        <WithdrawalForm problem={actionData?.problem ?? null} values={actionData?.values ?? known} />
      )}
    </div>
  );
}

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);
