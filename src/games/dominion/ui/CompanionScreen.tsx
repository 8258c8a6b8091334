import type { CompanionProps } from '@/ui/companion/routes';
import { SheetGate } from '@/ui/companion/SheetGate';
import { parseCompanion, reseat } from '../companion';
import { dominion } from '../rules/game';
import { Companion } from './companion/Companion';
import { CompanionSetup } from './companion/CompanionSetup';

const PEOPLE = { range: () => dominion.seats, reseat };

/** Dominion on a real table: ten piles, whose turn it is, and what every deck is worth. */
export function CompanionScreen({ sheetId }: CompanionProps) {
  if (sheetId === null) return <CompanionSetup />;
  return (
    <SheetGate sheetId={sheetId} kind={dominion.id} accent="dominion" parse={parseCompanion} people={PEOPLE}>
      {(open) => <Companion open={open} />}
    </SheetGate>
  );
}
