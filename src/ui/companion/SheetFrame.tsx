import { Fragment, useState, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { useWords } from '@/text';
import { useAccentColor } from '../accent';
import { usePosterHead } from '../art/PosterHead';
import { BottomBar } from '../BottomBar';
import { Header } from '../Header';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/drawing';
import { IconButton } from '../IconButton';
import { Menu, type MenuItem } from '../Menu';
import { useToast } from '../overlays/Toast';
import { Screen } from '../Screen';
import { useGoBack } from '../setup';
import { OverSky } from '../sky';
import { SPACE, useColors, type Accent } from '../theme';
import { useLayout } from '../useLayout';
import { PlayersSheet } from './PlayersSheet';
import { useGoToList } from './routes';
import { Scroll } from './Scroll';
import { useRemoveSheet } from './useRemoveSheet';
import type { OpenSheet } from './useSheet';

/** As much of the screen as what is pinned at the bottom may take; more of it scrolls there. */
const MOST_BAR = 0.58;
/** With large words the head of the screen takes more as well. */
const MOST_LARGE = 0.45;

/** Something else a sheet can do, behind the three dots. */
export interface SheetDeed {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly icon: IconName;
  readonly onPick: () => void;
}

/**
 * The screen of any sheet: title, undo, redo, menu, what scrolls, and a bar.
 * On a wide screen `aside` stands beside the rest; on a phone it comes first, or stays pinned above what scrolls.
 */
export function SheetFrame({
  open,
  accent,
  emblem,
  title,
  subtitle,
  deeds = [],
  tabs,
  pinned,
  aside,
  bar,
  extra,
  over = false,
  children,
}: {
  open: Pick<OpenSheet<unknown>, 'sheet' | 'seats' | 'people' | 'undo' | 'redo'>;
  accent: Accent;
  emblem?: IconName | undefined;
  title: string;
  subtitle?: string | undefined;
  deeds?: readonly SheetDeed[];
  /** The parts of the sheet, under the header. */
  tabs?: ReactNode;
  /** Stays in sight above what scrolls; on a wide screen it stands beside it. */
  pinned?: ReactNode;
  aside?: ReactNode;
  /** Pinned at the bottom. */
  bar?: ReactNode;
  /** Sheets and the like. */
  extra?: ReactNode;
  /** It shows a result: the game's place is its head, and the bar scrolls with the rest where the screen is short. */
  over?: boolean;
  children: ReactNode;
}) {
  const { t } = useWords('companion');
  const layout = useLayout();
  const goBack = useGoBack();
  const [menu, setMenu] = useState(false);
  const [players, setPlayers] = useState(false);
  const goToList = useGoToList();
  const remove = useRemoveSheet();
  const panes = layout.twoPane && !layout.largeText && (pinned !== undefined || aside !== undefined);
  const maxWidth = panes ? 1120 : 680;
  const head = usePosterHead(accent, true);
  const scene = over ? head : null;
  const Over = scene === null ? Fragment : OverSky;
  const loose = over && (layout.largeText || layout.size === 'small');
  return (
    <Screen accent={accent} margin={0} scene={scene}>
      <View style={{ width: '100%', maxWidth, alignSelf: 'center', paddingHorizontal: SPACE.l }}>
        <Over>
          <SheetHeader
            emblem={layout.size === 'wide' ? emblem : undefined}
            title={title}
            subtitle={subtitle}
            onBack={goBack}
            undo={open.undo}
            redo={open.redo}
            onMenu={() => setMenu(true)}
          />
        </Over>
        {tabs === undefined || layout.largeText ? null : <View style={{ paddingBottom: SPACE.s }}>{tabs}</View>}
      </View>
      <SheetBody panes={panes} maxWidth={maxWidth} pinned={pinned} aside={aside} bar={bar}>
        {/* Large words need the room: then the parts scroll with the rest. */}
        {layout.largeText ? tabs : null}
        {children}
        {loose ? bar : null}
      </SheetBody>
      {bar === undefined || loose ? null : (
        <BottomBar>
          {/* However large the words are, what it is about stays in sight above it. */}
          <ScrollView
            keyboardShouldPersistTaps="handled"
            alwaysBounceVertical={false}
            style={{ flexGrow: 0, maxHeight: layout.height * (layout.largeText ? MOST_LARGE : MOST_BAR) }}
            // Not to cut off the shadow of a button.
            contentContainerStyle={{ paddingBottom: 4 }}
          >
            <View style={{ width: '100%', maxWidth: panes ? 900 : 680, alignSelf: 'center' }}>{bar}</View>
          </ScrollView>
        </BottomBar>
      )}
      <SheetMenu
        open={menu}
        deeds={[
          {
            id: 'players',
            label: t('seats.title'),
            note: t('seats.menuLine'),
            icon: 'people',
            onPick: () => setPlayers(true),
          },
          ...deeds,
        ]}
        onRemove={() => void remove(open.sheet.id).then((gone) => gone && goToList())}
        onClose={() => setMenu(false)}
        title={t('menu')}
      />
      <PlayersSheet open={open} shown={players} onClose={() => setPlayers(false)} />
      {extra}
    </Screen>
  );
}

function SheetBody({
  panes,
  maxWidth,
  pinned,
  aside,
  bar,
  children,
}: {
  panes: boolean;
  maxWidth: number;
  pinned: ReactNode;
  aside: ReactNode;
  bar: ReactNode;
  children: ReactNode;
}) {
  const below = bar === undefined ? SPACE.xxl : SPACE.l;
  const sides = { paddingHorizontal: SPACE.l } as const;
  if (panes) {
    return (
      <View style={{ flex: 1, flexDirection: 'row', width: '100%', maxWidth, alignSelf: 'center' }}>
        <Scroll style={{ flex: 1 }} inside={[sides, { paddingBottom: below, gap: SPACE.l, paddingTop: SPACE.xs }]}>
          {pinned}
          {aside}
        </Scroll>
        <Scroll style={{ flex: 1.15 }} inside={[sides, { paddingBottom: below, gap: SPACE.l, paddingTop: SPACE.xs }]}>
          {children}
        </Scroll>
      </View>
    );
  }
  return (
    <>
      {pinned === undefined ? null : (
        <View style={[{ width: '100%', maxWidth, alignSelf: 'center', paddingBottom: SPACE.s }, sides]}>{pinned}</View>
      )}
      <Scroll
        style={{ flex: 1 }}
        inside={[
          sides,
          { width: '100%', maxWidth, alignSelf: 'center', paddingBottom: below, paddingTop: SPACE.xs, gap: SPACE.l },
        ]}
      >
        {aside}
        {children}
      </Scroll>
    </>
  );
}

function SheetHeader({
  emblem,
  title,
  subtitle,
  onBack,
  undo,
  redo,
  onMenu,
}: {
  emblem: IconName | undefined;
  title: string;
  subtitle: string | undefined;
  onBack: () => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  onMenu: () => void;
}) {
  const { t } = useWords('companion');
  const { refuse } = useToast();
  const colors = useColors();
  const tint = useAccentColor();
  return (
    <Header
      title={title}
      subtitle={subtitle}
      emblem={emblem === undefined ? undefined : <Icon name={emblem} size={28} color={tint} />}
      onBack={onBack}
      right={
        <>
          <IconButton
            icon={<Icon name="undo" color={colors.text} />}
            label={t('undo')}
            disabled={undo === null}
            onPress={() => undo?.()}
            onRefused={() => refuse(t('nothingToUndo'))}
          />
          {/* Only there after a step back: the title needs the room. */}
          {redo === null ? null : (
            <IconButton icon={<Icon name="redo" color={colors.text} />} label={t('redo')} onPress={redo} />
          )}
          <IconButton icon={<Icon name="more" color={colors.text} />} label={t('menu')} onPress={onMenu} />
        </>
      }
    />
  );
}

function SheetMenu({
  open,
  title,
  deeds,
  onRemove,
  onClose,
}: {
  open: boolean;
  title: string;
  deeds: readonly SheetDeed[];
  onRemove: () => void;
  onClose: () => void;
}) {
  const { t } = useWords('companion');
  const colors = useColors();
  const items: MenuItem[] = [
    ...deeds.map(({ id, label, note, icon }) => ({
      id,
      label,
      note,
      icon: <Icon name={icon} size={24} color={colors.text} />,
    })),
    { id: 'delete', label: t('delete.do'), icon: <Icon name="trash" color={colors.danger} />, danger: true },
  ];
  return (
    <Menu
      open={open}
      title={title}
      items={items}
      onPick={(id) => (id === 'delete' ? onRemove() : deeds.find((deed) => deed.id === id)?.onPick())}
      onClose={onClose}
    />
  );
}
