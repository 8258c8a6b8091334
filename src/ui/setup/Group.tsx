import { Children, Fragment, type ReactNode } from 'react';
import { View } from 'react-native';
import { Panel } from '../Panel';
import { Text } from '../Text';
import { SPACE, useColors } from '../theme';

/** Rows that belong together, with a title and hairlines between them. */
export function Group({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const colors = useColors();
  const rows = Children.toArray(children);
  return (
    <View style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Text kind="question" role="heading" aria-level={2} style={{ marginLeft: 2, paddingVertical: 4 }}>
          {title}
        </Text>
        {/* A button beside the title keeps its 44 points without pushing the panel down. */}
        <View style={{ marginVertical: -SPACE.s }}>{aside}</View>
      </View>
      <Panel padding={0} style={{ borderRadius: 18, overflow: 'hidden' }}>
        {rows.map((row, i) => (
          <Fragment key={i}>
            {i === 0 ? null : <View style={{ height: 1, backgroundColor: colors.line, opacity: 0.7 }} />}
            {row}
          </Fragment>
        ))}
      </Panel>
    </View>
  );
}
