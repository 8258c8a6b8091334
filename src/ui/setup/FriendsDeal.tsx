import { useNavigation, type NavigationProp, type ParamListBase } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { Deal, ReadDeal } from '@/session/dealCode';
import type { UndoRule } from '@/session/record';
import { SEAT_COLOURS, type TablePlayer } from '@/session/seats';
import { useWords } from '@/text';
import { Button } from '../Button';
import { LinkRow } from '../LinkRow';
import { Sheet } from '../overlays/Sheet';
import { useToast } from '../overlays/Toast';
import { Text } from '../Text';
import { SPACE } from '../theme';
import { tidyName } from '@/storage/names';
import { BOT_NAMES, type SeatDraft } from './seats';
import { useGameServices } from './services';
import { TextField } from './TextField';
import type { HouseRules } from './useSetup';

/** The way to a deal that somebody else has played: a row, and the sheet in which its code is typed. */
export function FriendsDealRow({ house }: { house: HouseRules }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <LinkRow name={t('deal.row')} line={t('deal.rowLine')} onPress={() => setOpen(true)} />
      <FriendsDealSheet open={open} house={house} onClose={() => setOpen(false)} />
    </>
  );
}

/** From this many letters on a code is looked at while it is typed. */
const WORTH_READING = 12;
const NOT_YET: ReadDeal = { ok: false, problem: 'not-a-code' };

/** A code as it is typed, what it says, and how its game begins. `onBegun` opens the table. */
export function useFriendsDeal({
  first = '',
  seats: drafts,
  undoRule,
  onBegun,
}: {
  /** The code it begins with, from a link. */
  first?: string;
  seats: readonly SeatDraft[];
  undoRule?: UndoRule | undefined;
  onBegun: (game: string, saveId: string) => void;
}) {
  const { t } = useWords();
  const { deals, begin } = useGameServices();
  const toast = useToast();
  const [code, setCode] = useState(first);
  const [tried, setTried] = useState(first !== '');
  const [busy, setBusy] = useState(false);
  const [read, setRead] = useState<ReadDeal>(NOT_YET);
  useEffect(() => {
    if (code === '') return undefined;
    let isStale = false;
    void deals.read(code).then((said) => {
      if (!isStale) setRead(said);
    });
    return () => {
      isStale = true;
    };
  }, [deals, code]);

  const start = async (): Promise<void> => {
    setTried(true);
    if (busy) return;
    setBusy(true);
    try {
      // What is on the screen may still be about the letters before the last one.
      const said = await deals.read(code);
      setRead(said);
      if (said.ok) {
        const { game, options, seed } = said.deal;
        const seats = seatsFor(said.deal, drafts);
        const save = await begin({ game, options, seed, seats, ...(undoRule === undefined ? {} : { undoRule }) });
        // A code says itself which game it is of.
        onBegun(game, save.id);
      }
    } catch {
      toast.fail(t('setup.startFailed'));
    }
    setBusy(false);
  };
  const write = (text: string): void => {
    setCode(text);
    setTried(text.replace(/[\s-]/g, '').length >= WORTH_READING);
  };
  const problem = read.ok || !tried || code === '' ? null : t(`deal.problem.${read.problem}`);
  return {
    fields: (
      <View style={{ gap: SPACE.m }}>
        <Text color="muted">{t('deal.explain')}</Text>
        <TextField
          label={t('deal.code')}
          value={code}
          onChange={write}
          problem={problem}
          onSubmit={() => void start()}
        />
        {read.ok ? <Text aria-live="polite">{told(read.deal, t)}</Text> : null}
      </View>
    ),
    button: (
      <Button
        label={t('deal.start')}
        disabled={!read.ok || busy}
        onRefused={() => {
          setTried(true);
          if (read.ok) toast.say(t('setup.starting'));
          else toast.refuse(t(`deal.problem.${read.problem}`));
        }}
        onPress={() => void start()}
      />
    ),
  };
}

/** Where the code of somebody else's deal is typed, whichever game it is of. */
export function FriendsDealSheet({ open, house, onClose }: { open: boolean; house: HouseRules; onClose: () => void }) {
  const { t } = useWords();
  const navigation = useNavigation<NavigationProp<ParamListBase>>();
  const { fields, button } = useFriendsDeal({
    seats: house.seats,
    undoRule: house.undoRule,
    onBegun: (game, saveId) => {
      onClose();
      navigation.getParent<NavigationProp<ParamListBase>>()?.navigate(game, { screen: 'Table', params: { saveId } });
    },
  });
  return (
    <Sheet open={open} title={t('deal.title')} onClose={onClose} place="centre" footer={button}>
      {fields}
    </Sheet>
  );
}

type Say = ReturnType<typeof useWords<'app'>>['t'];

/** "Cartagena: 1 person and 2 bots." */
function told({ game, seats }: Deal, t: Say): string {
  const people = seats.filter((level) => level === null).length;
  return t('deal.found', {
    game: t(`game.${game as 'cartagena'}`),
    people: t('deal.people', { count: people }),
    bots: t('deal.bots', { count: seats.length - people }),
  });
}

/** Who sits where: people by the names that are laid here, bots as in the deal. */
export function seatsFor({ seats }: Pick<Deal, 'seats'>, drafts: readonly SeatDraft[]): readonly TablePlayer[] {
  const people = drafts.filter(({ bot }) => bot === null).map(({ name }) => tidyName(name));
  const taken: string[] = [];
  return seats.map((level, seat) => {
    const isFree = (name: string): boolean => name !== '' && !taken.includes(name);
    const name =
      level === null
        ? (people.find(isFree) ?? `${seat + 1}`)
        : (BOT_NAMES.find((bot) => isFree(bot) && !people.includes(bot)) ?? `${seat + 1}`);
    taken.push(name);
    return { name, colour: SEAT_COLOURS[seat] ?? 'red', bot: level };
  });
}
