import { data } from 'react-router';
import { greetedName } from '../../../domain/support/ticket-forms.ts';
import { shopOf } from '../../../server/context.ts';
import { pageTitle } from '../../i18n/page-head.ts';
import { chosenTemplate, fillTemplates } from '../template-choice.tsx';
import type { Route } from './+types/staff-return.route';
import { answerStaffReturn } from './answer-staff-return.ts';
import { StaffReturnScreen } from './staff-return-screen.tsx';
import { nameAuthor } from '../orders/name-author.ts';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const details = await shop.returns.findForStaff(params.id);
  const order = details && (await shop.backoffice.findOrder(details.found.order.id));
  if (!details || !order) throw data(null, { status: 404 });
  const { found, customer } = details;
  const subject = found.exchange === null ? 'return' : 'exchange';
  const number = found.exchange?.number ?? found.number;
  return {
    details,
    order,
    templates: fillTemplates(await shop.support.templates.list(subject), customer.locale, {
      name: greetedName(customer.name),
      number,
    }),
    chosen: chosenTemplate(url),
    isDone: url.searchParams.has('done'),
    title: pageTitle(translate('return.title', { number: found.number })),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const details = await shop.returns.findForStaff(params.id);
  const order = details && (await shop.backoffice.findOrder(details.found.order.id));
  if (!details || !order || user === null) throw data(null, { status: 404 });
  const step = { returnId: details.found.id, staffId: user.id };
  const answer = await answerStaffReturn(await readForm(), {
    page: `/${region}/admin/returns/${details.found.id}`,
    items: order.order.items,
    step: (to, note, seen) => shop.returns.step({ ...step, to, note, seen }),
    askAgain: () => shop.returns.askAgain(step),
    track: (tracking) => shop.returns.track({ ...step, tracking }),
    note: (note) => shop.returns.note({ ...step, note }),
    complete: (goods) =>
      shop.returns.takeGoodsBack({
        ...goods,
        id: details.found.id,
        orderId: order.order.id,
        staffId: user.id,
      }),
  });
  return nameAuthor(answer, {
    orderId: order.order.id,
    staffId: user.id,
    findAuthor: shop.findAuthor,
    words: { translate, locale },
  });
}

/** After a refusal, too, the page and its forms are to begin with the return as it is by now. */
export const shouldRevalidate = () => true;

export default function StaffReturn({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffReturnScreen {...loaderData} problem={actionData} />;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
