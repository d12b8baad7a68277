import Share from 'lucide-react/icons/share';
import { useT } from '../i18n/i18n.tsx';
import { toast } from '../ui/toast.tsx';
import { toolClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

/** Shares the page; how is brought with the first press. */
export function ShareButton({ title }: { title: string }) {
  const t = useT();
  const share = async () => {
    const outcome = await import('./share-page.ts').then(
      ({ sharePage }) => sharePage(title),
      () => 'failed',
    );
    if (outcome === 'copied') toast.success(t('product.copied'));
    if (outcome === 'failed') toast.error(t('product.copyFailed'));
  };
  return (
    <button type="button" onClick={() => void share()} className={classNames(toolClass(), 'noscript:hidden')}>
      <Share size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('product.share')}
    </button>
  );
}
