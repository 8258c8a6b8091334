import type { IconName } from '../../../../ui/icons/drawing';
import { used } from '../../../../ui/icons/used';
import type { CardId } from '../../rules/printed';

/** A card's picture; cards of the second edition that have none of their own yet show the cards of a hand. */
export function pictureOf(card: CardId): IconName {
  const name = `dominion/${card}`;
  // The list of pictures is the truth about which names there are.
  return Object.hasOwn(used, name) ? (name as IconName) : 'cards';
}
