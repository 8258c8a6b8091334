import { useState } from 'react';
import { useSpeaker, useWords } from '@/text';
import { Box } from '@/ui/Box';
import { useCompanion } from '@/ui/companion/services';
import { usePeople } from '@/ui/companion/usePeople';
import { Segmented } from '@/ui/Segmented';
import { SeatList, SetupFrame } from '@/ui/setup';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { defaultKingdom, newCompanion } from '../../companion';
import { dominion } from '../../rules/game';
import { editionFor, sorted } from '../../rules/kingdoms';
import { BOXES, isCardId, isInBox, type CardId } from '../../rules/printed';
import { useKingdomBox, useKingdomPicker } from '../useKingdomPicker';

/** Who plays, and with which ten piles: the picker of the digital game, with its favourites and wishes. */
export function CompanionSetup() {
  const { t } = useWords();
  const { t: own } = useWords('dominion');
  const words = useSpeaker('dominion', []);
  const { newSeed } = useCompanion();
  const people = usePeople(dominion.id, dominion.seats, 2);
  const [box, setBox] = useKingdomBox();
  const [chosen, setKingdom] = useState<readonly CardId[] | null>(() => kingdomIn(people.lastOptions));
  // Nobody chose yet: something that can be laid out from what they have.
  const kingdom = chosen ?? defaultKingdom(box);
  const picker = useKingdomPicker({
    chosen: { kingdom, seed: null },
    edition: box === 'second' ? '2022' : editionFor(kingdom),
    luck: newSeed,
    onChoose: (next) => setKingdom(next.kingdom),
  });
  return (
    <SetupFrame
      accent="dominion"
      emblem="emblem/dominion"
      title={own('companion.title')}
      players={<SeatList people seats={people.seats} range={dominion.seats} onChange={people.setSeats} />}
      variants={[
        <Box key="box" style={{ padding: SPACE.m, gap: SPACE.s }}>
          <Text kind="strong">{words.word('picker.box')}</Text>
          <Segmented
            label={words.word('picker.box')}
            options={BOXES.map((id) => ({ id, label: words.word(`box.${id}`) }))}
            value={box}
            onChange={(next) => {
              setBox(next);
              if (!kingdom.every((card) => isInBox(card, next))) setKingdom(null);
            }}
          />
        </Box>,
        picker.row,
      ]}
      extra={picker.sheets}
      summary={own('companion.summary')}
      problem={people.problem === null ? null : t(`setup.problem.${people.problem.kind}`, { ...people.problem })}
      onRepeat={null}
      onStart={() =>
        people.start(newCompanion(sorted(kingdom), people.seats.length, newSeed() % people.seats.length, box), {
          kingdom,
        })
      }
    />
  );
}

function kingdomIn(options: unknown): readonly CardId[] | null {
  if (typeof options !== 'object' || options === null || !('kingdom' in options)) return null;
  const { kingdom } = options;
  return Array.isArray(kingdom) && kingdom.length === 10 && kingdom.every(isCardId) ? kingdom : null;
}
