import { luckFrom, pick } from '@antilles/engine';
import { useState } from 'react';
import { View } from 'react-native';
import { useSpeaker, useWords } from '../../../../text';
import { Button } from '../../../../ui/Button';
import { useCompanion } from '../../../../ui/companion/services';
import { usePeople } from '../../../../ui/companion/usePeople';
import { Icon } from '../../../../ui/icons/Icon';
import { MenuButton } from '../../../../ui/Menu';
import { SeatList, SetupFrame } from '../../../../ui/setup';
import { Tap } from '../../../../ui/Tap';
import { Text } from '../../../../ui/Text';
import { fade, RADIUS, SPACE, TARGET, useColors } from '../../../../ui/theme';
import { useLayout } from '../../../../ui/useLayout';
import { DEFAULT_KINGDOM, newCompanion } from '../../companion';
import { dominion } from '../../rules/game';
import { drawKingdom, NO_WISHES, RECOMMENDED, RECOMMENDED_SETS, sorted } from '../../rules/kingdoms';
import { costOf, isCardId, KINGDOM_CARDS, PRINTED, type CardId } from '../../rules/printed';
import { pictureOf } from './pictures';

type Source = (typeof RECOMMENDED_SETS)[number] | 'own';

/** Who plays, and with which ten piles: a recommended set, the dice, and any card changed for another. */
export function CompanionSetup() {
  const { t } = useWords();
  const { t: companion } = useWords('companion');
  const words = useSpeaker('dominion', []);
  const colors = useColors();
  const { largeText } = useLayout();
  const { newSeed } = useCompanion();
  const people = usePeople(dominion.id, dominion.seats, 2);
  const [kingdom, setKingdom] = useState<readonly CardId[]>(() => kingdomIn(people.lastOptions) ?? DEFAULT_KINGDOM);
  const source: Source =
    RECOMMENDED_SETS.find((set) => RECOMMENDED[set].every((card) => kingdom.includes(card))) ?? 'own';
  const draw = (): void => {
    const drawn = drawKingdom(luckFrom(newSeed()), { ...NO_WISHES, costSpread: true });
    if (drawn !== null) setKingdom(drawn);
  };
  const swap = (out: CardId): void => {
    const others = KINGDOM_CARDS.filter((card) => !kingdom.includes(card) && PRINTED[card].set !== 'second-edition');
    const into = pick(luckFrom(newSeed()), others);
    setKingdom(kingdom.map((card) => (card === out ? into : card)));
  };
  return (
    <SetupFrame
      accent="dominion"
      emblem="emblem/dominion"
      title={companion('do.title')}
      players={<SeatList people seats={people.seats} range={dominion.seats} onChange={people.setSeats} />}
      variants={[
        <View
          key="source"
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: SPACE.s,
            paddingHorizontal: SPACE.m,
            paddingVertical: SPACE.s,
          }}
        >
          <View style={{ flexGrow: 1, flexShrink: 1 }}>
            <MenuButton
              label={words.word('options.kingdom')}
              items={[
                ...RECOMMENDED_SETS.map((id) => ({ id, label: words.word(`kingdom.${id}`) })),
                ...(source === 'own' ? [{ id: 'own' as Source, label: companion('do.own') }] : []),
              ]}
              value={source}
              onPick={(id) => {
                if (id !== 'own') setKingdom(RECOMMENDED[id]);
              }}
            />
          </View>
          <Button
            kind="quiet"
            label={companion('do.draw')}
            icon={<Icon name="dice" size={22} color={colors.dominion} />}
            onPress={draw}
          />
        </View>,
        <View key="cards" style={{ padding: SPACE.m, gap: SPACE.s }}>
          <Text kind="small" color="muted">
            {companion('do.swapLine')}
          </Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
            {sorted(kingdom).map((card) => (
              <Tap
                key={card}
                label={companion('do.swap', { card: words.word(`card.${card}`), count: costOf(card) })}
                onPress={() => swap(card)}
                style={{
                  flexGrow: 1,
                  flexBasis: largeText ? '96%' : '46%',
                  minHeight: TARGET,
                  flexDirection: 'row',
                  alignItems: 'center',
                  gap: SPACE.s,
                  paddingHorizontal: SPACE.s,
                  paddingVertical: SPACE.xs,
                  borderRadius: RADIUS.card,
                  borderWidth: 1,
                  borderColor: colors.line,
                  backgroundColor: fade(colors.dominion, 0.1),
                }}
              >
                <Icon name={pictureOf(card)} size={24} color={colors.dominion} />
                <Text kind="small" style={{ flex: 1 }}>
                  {words.word(`card.${card}`)}
                </Text>
                <Text kind="strong" color="brass">
                  {costOf(card)}
                </Text>
              </Tap>
            ))}
          </View>
        </View>,
      ]}
      summary={companion('do.summary')}
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
