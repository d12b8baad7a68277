import { fitting, NONE, type Complement, type Stated } from './complement.ts';
import { breakerOf, emptyBoard, PHASE_V } from './electrical.ts';

/** A line of its own has a breaker and a residual current device, each with a pole for neutral. */
const lineBoard = (phases: number): readonly Complement[] => emptyBoard(2 * (phases + 1));

/** Breaker and board of its line; the cable of a station with sockets carries what one of them gives. */
export function ofCharger(charger: Stated): readonly Complement[] {
  const { number, text } = charger;
  const power = number('powerW');
  const phases = number('phases');
  const sockets = number('connectorsCount');
  const connector = text('connector');
  const breaker = breakerOf(charger);
  const board = phases === null || number('circuitBreakerA') === null ? NONE : lineBoard(phases);
  if (text('chargingOutlet') !== 'socket' || connector === null) return [...breaker, ...board];
  if (power === null || phases === null || sockets === null) return [...breaker, ...board];
  return [
    ...breaker,
    ...fitting(
      'cables-adapters',
      { key: 'connector', words: [connector] },
      { key: 'carConnector', words: [connector] },
      { key: 'phases', min: phases, max: phases },
      { key: 'ratedCurrentA', min: Math.floor(power / sockets / phases / PHASE_V) },
    ),
    ...board,
  ];
}

/** A cable between two equal connectors is for a station with a socket, which gives no more than it carries. */
export function ofChargingCable({ number, text }: Stated): readonly Complement[] {
  const power = number('powerW');
  const phases = number('phases');
  const connector = text('connector');
  if (power === null || phases === null || connector === null || text('carConnector') !== connector)
    return NONE;
  return fitting(
    'ac-charging-stations',
    { key: 'chargingOutlet', words: ['socket'] },
    { key: 'connector', words: [connector] },
    { key: 'phases', min: phases, max: phases },
    { key: 'powerW', max: power },
  );
}
