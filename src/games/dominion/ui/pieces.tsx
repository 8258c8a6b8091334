import { useSpeaker } from '@/text';
import type { Card } from '@/ui/flights/anchors';
import type { CardId } from '../rules/printed';
import { CardBack } from './CardBack';
import { CardFace } from './CardFace';

/** How large a card is drawn that flies; on its way it takes the size of where it comes from and where it goes. */
const SIZE = { width: 66, height: 82 } as const;
const NOBODY: readonly string[] = [];

function FlyingFace({ card }: { card: CardId }) {
  return <CardFace card={card} words={useSpeaker('dominion', NOBODY)} {...SIZE} />;
}

const back = () => <CardBack {...SIZE} />;

/** A card in the air; it may turn over on the way. */
export function cardPiece(card: CardId, turns?: 'up' | 'down'): Card {
  const piece = { kind: 'card', size: SIZE, face: () => <FlyingFace card={card} /> } as const;
  return turns === undefined ? piece : { ...piece, turns, back };
}

/** A card that nobody sees the face of. */
export const backPiece: Card = { kind: 'card', size: SIZE, face: back };
