import Smartphone from 'lucide-react/icons/smartphone';
import type { Currency } from '../../domain/money/money.ts';
import { useT } from '../i18n/i18n.tsx';
import { buttonClass, type ButtonTone } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

/** A code as the server drew it: a path in a square of `size` modules; `link` says the same, where the code is one. */
export interface DrawnCode {
  readonly path: string;
  readonly size: number;
  readonly link: string | null;
  readonly isAmountTyped: boolean;
}

/** Dark on light in every theme: cameras read it so. In hryvnias their sign stands in the middle, as the National Bank wants. */
function Code({
  code: { path, size },
  currency,
  label,
}: {
  code: DrawnCode;
  currency: Currency;
  label: string;
}) {
  const middle = size / 2;
  const radius = size / 18;
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="size-48 shrink-0 rounded-md bg-[#fff]"
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
      {currency === 'UAH' && (
        <>
          <circle cx={middle} cy={middle} r={radius} fill="#fff" />
          <text
            x={middle}
            y={middle}
            fontSize={radius * 1.5}
            fontWeight="700"
            textAnchor="middle"
            dominantBaseline="central"
            aria-hidden="true"
          >
            ₴
          </text>
        </>
      )}
    </svg>
  );
}

/** The transfer for a bank's app: a code for the camera of another device, and a link for the phone that shows it. */
export function TransferCode({
  code,
  currency,
  tone,
}: {
  code: DrawnCode;
  currency: Currency;
  /** Of the link. */
  tone: ButtonTone;
}) {
  const t = useT();
  return (
    <div className="flex flex-col gap-5 @xl:w-48">
      {code.link !== null && (
        <a
          href={code.link}
          rel="noopener noreferrer"
          className={classNames(buttonClass({ tone, width: 'full' }), '@xl:pointer-fine:hidden')}
        >
          <Smartphone size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('order.transfer.openApp')}
        </a>
      )}
      <figure className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Code code={code} currency={currency} label={t('order.transfer.code')} />
        <figcaption className="min-w-0 flex-1 basis-40 text-xs text-muted">
          {t(code.isAmountTyped ? 'order.transfer.scanAndType' : 'order.transfer.scan')}
        </figcaption>
      </figure>
    </div>
  );
}
