import { formatPercent } from '../../domain/locale/format-percent.ts';
import { money, type Currency } from '../../domain/money/money.ts';
import type { MachineKind } from '../../domain/rental/machine-kind.ts';
import { CHECKLISTS, fuelPercent, type ProtocolValues } from '../../domain/rental/protocol.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { DrawnSignature } from './drawn-signature.tsx';

/** What a signed protocol says: what was looked at, read off and photographed, and who signed. */
export function SignedProtocol({
  protocol: { machineKind, values, valueMinor, photographs },
  currency,
  addressOf,
}: {
  protocol: {
    readonly machineKind: MachineKind;
    readonly values: ProtocolValues;
    readonly valueMinor: number | null;
    readonly photographs: readonly string[];
  };
  currency: Currency;
  /** Where a photograph is fetched from. */
  addressOf: (id: string) => string;
}) {
  const t = useT();
  const locale = useLocale();
  const { checks, hours, fuel, note, operator, signer, signature, isAgreed } = values;
  const count = photographs.length;
  return (
    <div className="flex flex-col gap-6">
      <DefinitionTable
        rows={[
          ...CHECKLISTS[machineKind].flatMap((item) => {
            const check = checks[item];
            if (check == null || check.isRight === null) return [];
            const found = t(check.isRight ? 'protocol.right' : 'protocol.wrong');
            return [
              {
                term: t(`protocol.item.${item}`),
                value: check.isRight || check.note === '' ? found : `${found}: ${check.note}`,
              },
            ];
          }),
          ...(hours === null
            ? []
            : [{ term: t('protocol.hours'), value: t('protocol.hoursValue', { hours }) }]),
          ...(fuel === null
            ? []
            : [{ term: t('protocol.fuel'), value: formatPercent(fuelPercent(fuel), locale) }]),
          ...(valueMinor === null
            ? []
            : [{ term: t('protocol.value'), value: <Price money={money(valueMinor, currency)} /> }]),
          ...(operator === '' ? [] : [{ term: t('operator.seen'), value: operator }]),
          ...(note === '' ? [] : [{ term: t('protocol.note'), value: note }]),
          ...(signer === '' ? [] : [{ term: t('protocol.signer'), value: signer }]),
        ]}
      />
      {signature !== null && (
        <DrawnSignature path={signature} label={t('protocol.signatureOf', { name: signer })} />
      )}
      {signature === null && isAgreed && <p className="text-sm text-muted">{t('protocol.agreed')}</p>}
      {count > 0 && (
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
          {photographs.map((id, index) => (
            <li key={id}>
              <a
                href={addressOf(id)}
                target="_blank"
                rel="noopener"
                className="block overflow-hidden rounded-md bg-fill"
              >
                <img
                  src={addressOf(id)}
                  alt={t('protocol.photograph', { number: index + 1, count })}
                  loading="lazy"
                  className="aspect-square w-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
