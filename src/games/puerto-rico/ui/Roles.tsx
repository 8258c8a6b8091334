import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker } from '@/text';
import { Box } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { Shape } from '@/ui/Shape';
import { fade, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { roleOf, type RoleCard } from '../rules/roleCards';
import type { View } from '../rules/view';
import { place, roleIcon, roleKey } from './art';
import { ChoiceCard } from './Choices';
import { Coin } from './pieces';
import { roleText } from './roleText';

/** The role cards: what each would give, what lies on it, who has it. */
export function Roles({
  view,
  seats,
  chooser,
  asking,
  picked,
  hinted,
  onPick,
  onRead,
  onRefuse,
}: {
  view: View;
  seats: readonly TablePlayer[];
  chooser: Seat;
  /** Whether a role is to be chosen now. */
  asking: boolean;
  picked: RoleCard | null;
  hinted: RoleCard | null;
  onPick: (role: RoleCard) => void;
  onRead: (section: string) => void;
  /** Null: it is not the time. */
  onRefuse: (reason: string | null) => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const { size, twoPane, largeText } = useLayout();
  const small = size === 'small';
  const narrow = size === 'small' && !twoPane;
  const wide = size === 'wide' && !largeText;
  // Five players have two roles more, and one row of others more.
  const low = view.players.length === 5 && size === 'phone' && !largeText;
  const basis = largeText || narrow ? '100%' : wide ? '23%' : '47%';
  const cell = { flexGrow: 1, flexBasis: basis, minWidth: 0 } as const;
  return (
    <Box
      role="radiogroup"
      aria-label={words.word('ui.roles')}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: low ? 4 : wide ? SPACE.s : 6, padding: 3 }}
    >
      {view.roles.map(({ role, doubloons, taker }) => {
        const owner = taker === null ? undefined : seats[taker];
        const name = words.word(roleKey(role));
        const took = owner && words.word('ui.tookIt', { name: owner.name });
        const { line, spoken } = took ? { line: took, spoken: took } : roleText(words, view, chooser, role);
        return (
          <Anchor key={role} name={place.role(role)} style={cell}>
            <ChoiceCard
              compact
              low={low}
              style={{ flexGrow: 1 }}
              title={name}
              line={line}
              tall={wide}
              label={`${name}. ${spoken}`}
              on={picked === role}
              hinted={hinted === role}
              refused={owner !== undefined || !asking}
              left={
                <Icon
                  name={roleIcon(role)}
                  size={wide ? 32 : small ? 22 : 26}
                  color={owner ? fade(colors.muted, 0.55) : asking ? '#2f6b38' : colors.muted}
                />
              }
              mark={owner ? <Shape color={owner.colour} size={13} /> : null}
              corner={doubloons > 0 && !owner ? <Coin amount={doubloons} size={22} /> : null}
              onPress={() => onPick(role)}
              onRead={() => onRead(roleOf(role))}
              onRefused={() => onRefuse(owner ? 'role-taken' : null)}
            />
          </Anchor>
        );
      })}
    </Box>
  );
}
