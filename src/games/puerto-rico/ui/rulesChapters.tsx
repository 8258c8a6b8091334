import type { SpeakerOf } from '@/text';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import type { RulesChapter, RulesPage } from '@/ui/rules/chapters';
import { BUILDING_LIST, costOf } from '../rules/buildings';
import { ROLES } from '../rules/roleCards';
import type { View } from '../rules/view';
import { buildingIcon } from './art';

/** The short rules in our own words, then every building with the numbers of this very game. */
export function rulesChapters(words: SpeakerOf<'puerto-rico'>, view: View): readonly RulesChapter[] {
  const picture = (name: IconName) => <Icon name={name} size={40} color="#c9a558" />;
  const pages: readonly RulesPage[] = [
    { id: 'aim', title: words.word('rules.aim'), body: [words.word('rules.aimText')], picture: picture('laurels') },
    {
      id: 'governor',
      title: words.word('role.governor'),
      body: [words.word('rules.governor'), ...(view.players.length === 2 ? [words.word('rules.two-players')] : [])],
      picture: picture('puerto-rico/governor'),
    },
    {
      id: 'occupied',
      title: words.word('noun.colonists'),
      body: [words.word('rules.occupied')],
      picture: picture('puerto-rico/colonist'),
    },
    ...ROLES.filter((role) => role !== 'prospector' || view.roles.length > 6).map((role) => ({
      id: role,
      title: words.word(`role.${role}`),
      body: [words.word(`rules.role.${role}`)],
      picture: picture(`puerto-rico/${role}`),
    })),
    {
      id: 'end',
      title: words.word('rules.endTitle'),
      body: [words.word('rules.end')],
      picture: picture('puerto-rico/city-hall'),
    },
    {
      id: 'score',
      title: words.word('rules.scoreTitle'),
      body: [words.word('rules.score')],
      picture: picture('trophy-cup'),
    },
    ...(view.options.openVp
      ? []
      : [
          {
            id: 'chips',
            title: words.word('noun.chips'),
            body: [words.word('rules.chips')],
            picture: picture('puerto-rico/victory-chip'),
          },
        ]),
    ...BUILDING_LIST.map((building) => ({
      id: building.id,
      title: words.word(`building.${building.id}`),
      body: [
        words.word('rules.facts', {
          cost: costOf(building, view.options),
          vp: building.column,
          circles: words.word('noun.circle', { count: building.circles }),
        }),
        words.word(`rules.building.${building.id}`),
      ],
      picture: picture(buildingIcon(building.id)),
      keywords: words.word('noun.building'),
    })),
  ];
  return [{ id: 'rules', title: '', pages }];
}
