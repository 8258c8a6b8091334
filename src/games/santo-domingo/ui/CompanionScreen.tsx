import type { CompanionProps } from '@/ui/companion/routes';
import { SheetGate } from '@/ui/companion/SheetGate';
import { parseReferee, reseat, seatsFor } from '../companion';
import { santoDomingo } from '../rules/game';
import { Referee } from './companion/Referee';
import { RefereeSetup } from './companion/RefereeSetup';

const PEOPLE = { range: seatsFor, reseat };

/** Santo Domingo on a real table: who plays, and then the referee. */
export function CompanionScreen({ sheetId }: CompanionProps) {
  if (sheetId === null) return <RefereeSetup />;
  return (
    <SheetGate sheetId={sheetId} kind={santoDomingo.id} accent="santo-domingo" parse={parseReferee} people={PEOPLE}>
      {(open) => <Referee open={open} />}
    </SheetGate>
  );
}
