import type { CategorySlug } from '../../../domain/catalogue/categories.ts';
import { battery } from './batteries.server.ts';
import { fastCharger, portableCharger, streetCharger, wallCharger } from './chargers.server.ts';
import { canopyGenerator, petrolGenerator } from './generators.server.ts';
import { frontView, type Goods, sideView, type Views } from './goods.server.ts';
import { inverter } from './inverters.server.ts';
import { boomLift, scissorLift } from './lifting-machines.server.ts';
import { lightingTower } from './lighting-tower.server.ts';
import { miniCrane } from './mini-crane.server.ts';
import { mountingRail } from './mounting-rail.server.ts';
import { flexiblePanel, foldingPanel, framedPanel } from './panels.server.ts';
import { powerStation } from './power-stations.server.ts';
import { box, type Point, type Shape, type View } from './shape.server.ts';
import { switchgear } from './switchgear.server.ts';

/** How the goods of a category are drawn; null where the fields of one do not tell its kind. */
const DRAWN: Partial<Record<CategorySlug, (goods: Goods) => Views | null>> = {
  'solar-panels': framedPanel,
  'flexible-panels': flexiblePanel,
  'marine-panels': flexiblePanel,
  'vehicle-panels': flexiblePanel,
  'folding-panels': foldingPanel,
  'camping-panels': foldingPanel,
  inverters: inverter,
  batteries: battery,
  'portable-power-stations': powerStation,
  generators: petrolGenerator,
  'industrial-generators': canopyGenerator,
  'scissor-lifts': scissorLift,
  'boom-lifts': boomLift,
  cranes: miniCrane,
  'solar-lighting-towers': lightingTower,
  'ac-charging-stations': wallCharger,
  'dc-charging-stations': fastCharger,
  'charging-stations': streetCharger,
  'portable-charging-devices': portableCharger,
  'automatic-switches': switchgear,
  'electrical-components': switchgear,
  'mounting-systems': mountingRail,
};

/** What is known of its size alone: front and side. */
const plainBox = ({ size }: Goods): Views => [
  [
    frontView(size, { body: [box(0, 0, size.width, size.height)] }),
    sideView(size, { body: [box(0, 0, size.depth, size.height)] }),
  ],
];

/** More shapes than a drawing can show. */
const MOST_SHAPES = 1500;

const shapesOf = ({ body, parts, hairlines, layers }: View): readonly Shape[] => [
  ...body,
  ...parts,
  ...hairlines,
  ...layers.flat(),
];

/** Whether all of a view lies within its outer measures; a hundredth of a millimetre is rounding. */
function isWithin(view: View): boolean {
  const isPlace = ([x, y]: Point): boolean =>
    x >= -0.01 && y >= -0.01 && x <= view.width + 0.01 && y <= view.height + 0.01;
  return shapesOf(view).every((shape) =>
    'radius' in shape
      ? shape.radius >= 0 &&
        isPlace([shape.middle[0] - shape.radius, shape.middle[1] - shape.radius]) &&
        isPlace([shape.middle[0] + shape.radius, shape.middle[1] + shape.radius])
      : shape.points.every(isPlace),
  );
}

/**
 * The views of a product in millimetres, by its category and its fields. Where the fields contradict each other, so that
 * details would leave the outline or crowd it, the outline is plain.
 */
export function viewsOf(goods: Goods): Views {
  const views = DRAWN[goods.category]?.(goods) ?? plainBox(goods);
  const all = views.flat();
  const isSound = all.every(isWithin) && all.flatMap(shapesOf).length <= MOST_SHAPES;
  return isSound ? views : plainBox(goods);
}
