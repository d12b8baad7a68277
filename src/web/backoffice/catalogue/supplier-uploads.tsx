import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { FileField } from '../../form/file-field.tsx';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { SUPPLIER_MAX } from '../../../domain/prices/purchase-price.ts';
import { SUPPLIER_COLUMNS_MAX, SUPPLIER_LINES_MAX } from '../../../domain/prices/supplier-list.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { LIST_ROW } from '../../ui/list-row.ts';
import { TitledSection } from '../../ui/titled-section.tsx';

/** Sends a price list of a supplier, known or new. */
export function UploadForm({
  suppliers,
  problem,
}: {
  suppliers: readonly string[];
  problem: FormProblem<string> | undefined;
}) {
  const t = useT();
  const field = useFields(problem, { most: SUPPLIER_LINES_MAX, columns: SUPPLIER_COLUMNS_MAX });
  const { formData } = useNavigation();
  const id = useId();
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="mb-14 flex max-w-measure flex-col items-start gap-5"
    >
      <input type="hidden" name="intent" value="upload" />
      <TextField
        {...field('supplier')}
        list={`${id}-suppliers`}
        label={t('backoffice.purchase.supplier')}
        hint={suppliers.length > 0 ? t('backoffice.suppliers.supplierHint') : undefined}
        maxLength={SUPPLIER_MAX}
        autoComplete="off"
        required
        className="w-full"
      />
      <datalist id={`${id}-suppliers`}>
        {suppliers.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <FileField
        name="file"
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        label={t('backoffice.import.file')}
        hint={t('backoffice.import.formats', { most: SUPPLIER_LINES_MAX })}
        error={field('file').error}
        required
        className="w-full"
      />
      <Button type="submit" tone="primary" size="lg" loading={formData !== undefined}>
        {t('backoffice.suppliers.upload')}
      </Button>
    </Form>
  );
}

interface Recent {
  readonly id: string;
  readonly supplier: string;
  readonly fileName: string;
  readonly staffName: string | null;
  readonly entered: number;
  readonly createdAt: string;
}

/** The lists that were sent last: whose, by whom, when, and how many of their prices were entered. */
export function RecentLists({ lists }: { lists: readonly Recent[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <TitledSection id="recent-lists" title={t('backoffice.suppliers.recent')}>
      {lists.length === 0 ? (
        <p className="text-sm text-muted">{t('backoffice.suppliers.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {lists.map(({ id, supplier, fileName, staffName, entered, createdAt }) => (
            <li key={id} className={`${LIST_ROW} flex flex-wrap items-center gap-x-6 gap-y-2 py-4`}>
              <div className="min-w-0 grow">
                <LocalLink
                  to={`/admin/prices/suppliers?list=${id}`}
                  className="stretched font-semibold break-words"
                >
                  {supplier}
                </LocalLink>
                <p className="mt-1 text-sm break-words text-muted">
                  {fileName}
                  {' · '}
                  {t('backoffice.audit.by', {
                    name: staffName ?? t('backoffice.audit.gone'),
                    date: formatDate(createdAt, locale, 'Europe/Kyiv', 'long'),
                  })}
                </p>
              </div>
              <Badge tone={entered > 0 ? 'success' : undefined}>
                {t('backoffice.suppliers.entered', { count: entered })}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
