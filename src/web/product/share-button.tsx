import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';

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
    <Button tone="ghost" size="sm" onClick={() => void share()} className="noscript:hidden">
      {t('product.share')}
    </Button>
  );
}
