import { printRecoveryCode } from '../../../domain/account/second-factor.ts';
import { useT } from '../../i18n/i18n.tsx';
import { CopyButton } from '../../orders/copy-button.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Takes recovery codes off the page that shows them once: as a text file, also without script, or by copying them. */
export function SaveCodes({ codes }: { codes: readonly string[] }) {
  const t = useT();
  const name = t('profile.secondFactor.codes');
  const lines = codes.map(printRecoveryCode);
  const file = [`Promin: ${name}`, '', ...lines, ''].join('\r\n');
  return (
    <p className="flex flex-wrap items-center gap-3">
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        download="promin-recovery-codes.txt"
        className={buttonClass()}
      >
        {t('profile.secondFactor.downloadCodes')}
      </a>
      <CopyButton text={lines.join('\n')} name={name} />
    </p>
  );
}
