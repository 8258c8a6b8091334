import { useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/text';
import { usePeople } from '@/ui/companion/usePeople';
import { Segmented } from '@/ui/Segmented';
import { SeatList, SetupFrame, TextField, useGameServices } from '@/ui/setup';
import { sameName, tidyName } from '@/storage/names';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, TARGET, useColors } from '@/ui/theme';
import { newScoreSheet } from './scoreSheet';

const RANGE = { min: 1, max: 8 };
const KEPT_NAMES = 12;
const SHOWN_NAMES = 6;
const MAX_GAME_NAME = 60;
/** Where the names of other games are remembered. */
const PRESET = 'any-game';

/** What is played, who plays, and whether more or less is better. */
export function ScoreSheetSetup() {
  const { t } = useWords();
  const { t: companion } = useWords('companion');
  const colors = useColors();
  const { memory, remember } = useGameServices();
  const people = usePeople('any', RANGE, 3);
  const known = namesIn(memory.presets[PRESET]);
  const [name, setName] = useState('');
  const [lowest, setLowest] = useState(() => isLowest(people.lastOptions));
  const tidy = tidyName(name).slice(0, MAX_GAME_NAME);
  const offered = known.filter((each) => !sameName(each, tidy)).slice(0, SHOWN_NAMES);
  const start = async (): Promise<void> => {
    await people.start(newScoreSheet(tidy, lowest, people.seats.length), { lowest });
    if (tidy === '') return;
    remember((all) => ({
      ...all,
      presets: {
        ...all.presets,
        [PRESET]: [tidy, ...namesIn(all.presets[PRESET]).filter((each) => !sameName(each, tidy))].slice(0, KEPT_NAMES),
      },
    }));
  };
  return (
    <SetupFrame
      accent="brass"
      emblem="notebook"
      title={companion('kind.any')}
      players={<SeatList people seats={people.seats} range={RANGE} onChange={people.setSeats} />}
      variants={[
        <View key="name" style={{ padding: SPACE.m, gap: SPACE.s }}>
          <TextField label={companion('any.name')} value={name} onChange={setName} problem={null} />
          {offered.length === 0 ? null : (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
              {offered.map((each) => (
                <Tap
                  key={each}
                  label={each}
                  onPress={() => setName(each)}
                  style={{
                    minHeight: TARGET,
                    justifyContent: 'center',
                    paddingHorizontal: SPACE.l,
                    borderRadius: RADIUS.pill,
                    borderWidth: 1,
                    borderColor: colors.line,
                    backgroundColor: colors.raised,
                  }}
                >
                  <Text kind="strong" numberOfLines={1}>
                    {each}
                  </Text>
                </Tap>
              ))}
            </View>
          )}
        </View>,
        <View key="wins" style={{ padding: SPACE.m }}>
          <Segmented
            label={companion('any.wins')}
            options={[
              { id: 'highest', label: companion('any.highest') },
              { id: 'lowest', label: companion('any.lowest') },
            ]}
            value={lowest ? 'lowest' : 'highest'}
            onChange={(id) => setLowest(id === 'lowest')}
          />
        </View>,
      ]}
      summary={companion(lowest ? 'any.lowest' : 'any.highest')}
      problem={people.problem === null ? null : t(`setup.problem.${people.problem.kind}`, { ...people.problem })}
      onRepeat={null}
      onStart={start}
    />
  );
}

const namesIn = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];

const isLowest = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'lowest' in options && options.lowest === true;
