import { fitting, NONE, type Complement, type Stated } from './complement.ts';
import { breakerOf, PHASE_V } from './electrical.ts';

/** The cable of a station with sockets carries what one of them gives. */
export function ofCharger(charger: Stated): readonly Complement[] {
  const { number, text } = charger;
  const power = number('powerW');
  const phases = number('phases');
  const sockets = number('connectorsCount');
  const connector = text('connector');
  const breaker = breakerOf(charger);
  if (text('chargingOutlet') !== 'socket' || connector === null) return breaker;
  if (power === null || phases === null || sockets === null) return breaker;
  return [
    ...breaker,
    ...fitting(
      'cables-adapters',
      { key: 'connector', words: [connector] },
      { key: 'carConnector', words: [connector] },
      { key: 'phases', min: phases, max: phases },
      { key: 'ratedCurrentA', min: Math.floor(power / sockets / phases / PHASE_V) },
    ),
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
