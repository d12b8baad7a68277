import BookOpen from 'lucide-react/icons/book-open';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Headset from 'lucide-react/icons/headset';
import Mail from 'lucide-react/icons/mail';
import { TICKET_STATUSES } from '../../../domain/support/ticket.ts';
import {
  ownTicketsAddress,
  readOwnTicketsQuery,
  type OwnTicketsQuery,
} from '../../../domain/support/tickets-query.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { pageMessages } from '../../i18n/page-messages.tsx';
import { TicketList } from '../../support/ticket-list.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/support.route';
import { AfterSaleTiles } from './after-sale-tiles.tsx';
import { DeliveryEstimates } from './delivery-estimates.tsx';
import { LinkTiles } from './link-tiles.tsx';
import { LoadMore } from './load-more.tsx';
import { ManualsOfOwn } from './manuals-of-own.tsx';
import { printManuals } from './print-manuals.ts';
import { profileOwner } from './profile-owner.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const query = readOwnTicketsQuery(url.searchParams);
  const { id: userId, email, isConfirmed } = context.get(profileOwner);
  const own = await shop.warranties.ownManuals(userId);
  const files = own.length > 0 ? await shop.manualFiles(locale) : [];
  return {
    query,
    manuals: printManuals(own, files, { locale, translate }),
    ...(await shop.support.listOwn({ userId, email: isConfirmed ? email : null }, query)),
    title: pageTitle(translate('profile.tab.support')),
  };
}

/** The states by which the list is narrowed, as links whose address says all. */
function StatusLinks({ current }: { current: OwnTicketsQuery['status'] }) {
  const t = useT();
  const labels = [
    [null, t('profile.support.all')],
    ['open', t('profile.support.open')],
    ...TICKET_STATUSES.map((status) => [status, t(`ticket.status.${status}`)] as const),
  ] as const;
  return (
    <nav aria-label={t('profile.support.filter')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {labels.map(([status, label]) => (
          <li key={label}>
            <LocalLink
              to={`/profile/support${ownTicketsAddress({ status, until: null })}`}
              data-stay
              aria-current={status === current ? 'true' : undefined}
              className={chipClass({ selected: status === current })}
            >
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A customer's tickets, and where help is found (C §2). */
export default function SupportTab({ loaderData: { query, tickets, until, manuals } }: Route.ComponentProps) {
  const t = useT();
  const isEmpty = tickets.length === 0;
  return (
    <section aria-labelledby="support">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="support" className="text-2xl">
          {t('profile.support.tickets')}
        </h2>
        <ButtonLink to="/support/tickets/new" tone="primary">
          {t('profile.support.new')}
        </ButtonLink>
      </div>
      {(!isEmpty || query.status !== null) && <StatusLinks current={query.status} />}
      {isEmpty ? (
        <EmptyState
          headingLevel="h3"
          title={t(query.status === null ? 'profile.support.none' : 'profile.support.noneSuch')}
          text={query.status === null ? t('profile.support.noneText') : undefined}
        />
      ) : (
        <TicketList tickets={tickets} base="/support/tickets" reader="customer" />
      )}
      {until !== null && (
        <LoadMore
          to={`/profile/support${ownTicketsAddress({ ...query, until })}`}
          grows
          label={t('profile.support.more')}
        />
      )}
      <h3 className="mt-14 text-xl">{t('profile.support.help')}</h3>
      <p className="mt-3 mb-6 max-w-measure text-muted">{t('profile.support.lead')}</p>
      <LinkTiles
        tiles={[
          {
            to: '/contact',
            Icon: Mail,
            title: t('profile.support.contact'),
            text: t('profile.support.contactText'),
          },
          {
            to: '/support',
            Icon: Headset,
            title: t('profile.quick.support'),
            text: t('profile.quick.supportText'),
          },
          {
            to: '/manuals',
            Icon: BookOpen,
            title: t('profile.quick.manuals'),
            text: t('profile.quick.manualsText'),
          },
          {
            to: '/faq',
            Icon: CircleQuestionMark,
            title: t('profile.support.faq'),
            text: t('profile.support.faqText'),
          },
        ]}
      />
      <div className="mt-4 flex flex-col gap-12">
        <AfterSaleTiles />
        <ManualsOfOwn manuals={manuals} />
        <DeliveryEstimates />
      </div>
    </section>
  );
}

export const handle = { texts: await pageMessages('support') };

export const meta = unlistedPage;
