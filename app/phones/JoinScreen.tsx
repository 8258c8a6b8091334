import { tidyLetters } from '@antilles/engine';
import { StackActions } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { Platform } from 'react-native';
import { isGameId } from '@/games/ids';
import { codeSchema } from '@/net/protocol';
import type { SeatKey } from '@/net/tableClient';
import type { RootScreenProps } from '../navigation/routes';
import { awayId } from './away';
import { TableMessage } from './TableMessage';
import { useAtTable, useTableOf, type Visited } from './tables';

/**
 * The key of a seat behind the # of a link: what stands there goes to no server. It is taken out of the address, so
 * that nobody reads it over a shoulder or finds it in the history.
 */
function keyInAddress(): readonly SeatKey[] {
  if (Platform.OS !== 'web') return [];
  const found = /^#seat=(\d)\.([\w-]{22,64})$/.exec(globalThis.location.hash);
  if (found === null) return [];
  globalThis.history.replaceState(globalThis.history.state, '', globalThis.location.pathname);
  return [{ seat: Number(found[1]), token: found[2] ?? '' }];
}

/** The way to a table by its link: which game it plays the table says. */
export function JoinScreen({ route, navigation }: RootScreenProps<'Join'>) {
  const code = tidyLetters(route.params.code);
  const isCode = codeSchema.safeParse(code).success;
  if (code === null || !isCode) return <TableMessage standing={{ kind: 'over', why: 'no-table' }} />;
  return <Joining code={code} navigation={navigation} />;
}

function Joining({ code, navigation }: { code: string; navigation: RootScreenProps<'Join'>['navigation'] }) {
  const [keys] = useState(keyInAddress);
  const visited = useTableOf(code, keys);
  if (visited === null || visited === 'nowhere') return <TableMessage standing={visited ?? { kind: 'joining' }} />;
  return <Arriving visited={visited} navigation={navigation} />;
}

function Arriving({ visited, navigation }: { visited: Visited; navigation: RootScreenProps<'Join'>['navigation'] }) {
  const { standing, room } = useAtTable(visited);
  const game = room?.game;
  useEffect(() => {
    if (game === undefined || !isGameId(game)) return;
    navigation.dispatch(StackActions.replace(game, { screen: 'Table', params: { saveId: awayId(visited.code) } }));
  }, [game, navigation, visited.code]);
  return <TableMessage standing={standing} />;
}
