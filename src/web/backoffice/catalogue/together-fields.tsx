import type { MouseEvent } from 'react';
import { BESIDE_FIELDS } from '../../../domain/catalogue/editing/product-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { ProductFinder } from './product-finder.tsx';
import { textOf, type FieldOf } from './product-parts.tsx';

/** Writes an article number into a field of the form of a button, below those that stand there. */
function addLine({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string, article: string) {
  const area = currentTarget.form?.elements.namedItem(name);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const lines = area.value.split('\n').filter((line) => line.trim() !== '');
  if (!lines.includes(article)) area.value = [...lines, article].join('\n');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What staff want to stand first among what goes together with a product, and what they do not want there. */
export function TogetherFields({ field }: { field: FieldOf }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-5 text-ink">
      <div className="grid gap-4 sm:grid-cols-2">
        {BESIDE_FIELDS.map((name) => (
          <TextAreaField
            key={name}
            {...textOf(field, name)}
            rows={4}
            label={t(`backoffice.product.field.${name}`)}
          />
        ))}
      </div>
      <p className="max-w-measure text-sm text-muted">{t('backoffice.product.togetherHint')}</p>
      <ProductFinder label={t('backoffice.product.togetherFind')}>
        {({ name, articleNumber }) =>
          BESIDE_FIELDS.map((each) => (
            <Button
              key={each}
              size="sm"
              tone={each === 'together' ? 'secondary' : 'ghost'}
              aria-label={t(
                each === 'together' ? 'backoffice.product.togetherFirst' : 'backoffice.product.togetherNever',
                { name },
              )}
              onClick={(event) => addLine(event, each, articleNumber)}
            >
              {t(`backoffice.product.field.${each}`)}
            </Button>
          ))
        }
      </ProductFinder>
    </div>
  );
}
