import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { ButtonLink, usePath } from '../i18n/local-link.tsx';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';

/** The frame of what narrows a list of the back office: a form whose address says all, so that it can be kept, shared and used without script. */
export function FilterForm({
  path,
  label,
  find,
  isNarrowed,
  children,
}: {
  /** The list's, without language and query. */
  path: string;
  label: string;
  /** What its button says. */
  find: string;
  /** Whether there is anything to clear. */
  isNarrowed: boolean;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <Form
      action={usePath()(path)}
      role="search"
      aria-label={label}
      className="mb-8 rounded-lg bg-surface p-5 sm:p-6"
    >
      {children}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" tone="primary">
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          {find}
        </Button>
        {isNarrowed && (
          <ButtonLink to={path} tone="ghost">
            {t('backoffice.orders.clear')}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
