import type { CompanionProps } from '@/ui/companion/routes';
import { SheetGate } from '@/ui/companion/SheetGate';
import { parseCompanion, reseat } from '../companion';
import { cartagena } from '../rules/game';
import { Companion } from './companion/Companion';
import { CompanionSetup } from './companion/CompanionSetup';

const PEOPLE = { range: () => cartagena.seats, reseat };

/** Cartagena on a real table: a path to lay, and then who is home. */
export function CompanionScreen({ sheetId }: CompanionProps) {
  if (sheetId === null) return <CompanionSetup />;
  return (
    <SheetGate sheetId={sheetId} kind={cartagena.id} accent="cartagena" parse={parseCompanion} people={PEOPLE}>
      {(open) => <Companion open={open} />}
    </SheetGate>
  );
}
