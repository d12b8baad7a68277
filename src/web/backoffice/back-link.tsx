import type { ReactNode } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';

/** The way back to the list that a page belongs to, above its heading. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className="mb-4 text-sm">
    <LocalLink to={to} className="font-semibold underline underline-offset-4">
      {children}
    </LocalLink>
  </p>
);
