import { buttonClass, type ButtonLook } from '../ui/button.tsx';
import { LocalLink } from './local-link.tsx';

type Props = Omit<Parameters<typeof LocalLink>[0], 'className'> & ButtonLook;

/** A link inside the visitor's region that looks like a button. */
export function ButtonLink({ tone, size, width, ...link }: Props) {
  return <LocalLink {...link} className={buttonClass({ tone, size, width })} />;
}
