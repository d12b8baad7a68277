import { classNames } from '../ui/class-names.ts';
import type { PrintedQuestion } from './reviews-view.ts';

/** A question about a product with its answers, and the link that answers it. */
export function Question({ question }: { question: PrintedQuestion }) {
  const { id, lang, body, by, answers, answer } = question;
  return (
    <li id={`question-${id}`} className="scroll-mt-24 py-6 first:pt-0">
      <h3 lang={lang} className="max-w-measure text-base font-semibold break-words whitespace-pre-line">
        {body}
      </h3>
      <p className="mt-1 text-sm text-muted">{by}</p>
      {answers.length > 0 && (
        <ul className="mt-4 flex flex-col gap-4 border-l-2 border-line pl-4">
          {answers.map((each) => (
            <li key={each.id}>
              <p className={classNames('text-sm', each.isShop ? 'font-semibold' : 'text-muted')}>{each.by}</p>
              <p lang={each.lang} className="mt-1 max-w-measure break-words whitespace-pre-line">
                {each.body}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm print:hidden">
        <a href={answer.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {answer.text}
        </a>
      </p>
    </li>
  );
}
