import { Form } from 'react-router';
import type { AwaitedDeletion } from '../../../domain/account/account-deletion.ts';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { usePrintDay } from './use-print-day.ts';

/** Above every tab while the account waits to be deleted: when, and the button that keeps it. E-mails about it lead here. */
export function DeletionBanner({ deletion: { dueAt, isPostponed } }: { deletion: AwaitedDeletion }) {
  const t = useT();
  const path = usePath();
  const print = usePrintDay();
  return (
    <Alert
      id="deletion"
      live
      tone="warning"
      className="mb-8 scroll-mt-28"
      title={
        isPostponed
          ? t('profile.deletion.postponed')
          : t('profile.deletion.waits', { date: print(dueAt, 'short') })
      }
      action={
        <Form method="post" action={path('/profile/privacy')} preventScrollReset>
          <input type="hidden" name="intent" value="keep" />
          <Button type="submit" size="sm">
            {t('profile.deletion.keep')}
          </Button>
        </Form>
      }
    >
      {t('profile.deletion.waitsText')}
    </Alert>
  );
}
