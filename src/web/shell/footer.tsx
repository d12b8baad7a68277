import { Still } from '../ui/still.tsx';
import { FooterContent } from './footer.still.tsx';

const thisYear = () => new Date().getUTCFullYear();

/** The foot of every page (S §2). Nothing in it changes while the page is open. */
export function Footer() {
  return (
    <Still as="footer" name="footer" className="bg-surface slim:hidden">
      {import.meta.env.SSR && <FooterContent year={thisYear()} />}
    </Still>
  );
}
