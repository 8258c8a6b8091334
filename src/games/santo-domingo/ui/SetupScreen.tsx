import { levelsOf } from '@/bots/bot';
import { useSpeaker, useWords } from '@/text';
import { useSettings } from '@/ui/settings';
import { GameSetup, useSetup, VariantRow } from '@/ui/setup';
import { bots } from '../bots/levels';
import { santoDomingo } from '../rules/game';
import type { View } from '../rules/view';
import { DEFAULT_OPTIONS, type Options } from '../rules/options';
import { cards as PICTURES } from './art/pictures';
import { useRateTables } from './RatesRow';
import { rulesChapters } from './rulesChapters';
import { useBoardRows } from './useBoardRows';

/** Who plays Santo Domingo, and how. */
export function SetupScreen() {
  const { t } = useWords();
  const { t: word } = useWords('santo-domingo');
  const { settings, change } = useSettings();
  const tables = useRateTables();
  const setup = useSetup<Options>(santoDomingo, {
    ...DEFAULT_OPTIONS,
    rates: tables.of(DEFAULT_OPTIONS.side),
    openDiscards: settings.memoryAid,
  });
  const { seats, options, setOptions } = setup;
  const speaker = useSpeaker('santo-domingo', []);

  const { side, long, rates, editor, few, played } = useBoardRows({
    options,
    setOptions,
    seatCount: seats.length,
    ratesLine: word(options.side === 'winter' ? 'options.ratesWinter' : 'options.ratesStandard'),
  });

  return (
    <GameSetup
      game={santoDomingo}
      levels={levelsOf(bots)}
      accent="santo-domingo"
      title={word('name')}
      setup={setup}
      options={played}
      variants={[
        side,
        long,
        <VariantRow
          key="spent"
          picture={PICTURES.customs}
          name={word('options.openDiscards')}
          line={word('options.openDiscardsLine')}
          value={options.openDiscards}
          onChange={(openDiscards) => setOptions({ ...options, openDiscards })}
        />,
        rates,
        <VariantRow
          key="brief"
          name={t('settings.brief')}
          line={t('settings.briefLine')}
          value={settings.brief}
          onChange={(brief) => change({ brief })}
        />,
      ]}
      extra={editor}
      summary={word(few ? 'options.summaryTwo' : 'options.summaryOne', { target: played.target })}
      rules={{
        title: word('rules.title'),
        chapters: () => rulesChapters(speaker, beforeTheFirstRound(played, seats.length)),
      }}
    />
  );
}

/** What the rules are told with before there is a table: the chosen options, and no numbers of the moment. */
function beforeTheFirstRound(options: Options, seatCount: number): View {
  const { min, max } = santoDomingo.seats;
  const state = santoDomingo.setup(options, Math.min(max, Math.max(min, seatCount)), 0);
  return { ...santoDomingo.view(state, null), over: true };
}
