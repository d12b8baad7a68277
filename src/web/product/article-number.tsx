import { useT } from '../i18n/i18n.tsx';
import { toast } from '../ui/toast.ts';
import { Unbroken } from '../i18n/unbroken.tsx';

/** The article number, to be copied by a press into an e-mail or an estimate; plain text without script. */
export function ArticleNumber({ number }: { number: string }) {
  const t = useT();
  const text = t('product.article', { number });
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => toast.success(t('product.copied')),
      () => toast.error(t('product.copyFailed')),
    );
  return (
    <>
      <span className="hidden print:inline noscript:inline">
        <Unbroken text={text} />
      </span>
      <button
        type="button"
        onClick={() => void copy()}
        title={t('product.copyArticle')}
        className="-my-2 min-h-9 rounded-sm text-left underline decoration-dotted underline-offset-4 transition-colors hover:text-ink pointer-coarse:min-h-11 print:hidden noscript:hidden"
      >
        <Unbroken text={text} />
      </button>
    </>
  );
}
