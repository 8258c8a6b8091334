import { StyleSheet } from 'react-native';
import type { SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { BOX_NONE } from '@/ui/boxNone';
import { Icon } from '@/ui/icons/Icon';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SPACE, useColors } from '@/ui/theme';
import { placeKey } from '../rules/events';
import type { Location } from '../rules/state';
import { placeIcon } from './art';
import { BAR, type Sight } from './geometry';
import { groupsAt, type MapLook } from './mapLook';
import { Pirate } from './Pirate';
import { placeLabel } from './Places';
import { useLight } from './scene/useLight';

/**
 * What of a long path is out of sight: a slim bar for the prison and for the goal, and a word about landing spaces. All of
 * it can be reached on the map itself, so that screen readers and keyboards pass over these.
 */
export function Bars({
  sight,
  look,
  words,
  onTap,
  onGo,
}: {
  sight: Sight;
  look: MapLook;
  words: SpeakerOf<'cartagena'>;
  onTap: (location: Location) => void;
  onGo: (location: Location) => void;
}) {
  return (
    <Box aria-hidden style={[StyleSheet.absoluteFill, BOX_NONE]}>
      <Box style={[BOX_NONE, { alignItems: 'center', gap: 4 }]}>
        {sight.start ? <PlaceBar place="start" {...{ look, words, onTap }} /> : null}
        <More spaces={sight.above} icon="up" words={words} onGo={onGo} />
      </Box>
      <Box style={{ flex: 1, pointerEvents: 'none' }} />
      <Box style={[BOX_NONE, { alignItems: 'center', gap: 4 }]}>
        <More spaces={sight.below} icon="down" words={words} onGo={onGo} />
        {sight.goal ? <PlaceBar place="goal" {...{ look, words, onTap }} /> : null}
      </Box>
    </Box>
  );
}

function PlaceBar({
  place,
  look,
  words,
  onTap,
}: {
  place: 'start' | 'goal';
  look: MapLook;
  words: SpeakerOf<'cartagena'>;
  onTap: (location: Location) => void;
}) {
  const colors = useColors();
  const light = useLight();
  const { kind } = look.view.route;
  const groups = groupsAt(look, place).filter(({ count, ghost }) => count > 0 || ghost);
  const target = groups.some(({ ghost }) => ghost);
  return (
    <Box style={{ alignSelf: 'stretch', paddingHorizontal: 6, paddingVertical: 2 }}>
      <Tap label={placeLabel(words, look, place)} stop={false} onPress={() => onTap(place)} style={{ minHeight: BAR }}>
        <Row
          style={{
            height: BAR,
            paddingHorizontal: SPACE.s,
            borderRadius: RADIUS.panel,
            borderWidth: target ? 2 : 1,
            borderColor: target ? light.ring : colors.line,
            backgroundColor: fade(colors.surface, 0.94),
          }}
        >
          <Icon name={placeIcon(place, kind)} size={20} color={colors.muted} />
          <Text kind="strong" fixed numberOfLines={1} style={{ flexShrink: 1, marginRight: 'auto', fontSize: 14 }}>
            {words.say({ key: placeKey(place, kind).replace('place.', 'panel.') })}
          </Text>
          {groups.map(({ owner, colour, count, lit, ghost }) => (
            <Row key={owner} gap={1}>
              <Pirate color={colour} height={30} lit={lit} ghost={ghost && count === 0} />
              <Text fixed style={{ fontFamily: FONTS.bodyExtra, fontSize: 14, lineHeight: 18, minWidth: 9 }}>
                {count}
              </Text>
            </Row>
          ))}
        </Row>
      </Tap>
    </Box>
  );
}

/** Spaces out of sight where somebody would land; a tap brings the nearest into sight. */
function More({
  spaces,
  icon,
  words,
  onGo,
}: {
  spaces: readonly number[];
  icon: 'up' | 'down';
  words: SpeakerOf<'cartagena'>;
  onGo: (location: Location) => void;
}) {
  const light = useLight();
  const nearest = icon === 'up' ? spaces[spaces.length - 1] : spaces[0];
  if (nearest === undefined) return null;
  const text = words.word('table.also', { spaces: words.list(spaces.map(String)) });
  return (
    <Tap label={text} stop={false} onPress={() => onGo(nearest)} style={{ minHeight: 30 }}>
      <Row gap={6} style={{ height: 30, borderRadius: 15, paddingHorizontal: SPACE.m, backgroundColor: light.ring }}>
        <Icon name={`chevron-${icon}`} size={16} color={light.on} />
        <Text fixed color={light.on} style={{ fontFamily: FONTS.bodyExtra, fontSize: 14, lineHeight: 18 }}>
          {text}
        </Text>
      </Row>
    </Tap>
  );
}
