import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { WITHDRAWN_GOODS_MAX_LENGTH, type WithdrawalForm } from '../../domain/returns/withdrawal.ts';
import { shopOf } from '../../server/context.ts';
import type { FormProblem } from '../form/answer-form.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { metaOf, plainHead } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { OrderReferenceFields } from '../orders/order-reference-fields.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { TextAreaField, TextField } from '../ui/field.tsx';
import type { Route } from './+types/withdrawal.route';
import { answerWithdrawalForm } from './answer-withdrawal-form.ts';

/** The second step: the statement as it will be made, and the button that makes it. */
function WithdrawalCheck({ statement }: { statement: WithdrawalForm }) {
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

/** The first step of a withdrawal: who, from what, and where the receipt goes. `values` is what stands in it at first. */
function WithdrawalFields({
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
    limit: ({ orderNumber }) => shop.limits.withdrawal(clientAddress, orderNumber),
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
        <WithdrawalFields problem={actionData?.problem ?? null} values={actionData?.values ?? known} />
      )}
    </div>
  );
}

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);
