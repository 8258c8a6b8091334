import type { SpeakerOf } from '@/text';
import { Vignette } from '@/ui/art/Vignette';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import type { RulesChapter, RulesPage } from '@/ui/rules/chapters';
import { GOODS } from '../rules/goods';
import { OPTION_KEYS } from '../rules/options';
import type { Role } from '../rules/roleCards';
import { suppliesFor } from '../rules/supplies';
import type { View } from '../rules/view';
import { buildingPicture, MARKET_PICTURE, roleKey, rolePicture, tilePicture } from './art';
import { shipLabel } from './Harbour';
import { asking } from './rules/asking';
import { buildingPages } from './rules/buildingPages';
import {
  CityDrawing,
  HouseDrawing,
  LeftoverDrawing,
  LoadingDrawing,
  OccupiedDrawing,
  OfferDrawing,
  PairsDrawing,
  PriceDrawing,
  PricesDrawing,
  RefillDrawing,
  StorageDrawing,
} from './rules/drawings';

type Words = SpeakerOf<'puerto-rico'>;

const drawn = (name: IconName) => <Icon name={name} size={40} color="#c9a558" />;
const painted = (picture: number) => <Vignette picture={picture} width={48} height={48} radius={10} />;
const roleArt = (role: Role) => painted(rolePicture(role === 'prospector' ? 'prospector-1' : role));

/** The whole game for somebody who has never seen it, with the numbers of this very table. */
export function rulesChapters(words: Words, view: View): readonly RulesChapter[] {
  const { word } = words;
  return [
    {
      id: 'basics',
      title: word('rules.chapter.basics'),
      picture: drawn('puerto-rico/market'),
      pages: basics(words, view),
    },
    {
      id: 'round',
      title: word('rules.chapter.round'),
      picture: drawn('puerto-rico/governor'),
      pages: round(words, view),
    },
    { id: 'roles', title: word('rules.chapter.roles'), picture: roleArt('captain'), pages: roles(words, view) },
    {
      id: 'plants',
      title: word('rules.chapter.plants'),
      picture: painted(buildingPicture('indigo-plant')),
      pages: [market(words), ...buildingPages(words, view, 'plants')],
    },
    {
      id: 'violet',
      title: word('rules.chapter.violet'),
      picture: painted(buildingPicture('harbor')),
      pages: buildingPages(words, view, 'violet'),
    },
    {
      id: 'large',
      title: word('rules.chapter.large'),
      picture: painted(buildingPicture('residence')),
      pages: buildingPages(words, view, 'large'),
    },
    { id: 'ending', title: word('rules.chapter.end'), picture: drawn('trophy-cup'), pages: ending(words, view) },
    {
      id: 'variants',
      title: word('rules.chapter.variants'),
      picture: drawn('compass'),
      pages: variants(words, view),
    },
  ];
}

function basics(words: Words, view: View): readonly RulesPage[] {
  const { word, list } = words;
  const supplies = suppliesFor(view.players.length);
  return [
    {
      id: 'aim',
      title: word('rules.aim'),
      body: [word('rules.aimText'), word('rules.aimRoles'), word('rules.aimLuck')],
      picture: drawn('laurels'),
      keywords: word('rules.find.aim'),
    },
    {
      id: 'setup',
      title: word('rules.headline.setup'),
      body: [word('rules.setup.own'), word('rules.setup.tiles'), word('rules.setup.empty'), word('rules.setup.scarce')],
      here: [
        word('rules.here.setupMoney', { doubloons: word('noun.doubloon', { count: supplies.doubloons }) }),
        ...(view.options.cornMinusOne ? [word('rules.here.setupCorn')] : []),
        word('rules.here.setupTiles', { tiles: list(supplies.startTiles.map((tile) => word(`tile.${tile}`))) }),
        word('rules.here.setupPool', {
          points: supplies.vp,
          colonists: supplies.colonists,
          ship: supplies.colonistShip,
        }),
        word('rules.here.setupShips', {
          ships: list(supplies.ships.map(String)),
          open: supplies.faceUp,
          quarries: supplies.quarries,
        }),
      ],
      picture: drawn('puerto-rico/doubloon'),
      keywords: word('rules.find.setup'),
    },
    {
      id: 'boards',
      title: word('rules.headline.boards'),
      body: [word('rules.boards.spaces'), word('rules.boards.stay'), word('rules.boards.large')],
      drawing: <CityDrawing caption={word('rules.drawn.city')} />,
      picture: drawn('island'),
      keywords: word('rules.find.boards'),
    },
    {
      id: 'occupied',
      title: word('noun.colonists'),
      body: [
        word('rules.occupied'),
        word('rules.occupiedCircles'),
        word('rules.occupiedMove'),
        word('rules.occupiedChoice'),
      ],
      drawing: <OccupiedDrawing caption={word('rules.drawn.occupied')} />,
      questions: asking(words, 'leave-circle'),
      picture: drawn('puerto-rico/colonist'),
      keywords: word('rules.find.occupied'),
    },
    {
      id: 'goods',
      title: word('rules.headline.goods'),
      body: [word('rules.goods.worth'), word('rules.goods.made'), word('rules.goods.open')],
      drawing: <PricesDrawing caption={word('rules.drawn.prices')} />,
      here: [
        word('rules.here.goods', {
          goods: list(
            GOODS.map((good) => word('log.amount', { amount: view.goodsSupply[good], good: word(`good.${good}`) })),
          ),
        }),
      ],
      picture: drawn('barrel'),
      keywords: word('rules.find.goods'),
    },
  ];
}

function round(words: Words, view: View): readonly RulesPage[] {
  const { word, list } = words;
  const two = view.players.length === 2;
  const coins = view.roles.filter(({ doubloons }) => doubloons > 0);
  return [
    {
      id: 'governor',
      title: word('role.governor'),
      body: [
        word('rules.governor'),
        word('rules.round.turns'),
        word('rules.round.order'),
        word('rules.round.privilege'),
        word('rules.round.must'),
        word('rules.round.coins'),
        word('rules.round.leftover'),
        word('rules.round.pass'),
        word('rules.round.asked'),
      ],
      drawing: <LeftoverDrawing caption={word('rules.drawn.leftover')} />,
      here: [
        ...(two ? [word('rules.two-players')] : []),
        word('rules.here.roles', {
          cards: view.roles.length,
          left: view.roles.length - view.players.length * suppliesFor(view.players.length).picksEach,
        }),
        ...(coins.length === 0
          ? []
          : [
              word('rules.here.coins', {
                cards: list(coins.map(({ role, doubloons }) => `${word(roleKey(role))} ${doubloons}`)),
              }),
            ]),
      ],
      picture: drawn('puerto-rico/governor'),
      keywords: word('rules.find.governor'),
    },
  ];
}

function roles(words: Words, view: View): readonly RulesPage[] {
  const { word, list } = words;
  const { faceUp } = suppliesFor(view.players.length);
  const page = (role: Role, rest: Omit<RulesPage, 'id' | 'title' | 'picture'>): RulesPage => ({
    id: role,
    title: word(`role.${role}`),
    picture: roleArt(role),
    keywords: word(`rules.find.${role}`),
    ...rest,
    body: [word(`rules.role.${role}`), ...rest.body],
  });
  return [
    page('settler', {
      body: [
        word('rules.settler.one'),
        word('rules.settler.quarry'),
        word('rules.settler.new'),
        word('rules.settler.leftovers'),
        word('rules.settler.reshuffle'),
        word('rules.settler.open'),
      ],
      drawing: <OfferDrawing caption={word('rules.drawn.offer')} />,
      here: [word('rules.here.open', { open: faceUp, quarries: view.quarrySupply })],
      questions: asking(words, 'settler-order', 'hut-two'),
    }),
    page('mayor', {
      body: [
        word('rules.mayor.privilege'),
        word('rules.mayor.deal'),
        word('rules.mayor.place'),
        word('rules.mayor.fill'),
        word('rules.mayor.refill'),
        word('rules.mayor.short'),
      ],
      drawing: <RefillDrawing caption={word('rules.drawn.refill')} />,
      here: [
        word('ui.colonistFacts', {
          supply: view.colonistSupply,
          ship: view.colonistShip,
          required: view.colonistsRequired,
        }),
      ],
      questions: asking(words, 'mayor-refuse'),
    }),
    page('builder', {
      body: [
        word('rules.builder.pay'),
        word('rules.builder.once'),
        word('rules.builder.column'),
        word('rules.builder.quarry'),
        word('rules.builder.space'),
        word('rules.builder.new'),
        word('rules.builder.nothing'),
      ],
      drawing: <PriceDrawing caption={word('rules.drawn.price')} />,
      questions: asking(words, 'builder-idle', 'both-plants'),
    }),
    page('craftsman', {
      body: [
        word('rules.craftsman.corn'),
        word('rules.craftsman.pairs'),
        word('rules.craftsman.auto'),
        word('rules.craftsman.short'),
        word('rules.craftsman.extra'),
      ],
      drawing: <PairsDrawing caption={word('rules.drawn.pairs')} />,
      questions: asking(words, 'craftsman-none', 'idle-plant'),
    }),
    page('trader', {
      body: [
        word('rules.trader.prices'),
        word('rules.trader.kind'),
        word('rules.trader.full'),
        word('rules.trader.nothing'),
      ],
      drawing: <HouseDrawing caption={word('rules.drawn.house')} />,
      here: [
        word('ui.houseHas', {
          goods: view.house.length === 0 ? word('ui.nothing') : list(view.house.map((good) => word(`good.${good}`))),
        }),
      ],
      questions: asking(words, 'trader-two'),
    }),
    page('captain', {
      body: [
        word('rules.captain.kind'),
        word('rules.captain.once'),
        word('rules.captain.empty'),
        word('rules.captain.must'),
        word('rules.captain.points'),
        word('rules.captain.pool'),
      ],
      drawing: (
        <LoadingDrawing
          kind={word('rules.drawn.kind', { capacity: 7 })}
          fits={word('rules.drawn.fits')}
          empty={word('rules.drawn.empty')}
        />
      ),
      here: view.ships.map((ship) => shipLabel(words, ship)),
      questions: asking(words, 'captain-keep', 'captain-which', 'captain-full'),
    }),
    {
      id: 'storage',
      title: word('rules.headline.storage'),
      body: [
        word('rules.storage.one'),
        word('rules.storage.warehouse'),
        word('rules.storage.choose'),
        word('rules.storage.limit'),
        word('rules.storage.ships'),
      ],
      drawing: <StorageDrawing caption={word('rules.drawn.storage')} />,
      questions: asking(words, 'storage-one', 'both-warehouses'),
      picture: painted(tilePicture('coffee')),
      keywords: word('rules.find.storage'),
    },
    page('prospector', {
      body: [word('rules.prospectorCards')],
      here: view.roles.length > 6 ? [] : [word('rules.here.noProspector')],
    }),
  ];
}

const market = ({ word }: Words): RulesPage => ({
  id: 'market',
  title: word('rules.headline.market'),
  body: [word('rules.market.plants'), word('rules.builder.column'), word('rules.market.copies')],
  picture: painted(MARKET_PICTURE),
  keywords: word('rules.find.market'),
});

function ending(words: Words, view: View): readonly RulesPage[] {
  const { word } = words;
  return [
    {
      id: 'end',
      title: word('rules.endTitle'),
      body: [
        word('rules.end'),
        word('rules.endRound'),
        word('rules.endCity'),
        word('rules.endPoints'),
        word('rules.endFinal'),
      ],
      here: [
        ...(view.endTriggers.length > 0 ? [word('rules.here.last')] : []),
        word('ui.gaugeColonists', { count: view.colonistSupply }),
        word('ui.gaugePoints', { count: view.vpSupply }),
      ],
      questions: asking(words, 'end-mine'),
      picture: drawn('puerto-rico/city-hall'),
      keywords: word('rules.find.end'),
    },
    {
      id: 'score',
      title: word('rules.scoreTitle'),
      body: [word('rules.score'), word('rules.scoreNothing'), word('rules.scoreTie'), word('rules.scoreExample')],
      picture: drawn('trophy-cup'),
      keywords: word('rules.find.score'),
    },
    {
      id: 'chips',
      title: word('noun.chips'),
      body: [word('rules.chips'), word('rules.chipsShared')],
      here: view.options.openVp ? [word('rules.here.openVp')] : [],
      picture: drawn('puerto-rico/victory-chip'),
      keywords: word('rules.find.chips'),
    },
  ];
}

function variants(words: Words, view: View): readonly RulesPage[] {
  const { word, list } = words;
  const on = OPTION_KEYS.filter((key) => view.options[key]);
  return [
    {
      id: 'two-players',
      title: word('options.twoPlayers'),
      body: [word('rules.two-players'), word('rules.twoOrder'), word('rules.twoPieces')],
      picture: drawn('scales'),
      keywords: word('rules.find.two'),
    },
    {
      id: 'variants',
      title: word('rules.headline.variants'),
      body: [
        word('rules.variantsNone'),
        ...OPTION_KEYS.map((key) =>
          word('rules.option', { option: word(`options.${key}`), line: word(`options.${key}Line`) }),
        ),
      ],
      here: [
        on.length === 0
          ? word('rules.here.off')
          : word('rules.here.on', { options: list(on.map((key) => word(`options.${key}`))) }),
      ],
      picture: drawn('compass'),
      keywords: word('rules.find.variants'),
    },
  ];
}
