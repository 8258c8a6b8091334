import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { sameJson } from '@antilles/engine';
import { useSpeaker, useWords } from '../../../text';
import { RulesSheet } from '../../../ui/RulesSheet';
import { useSettings } from '../../../ui/settings';
import { SeatList, SetupFrame, useSetup, VariantRow, type GameRoutes } from '../../../ui/setup';
import { santoDomingo } from '../rules/game';
import type { View as TableView } from '../rules/view';
import { DEFAULT_OPTIONS, DEFAULT_RATES, type Options, type Side } from '../rules/options';
import { RatesEditor } from './RatesEditor';
import { RatesRow, useRateTables } from './RatesRow';
import { rulesSections } from './rulesSections';

/** Up to this many, everybody plays two cards a round and the long game is possible (SD-6, SD-47). */
const FEW = 3;

/** Who plays Santo Domingo, and how. */
export function SetupScreen({ navigation }: NativeStackScreenProps<GameRoutes, 'Setup'>) {
  const { t } = useWords();
  const { t: word } = useWords('santo-domingo');
  const { settings } = useSettings();
  const tables = useRateTables();
  const setup = useSetup<Options>(santoDomingo, {
    ...DEFAULT_OPTIONS,
    rates: tables.of(DEFAULT_OPTIONS.side),
    openDiscards: settings.memoryAid,
  });
  const { seats, options, setOptions } = setup;
  const [editing, setEditing] = useState(false);
  const [reading, setReading] = useState(false);
  const speaker = useSpeaker(santoDomingo.id, []);

  const few = seats.length <= FEW;
  // The wish for a long game is kept while a fourth player sits down and gets up again.
  const played: Options = few ? options : { ...options, target: 30 };
  const edited = !sameJson(options.rates, DEFAULT_RATES[options.side]);

  return (
    <SetupFrame
      accent="santo-domingo"
      emblem="emblem/santo-domingo"
      title={word('name')}
      players={<SeatList seats={seats} range={santoDomingo.seats} onChange={setup.setSeats} />}
      variants={[
        <VariantRow
          key="winter"
          name={word('options.winter')}
          line={word('options.winterLine')}
          value={options.side === 'winter'}
          onChange={(winter) => {
            const side: Side = winter ? 'winter' : 'standard';
            setOptions({ ...options, side, rates: tables.of(side) });
          }}
        />,
        <VariantRow
          key="long"
          name={word('options.long')}
          line={word('options.longLine')}
          value={played.target === 45}
          onChange={(long) => setOptions({ ...options, target: long ? 45 : 30 })}
          refusedBecause={few ? null : word('options.longOff')}
        />,
        <VariantRow
          key="spent"
          name={word('options.openDiscards')}
          line={word('options.openDiscardsLine')}
          value={options.openDiscards}
          onChange={(openDiscards) => setOptions({ ...options, openDiscards })}
        />,
        <RatesRow
          key="rates"
          name={word('options.rates')}
          line={
            edited
              ? word('options.ratesEdited')
              : options.side === 'winter'
                ? word('options.ratesWinter')
                : word('options.ratesStandard')
          }
          rates={options.rates}
          onPress={() => setEditing(true)}
        />,
      ]}
      extra={
        <>
          <RulesSheet
            open={reading}
            title={word('rules.title')}
            sections={() => rulesSections(speaker, beforeTheFirstRound(played, seats.length))}
            onClose={() => setReading(false)}
          />
          <RatesEditor
            open={editing}
            side={options.side}
            rates={options.rates}
            onChange={(rates) => {
              setOptions({ ...options, rates });
              tables.keep(options.side, rates);
            }}
            onClose={() => setEditing(false)}
          />
        </>
      }
      summary={word(few ? 'options.summaryTwo' : 'options.summaryOne', { target: played.target })}
      problem={setup.problem === null ? null : t(`setup.problem.${setup.problem.kind}`, { ...setup.problem })}
      house={setup.house}
      onRepeat={setup.repeat}
      onRules={() => setReading(true)}
      onStart={async () => {
        const saveId = await setup.start(played);
        navigation.replace('Table', { saveId });
      }}
    />
  );
}

/** What the rules are told with before there is a table: the chosen options, and no numbers of the moment. */
function beforeTheFirstRound(options: Options, seatCount: number): TableView {
  const { min, max } = santoDomingo.seats;
  const state = santoDomingo.setup(options, Math.min(max, Math.max(min, seatCount)), 0);
  return { ...santoDomingo.view(state, null), over: true };
}
