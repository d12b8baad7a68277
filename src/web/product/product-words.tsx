import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { chipClass } from '../ui/chip.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import type { Figure } from './figures.ts';

/** All that is said of a product below its picture: description, labels, technical figures. */
export function ProductWords({
  product: { description, tags },
  figures,
}: {
  product: Pick<ProductDetail, 'description' | 'tags'>;
  figures: readonly Figure[];
}) {
  const t = useT();
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
      <section aria-labelledby="description">
        <h2 id="description">{t('product.description')}</h2>
        <div className="prose mt-5">
          {description.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {tags.length > 0 && (
          <ul aria-label={t('product.tags')} className="mt-8 flex flex-wrap gap-2">
            {tags.map(({ slug, name }) => (
              <li key={slug}>
                <LocalLink
                  to={`/search?${new URLSearchParams({ q: name }).toString()}`}
                  className={chipClass()}
                >
                  {name}
                </LocalLink>
              </li>
            ))}
          </ul>
        )}
      </section>
      {figures.length > 0 && (
        <section aria-labelledby="specifications">
          <h2 id="specifications" className="mb-2">
            {t('product.specifications')}
          </h2>
          <DefinitionTable rows={figures} />
        </section>
      )}
    </div>
  );
}
