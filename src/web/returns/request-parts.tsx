import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { OrderEventView } from '../../domain/orders/order-view.ts';
import type { Currency } from '../../domain/money/money.ts';
import { useT } from '../i18n/i18n.tsx';
import { TimelineStep } from '../orders/timeline-step.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { TitledSection } from '../ui/titled-section.tsx';

/** Calls a return or an exchange off: the row opens with what that means. */
export function CallOff({ summary, text, label }: { summary: string; text: string; label: string }) {
  const { formData } = useNavigation();
  return (
    <Disclosure summary={summary} id="call-off">
      <p className="mb-5 text-sm">{text}</p>
      <Form method="post">
        <input type="hidden" name="intent" value="call-off" />
        <Button type="submit" tone="danger" loading={formData?.get('intent') === 'call-off'}>
          {label}
        </Button>
      </Form>
    </Disclosure>
  );
}

/** What happened to a return or an exchange; `badge` and `textOf` say a step in its own words. */
export function RequestHistory<Event extends Pick<OrderEventView, 'actor' | 'at'> & { readonly id: number }>({
  events,
  currency,
  badge,
  textOf,
}: {
  events: readonly Event[];
  currency: Currency;
  badge: (event: Event) => ReactNode;
  textOf: (event: Event) => ReactNode;
}) {
  const t = useT();
  return (
    <TitledSection id="history" title={t('return.history')}>
      <ol className="flex flex-col">
        {events.map((event) => (
          <TimelineStep
            key={event.id}
            actor={t(`order.actor.${event.actor}`)}
            at={event.at}
            currency={currency}
          >
            {badge(event)}
            <span className="text-sm">{textOf(event)}</span>
          </TimelineStep>
        ))}
      </ol>
    </TitledSection>
  );
}
