import { useT } from '../i18n/i18n.tsx';
import { buttonClass, type ButtonSize } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Leads to a messenger, in a tab of its own. */
export function Messenger({ url, size, className }: { url: string; size: ButtonSize; className?: string }) {
  const t = useT();
  return (
    <a href={url} target="_blank" rel="noreferrer" className={classNames(buttonClass({ size }), className)}>
      {t('error.page.chat')}
      <VisuallyHidden> ({t('footer.newWindow')})</VisuallyHidden>
    </a>
  );
}
