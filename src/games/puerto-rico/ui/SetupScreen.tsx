import { levelsOf } from '@/bots/bot';
import { useSpeaker, useWords } from '@/text';
import { GameSetup, useSetup, VariantRow } from '@/ui/setup';
import { bots } from '../bots/levels';
import { puertoRico } from '../rules/game';
import { DEFAULT_OPTIONS, type Options } from '../rules/options';
import { suppliesFor } from '../rules/supplies';
import { buildings as BUILDINGS, roles as ROLES, tiles as TILES } from './art/pictures';
import { rulesChapters } from './rulesChapters';

/** Who plays Puerto Rico, and how. */
export function SetupScreen() {
  const { t: word } = useWords('puerto-rico');
  const words = useSpeaker('puerto-rico', []);
  const setup = useSetup<Options>(puertoRico, DEFAULT_OPTIONS);
  const { seats, options, setOptions } = setup;
  const balanced = options.swapFactoryUniversity && options.cornMinusOne;
  const count = Math.min(puertoRico.seats.max, Math.max(puertoRico.seats.min, seats.length));
  const supplies = suppliesFor(count);
  return (
    <GameSetup
      game={puertoRico}
      levels={levelsOf(bots)}
      accent="puerto-rico"
      title={word('name')}
      setup={setup}
      variants={[
        <VariantRow
          key="balanced"
          picture={BUILDINGS.university}
          name={word('options.balanced')}
          line={word('options.balancedLine')}
          value={balanced}
          onChange={(on) => setOptions({ ...options, swapFactoryUniversity: on, cornMinusOne: on })}
        />,
        <VariantRow
          key="factory"
          picture={BUILDINGS.factory}
          name={word('options.swapFactoryUniversity')}
          line={word('options.swapFactoryUniversityLine')}
          value={options.swapFactoryUniversity}
          onChange={(swapFactoryUniversity) => setOptions({ ...options, swapFactoryUniversity })}
        />,
        <VariantRow
          key="corn"
          picture={TILES.corn}
          name={word('options.cornMinusOne')}
          line={word('options.cornMinusOneLine')}
          value={options.cornMinusOne}
          onChange={(cornMinusOne) => setOptions({ ...options, cornMinusOne })}
        />,
        <VariantRow
          key="hut"
          picture={BUILDINGS['construction-hut']}
          name={word('options.swapMarketHut')}
          line={word('options.swapMarketHutLine')}
          value={options.swapMarketHut}
          onChange={(swapMarketHut) => setOptions({ ...options, swapMarketHut })}
        />,
        <VariantRow
          key="open"
          picture={ROLES.captain}
          name={word('options.openVp')}
          line={word('options.openVpLine')}
          value={options.openVp}
          onChange={(openVp) => setOptions({ ...options, openVp })}
        />,
        <VariantRow
          key="two"
          picture={ROLES.settler}
          name={word('options.twoPlayers')}
          line={word('options.twoPlayersLine')}
          value={seats.length === 2}
          onChange={() => undefined}
          refusedBecause={word(seats.length === 2 ? 'options.twoPlayersOn' : 'options.twoPlayersOff')}
        />,
      ]}
      summary={word('options.summary', {
        vp: supplies.vp,
        colonists: supplies.colonists,
        ships: supplies.ships.join(', '),
      })}
      rules={{
        title: word('rules.title'),
        chapters: () => rulesChapters(words, puertoRico.view(puertoRico.setup(options, count, 1), null)),
      }}
    />
  );
}
