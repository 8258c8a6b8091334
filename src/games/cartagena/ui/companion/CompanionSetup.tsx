import { useState } from 'react';
import { useWords } from '@/text';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { useCompanion } from '@/ui/companion/services';
import { usePeople } from '@/ui/companion/usePeople';
import { Icon } from '@/ui/icons/Icon';
import { SeatList, SettingRow, SetupFrame } from '@/ui/setup';
import { Stepper } from '@/ui/Stepper';
import { SPACE, useColors } from '@/ui/theme';
import { drawPath, newCompanion, surpriseOptions } from '../../companion';
import { cartagena } from '../../rules/game';
import {
  DEFAULT_OPTIONS,
  parseOptions,
  PIRATE_COUNTS,
  usualLayout,
  type Options as CartagenaOptions,
} from '../../rules/options';
import { BlackMagicRow, BoardsRow, CardRuleRow, RouteRow, ScoundrelsRow } from '../optionRows';
import { sectionsOf } from '../paths';

/** Who plays which Cartagena; the path is drawn on Start. */
export function CompanionSetup() {
  const { t } = useWords();
  const { t: own } = useWords('cartagena');
  const colors = useColors();
  const { newSeed } = useCompanion();
  const people = usePeople(cartagena.id, cartagena.seats, 3);
  const [options, setOptions] = useState<CartagenaOptions>(() => {
    const last = parseOptions(people.lastOptions) ?? DEFAULT_OPTIONS;
    return { ...last, layout: last.layout.type === 'random' ? last.layout : usualLayout(last.route), first: null };
  });
  const { route } = options;
  const rows = { options, onChange: setOptions };
  const start = (): Promise<void> => {
    const seed = newSeed();
    return people.start(
      newCompanion(drawPath(options, seed), people.seats.length, newSeed() % people.seats.length),
      options,
    );
  };
  return (
    <SetupFrame
      accent="cartagena"
      emblem="emblem/cartagena"
      title={own('companion.title')}
      players={<SeatList people seats={people.seats} range={cartagena.seats} onChange={people.setSeats} />}
      variants={[
        <Box key="surprise" style={{ paddingHorizontal: SPACE.m, paddingVertical: SPACE.xs, alignItems: 'flex-start' }}>
          <Button
            kind="quiet"
            label={own('companion.surprise')}
            icon={<Icon name="dice" size={22} color={colors.cartagena} />}
            onPress={() => setOptions(surpriseOptions(newSeed()))}
          />
        </Box>,
        <RouteRow key="route" {...rows} />,
        ...(options.layout.type === 'random'
          ? sectionsOf(route).map((section) => <BoardsRow key={section} {...rows} section={section} />)
          : []),
        <SettingRow key="pirates" name={own('options.pirates')} line={own('options.piratesLine')}>
          <Stepper
            label={own('options.pirates')}
            value={options.pirates}
            min={Math.min(...PIRATE_COUNTS)}
            max={Math.max(...PIRATE_COUNTS)}
            onChange={(value) =>
              setOptions({ ...options, pirates: PIRATE_COUNTS.find((count) => count === value) ?? options.pirates })
            }
          />
        </SettingRow>,
        ...sectionsOf(route).map((section) => <CardRuleRow key={`rule ${section}`} {...rows} section={section} />),
        <ScoundrelsRow key="scoundrels" {...rows} />,
        <BlackMagicRow key="magic" {...rows} />,
      ]}
      summary={own('companion.summary')}
      problem={people.problem === null ? null : t(`setup.problem.${people.problem.kind}`, { ...people.problem })}
      onRepeat={null}
      onStart={start}
    />
  );
}
