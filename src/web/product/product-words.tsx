import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { CachedFragment } from '../i18n/cached-fragment.tsx';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { chipClass } from '../ui/chip.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import type { DimensionDrawing } from './dimension-drawing/dimension-drawing.server.ts';
import type { ProductDocument, ProductSafety, SpecGroup } from './product-details.ts';

const linkClass = 'flex min-h-12 items-center justify-between gap-4 py-2 hover:underline';

/** What there is to read and keep of a product. */
function ProductDocuments({ documents }: { documents: readonly ProductDocument[] }) {
  const t = useT();
  return (
    <section aria-labelledby="documents" className="print:hidden">
      <h2 id="documents" className="text-xl">
        {t('product.documents')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line text-sm font-medium">
        {documents.map(({ to, text, file }) => (
          <li key={to}>
            {file ? (
              <a href={to} type="application/pdf" className={linkClass}>
                {text}
                <span className="text-right text-xs text-muted">{file}</span>
              </a>
            ) : (
              <LocalLink to={to} className={linkClass}>
                {text}
              </LocalLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All that is said of a product below its picture: description, labels, specs. */
export function ProductWords({
  product: { description, tags },
  specs,
  documents,
  safety,
  drawing,
}: {
  product: Pick<ProductDetail, 'description' | 'tags'>;
  specs: readonly SpecGroup[];
  /** What there is to read and keep beside these words. */
  documents: readonly ProductDocument[];
  safety: ProductSafety | null;
  drawing: DimensionDrawing | null;
}) {
  const t = useT();
  return (
    <CachedFragment
      by={ProductWords}
      of={[description, tags, specs, documents, safety, drawing]}
      className="flex flex-col gap-section"
    >
      {/* Two columns that the browser fills evenly: beside a short description the documents, beside a drawing both. */}
      <div className="-mb-12 gap-x-16 *:mb-12 *:break-inside-avoid lg:columns-2">
        {(description !== '' || tags.length > 0) && (
          <section aria-labelledby="description">
            <h2 id="description">{t('product.description')}</h2>
            <div className="prose mt-5">
              {description.split('\n\n').map((paragraph) => (
                <p key={paragraph}>
                  <Unbroken text={paragraph} />
                </p>
              ))}
            </div>
            {tags.length > 0 && (
              <ul aria-label={t('product.tags')} className="mt-8 flex flex-wrap gap-2 print:hidden">
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
        )}
        <ProductDocuments documents={documents} />
        {/* The drawing's units grow with its width: its letters take fewer of them where it is wide. */}
        {drawing !== null && (
          <figure className="@container m-0 text-center text-sm text-muted">
            <svg
              viewBox={drawing.viewBox}
              role="img"
              aria-label={drawing.words}
              className="mx-auto block w-full max-w-[32rem] overflow-visible text-[0.8125rem] text-ink @min-[28rem]:text-[0.625rem]"
              dangerouslySetInnerHTML={{ __html: drawing.shapes }}
            />
            <figcaption className="mt-2">{drawing.caption}</figcaption>
          </figure>
        )}
        {safety !== null && (
          <section aria-labelledby="safety">
            <h2 id="safety" className="mb-1 text-xl">
              {safety.title}
            </h2>
            {safety.rows.length > 0 && <DefinitionTable rows={safety.rows} />}
            {safety.missing !== null && <p className="mt-3 text-xs text-muted">{safety.missing}</p>}
          </section>
        )}
      </div>
      {specs.length > 0 && (
        <section aria-labelledby="specifications">
          <h2 id="specifications">{t('product.specifications')}</h2>
          {/* Two columns of the page's width: the parts of a long table stand side by side. */}
          <div className="mt-2 gap-x-16 lg:columns-2">
            {specs.map(({ group, title, specs: rows }) => (
              <div key={group} className="spec-group pt-6">
                <h3 className="mb-1 text-base">{title}</h3>
                <DefinitionTable
                  rows={rows.map(({ key, term, value }) => ({ key, term, value: <Unbroken text={value} /> }))}
                />
              </div>
            ))}
          </div>
        </section>
      )}
    </CachedFragment>
  );
}
