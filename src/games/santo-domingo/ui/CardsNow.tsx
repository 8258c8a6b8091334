import type { Seat } from '@antilles/engine';
import { useSpeaker } from '@/text';
import { Box } from '@/ui/Box';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE } from '@/ui/theme';
import { CARDS } from '../rules/cards';
import type { View } from '../rules/view';
import { cardKey } from './art';
import { nowText } from './nowText';
import { RolePicture } from './RoleCard';

/** What each card in hand would do now: in full where there is room. */
export function CardsNow({ view, seat }: { view: View; seat: Seat }) {
  const words = useSpeaker('santo-domingo', []);
  const holds = view.players[seat]?.holds ?? [];
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text kind="section" color="muted">
        {words.word('choose.reference')}
      </Text>
      <Box style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: SPACE.m, columnGap: SPACE.l }}>
        {CARDS.map((card) => (
          <Box
            key={card}
            style={{
              flexDirection: 'row',
              gap: SPACE.m,
              flexBasis: '46%',
              flexGrow: 1,
            }}
          >
            <Box style={{ opacity: holds.includes(card) ? 1 : 0.5 }}>
              <RolePicture card={card} width={66} height={46} radius={RADIUS.small} />
            </Box>
            <Box style={{ flex: 1 }}>
              <Text kind="strong" color={holds.includes(card) ? 'text' : 'muted'}>
                <Text style={{ fontFamily: FONTS.displayBold }}>{`${card}  `}</Text>
                {words.word(cardKey(card))}
              </Text>
              <Text kind="small" color="muted">
                {holds.includes(card) ? nowText(words, view, seat, card) : words.word('choose.spent')}
              </Text>
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
