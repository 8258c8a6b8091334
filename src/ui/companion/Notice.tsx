import { type ReactNode } from 'react';
import { Wrap } from '../Box';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/drawing';
import { Text } from '../Text';
import { fade, RADIUS, SPACE, useColors } from '../theme';

/** One sentence that must not be missed: something cannot be right, or something to remember. */
export function Notice({
  kind = 'warning',
  icon,
  children,
  action,
}: {
  kind?: 'warning' | 'reminder';
  icon?: IconName;
  children: string;
  action?: ReactNode;
}) {
  const colors = useColors();
  const tint = kind === 'warning' ? colors.danger : colors.brass;
  return (
    <Wrap
      role={kind === 'warning' ? 'alert' : 'note'}
      style={{
        columnGap: SPACE.m,
        rowGap: SPACE.xs,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.s,
        borderRadius: RADIUS.panel,
        borderWidth: 1,
        borderColor: fade(tint, 0.7),
        backgroundColor: fade(tint, 0.1),
      }}
    >
      <Icon name={icon ?? (kind === 'warning' ? 'warning' : 'info')} size={22} color={tint} />
      <Text kind="small" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 180 }}>
        {children}
      </Text>
      {action}
    </Wrap>
  );
}
