import { LocalLink } from '../i18n/local-link.tsx';
import type { ChoosingLink } from './choosing-links.server.ts';

/** Ways to decide, under what a product is bought by. */
export function ChoosingLinks({ links }: { links: readonly ChoosingLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 text-sm print:hidden">
      {links.map(({ to, text }) => (
        <li key={to}>
          <LocalLink to={to} className="inline-block py-1 underline underline-offset-4 pointer-coarse:py-3">
            {text}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
