import type { SpeakerOf } from '@/text';
import { Vignette } from '@/ui/art/Vignette';
import type { RulesPage } from '@/ui/rules/chapters';
import { BUILDING_LIST, costOf, type Building, type BuildingId } from '../../rules/buildings';
import type { View } from '../../rules/view';
import { buildingPicture } from '../art';
import { asking, type Question } from './asking';
import { PrintedDrawing } from './drawings';

/** The buildings as the rules group them. */
export type Group = 'plants' | 'violet' | 'large';

const groupOf = ({ size, makes }: Building): Group => (size === 2 ? 'large' : makes === null ? 'violet' : 'plants');

/** What people ask about each building. */
const QUESTIONS: Readonly<Record<BuildingId, readonly Question[]>> = {
  'small-indigo-plant': ['both-plants', 'idle-plant'],
  'small-sugar-mill': ['both-plants', 'idle-plant'],
  'small-market': ['both-markets'],
  hacienda: ['hacienda-look', 'hacienda-full', 'hacienda-empty'],
  'construction-hut': ['hut-two'],
  'small-warehouse': ['both-warehouses', 'captain-keep'],
  'indigo-plant': ['both-plants', 'idle-plant'],
  'sugar-mill': ['both-plants', 'idle-plant'],
  hospice: ['hospice-quarry', 'decline', 'nobody-left'],
  office: ['office-twice', 'trader-two'],
  'large-market': ['both-markets'],
  'large-warehouse': ['both-warehouses', 'captain-keep'],
  'tobacco-storage': ['no-small', 'idle-plant'],
  'coffee-roaster': ['no-small', 'idle-plant'],
  factory: ['factory-extra'],
  university: ['university-self', 'decline', 'nobody-left'],
  harbor: ['harbor-each'],
  wharf: ['wharf-when', 'wharf-much', 'wharf-pass'],
  'guild-hall': ['guild-example'],
  residence: ['residence-idle'],
  fortress: ['fortress-example'],
  'customs-house': ['customs-example'],
  'city-hall': ['city-hall-large'],
};

/** A page for each building of a group: what it costs here, what it does, and what is asked about it. */
export const buildingPages = (words: SpeakerOf<'puerto-rico'>, view: View, group: Group): readonly RulesPage[] =>
  BUILDING_LIST.filter((building) => groupOf(building) === group).map((building) => {
    const { id, number, column, circles } = building;
    const { word } = words;
    const cost = costOf(building, view.options);
    const owners = view.players.filter(({ city }) => city.some((built) => built.building === id));
    return {
      id,
      title: word(`building.${id}`),
      body: [
        word('rules.facts', {
          cost: word('noun.doubloon', { count: cost }),
          points: word('noun.vp', { count: column }),
          circles: word('noun.circle', { count: circles }),
          most: column,
        }),
        word(`rules.building.${id}`),
        ...(group === 'large' ? [word('rules.largeOnes')] : []),
      ],
      drawing: <PrintedDrawing building={building} options={view.options} />,
      here: [
        ...(cost === building.cost ? [] : [word('rules.here.cost', { cost, printed: building.cost })]),
        word('rules.here.left', { left: view.buildingSupply[number] ?? 0 }),
        ...(owners.length === 0
          ? []
          : [words.say({ key: 'rules.here.owned', params: { owners: { seats: owners.map(({ seat }) => seat) } } })]),
      ],
      questions: asking(words, ...QUESTIONS[id]),
      picture: <Vignette picture={buildingPicture(id)} width={48} height={48} radius={10} />,
      keywords: `${word('noun.building')}, ${word(`rules.find.${group}`)}`,
    };
  });
