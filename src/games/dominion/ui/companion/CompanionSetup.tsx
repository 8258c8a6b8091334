import { useState } from 'react';
import { useWords } from '@/text';
import { useCompanion } from '@/ui/companion/services';
import { usePeople } from '@/ui/companion/usePeople';
import { SeatList, SetupFrame } from '@/ui/setup';
import { DEFAULT_KINGDOM, newCompanion } from '../../companion';
import { dominion } from '../../rules/game';
import { editionFor, sorted } from '../../rules/kingdoms';
import { isCardId, type CardId } from '../../rules/printed';
import { useKingdomPicker } from '../useKingdomPicker';

/** Who plays, and with which ten piles: the picker of the digital game, with its favourites and wishes. */
export function CompanionSetup() {
  const { t } = useWords();
  const { t: own } = useWords('dominion');
  const { newSeed } = useCompanion();
  const people = usePeople(dominion.id, dominion.seats, 2);
  const [kingdom, setKingdom] = useState<readonly CardId[]>(() => kingdomIn(people.lastOptions) ?? DEFAULT_KINGDOM);
  const picker = useKingdomPicker({
    chosen: { kingdom, seed: null },
    edition: editionFor(kingdom),
    luck: newSeed,
    onChoose: (chosen) => setKingdom(chosen.kingdom),
  });
  return (
    <SetupFrame
      accent="dominion"
      emblem="emblem/dominion"
      title={own('companion.title')}
      players={<SeatList people seats={people.seats} range={dominion.seats} onChange={people.setSeats} />}
      variants={[picker.row]}
      extra={picker.sheets}
      summary={own('companion.summary')}
      problem={people.problem === null ? null : t(`setup.problem.${people.problem.kind}`, { ...people.problem })}
      onRepeat={null}
      onStart={() =>
        people.start(newCompanion(sorted(kingdom), people.seats.length, newSeed() % people.seats.length), { kingdom })
      }
    />
  );
}

function kingdomIn(options: unknown): readonly CardId[] | null {
  if (typeof options !== 'object' || options === null || !('kingdom' in options)) return null;
  const { kingdom } = options;
  return Array.isArray(kingdom) && kingdom.length === 10 && kingdom.every(isCardId) ? kingdom : null;
}
