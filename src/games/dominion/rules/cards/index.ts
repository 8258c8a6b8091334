import { PRINTED, type CardId } from '../printed';
import type { CardRules, Deed, Question, QuestionsOf } from './card';
import { copper } from './basic/copper';
import { gold } from './basic/gold';
import { silver } from './basic/silver';
import { adventurer } from './base/adventurer';
import { artisan } from './base/artisan';
import { bandit } from './base/bandit';
import { bureaucrat } from './base/bureaucrat';
import { cellar } from './base/cellar';
import { chancellor } from './base/chancellor';
import { chapel } from './base/chapel';
import { councilRoom } from './base/councilRoom';
import { feast } from './base/feast';
import { festival } from './base/festival';
import { gardens } from './base/gardens';
import { harbinger } from './base/harbinger';
import { laboratory } from './base/laboratory';
import { library } from './base/library';
import { market } from './base/market';
import { merchant } from './base/merchant';
import { militia } from './base/militia';
import { mine } from './base/mine';
import { moat } from './base/moat';
import { moneylender } from './base/moneylender';
import { poacher } from './base/poacher';
import { remodel } from './base/remodel';
import { sentry } from './base/sentry';
import { smithy } from './base/smithy';
import { spy } from './base/spy';
import { thief } from './base/thief';
import { throneRoom } from './base/throneRoom';
import { vassal } from './base/vassal';
import { village } from './base/village';
import { witch } from './base/witch';
import { woodcutter } from './base/woodcutter';
import { workshop } from './base/workshop';
import { astrolabe } from './seaside/astrolabe';
import { blockade } from './seaside/blockade';
import { corsair } from './seaside/corsair';
import { monkey } from './seaside/monkey';
import { pirate } from './seaside/pirate';
import { sailor } from './seaside/sailor';
import { seaChart } from './seaside/seaChart';
import { seaWitch } from './seaside/seaWitch';
import { tidePools } from './seaside/tidePools';
import { ambassador } from './seaside/ambassador';
import { bazaar } from './seaside/bazaar';
import { caravan } from './seaside/caravan';
import { cutpurse } from './seaside/cutpurse';
import { embargo } from './seaside/embargo';
import { explorer } from './seaside/explorer';
import { fishingVillage } from './seaside/fishingVillage';
import { ghostShip } from './seaside/ghostShip';
import { haven } from './seaside/haven';
import { island } from './seaside/island';
import { lighthouse } from './seaside/lighthouse';
import { lookout } from './seaside/lookout';
import { merchantShip } from './seaside/merchantShip';
import { nativeVillage } from './seaside/nativeVillage';
import { navigator } from './seaside/navigator';
import { outpost } from './seaside/outpost';
import { pearlDiver } from './seaside/pearlDiver';
import { pirateShip } from './seaside/pirateShip';
import { salvager } from './seaside/salvager';
import { seaHag } from './seaside/seaHag';
import { smugglers } from './seaside/smugglers';
import { tactician } from './seaside/tactician';
import { treasureMap } from './seaside/treasureMap';
import { treasury } from './seaside/treasury';
import { warehouse } from './seaside/warehouse';
import { wharf } from './seaside/wharf';

/** Never played: Victory cards and Curses count at the end (`scoring.ts`). */
const unplayed = {} satisfies CardRules;

const WRITTEN = {
  copper,
  silver,
  gold,
  estate: unplayed,
  duchy: unplayed,
  province: unplayed,
  curse: unplayed,
  adventurer,
  artisan,
  bandit,
  bureaucrat,
  cellar,
  chancellor,
  chapel,
  'council-room': councilRoom,
  feast,
  festival,
  gardens,
  harbinger,
  laboratory,
  library,
  market,
  merchant,
  militia,
  mine,
  moat,
  moneylender,
  poacher,
  remodel,
  sentry,
  smithy,
  spy,
  thief,
  'throne-room': throneRoom,
  vassal,
  village,
  witch,
  woodcutter,
  workshop,
  ambassador,
  bazaar,
  caravan,
  cutpurse,
  embargo,
  explorer,
  'fishing-village': fishingVillage,
  'ghost-ship': ghostShip,
  haven,
  island,
  lighthouse,
  lookout,
  'merchant-ship': merchantShip,
  'native-village': nativeVillage,
  navigator,
  outpost,
  'pearl-diver': pearlDiver,
  'pirate-ship': pirateShip,
  salvager,
  'sea-hag': seaHag,
  smugglers,
  tactician,
  'treasure-map': treasureMap,
  treasury,
  warehouse,
  wharf,
  astrolabe,
  blockade,
  corsair,
  monkey,
  pirate,
  sailor,
  'sea-chart': seaChart,
  'sea-witch': seaWitch,
  'tide-pools': tidePools,
} satisfies Record<CardId, CardRules>;

/** What cards ask, as `card/part`: who answers or shows questions goes through all of them, or does not compile. */
export type CardQuestion = { [Card in CardId]: `${Card}/${QuestionsOf<(typeof WRITTEN)[Card]>}` }[CardId];

/** Every card and what it does. */
export const CARDS: Readonly<Record<CardId, CardRules>> = WRITTEN;

/** A named part of a card. */
export function partOf(card: CardId, name: string): Deed | Question {
  const found = CARDS[card].parts?.[name];
  if (found === undefined) throw new Error(`${card} (${PRINTED[card].cost}) has no part ${name}`);
  return found;
}
