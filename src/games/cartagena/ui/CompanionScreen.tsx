import type { CompanionProps } from '@/ui/companion/routes';
import { SheetGate } from '@/ui/companion/SheetGate';
import { parseCompanion } from '../companion';
import { cartagena } from '../rules/game';
import { Companion } from './companion/Companion';
import { CompanionSetup } from './companion/CompanionSetup';

/** Cartagena on a real table: a path to lay, and then who is home. */
export function CompanionScreen({ sheetId }: CompanionProps) {
  if (sheetId === null) return <CompanionSetup />;
  return (
    <SheetGate sheetId={sheetId} kind={cartagena.id} accent="cartagena" parse={parseCompanion}>
      {(open) => <Companion open={open} />}
    </SheetGate>
  );
}
