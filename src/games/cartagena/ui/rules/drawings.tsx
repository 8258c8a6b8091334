import type { ReactNode } from 'react';
import { Box } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import type { SeatColor } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { FONTS, SPACE, useColors } from '@/ui/theme';
import { HAND_LIMIT } from '../../rules/state';
import type { Card } from '../../rules/deck';
import { Pirate } from '../Pirate';
import { Sloop } from '../Places';
import { Pill } from '../Space';
import { SymbolCard } from '../SymbolCard';
import { Captioned } from './Captioned';

const YOU: SeatColor = 'green';
/** Who the others are in a drawing. */
const OTHERS: readonly SeatColor[] = ['red', 'yellow', 'blue', 'brown'];

const SmallCard = ({ card, dark = false, dim = false }: { card: Card; dark?: boolean; dim?: boolean }) => (
  <SymbolCard card={card} dark={dark} dim={dim} width={38} height={50} caption="" />
);

const Arrow = () => {
  const colors = useColors();
  return <Icon name="arrow-right" size={18} color={colors.muted} />;
};

const Line = ({ children }: { children: ReactNode }) => (
  <Box style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: 6 }}>{children}</Box>
);

/** Whose card it is: their pirate below it. */
const Owned = ({ by, children }: { by: SeatColor; children: ReactNode }) => (
  <Box style={{ alignItems: 'center', gap: 2 }}>
    {children}
    <Pirate color={by} height={24} />
  </Box>
);

export interface Cost {
  readonly icon: IconName;
  readonly name: string;
  readonly lanterns: number;
}

/** What can be done in a turn, and how many of its lanterns that takes. */
export function Costs({ costs, caption }: { costs: readonly Cost[]; caption: string }) {
  const colors = useColors();
  return (
    <Box style={{ gap: SPACE.xs, paddingVertical: SPACE.xs }}>
      <Text kind="small" color="muted">
        {caption}
      </Text>
      {costs.map(({ icon, name, lanterns }) => (
        <Box key={name} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Icon name={icon} size={20} color={colors.text} />
          <Text kind="small" style={{ flex: 1 }}>
            {name}
          </Text>
          {Array.from({ length: lanterns }, (_, i) => (
            <Icon key={i} name="cartagena/lantern" size={18} color={colors.brass} />
          ))}
          <Text kind="small" style={{ fontFamily: FONTS.bodyExtra, minWidth: 12, textAlign: 'right' }}>
            {String(lanterns)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

/** A last card played, then one drawn. */
export const LastCard = ({ caption }: { caption: string }) => (
  <Captioned caption={caption}>
    <Line>
      <SmallCard card="rum" dim />
      <Arrow />
      <Pill text="0" ground="#f4e8cf" edge="#8a4a17" ink="#1c2b33" large />
      <Arrow />
      <SmallCard card="parrot" />
    </Line>
  </Captioned>
);

/** The sloop between its two shores. */
export const Crossing = ({ from, to, caption }: { from: string; to: string; caption: string }) => {
  const colors = useColors();
  return (
    <Captioned caption={caption}>
      <Box style={{ alignItems: 'flex-start' }}>
        <Sloop
          groups={[
            { owner: 0, colour: YOU, count: 2, lit: false, ghost: false },
            { owner: 1, colour: 'red', count: 1, lit: false, ghost: false },
          ]}
          width={170}
          leftwards={false}
        />
        <Line>
          <Text kind="small">{from}</Text>
          <Box style={{ transform: [{ rotate: '180deg' }] }}>
            <Icon name="arrow-right" size={16} color={colors.muted} />
          </Box>
          <Icon name="arrow-right" size={16} color={colors.muted} />
          <Text kind="small">{to}</Text>
        </Line>
      </Box>
    </Captioned>
  );
};

/** A dark card, and what it does to two hands. */
export const Caught = ({ caption }: { caption: string }) => {
  const hand = (who: SeatColor, cards: string): ReactNode => (
    <Line>
      <Pirate color={who} height={26} />
      <Text kind="small" style={{ fontFamily: FONTS.bodyExtra }}>
        {cards}
      </Text>
    </Line>
  );
  return (
    <Captioned caption={caption}>
      <Line>
        <Owned by={YOU}>
          <SmallCard card="dark-hook" dark />
        </Owned>
        <Arrow />
        <Box style={{ gap: 2 }}>
          {hand('red', `9 → ${HAND_LIMIT}`)}
          {hand('blue', '6 → 6')}
        </Box>
      </Line>
    </Captioned>
  );
};

export const Robbing = ({ caption }: { caption: string }) => (
  <Captioned caption={caption}>
    <Line>
      <Owned by="red">
        <SmallCard card="hook" />
      </Owned>
      <Arrow />
      <Pirate color={YOU} height={26} />
      <Box style={{ width: SPACE.m }} />
      <Icon name="cards" size={28} color="#a8842c" />
      <Arrow />
      <Pirate color="red" height={26} />
    </Line>
  </Captioned>
);

/** What a Rum deals out at this table. */
export const Round = ({ players, caption }: { players: number; caption: string }) => {
  const cards: readonly Card[] = ['hook', 'rum', 'chest', 'pistol', 'parrot', 'lantern'];
  const owners = [...OTHERS.slice(0, players - 1), YOU, YOU];
  return (
    <Captioned caption={caption}>
      <Line>
        {owners.map((owner, i) => (
          <Owned key={i} by={owner}>
            <SmallCard card={cards[i] ?? 'rum'} />
          </Owned>
        ))}
      </Line>
    </Captioned>
  );
};

export const FourLookedAt = ({ caption }: { caption: string }) => (
  <Captioned caption={caption}>
    <Line>
      <Owned by={YOU}>
        <SmallCard card="chest" />
      </Owned>
      <Box style={{ width: SPACE.s }} />
      {(['rum', 'hook', 'pistol'] as const).map((card) => (
        <SmallCard key={card} card={card} dim />
      ))}
      <Arrow />
      <Icon name="cards" size={28} color="#a8842c" />
    </Line>
  </Captioned>
);

export const Pair = ({ caption }: { caption: string }) => (
  <Captioned caption={caption}>
    <Line>
      <SmallCard card="parrot" />
      <SmallCard card="parrot" />
      <Arrow />
      <SmallCard card="rum" />
    </Line>
  </Captioned>
);

/** The chest tokens as they are shuffled. */
export const Tokens = ({ tokens, caption }: { tokens: readonly (number | 'empty' | 'snake')[]; caption: string }) => (
  <Captioned caption={caption}>
    <Line>
      {tokens.map((token, i) => (
        <Box
          key={i}
          style={{
            width: 32,
            height: 32,
            borderRadius: 16,
            backgroundColor: '#5b2f86',
            borderWidth: 2,
            borderColor: '#f6d27a',
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          {token === 'snake' ? (
            <Icon name="cartagena/snake" size={20} color="#ffe6a8" />
          ) : (
            <Text fixed color="#ffe6a8" style={{ fontFamily: FONTS.bodyExtra, fontSize: 14, lineHeight: 18 }}>
              {token === 'empty' ? '–' : `+${token}`}
            </Text>
          )}
        </Box>
      ))}
    </Line>
  </Captioned>
);
