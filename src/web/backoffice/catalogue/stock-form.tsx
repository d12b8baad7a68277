import { STOCK_REASONS } from '../../../domain/catalogue/editing/stock-move.ts';
import type { StockMovement } from '../../../domain/orders/stock-movement.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';
import { OrderMovements } from './order-movements.tsx';

/** How many pieces there are, the form by which staff change that, and what orders changed. */
export function StockForm({
  stock,
  isSet,
  movements,
  formKey,
  problem,
}: {
  stock: number;
  /** Whether it is made of other goods, which have stocks of their own. */
  isSet: boolean;
  movements: readonly StockMovement[];
  formKey: string;
  problem: FormProblem<string> | undefined;
}) {
  const t = useT();
  const field = useFields(problem);
  return (
    <>
      <p className="mb-5 text-lg font-semibold">{t('backoffice.product.stockNow', { count: stock })}</p>
      {isSet && <p className="mb-5 text-sm text-muted">{t('backoffice.product.stockOfSet')}</p>}
      <StaffForm intent="stock" label={t('backoffice.product.stockMove')} tone="secondary">
        <input type="hidden" name="key" value={formKey} />
        <TextField
          {...field('by')}
          label={t('backoffice.product.stockBy')}
          hint={t('backoffice.product.stockByHint')}
          inputMode="text"
          autoComplete="off"
          className="w-full"
        />
        <SelectField
          {...field('reason')}
          label={t('backoffice.product.stockReason')}
          placeholder="–"
          options={STOCK_REASONS.map((value) => ({
            value,
            label: t(`backoffice.product.stockReason.${value}`),
          }))}
          className="w-full"
        />
        <TextField
          {...field('note')}
          label={t('backoffice.product.stockNote')}
          maxLength={300}
          autoComplete="off"
          className="w-full"
        />
      </StaffForm>
      <OrderMovements movements={movements} />
    </>
  );
}
