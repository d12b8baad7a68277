import { money } from '../../domain/money/money.ts';
import type { LeaseView } from '../../domain/rental/lease-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { TitledSection } from '../ui/titled-section.tsx';

/** What is kept of the deposit, and why. */
export function LeaseDeductions({ lease: { deductions, order } }: { lease: LeaseView }) {
  const t = useT();
  if (deductions.length === 0) return null;
  const total = deductions.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return (
    <TitledSection id="deductions" title={t('deduction.title')}>
      <DefinitionTable
        rows={[
          ...deductions.map(({ id, kind, amountMinor, note }) => ({
            key: id,
            term: (
              <>
                {t(`deduction.kind.${kind}`)}
                <span className="block break-words">{note}</span>
              </>
            ),
            value: <Price money={money(amountMinor, order.currency)} />,
          })),
          { term: t('deduction.total'), value: <Price money={money(total, order.currency)} /> },
        ]}
      />
    </TitledSection>
  );
}
