import { useEffect } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { canPayRentals, METHODS_MAX } from '../../../domain/payments/saved-method.ts';
import { shopOf } from '../../../server/context.ts';
import { LimitAlert } from '../../form/limit-alert.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { requireFreshSession } from '../fresh-session.ts';
import type { Route } from './+types/payment-methods.route';
import { AutoPayForm } from './auto-pay-form.tsx';
import { MethodItem, METHODS_PATH } from './method-forms.tsx';
import { redirectDone, takeDone } from './tell-done.ts';

/** What is said of a page that a customer came back from. */
const AFTER_PAGE = { SAVED: 'added', ENDED: 'notAdded', OPEN: 'unavailable' } as const;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { shop, session, region, currency, translate } = shopOf(context);
  if (session === null) throw data(null, { status: 401 });
  const { id: userId } = session.user;
  const { methods } = shop.payments;
  const here = `/${region}${METHODS_PATH}`;
  const page = url.searchParams.get('page');
  if (page !== null) {
    // A page that somebody else opened says nothing here, and nothing is saved here.
    const status = await methods.returnFromPage(userId, page);
    throw status === null ? redirect(here, 303) : redirectDone(here, AFTER_PAGE[status]);
  }
  const removing = url.searchParams.get('remove');
  if (removing !== null) {
    requireFreshSession({ session, region }, `${here}?${new URLSearchParams({ remove: removing })}`);
  }
  const { done, headers } = takeDone(request, here);
  const shown = {
    methods: await methods.list(userId),
    canSave: methods.canSave(currency),
    rentedIn: await shop.orders.rentalCurrencies(userId, currency),
    removing,
    done,
    title: pageTitle(translate('profile.methods.title')),
  };
  return data(shown, { headers });
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, session, region, currency, readForm } = shopOf(context);
  const form = await readForm();
  if (session === null) throw data(null, { status: 401 });
  const { id: userId, email } = session.user;
  const { methods } = shop.payments;
  const here = `/${region}${METHODS_PATH}`;
  const [intent, method] = [form.get('intent'), form.get('method')];
  if (intent === 'add') {
    requireFreshSession({ session, region }, here);
    const limit = await shop.limits.accountChange(userId);
    if (!limit.ok) return data({ ...limit, url: null, problem: 'rate-limited' as const }, { status: 429 });
    const opened = await methods.openPage({ userId, email, region, currency });
    if (opened.ok) return data({ url: opened.url, problem: null });
    const status = opened.reason === 'too-many-payment-methods' ? 409 : 503;
    return data({ url: null, problem: opened.reason }, { status });
  }
  const after = (isDone: boolean, done: string) => (isDone ? redirectDone(here, done) : redirect(here, 303));
  if (intent === 'stop-paying-rentals')
    return after(await methods.payRentalsBy(userId, null), 'autoPayUnset');
  if (typeof method !== 'string') return redirect(here, 303);
  if (intent === 'pay-rentals') {
    requireFreshSession({ session, region }, here);
    return after(await methods.payRentalsBy(userId, method), 'autoPaySet');
  }
  if (intent === 'default') return after(await methods.setDefault(userId, method), 'defaultSet');
  if (intent === 'allow' || intent === 'forbid') {
    return after(await methods.setRecurring(userId, method, intent === 'allow'), 'recurringSet');
  }
  if (intent !== 'remove') return redirect(here, 303);
  requireFreshSession({ session, region }, `${here}?${new URLSearchParams({ remove: method })}`);
  return after(await methods.remove(userId, method), 'removed');
}

const NOTICES = {
  added: { text: 'profile.methods.added', tone: 'success' },
  notAdded: { text: 'profile.methods.notAdded', tone: 'warning' },
  unavailable: { text: 'profile.methods.unavailable', tone: 'warning' },
  defaultSet: { text: 'profile.methods.defaultSet', tone: 'success' },
  recurringSet: { text: 'profile.methods.recurringSet', tone: 'success' },
  removed: { text: 'profile.methods.removed', tone: 'success' },
  autoPaySet: { text: 'profile.autoPay.set', tone: 'success' },
  autoPayUnset: { text: 'profile.autoPay.unset', tone: 'success' },
} as const;
const isNotice = (done: string): done is keyof typeof NOTICES => Object.hasOwn(NOTICES, done);

const PROBLEMS = {
  'methods-unavailable': 'error.methods-unavailable',
  'too-many-payment-methods': 'error.too-many-payment-methods',
  'provider-unavailable': 'order.pay.unavailable',
} as const;

function Problem({ reason }: { reason: keyof typeof PROBLEMS }) {
  const t = useT();
  return (
    <Alert tone="danger" live>
      {t(PROBLEMS[reason], { max: METHODS_MAX })}
    </Alert>
  );
}

/** Leads on to the provider's page: by itself with the script, without it by the link. */
function Leaving({ url }: { url: string }) {
  const t = useT();
  useEffect(() => window.location.assign(url), [url]);
  return (
    <div className="flex flex-col items-start gap-4 rounded-md bg-surface p-5">
      <p>{t('profile.methods.continueText')}</p>
      <a href={url} className={buttonClass({ tone: 'primary' })}>
        {t('profile.methods.continue')}
      </a>
    </div>
  );
}

/** The payment methods that a customer has saved with providers (C §3, R19): list, add, remove, default, for recurring payments, and for the months of rentals. */
export default function PaymentMethods({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { state } = useNavigation();
  const { methods, canSave, rentedIn, removing, done } = loaderData;
  const url = actionData?.url ?? null;
  return (
    <div className="max-w-measure">
      <p className="mb-4 text-sm">
        <LocalLink to="/profile/payments" className="underline underline-offset-4">
          {t('profile.methods.back')}
        </LocalLink>
      </p>
      <h2 className="mb-3 text-2xl">{t('profile.methods.title')}</h2>
      <p className="mb-6 text-muted">{t('profile.methods.text')}</p>
      <div className="mb-6 flex flex-col gap-4 empty:hidden">
        {actionData === undefined && done !== null && isNotice(done) && (
          <Alert tone={NOTICES[done].tone} live>
            {t(NOTICES[done].text)}
          </Alert>
        )}
        {actionData?.problem === 'rate-limited' ? (
          <LimitAlert seconds={actionData.retryAfterSeconds} />
        ) : (
          actionData?.problem && <Problem reason={actionData.problem} />
        )}
      </div>
      {methods.length === 0 && <p className="mb-6">{t('profile.methods.none')}</p>}
      {methods.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {methods.map((method) => (
              <MethodItem key={method.id} method={method} isRemoving={removing === method.id} />
            ))}
          </ul>
          <p className="mt-4 mb-8 text-sm text-muted">{t('profile.methods.recurringHint')}</p>
        </>
      )}
      {url !== null && <Leaving url={url} />}
      {url === null && canSave && (
        <Form method="post">
          <input type="hidden" name="intent" value="add" />
          <Button type="submit" tone="primary" loading={state === 'submitting'}>
            {t('profile.methods.add')}
          </Button>
        </Form>
      )}
      {!canSave && <Alert tone="info">{t('error.methods-unavailable')}</Alert>}
      {methods.some((method) => method.paysRentals || canPayRentals(method, rentedIn)) && (
        <AutoPayForm methods={methods} currencies={rentedIn} />
      )}
    </div>
  );
}

export const meta = unlistedPage;
