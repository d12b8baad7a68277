import { data, redirect } from 'react-router';
import { formatDate } from '../../../../domain/locale/format-date.ts';
import { choiceValue, readChoice } from '../../../../domain/rental/replacement.ts';
import { shopOf } from '../../../../server/context.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { pageTitle } from '../../../i18n/page-head.ts';
import { Alert } from '../../../ui/alert.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ChoiceGroup, RadioCard } from '../../../ui/choice-group.tsx';
import { DefinitionTable } from '../../../ui/definition-table.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { StaffForm } from '../../staff-form.tsx';
import type { Route } from './+types/replacement.route';
import { daysOf, type StaffReplacement } from './replacements.route.tsx';

/** What is offered or chosen: products that are free, with how many of them, and first days. */
interface Options {
  readonly likes: readonly { readonly productId: number; readonly name: string; readonly free: number }[];
  readonly days: readonly string[];
}

const DONE = ['offered', 'decided'] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const found = await shop.rental.replacements.find(params.id, locale);
  if (found === null) throw data(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get('done');
  return {
    ...found,
    done: DONE.find((each) => each === asked) ?? null,
    title: pageTitle(translate('backoffice.replacements.title')),
  };
}

export async function action({ params: { id }, context }: Route.ActionArgs) {
  const { shop, user, region, translate, readForm } = shopOf(context);
  const form = await readForm();
  const end = (
    done: (typeof DONE)[number],
    answer:
      | { ok: true }
      | {
          ok: false;
          reason:
            | 'replacement-not-found'
            | 'replacement-decided'
            | 'replacement-over'
            | 'offer-expired'
            | 'options-changed';
        },
  ) => {
    if (answer.ok) return redirect(`/${region}/admin/replacements/${id}?done=${done}`, 303);
    if (answer.reason === 'replacement-not-found') throw data(null, { status: 404 });
    return data({ text: translate(`lease.replacement.error.${answer.reason}`) }, { status: 409 });
  };
  if (form.get('intent') === 'offer') {
    const choices = form.getAll('choice').map(readChoice);
    const productIds = choices.flatMap((each) => (each?.kind === 'like' ? [each.productId] : []));
    const days = choices.flatMap((each) => (each?.kind === 'days' ? [each.day] : []));
    const staffId = user?.id ?? '';
    return end('offered', await shop.rental.replacements.offer({ id, productIds, days, staffId }));
  }
  if (form.get('intent') !== 'decide') throw data(null, { status: 400 });
  const choice = readChoice(form.get('choice'));
  if (choice === null) return data({ text: translate('lease.replacement.choose') }, { status: 422 });
  const decider = { kind: 'staff', staffId: user?.id ?? '' } as const;
  return end('decided', await shop.rental.replacements.decide({ id, leaseId: null, choice, decider }));
}

/** Who was refused saw what was free before. */
export const shouldRevalidate = () => true;

/** What the customer may be offered, all of it unless staff leave something out. */
function OfferForm({ options: { likes, days } }: { options: Options }) {
  const t = useT();
  const locale = useLocale();
  return (
    <TitledSection id="offer" title={t('backoffice.replacements.offer')}>
      <p className="mb-5 text-sm">{t('backoffice.replacements.offerText')}</p>
      <StaffForm intent="offer" label={t('backoffice.replacements.offer')}>
        <ChoiceGroup label={t('backoffice.replacements.likes')}>
          {likes.length === 0 && <p className="text-sm text-muted">{t('backoffice.replacements.nothing')}</p>}
          {likes.map(({ productId, name, free: count }) => (
            <CheckboxField
              key={productId}
              name="choice"
              value={choiceValue({ kind: 'like', productId })}
              defaultChecked
              label={t('backoffice.replacements.free', { name, count })}
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup label={t('backoffice.replacements.days')}>
          {days.length === 0 && <p className="text-sm text-muted">{t('backoffice.replacements.nothing')}</p>}
          {days.map((day) => (
            <CheckboxField
              key={day}
              name="choice"
              value={choiceValue({ kind: 'days', day })}
              defaultChecked
              label={formatDate(day, locale, 'UTC', 'short')}
            />
          ))}
        </ChoiceGroup>
      </StaffForm>
    </TitledSection>
  );
}

/** What the customer said by phone. */
function DecideForm({ options: { likes, days } }: { options: Options }) {
  const t = useT();
  const locale = useLocale();
  const card = (value: string, title: string, text: string) => (
    <RadioCard key={value} name="choice" value={value} title={title} text={text} required />
  );
  return (
    <TitledSection id="decide" title={t('backoffice.replacements.decide')}>
      <StaffForm intent="decide" label={t('lease.replacement.do')}>
        <ChoiceGroup label={t('lease.replacement.choose')}>
          {likes.map(({ productId, name }) =>
            card(choiceValue({ kind: 'like', productId }), name, t('lease.replacement.like')),
          )}
          {days.map((day) =>
            card(
              choiceValue({ kind: 'days', day }),
              formatDate(day, locale, 'UTC', 'short'),
              t('lease.replacement.days'),
            ),
          )}
          {card('cancel', t('lease.replacement.cancel'), t('lease.replacement.cancelText'))}
        </ChoiceGroup>
      </StaffForm>
    </TitledSection>
  );
}

function Facts({ replacement }: { replacement: StaffReplacement }) {
  const t = useT();
  const locale = useLocale();
  const { orderId, orderNumber, productName, machineId, machineNumber, reason, status } = replacement;
  const link = (to: string, text: string) => (
    <LocalLink to={to} className="underline underline-offset-4">
      {text}
    </LocalLink>
  );
  return (
    <DefinitionTable
      rows={[
        { term: t('lease.order'), value: link(`/admin/orders/${orderId}`, orderNumber) },
        { term: t('backoffice.machines.product'), value: productName },
        { term: t('backoffice.machines.days'), value: daysOf(replacement, locale) },
        {
          term: t('backoffice.replacements.machine'),
          value: (
            <>
              {machineId !== null &&
                machineNumber !== null &&
                link(`/admin/machines/${machineId}`, machineNumber)}
              <span className="block text-muted">{t(`backoffice.replacements.reason.${reason}`)}</span>
            </>
          ),
        },
        { term: t('backoffice.machines.status'), value: t(`backoffice.replacements.status.${status}`) },
      ]}
    />
  );
}

/** A lease that cannot have its machine: what can be offered for it, and what its customer decided. */
export default function StaffReplacementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { replacement, options, done } = loaderData;
  const t = useT();
  const isOpen = replacement.status !== 'DECIDED' && replacement.status !== 'WITHDRAWN';
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.replacements.title')}</h1>
      {actionData !== undefined ? (
        <Alert tone="danger" live className="mb-8">
          {actionData.text}
        </Alert>
      ) : (
        done !== null && (
          <Alert tone="success" live className="mb-8">
            {t(`backoffice.replacements.${done}`)}
          </Alert>
        )
      )}
      <div className="grid items-start gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-12">
          {isOpen && (
            <>
              <OfferForm options={options} />
              <DecideForm options={options} />
            </>
          )}
        </div>
        <Facts replacement={replacement} />
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
