import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { useWords } from '@/text';
import { Menu, type MenuItem } from '../Menu';
import { SPEEDS, useSettings } from '../settings';
import { useGoHome, type GameRoutes } from '../setup/gameRoutes';
import { DealCodeSheet, isDealSecret } from './DealCodeSheet';
import type { GameTable } from './useGameTable';
import type { TakingBack } from './useTakingBack';

/** What can lie over a table. */
export type TableOverlay = 'log' | 'menu' | 'speed' | 'curtain' | 'since' | 'code' | 'others';

type Item =
  'code' | 'since' | 'others' | 'undo-turn' | 'redo' | 'redo-turn' | 'replay' | 'rules' | 'speed' | 'settings' | 'home';

/** The menus of a table: what can be done, how fast things move, and what little the curtain offers. */
export function TableMenus<Action, View, Event>({
  table,
  title,
  open,
  since,
  takingBack,
  onOpen,
  onRules,
}: {
  table: GameTable<Action, View, Event>;
  title: string;
  open: TableOverlay | null;
  /** Whether something happened since the last turn of whoever is asked. */
  since: boolean;
  takingBack: TakingBack;
  onOpen: (overlay: TableOverlay | null) => void;
  onRules: () => void;
}) {
  const { t } = useWords('engine');
  const { settings, change } = useSettings();
  const goHome = useGoHome();
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  const { session, show, others } = table;
  const { turn, redo } = show.snapshot;
  const close = (): void => onOpen(null);
  const items: readonly (MenuItem<Item> | false)[] = [
    since && { id: 'since', label: t('since.menu'), icon: 'history' },
    turn.undo && { id: 'undo-turn', label: t('table.undo.turn'), icon: 'undo' },
    redo && { id: 'redo', label: t('table.redo.label'), icon: 'redo' },
    turn.redo && { id: 'redo-turn', label: t('table.redo.turn'), icon: 'redo' },
    // A game whose truth lies elsewhere is looked at again once it is here.
    session.seed !== null && { id: 'replay', label: t('replay.menu'), icon: 'previous' },
    session.branch === null &&
      session.seed !== null && {
        id: 'code',
        label: t('dealCode.menu'),
        icon: 'share',
        ...(isDealSecret(session) ? { disabled: true, note: t('dealCode.later') } : {}),
      },
    others !== undefined && { id: 'others', label: others.label, icon: 'people' },
    { id: 'rules', label: t('table.rules'), icon: 'book' },
    { id: 'speed', label: t('table.speed'), icon: 'speed' },
    { id: 'settings', label: t('table.settings'), icon: 'gear' },
    { id: 'home', label: t('table.leave'), icon: 'home' },
  ];
  const pick = (id: Item): void => {
    onOpen(id === 'speed' || id === 'since' || id === 'code' || id === 'others' ? id : null);
    switch (id) {
      case 'code':
      case 'others':
      case 'since':
      case 'speed':
        return;
      case 'undo-turn':
        return takingBack.undo('turn');
      case 'redo':
        return takingBack.redo('action');
      case 'redo-turn':
        return takingBack.redo('turn');
      case 'replay':
        return navigation.navigate('Replay', { saveId: session.id });
      case 'rules':
        return onRules();
      case 'home':
        return goHome();
      case 'settings':
        return navigation.getParent<NavigationProp<{ Settings: undefined }>>()?.navigate('Settings');
    }
  };
  return (
    <>
      {others === undefined ? null : <others.Sheet open={open === 'others'} onClose={close} />}
      <DealCodeSheet open={open === 'code'} session={session} onClose={close} />
      <Menu
        open={open === 'menu'}
        title={title}
        items={items.filter((item) => item !== false)}
        onPick={pick}
        onClose={close}
      />
      <Menu
        open={open === 'speed'}
        title={t('table.speed')}
        items={SPEEDS.map((speed) => ({ id: speed, label: t(`table.speeds.${speed}`) }))}
        value={settings.speed}
        onPick={(speed) => {
          change({ speed });
          close();
        }}
        onClose={close}
      />
      <Menu
        open={open === 'curtain'}
        title={title}
        items={[
          {
            id: 'undo' as const,
            label: t('table.takeBack'),
            icon: 'undo',
            ...(takingBack.why === null ? {} : { disabled: true, note: takingBack.why }),
          },
          ...(redo ? [{ id: 'redo' as const, label: t('table.redo.label'), icon: 'redo' as const }] : []),
          { id: 'home' as const, label: t('table.leave'), icon: 'home' },
        ]}
        onPick={(id) => {
          close();
          if (id === 'undo') takingBack.undo('action');
          else if (id === 'redo') takingBack.redo('action');
          else goHome();
        }}
        onRefused={() => table.refuse(takingBack.why ?? '')}
        onClose={close}
      />
    </>
  );
}
