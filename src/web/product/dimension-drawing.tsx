import type { OuterSize } from '../../domain/catalogue/outer-size.ts';
import { printNumber } from '../../domain/catalogue/print-specification.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';

/** Side of the field for both views and the space of the measures around them, in the drawing's units. */
const FIELD = 220;
const LEFT = 58;
const TOP = 12;
const BETWEEN = 44;
const BELOW = 34;

/** A product from the front and from the side with its measures, drawn to scale in the colour of the text. */
export function DimensionDrawing({ size }: { size: OuterSize }) {
  const t = useT();
  const locale = useLocale();
  const scale = FIELD / Math.max(size.height, (size.width + size.depth) * 0.62);
  const [w, h, d] = [size.width * scale, size.height * scale, Math.max(1, size.depth * scale)];
  const side = LEFT + w + BETWEEN;
  const print = (figure: number) => printNumber(figure, locale);
  const across = [
    [LEFT, w, size.width],
    [side, d, size.depth],
  ] as const;
  return (
    <figure className="mt-10 mb-0 text-muted">
      <svg
        viewBox={`0 0 ${Math.ceil(side + d + 30)} ${Math.ceil(TOP + h + BELOW)}`}
        role="img"
        aria-label={t('product.drawing.measures', {
          width: print(size.width),
          height: print(size.height),
          depth: print(size.depth),
        })}
        className="h-auto max-h-72 w-full"
        fill="none"
        stroke="currentColor"
      >
        {across.map(([x, width]) => (
          <rect key={x} x={x} y={TOP} width={width} height={h} rx="2" strokeWidth="1.5" />
        ))}
        <g fill="currentColor" stroke="none" fontSize="12" textAnchor="middle">
          {across.map(([x, width, figure]) => (
            <text key={x} x={x + width / 2} y={TOP + h + 30}>
              {print(figure)}
            </text>
          ))}
          <text transform={`translate(${LEFT - 28} ${TOP + h / 2}) rotate(-90)`}>{print(size.height)}</text>
        </g>
        <path
          strokeWidth="1"
          d={[
            `M${LEFT - 24} ${TOP}h16M${LEFT - 24} ${TOP + h}h16M${LEFT - 20} ${TOP}v${h}`,
            ...across.map(
              ([x, width]) =>
                `M${x} ${TOP + h + 6}v12M${x + width} ${TOP + h + 6}v12M${x} ${TOP + h + 14}h${width}`,
            ),
          ].join('')}
        />
      </svg>
      <figcaption className="mt-2 text-center text-sm">{t('product.drawing')}</figcaption>
    </figure>
  );
}
