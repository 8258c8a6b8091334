import type { GlimpseProps } from '@/ui/glimpse';
import { PlaceBehind } from '@/ui/art/PlaceBehind';
import { Row } from '@/ui/Box';
import type { View } from '../rules/view';
import { CargoShip } from './Ship';

/** The ships in the bay, with what they have loaded. */
export function Glimpse({ view: { ships } }: GlimpseProps<View>) {
  return (
    <PlaceBehind game="puerto-rico">
      <Row gap={4} style={{ alignItems: 'flex-end', justifyContent: 'center' }}>
        {ships.map((ship, i) => (
          <CargoShip key={ship.capacity} ship={ship} index={i} unit={7} clearing={null} way={0} />
        ))}
      </Row>
    </PlaceBehind>
  );
}
