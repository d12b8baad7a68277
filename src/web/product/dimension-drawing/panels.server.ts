import { frontView, type Goods, plainView, sideView, type Views } from './goods.server.ts';
import { box, boxAt, circle, counted, fields, line, type Shape, spread } from './shape.server.ts';

/** Millimetres: the lip of a frame over the glass, the flange behind it, from the glass's edge to the cells. */
const LIP = 11;
const FLANGE = 28;
const MARGIN = 12;
/** Between the halves of a panel of half-cut cells. */
const MIDDLE_GAP = 14;
/** A framed panel has six strings of cells; from so many cells on they are cut and wired as two halves. */
const STRINGS = 6;
const HALF_CUT_FROM = 96;

/** Cells in columns over the field of a panel; none where their number does not fill the columns. */
function cells(
  count: number,
  columns: number,
  { x, y, width, height, gap = 0 }: { x: number; y: number; width: number; height: number; gap?: number },
): readonly Shape[] {
  const rows = count / columns;
  if (!Number.isInteger(rows) || rows === 0) return [];
  const [across, down] = [width / columns, (height - gap) / rows];
  return counted(
    'cell',
    spread(rows, 0, rows - 1).flatMap((row) =>
      spread(columns, 0, columns - 1).map((column) =>
        box(x + column * across, y + row * down + (row < rows / 2 ? 0 : gap), across, down),
      ),
    ),
  );
}

/** The back of a framed panel: flange with its slots, junction boxes across the middle, two leads with plugs. */
function back(width: number, height: number, isHalfCut: boolean): readonly Shape[] {
  const level = isHalfCut ? height / 2 : height * 0.08;
  const boxes = isHalfCut ? fields(3, width * -0.04, width * 1.04) : [width / 2];
  const side = FLANGE / 2 + 1;
  const slots = [side, width - side].flatMap((x) =>
    [0.14, 0.28, 0.72, 0.86].map((share) => boxAt(x, height * share, 11, 46, 5)),
  );
  const leads = [-1, 1].flatMap((way) => {
    const x = way < 0 ? (boxes[0] ?? 0) : (boxes.at(-1) ?? 0);
    const inward = isHalfCut ? -way : way;
    return [
      line(
        [
          [x, level + 35],
          [x, level + 210],
          [x + inward * width * 0.08, level + 210],
        ],
        60,
      ),
      boxAt(x + inward * (width * 0.08 + 45), level + 210, 90, 22, 8),
    ];
  });
  return [
    box(FLANGE, FLANGE, width - 2 * FLANGE, height - 2 * FLANGE),
    ...slots,
    ...counted(
      'junction-box',
      boxes.map((x) => boxAt(x, level, 110, 70, 12)),
    ),
    ...leads,
  ];
}

/** A panel in its frame: its cells from the front, its edge, and the back, where it is fixed and connected. */
export function framedPanel({ size, number, text }: Goods): Views {
  const { width, height, depth } = size;
  const count = number('cellsCount') ?? 0;
  const isHalfCut = count >= HALF_CUT_FROM;
  const inset = LIP + MARGIN;
  const grid = cells(count, STRINGS, {
    x: inset,
    y: inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    gap: isHalfCut ? MIDDLE_GAP : 0,
  });
  const frame = box(0, 0, width, height);
  return [
    [
      frontView(size, {
        body: [frame],
        parts: [box(LIP, LIP, width - 2 * LIP, height - 2 * LIP)],
        hairlines: grid,
      }),
      sideView(size, { body: [box(0, 0, depth, height)] }),
      plainView(
        width,
        height,
        {
          body: [frame],
          parts: back(width, height, isHalfCut),
          // Through the back of a bifacial panel the cells are seen.
          hairlines: text('bifacial') === 'yes' ? grid.map((cell) => ({ ...cell, counted: undefined })) : [],
        },
        'back',
      ),
    ],
  ];
}

/** A thin panel without a frame: cells, eyelets at its edges, the junction box on its face. */
export function flexiblePanel({ size, number }: Goods): Views {
  const { width, height, depth } = size;
  const head = Math.max(70, height * 0.07);
  const edge = 26;
  const count = number('cellsCount') ?? 0;
  return [
    [
      frontView(size, {
        body: [box(0, 0, width, height, 18)],
        parts: [
          ...counted('junction-box', [boxAt(width / 2, head / 2, 90, Math.min(50, head * 0.7), 8)]),
          ...[14, width - 14].flatMap((x) => spread(3, 16, height - 16).map((y) => circle(x, y, 8))),
        ],
        hairlines: cells(count, height / width < 3.4 ? 4 : 3, {
          x: edge,
          y: head,
          width: width - 2 * edge,
          height: height - head - edge,
        }),
      }),
      sideView(size, { body: [box(0, 0, depth, height)] }),
    ],
  ];
}

/** More leaves than any panel folds into: such a number is a slip in the fields. */
const MOST_LEAVES = 12;

/** The three measures of a folded panel, width, height and thickness in millimetres; null while they are not known. */
export function foldedSize(text: Goods['text']): readonly [number, number, number] | null {
  const [width, height, depth] = (text('foldedDimensionsMm') ?? '')
    .split('×')
    .map((part) => Number.parseFloat(part));
  if (width === undefined || height === undefined || depth === undefined) return null;
  return Math.min(width, height, depth) > 0 ? [width, height, depth] : null;
}

/** A folding panel open, with as many leaves as the folded one fits beside each other, and below it folded. */
export function foldingPanel({ size, text }: Goods): Views {
  const folded = foldedSize(text);
  // Either of the two measures of the folded face may be that of the panel's height.
  const leaf =
    folded && (Math.abs(folded[0] - size.height) > Math.abs(folded[1] - size.height) ? folded[0] : folded[1]);
  const leaves = Math.min(MOST_LEAVES, Math.max(1, Math.round(leaf === null ? 1 : size.width / leaf)));
  const each = size.width / leaves;
  const open = [
    frontView(size, {
      body: [box(0, 0, size.width, size.height, 16)],
      parts: counted(
        'leaf',
        fields(leaves, 0, size.width).map((x) => boxAt(x, size.height / 2, each - 44, size.height - 60, 6)),
      ),
      hairlines: [
        ...spread(leaves - 1, each, size.width - each).map((x) =>
          line([
            [x, 0],
            [x, size.height],
          ]),
        ),
        ...fields(leaves, 0, size.width).flatMap((x) =>
          [-1, 1].flatMap((way) =>
            [14, size.height - 14].map((y) => circle(x + way * (each / 2 - 12), y, 7)),
          ),
        ),
      ],
    }),
    sideView(size, { body: [box(0, 0, size.depth, size.height)] }),
  ];
  if (folded === null) return [open];
  const [width, height, depth] = folded;
  const small = { width, height, depth };
  return [
    open,
    [
      frontView(small, {
        body: [box(0, 0, width, height, 16)],
        parts: [
          boxAt(width / 2, height * 0.55, width * 0.62, height * 0.5, 12),
          line(
            [
              [width * 0.36, 0],
              [width * 0.36, height * 0.09],
              [width * 0.64, height * 0.09],
              [width * 0.64, 0],
            ],
            20,
          ),
        ],
      }),
      sideView(small, {
        body: [box(0, 0, depth, height, 10)],
        hairlines: spread(leaves - 1, depth / leaves, depth - depth / leaves).map((x) =>
          line([
            [x, 8],
            [x, height - 8],
          ]),
        ),
      }),
    ],
  ];
}
