import { Box, Row } from '@/ui/Box';
import { WhileOpen } from '@/ui/overlays/WhileOpen';
import { useState } from 'react';
import type { SpeakerOf } from '@/text';
import { CardBack } from '@/ui/cards/PlayingCard';
import { Vignette } from '@/ui/art/Vignette';
import { Anchor } from '@/ui/flights/Anchor';
import { useLanded } from '@/ui/flights/useFlights';
import { Icon } from '@/ui/icons/Icon';
import { Sheet } from '@/ui/overlays/Sheet';
import { inSlices } from '@/ui/table/useHeld';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE, useColors } from '@/ui/theme';
import { COPIES, SYMBOL_OF, type Card } from '../rules/deck';
import { SYMBOLS } from '../rules/route';
import type { View as CartagenaView } from '../rules/view';
import { looksDark, place, SYMBOL_INK, symbolIcon, symbolKey } from './art';
import { TapOver } from '@/ui/TapOver';
import { symbols } from './art/pictures';
import { Pill } from './Space';
import { SymbolCard } from './SymbolCard';

/** The draw pile and the discards; a tap tells what is known about them. */
export function Piles({
  view,
  words,
  height,
  flat = false,
}: {
  view: CartagenaView;
  words: SpeakerOf<'cartagena'>;
  height: number;
  /** Side by side instead of one below the other. */
  flat?: boolean;
}) {
  const colors = useColors();
  const [open, openNow] = useState(false);
  const setOpen = inSlices(openNow);
  // A card that is still on its way does not lie there yet.
  const landed = useLanded(place.discard, view.discard.length);
  const top = view.discard[landed - 1];
  const half = flat ? Math.min(50, height) : Math.max(30, Math.floor((height - 6) / 2));
  const label = words.word('table.piles', { draw: view.drawSize, discard: view.discard.length });
  return (
    <>
      <TapOver
        label={label}
        onPress={() => setOpen(true)}
        style={flat ? { minHeight: 44 } : { paddingTop: 14 }}
        radius={RADIUS.card}
      >
        <Box style={{ flexDirection: flat ? 'row' : 'column', gap: 6 }}>
          <Anchor name={place.draw}>
            <CardBack width={50} height={half}>
              <Text fixed color="#ffffff" style={{ fontFamily: FONTS.displayBold, fontSize: 20, lineHeight: 24 }}>
                {view.drawSize}
              </Text>
            </CardBack>
          </Anchor>
          <Anchor name={place.discard}>
            <Box
              style={{
                width: 50,
                height: half,
                borderRadius: RADIUS.card,
                borderWidth: 1.5,
                borderStyle: top === undefined ? 'dashed' : 'solid',
                borderColor: top === undefined ? colors.line : colors.parchmentEdge,
                overflow: 'hidden',
                alignItems: 'center',
                justifyContent: 'center',
              }}
            >
              {top === undefined ? (
                <Icon name="hand" size={18} color={colors.muted} />
              ) : (
                <Vignette picture={symbols[SYMBOL_OF[top]]} width={50} height={half}>
                  <Icon name={symbolIcon(SYMBOL_OF[top])} size={24} color={colors.text} />
                </Vignette>
              )}
              {landed < 2 ? null : (
                <Box style={{ position: 'absolute', right: 1, bottom: 1 }}>
                  <Pill ground={colors.parchment} edge={colors.ink} ink={colors.ink} text={String(landed)} />
                </Box>
              )}
            </Box>
          </Anchor>
        </Box>
      </TapOver>
      <WhileOpen open={open}>
        <PilesSheet view={view} words={words} open={open} onClose={() => setOpen(false)} />
      </WhileOpen>
    </>
  );
}

function PilesSheet({
  view,
  words,
  open,
  onClose,
}: {
  view: CartagenaView;
  words: SpeakerOf<'cartagena'>;
  open: boolean;
  onClose: () => void;
}) {
  const colors = useColors();
  const own = view.viewer === null ? null : view.players[view.viewer]?.hand;
  const inDiscard = (symbol: string): number => view.discard.filter((card) => SYMBOL_OF[card] === symbol).length;
  const inHand = (symbol: string): number => own?.filter((card) => SYMBOL_OF[card] === symbol).length ?? 0;
  const dark = view.options.scoundrels ? view.discard.filter((card) => looksDark(card, true)).length : null;
  return (
    <Sheet open={open} title={words.word('piles.title')} subtitle={words.word('piles.line')} onClose={onClose}>
      <Box style={{ gap: SPACE.s }}>
        {SYMBOLS.map((symbol) => (
          <Row
            key={symbol}
            accessible
            role="group"
            aria-label={words.word('piles.row', {
              symbol: words.word(symbolKey(symbol)),
              discarded: inDiscard(symbol),
              unseen: COPIES - inDiscard(symbol) - inHand(symbol),
            })}
            gap={SPACE.m}
            style={{ minHeight: 40 }}
          >
            <Box
              style={{
                width: 36,
                height: 36,
                borderRadius: 8,
                backgroundColor: colors.parchment,
                alignItems: 'center',
                justifyContent: 'center',
              }}
            >
              <Icon name={symbolIcon(symbol)} size={26} color={SYMBOL_INK[symbol]} />
            </Box>
            <Text style={{ flex: 1 }}>
              {words.word('piles.row', {
                symbol: words.word(symbolKey(symbol)),
                discarded: inDiscard(symbol),
                unseen: COPIES - inDiscard(symbol) - inHand(symbol),
              })}
            </Text>
          </Row>
        ))}
        {dark === null ? null : <Text color="muted">{words.word('piles.dark', { count: dark })}</Text>}
        {view.drawTop.length === 0 ? null : (
          <Box style={{ gap: SPACE.s }}>
            <Text kind="strong">{words.word('piles.known')}</Text>
            <Box style={{ flexDirection: 'row', gap: SPACE.s }}>
              {view.drawTop.map((card: Card, i) => (
                <SymbolCard
                  key={i}
                  card={card}
                  dark={looksDark(card, view.options.scoundrels)}
                  width={60}
                  height={80}
                />
              ))}
            </Box>
          </Box>
        )}
        {view.chests === null ? null : (
          <Text color="muted">
            {words.word('piles.chests', {
              covered: view.chests.covered.length,
              open:
                view.chests.open.length === 0
                  ? '–'
                  : view.chests.open.map((token) => words.word(`token.${token}`)).join(', '),
            })}
          </Text>
        )}
      </Box>
    </Sheet>
  );
}
