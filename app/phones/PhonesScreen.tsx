import { tidyLetters } from '@antilles/engine';
import { useEffect, useState } from 'react';
import { Platform, View } from 'react-native';
import { isGameId } from '@/games/ids';
import { GAME_IDS, shelfOf } from '@/games/shelf';
import { codeSchema } from '@/net/protocol';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { Header } from '@/ui/Header';
import { Icon } from '@/ui/icons/Icon';
import { LinkRow } from '@/ui/LinkRow';
import { Panel } from '@/ui/Panel';
import { Screen } from '@/ui/Screen';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { Group } from '@/ui/setup/Group';
import { TextField } from '@/ui/setup/TextField';
import { Text } from '@/ui/Text';
import { SPACE, useColors, useTheme } from '@/ui/theme';
import type { RootScreenProps } from '../navigation/routes';
import { askHost, hostAddress, rememberAddress, tablesHere, wholeAddress, type About } from './kept';

/** So many of the last are offered. */
const MOST_TABLES = 5;

/** Several phones at one table: join one by its code, or open one. */
export function PhonesScreen({ navigation }: RootScreenProps<'Phones'>) {
  const { t } = useWords('phones');
  const { t: shell } = useWords();
  const colors = useColors();
  const { contrast } = useTheme();
  const goBack = useGoBack();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { host, ask, unanswered } = useHost();
  const letters = tidyLetters(code);
  const isCode = codeSchema.safeParse(letters).success;
  const join = (): void => {
    if (letters !== null && isCode) navigation.navigate('Join', { code: letters });
    else setTried(true);
  };
  return (
    <Screen accent="brass" scroll maxWidth={620} header={<Header title={t('title')} onBack={goBack} />}>
      <View style={{ gap: SPACE.l, paddingVertical: SPACE.s }}>
        <Text>{t('line')}</Text>
        {host === 'there' ? <OwnTables onJoin={(own) => navigation.navigate('Join', { code: own })} /> : null}
        {host === 'none' ? <WhereIsTheHost unanswered={unanswered} onAddress={ask} /> : null}
        {/* A code leads nowhere as long as nobody knows whom to ask. */}
        {host === 'none' ? null : (
          <Group title={t('join')}>
            <View style={{ gap: SPACE.m, padding: SPACE.m }}>
              <TextField
                label={t('code')}
                value={code}
                onChange={setCode}
                onSubmit={join}
                problem={tried && !isCode ? t('codeProblem') : null}
              />
              <Button label={t('joinDo')} onPress={join} />
            </View>
          </Group>
        )}
        {host === 'there' ? (
          <Group title={t('open')}>
            <Text color="muted" style={{ paddingHorizontal: SPACE.m, paddingTop: SPACE.s }}>
              {t('openLine')}
            </Text>
            {GAME_IDS.map((game) => (
              <LinkRow
                key={game}
                name={shell(`game.${game}`)}
                line={shell('home.players', shelfOf(game).seats)}
                icon={<Icon name={`emblem/${game}`} size={28} color={contrast ? colors.text : colors[game]} />}
                onPress={() => navigation.navigate(game, { screen: 'Setup', params: { phones: 'yes' } })}
              />
            ))}
          </Group>
        ) : null}
      </View>
    </Screen>
  );
}

/** The tables somebody at this phone was at, and can go back to without a code. */
function OwnTables({ onJoin }: { onJoin: (code: string) => void }) {
  const { t } = useWords('phones');
  const { t: shell } = useWords();
  const colors = useColors();
  const { contrast } = useTheme();
  const [tables, setTables] = useState<readonly { readonly code: string; readonly about: About }[]>([]);
  useEffect(() => {
    let here = true;
    void tablesHere().then((found) => {
      if (here) setTables(found);
    });
    return () => {
      here = false;
    };
  }, []);
  if (tables.length === 0) return null;
  return (
    <Group title={t('yours')}>
      {tables
        .slice(0, MOST_TABLES)
        .map(({ code, about: { game, names } }) =>
          isGameId(game) ? (
            <LinkRow
              key={code}
              name={shell(`game.${game}`)}
              line={names.length === 0 ? t('yoursLook') : t('yoursSeats', { names: names.join(', ') })}
              icon={<Icon name={`emblem/${game}`} size={28} color={contrast ? colors.text : colors[game]} />}
              onPress={() => onJoin(code)}
            />
          ) : null,
        )}
    </Group>
  );
}

function WhereIsTheHost({
  unanswered,
  onAddress,
}: {
  /** What somebody wrote and nobody answered to; null: nothing was tried. */
  unanswered: string | null;
  onAddress: (address: string) => void;
}) {
  const { t } = useWords('phones');
  const [written, setWritten] = useState(unanswered ?? '');
  const [problem, setProblem] = useState(unanswered === null ? null : t('failed.unreachable'));
  const go = (): void => {
    const address = wholeAddress(written);
    setProblem(address === null ? t('addressProblem') : null);
    if (address !== null) onAddress(address);
  };
  return (
    <Panel kind="raised">
      <View style={{ gap: SPACE.m }}>
        <Text kind="strong">{t('noHost')}</Text>
        <Text color="muted">{t('noHostLine')}</Text>
        <TextField label={t('address')} value={written} onChange={setWritten} onSubmit={go} problem={problem} />
        <Text kind="small" color="muted">
          {t('addressLine')}
        </Text>
        <Button kind="secondary" label={t('addressDo')} onPress={go} />
      </View>
    </Panel>
  );
}

/** Whether there is a host where this page is from, or at the address somebody wrote. */
function useHost() {
  const [host, setHost] = useState<'asking' | 'there' | 'none'>('asking');
  const [unanswered, setUnanswered] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    void hostAddress()
      .then((address) => (address === null ? null : askHost(address)))
      .then((found) => {
        if (here) setHost(found === null ? 'none' : 'there');
      });
    return () => {
      here = false;
    };
  }, []);
  const ask = (address: string): void => {
    // A page may only speak to where it is from: the host has a page of its own.
    if (Platform.OS === 'web') return globalThis.location.assign(`${address}/phones`);
    setHost('asking');
    void askHost(address).then(async (found) => {
      if (found !== null) await rememberAddress(address);
      setUnanswered(found === null ? address : null);
      setHost(found === null ? 'none' : 'there');
    });
  };
  return { host, ask, unanswered };
}
