import { PLAIN_PAGE } from '../../domain/routing/shared-page.ts';
import { trackFormSchema } from '../../domain/orders/order-reference.ts';
import { shopOf } from '../../server/context.ts';
import { answerForm, type FormProblem } from '../form/answer-form.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { metaOf, plainHead } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/track-order.route';
import { Form, useNavigation } from 'react-router';
import { useFields } from '../form/use-fields.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { OrderReferenceFields } from './order-reference-fields.tsx';

/** Asks for the way to an order (R18). */
function TrackForm({ problem }: { problem?: FormProblem | undefined }) {
  const t = useT();
  const { state } = useNavigation();
  const fieldOf = useFields(problem);
  const field = (name: string) => ({ ...fieldOf(name), id: `track-${name}` });
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      {problem && (
        <Alert tone="danger" live>
          {t(problem.reason === 'too-many' ? 'order.track.tooMany' : 'order.track.problem')}
        </Alert>
      )}
      <OrderReferenceFields field={field} />
      <Button type="submit" tone="primary" size="lg" loading={state === 'submitting'}>
        {t('order.track.send')}
      </Button>
    </Form>
  );
}

export function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { translate, publicUrl } = shopOf(context);
  const texts = { title: translate('order.track.title'), description: translate('order.track.description') };
  return { head: plainHead(texts, { pathname, publicUrl }) };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, region, clientAddress, readForm } = shopOf(context);
  return answerForm(await readForm(), {
    schema: trackFormSchema,
    limit: () => shop.limits.orderLink(clientAddress),
    // Answered alike whether there is such an order or not.
    take: shop.orders.requestOrderLink,
    next: `/${region}/track-order/sent`,
  });
}

/** The way back to an order for who has neither its e-mail at hand nor an account (R18). */
export default function TrackOrder({ actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="container-form pt-10 pb-section">
      <h1 className="text-3xl">{t('order.track.title')}</h1>
      <p className="mt-4 mb-8 text-muted">{t('order.track.lead')}</p>
      <TrackForm problem={actionData} />
      <p className="mt-8 text-sm text-muted">
        {t('order.track.account')}{' '}
        <LocalLink to="/profile/orders" className="font-semibold text-ink underline underline-offset-4">
          {t('order.track.toProfile')}
        </LocalLink>
      </p>
    </div>
  );
}

export const handle = { sharedPage: PLAIN_PAGE, texts: await pageMessages('counter', 'cart') };

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);
