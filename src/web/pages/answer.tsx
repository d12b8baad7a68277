import Link2 from 'lucide-react/icons/link-2';
import type { Block } from '../../content/pages/content-page.ts';
import { useT } from '../i18n/i18n.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

/**
 * A question that opens. The anchor stands inside, because a browser that is sent to it, or finds a word there, opens
 * what hides it by itself.
 */
export function Answer({ id, question, answer }: Extract<Block, { kind: 'question' }>) {
  const t = useT();
  return (
    <Disclosure summary={question}>
      <div id={id} className="flex scroll-mt-40 items-start justify-between gap-6">
        <p>{answer}</p>
        <a
          href={`#${id}`}
          aria-label={`${t('page.answerLink')}: ${question}`}
          title={t('page.answerLink')}
          className="-my-2.5 grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-fill hover:text-ink"
        >
          <Link2 size={16} strokeWidth={1.75} aria-hidden="true" />
        </a>
      </div>
    </Disclosure>
  );
}
