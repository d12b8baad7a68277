import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { chipClass } from '../ui/chip.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

/** How to choose within a category: prose, a few questions, and where to look besides. */
export interface GuideView {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly linksTitle: string;
  readonly links: readonly { readonly path: string; readonly name: string }[];
}

export function BuyingGuide({
  guide: { title, paragraphs, questions, linksTitle, links },
}: {
  guide: GuideView;
}) {
  return (
    <section aria-labelledby="guide-title" className="mt-section grid gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <h2 id="guide-title">{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-measure text-muted">
            <Unbroken text={paragraph} />
          </p>
        ))}
      </div>
      <div>
        <div className="border-t border-line">
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>
                <Unbroken text={answer} />
              </p>
            </Disclosure>
          ))}
        </div>
        <nav aria-label={linksTitle} className="mt-8">
          <ul className="flex flex-wrap gap-2">
            {links.map(({ path, name }) => (
              <li key={path}>
                <LocalLink to={path} className={`${chipClass()} whitespace-normal!`}>
                  {name}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
