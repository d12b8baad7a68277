import type { ReactNode } from 'react';
import { LABEL_SIZES } from '../../../domain/rental/label-size.ts';
import type { MachinesQuery } from '../../../domain/rental/machines-query.ts';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';

/** A list of machines from which those with a tick, `id`, have their labels in one PDF; without any, its list comes again as it was. */
export function LabelsForm({ query, children }: { query: MachinesQuery; children: ReactNode }) {
  const t = useT();
  const list = { product: query.productId, depot: query.depotId, state: query.state, after: query.after };
  return (
    <form action={usePath()('/admin/machines/labels')} aria-label={t('backoffice.machines.labels')}>
      {Object.entries(list).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <div className="mt-6 flex flex-wrap items-end gap-3">
        <SelectField
          name="size"
          label={t('backoffice.machines.labelsSize')}
          options={LABEL_SIZES.map((size) => ({
            value: size,
            label: t('backoffice.machines.labelSize', { size }),
          }))}
          className="min-w-60 max-sm:w-full"
        />
        <Button type="submit" size="lg" className="max-sm:w-full">
          {t('backoffice.machines.labelsDo')}
        </Button>
      </div>
    </form>
  );
}
