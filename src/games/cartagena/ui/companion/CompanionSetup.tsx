import { useState } from 'react';
import { View } from 'react-native';
import { useSpeaker, useWords } from '@/text';
import { Button } from '@/ui/Button';
import { useCompanion } from '@/ui/companion/services';
import { usePeople } from '@/ui/companion/usePeople';
import { Icon } from '@/ui/icons/Icon';
import { MenuButton } from '@/ui/Menu';
import { useToast } from '@/ui/overlays/Toast';
import { SeatList, SettingRow, SetupFrame, VariantRow } from '@/ui/setup';
import { Stepper } from '@/ui/Stepper';
import { SPACE, useColors } from '@/ui/theme';
import { drawPath, newCompanion, surpriseOptions } from '../../companion';
import { cartagena } from '../../rules/game';
import {
  CARD_RULES,
  DEFAULT_OPTIONS,
  parseOptions,
  PIRATE_COUNTS,
  usualLayout,
  type CartagenaOptions,
} from '../../rules/options';
import { ROUTE_KINDS } from '../../rules/route';
import { boardRange, sectionsOf } from '../paths';

/** Who plays which Cartagena; the path is drawn on Start. */
export function CompanionSetup() {
  const { t } = useWords();
  const { t: own } = useWords('cartagena');
  const words = useSpeaker('cartagena', []);
  const { refuse } = useToast();
  const colors = useColors();
  const { newSeed } = useCompanion();
  const people = usePeople(cartagena.id, cartagena.seats, 3);
  const [options, setOptions] = useState<CartagenaOptions>(() => {
    const last = parseOptions(people.lastOptions) ?? DEFAULT_OPTIONS;
    return { ...last, layout: last.layout.type === 'random' ? last.layout : usualLayout(last.route), first: null };
  });
  const { route, layout } = options;
  const word = words.word;
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
        <View
          key="surprise"
          style={{ paddingHorizontal: SPACE.m, paddingVertical: SPACE.xs, alignItems: 'flex-start' }}
        >
          <Button
            kind="quiet"
            label={own('companion.surprise')}
            icon={<Icon name="dice" size={22} color={colors.cartagena} />}
            onPress={() => setOptions(surpriseOptions(newSeed()))}
          />
        </View>,
        <SettingRow key="route" name={word('options.route')} line={word(`options.${route}Line`)}>
          <MenuButton
            label={word('options.route')}
            items={ROUTE_KINDS.map((id) => ({
              id,
              label: word(`options.${id}`),
              note: word(`options.${id}Line`),
            }))}
            value={route}
            onPick={(next) => setOptions({ ...options, route: next, layout: usualLayout(next) })}
          />
        </SettingRow>,
        ...(layout.type === 'random'
          ? sectionsOf(route).map((section) => (
              <SettingRow
                key={section}
                name={word(section === 'tunnel' ? 'options.tunnelBoards' : 'options.jungleBoards')}
                line={word(route === 'complete' ? 'options.boardsOff' : 'options.boardsLine')}
              >
                <Stepper
                  label={word(section === 'tunnel' ? 'options.tunnelBoards' : 'options.jungleBoards')}
                  value={layout[section]}
                  {...boardRange(route, layout[section === 'tunnel' ? 'jungle' : 'tunnel'])}
                  onChange={(value) => setOptions({ ...options, layout: { ...layout, [section]: value } })}
                  onRefused={() => refuse(word('options.boardsOff'))}
                />
              </SettingRow>
            ))
          : []),
        <SettingRow key="pirates" name={word('options.pirates')} line={word('options.piratesLine')}>
          <Stepper
            label={word('options.pirates')}
            value={options.pirates}
            min={Math.min(...PIRATE_COUNTS)}
            max={Math.max(...PIRATE_COUNTS)}
            onChange={(value) =>
              setOptions({ ...options, pirates: PIRATE_COUNTS.find((count) => count === value) ?? options.pirates })
            }
          />
        </SettingRow>,
        ...sectionsOf(route).map((section) => (
          <SettingRow
            key={`rule ${section}`}
            name={word(section === 'tunnel' ? 'options.cardRuleTunnel' : 'options.cardRuleJungle')}
            line={word(`options.${options.cardRule[section]}Line`)}
          >
            <MenuButton
              label={word('options.cardRule')}
              items={CARD_RULES.map((id) => ({
                id,
                label: word(`options.${id}`),
                note: word(`options.${id}Line`),
              }))}
              value={options.cardRule[section]}
              onPick={(rule) => setOptions({ ...options, cardRule: { ...options.cardRule, [section]: rule } })}
            />
          </SettingRow>
        )),
        <VariantRow
          key="scoundrels"
          name={word('options.scoundrels')}
          line={word('options.scoundrelsLine')}
          value={options.scoundrels}
          onChange={(scoundrels) => setOptions({ ...options, scoundrels })}
        />,
        <VariantRow
          key="magic"
          name={word('options.blackMagic')}
          line={word('options.blackMagicLine')}
          value={options.blackMagic}
          onChange={(blackMagic) => setOptions({ ...options, blackMagic })}
        />,
      ]}
      summary={own('companion.summary')}
      problem={people.problem === null ? null : t(`setup.problem.${people.problem.kind}`, { ...people.problem })}
      onRepeat={null}
      onStart={start}
    />
  );
}
