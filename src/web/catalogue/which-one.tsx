import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Facts } from './facts.tsx';
import type { ChoiceView } from './which-one.server.ts';

/** “Which one for me”: the kinds of a category side by side, one under the other on a phone. */
export default function WhichOne({ view: { title, labels, columns } }: { view: ChoiceView }) {
  return (
    <section aria-labelledby="which-one" className="mt-section">
      <h2 id="which-one">{title}</h2>
      <ul
        className={`mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 ${columns.length === 4 ? 'xl:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {columns.map(({ key, title: kind, whom, runs, look, products }) => (
          <li key={key} className="border-t border-line pt-4">
            <h3 className="text-lg">{kind}</h3>
            <dl className="mt-3 flex flex-col gap-3 text-sm">
              {(
                [
                  [labels.whom, whom],
                  [labels.runs, runs],
                  [labels.look, look],
                ] as const
              ).map(([term, text]) => (
                <div key={term}>
                  <dt className="font-semibold">{term}</dt>
                  <dd className="text-muted">
                    <Unbroken text={text} />
                  </dd>
                </div>
              ))}
              <div>
                <dt className="font-semibold">{labels.products}</dt>
                <dd>
                  <ul>
                    {products.map(({ id, name, figures }) => (
                      <li key={id} className="relative py-1 pointer-coarse:py-2.5">
                        <LocalLink to={`/product/${id}`} className="stretched underline underline-offset-4">
                          <Unbroken text={name} />
                        </LocalLink>
                        {figures !== '' && <Facts text={figures} className="text-xs text-muted" />}
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
