import { data } from 'react-router';
import { mayChangeOf } from '../../../domain/account/role.ts';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { leftToSend } from '../../../domain/orders/shipments.ts';
import { pageTitle } from '../../i18n/page-head.ts';
import type { Route } from './+types/staff-order.route';
import { shopOf, type PageRequest } from '../../../server/context.ts';
import { answerStaffForm, DONE } from './answer-staff-form.ts';
import { StaffOrderScreen } from './staff-order-screen.tsx';
import { nameAuthor } from './name-author.ts';

/** The calendar day where an order was bought: no money can have moved after it. */
const todayOf = (currency: Parameters<typeof marketOf>[0]) =>
  dayIn(timeZoneOf(marketOf(currency)), new Date().toISOString());

/** How many serial numbers and records of installation an order has. */
async function countAfterSale(warranties: PageRequest['shop']['warranties'], orderId: string) {
  const lines = await warranties.serialLines(orderId);
  const { installations } = await warranties.ofOrder(orderId);
  return {
    serials: lines.reduce((count, { serials }) => count + serials.length, 0),
    records: installations.length,
  };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, user, translate } = shopOf(context);
  const found = await shop.backoffice.findOrder(params.id);
  if (found === null || user === null) throw data(null, { status: 404 });
  const { orderNumber: number, currency } = found.order;
  const asked = new URL(request.url).searchParams.get('done');
  return {
    found,
    notes: (await shop.backoffice.orderNotes.list(found.order.id)).map(({ staffId, ...note }) => ({
      ...note,
      isRemovable: mayChangeOf(user, staffId),
    })),
    afterSale: await countAfterSale(shop.warranties, found.order.id),
    today: todayOf(currency),
    formIds: {
      refund: crypto.randomUUID(),
      goodsReturn: found.goodsReturn.open[0]?.id ?? crypto.randomUUID(),
      note: crypto.randomUUID(),
    },
    done: DONE.find((each) => each === asked) ?? null,
    title: pageTitle(translate('order.title', { number })),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const found = await shop.backoffice.findOrder(params.id);
  if (found === null || user === null) throw data(null, { status: 404 });
  const { id: orderId, currency, items } = found.order;
  const step = { orderId, staffId: user.id };
  const author = {
    orderId,
    staffId: user.id,
    findAuthor: shop.findAuthor,
    words: { translate, locale },
  };
  const answer = await answerStaffForm(await readForm(), {
    page: `/${region}/admin/orders/${orderId}`,
    currency,
    items,
    today: todayOf(currency),
    confirm: () => shop.orders.confirmOrder(step),
    left: leftToSend(found.order),
    ship: (parcel) => shop.orders.shipOrder({ ...step, ...parcel }),
    correct: (correction) => shop.orders.correctTracking({ ...step, ...correction }),
    keepRest: (seen) => shop.returns.keepRest({ ...step, seen }),
    writeNote: (note) => shop.backoffice.orderNotes.write({ ...note, ...step }),
    removeNote: (noteId) => shop.backoffice.orderNotes.remove({ orderId, noteId, staff: user }),
    deliver: () => shop.orders.deliverOrder(step),
    cancel: (reason) => shop.orders.cancelByStaff({ ...step, reason }),
    moveLease: (to) => shop.rental.moveLeaseDays({ ...to, ...step }),
    lease: (of) => shop.orders.takeLeaseStep({ ...of, ...step }),
    receive: (line) => shop.payments.recordTransfer({ ...line, ...step }),
    sendBack: (line) => shop.payments.recordReturn({ ...line, ...step }),
    takeBack: (goods) => shop.returns.takeGoodsBack({ ...goods, ...step }),
    reverse: ({ lineId, reason }) => shop.payments.reverseLine({ ...step, lineId, reason }),
    refund: ({ refundId: id, amount, reason, seen }) =>
      shop.payments.refundPart({ ...step, id, amountMinor: amount.minor, reason, seenLeftMinor: seen }),
  });
  return nameAuthor(answer, author);
}

/** After a refusal, too, the page and its forms are to begin with the order as it is by now. */
export const shouldRevalidate = () => true;

export default function StaffOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffOrderScreen {...loaderData} problem={actionData} />;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
