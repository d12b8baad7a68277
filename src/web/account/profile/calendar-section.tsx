import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { CopyButton } from '../../orders/copy-button.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { focusWhenLost } from '../../ui/focus-when-lost.ts';
import { PersonalSection } from './personal-section.tsx';
import { redirectDone } from './tell-done.ts';

const INTENTS = ['renew-calendar', 'end-calendar'] as const;

/** Who keeps the calendar, and the tab that shows its address. */
interface CalendarActions {
  readonly userId: string;
  readonly calendars: {
    readonly renew: (owner: { userId: string }) => Promise<unknown>;
    readonly end: (owner: { userId: string }) => Promise<void>;
  };
  readonly tab: string;
}

/** Answers the forms of the calendar: 303 to the tab, which says what was done. Null for a form of another kind. */
export async function answerCalendar(form: FormData, { userId, calendars, tab }: CalendarActions) {
  const intent = INTENTS.find((each) => each === form.get('intent'));
  if (intent === undefined) return null;
  if (intent === 'renew-calendar') await calendars.renew({ userId });
  else await calendars.end({ userId });
  return redirectDone(tab, intent, 'calendar');
}

/** The secret address by which calendar programs read the customer's rentals; shown to who has rented. */
export function CalendarSection({ address, done }: { address: string | null; done: string | null }) {
  const t = useT();
  const forms = useRef<HTMLFormElement>(null);
  // The button that turned it off is gone.
  useEffect(() => {
    if (done === 'end-calendar') focusWhenLost(forms.current, 'button');
  }, [done]);
  const notice =
    done === 'renew-calendar'
      ? t('profile.calendar.renewed')
      : done === 'end-calendar' && t('profile.calendar.ended');
  return (
    <PersonalSection
      id="calendar"
      title={t('profile.calendar.title')}
      text={t('profile.calendar.text')}
      notice={notice}
    >
      {address !== null && (
        <p className="flex items-center gap-3 rounded-md bg-surface px-4 py-3 text-sm">
          <code className="min-w-0 flex-1 break-all">{address}</code>
          <CopyButton text={address} name={t('profile.calendar.address')} />
        </p>
      )}
      <Form ref={forms} method="post" preventScrollReset className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="renew-calendar">
          {t(address === null ? 'profile.calendar.make' : 'profile.calendar.renew')}
        </Button>
        {address !== null && (
          <Button type="submit" name="intent" value="end-calendar" tone="ghost">
            {t('profile.calendar.end')}
          </Button>
        )}
      </Form>
    </PersonalSection>
  );
}
