import { luckFrom } from '@antilles/engine';
import { useState } from 'react';
import { useWords, type SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/icons/Icon';
import { IconButton } from '@/ui/IconButton';
import { Sheet } from '@/ui/overlays/Sheet';
import { useToast } from '@/ui/overlays/Toast';
import { Segmented } from '@/ui/Segmented';
import { useGameServices } from '@/ui/setup';
import { shareText } from '@/ui/shareText';
import { Switch } from '@/ui/Switch';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { dailyDeal } from '@/session/daily';
import { entry as dominionEntry } from '@/games/dominion';
import { drawKingdom, fits, RECOMMENDED, setsIn, type Wishes } from '../rules/kingdoms';
import { parseOptions } from '../rules/options';
import { BOXES, type CardId } from '../rules/printed';
import { cardKey } from './art';
import { KingdomCards, KingdomStrip } from './KingdomCards';
import { isFavourite, KINGDOM_SETS, sameKingdom, withFavourite, type KingdomMemory } from './kingdomMemory';
import { knownKingdom } from './knownKingdom';

/** A kingdom, and the deal when it is to be a certain one. */
export interface ChosenKingdom {
  readonly kingdom: readonly CardId[];
  /** Null: dealt when the game starts. */
  readonly seed: number | null;
}

/** What it takes to play the same as somebody else. */
export interface Friends {
  /** Opens the sheet in which a friend's code is typed. */
  readonly onEnter: () => void;
  /** Whether several people play here, and so nobody may know the deal. */
  readonly secret: boolean;
  /** The code that gives a friend this kingdom, dealt from this seed, at a table like this one. */
  readonly codeOf: (seed: number) => string;
}

const TABS = ['sets', 'random', 'favourites', 'code'] as const;
type Tab = (typeof TABS)[number];

/** Where the ten piles come from: a recommended set, the dice, a favourite, the day, or a friend's code. */
export function KingdomSheet({
  open,
  chosen,
  memory,
  words,
  friends,
  onChoose,
  onMemory,
  onSwap,
  onRead,
  onClose,
}: {
  open: boolean;
  chosen: ChosenKingdom;
  memory: KingdomMemory;
  words: SpeakerOf<'dominion'>;
  /** Left out with the box on the table: nobody deals there but the players. */
  friends?: Friends | undefined;
  onChoose: (chosen: ChosenKingdom) => void;
  onMemory: (memory: KingdomMemory) => void;
  onSwap: (card: CardId) => void;
  onRead: (card: CardId) => void;
  onClose: () => void;
}) {
  const { height, largeText } = useLayout();
  const [tab, setTab] = useState<Tab>('sets');
  const { kingdom } = chosen;
  const set = knownKingdom(kingdom);
  const liked = isFavourite(memory, kingdom);
  const free = (next: readonly CardId[]): void => onChoose({ kingdom: next, seed: null });
  // What is chosen stays in sight while one looks for something better, where there is room for both.
  const pinned = height >= 700 && !largeText;
  const cards = (
    <Box style={{ gap: SPACE.s, flex: 1 }}>
      <Row>
        <Text kind="title" role="heading" aria-level={2} style={{ flex: 1 }}>
          {words.word(set === null ? 'picker.own' : `kingdom.${set}`)}
        </Text>
        <IconButton
          icon={<Star on={liked} />}
          label={words.word(liked ? 'picker.unlike' : 'picker.like')}
          onPress={() => onMemory(withFavourite(memory, kingdom))}
        />
        <IconButton icon="close" label={words.word('kit.close')} onPress={onClose} style={{ marginRight: -SPACE.s }} />
      </Row>
      <KingdomCards
        kingdom={kingdom}
        words={words}
        onCard={onSwap}
        onRead={onRead}
        hint={words.word('picker.swapHint')}
      />
      <Text kind="small" color="muted">
        {words.word('picker.swapLine')}
      </Text>
    </Box>
  );
  return (
    <Sheet
      open={open}
      title={words.word('picker.title')}
      onClose={onClose}
      {...(pinned ? { header: cards } : { header: <Box /> })}
      footer={<Button label={words.word('picker.done')} onPress={onClose} />}
    >
      <Box style={{ gap: SPACE.m }}>
        {pinned ? null : cards}
        <Segmented
          label={words.word('picker.title')}
          options={TABS.map((id) => ({
            id,
            label: words.word(`picker.tab.${id === 'code' && friends === undefined ? 'day' : id}`),
          }))}
          value={tab}
          onChange={setTab}
        />
        {tab === 'sets' || tab === 'random' ? (
          <Segmented
            label={words.word('picker.box')}
            options={BOXES.map((id) => ({ id, label: words.word(`box.${id}`) }))}
            value={memory.wishes.box}
            onChange={(box) => onMemory({ ...memory, wishes: { ...memory.wishes, box } })}
          />
        ) : null}
        {tab === 'sets' ? (
          <Box role="radiogroup" aria-label={words.word('picker.tab.sets')} style={{ gap: SPACE.s }}>
            {setsIn(memory.wishes.box).map((id) => (
              <KingdomRow
                key={id}
                name={words.word(`kingdom.${id}`)}
                kingdom={RECOMMENDED[id]}
                on={set === id}
                words={words}
                onPress={() => free(RECOMMENDED[id])}
              />
            ))}
          </Box>
        ) : tab === 'random' ? (
          <RandomTab memory={memory} words={words} kingdom={kingdom} onMemory={onMemory} onDraw={free} />
        ) : tab === 'favourites' ? (
          <Favourites memory={memory} chosen={kingdom} words={words} onMemory={onMemory} onPick={free} />
        ) : (
          <CodeTab {...{ chosen, words, friends, onChoose }} />
        )}
      </Box>
    </Sheet>
  );
}

function Star({ on }: { on: boolean }) {
  const colors = useColors();
  return <Icon name="star" size={26} color={on ? colors.brass : colors.muted} />;
}

function KingdomRow({
  name,
  line,
  kingdom,
  on,
  words,
  onPress,
}: {
  name: string;
  line?: string;
  kingdom: readonly CardId[];
  on: boolean;
  words: SpeakerOf<'dominion'>;
  onPress: () => void;
}) {
  const colors = useColors();
  const cards = words.list([...kingdom].map((card) => words.word(cardKey(card))));
  return (
    <Tap
      role="radio"
      checked={on}
      label={`${name}: ${cards}`}
      onPress={onPress}
      give={0.99}
      style={{
        gap: SPACE.s,
        padding: SPACE.m,
        borderRadius: RADIUS.panel,
        borderWidth: on ? 2 : 1,
        borderColor: on ? colors.dominion : colors.line,
        backgroundColor: on ? fade(colors.dominion, 0.14) : colors.raised,
      }}
    >
      <Row>
        <Text kind="strong" style={{ flex: 1 }}>
          {name}
        </Text>
        {line === undefined ? null : (
          <Text kind="small" color="muted">
            {line}
          </Text>
        )}
        {on ? <Icon name="check" size={20} color={colors.dominion} /> : null}
      </Row>
      <KingdomStrip kingdom={kingdom} />
    </Tap>
  );
}

const SWITCHES = ['costSpread', 'extraBuy', 'village', 'trasher'] as const;

function RandomTab({
  memory,
  words,
  kingdom,
  onMemory,
  onDraw,
}: {
  memory: KingdomMemory;
  words: SpeakerOf<'dominion'>;
  kingdom: readonly CardId[];
  onMemory: (memory: KingdomMemory) => void;
  onDraw: (kingdom: readonly CardId[]) => void;
}) {
  const { luck } = useGameServices();
  const { refuse } = useToast();
  const { wishes } = memory;
  const wish = (part: Partial<Wishes>): void => onMemory({ ...memory, wishes: { ...wishes, ...part } });
  const draw = (): void => {
    const drawn = drawKingdom(luckFrom(luck()), wishes);
    if (drawn === null) refuse(words.word('options.noSuchKingdom'));
    else onDraw(drawn);
  };
  return (
    <Box style={{ gap: SPACE.s }}>
      <Button kind="secondary" icon="refresh" label={words.word('picker.draw')} onPress={draw} />
      <Text kind="section" color="muted">
        {words.word('picker.from')}
      </Text>
      {KINGDOM_SETS.map((set) => {
        const on = wishes.sets.includes(set);
        const only = on && wishes.sets.length === 1;
        return (
          <Switch
            key={set}
            label={words.word(`expansion.${set}`)}
            value={on}
            disabled={only}
            onRefused={() => refuse(words.word('picker.oneSet'))}
            onChange={(next) =>
              wish({ sets: KINGDOM_SETS.filter((each) => (each === set ? next : wishes.sets.includes(each))) })
            }
          />
        );
      })}
      <Text kind="section" color="muted">
        {words.word('picker.wishes')}
      </Text>
      {SWITCHES.map((id) => (
        <Switch
          key={id}
          label={words.word(`options.${id}`)}
          note={words.word(`options.${id}Line`)}
          value={wishes[id]}
          onChange={(on) => wish({ [id]: on })}
        />
      ))}
      <Segmented
        label={words.word('picker.attacks')}
        options={[
          { id: 'any', label: words.word('options.attacksAny') },
          { id: 'some', label: words.word('options.attacksSome') },
          { id: 'none', label: words.word('options.attacksNone') },
        ]}
        value={wishes.attacks}
        onChange={(attacks) => wish({ attacks })}
      />
      {fits(kingdom, wishes) ? null : (
        <Text kind="small" color="muted">
          {words.word('picker.notAsWished')}
        </Text>
      )}
    </Box>
  );
}

function Favourites({
  memory,
  chosen,
  words,
  onMemory,
  onPick,
}: {
  memory: KingdomMemory;
  chosen: readonly CardId[];
  words: SpeakerOf<'dominion'>;
  onMemory: (memory: KingdomMemory) => void;
  onPick: (kingdom: readonly CardId[]) => void;
}) {
  const colors = useColors();
  if (memory.favourites.length === 0) {
    return (
      <EmptyState
        picture={<Icon name="star" size={48} color={colors.muted} />}
        title={words.word('picker.noFavourites')}
        body={words.word('picker.noFavouritesLine')}
      />
    );
  }
  return (
    <Box role="radiogroup" aria-label={words.word('picker.tab.favourites')} style={{ gap: SPACE.s }}>
      {memory.favourites.map((kingdom) => {
        const set = knownKingdom(kingdom);
        const first = [...kingdom].slice(0, 3).map((card) => words.word(cardKey(card)));
        const name = set === null ? `${first.join(', ')} …` : words.word(`kingdom.${set}`);
        return (
          <Row key={kingdom.join()} gap={SPACE.xs}>
            <Box style={{ flex: 1 }}>
              <KingdomRow
                name={name}
                kingdom={kingdom}
                on={sameKingdom(kingdom, chosen)}
                words={words}
                onPress={() => onPick(kingdom)}
              />
            </Box>
            <IconButton
              icon="close"
              label={words.word('picker.forget', { name })}
              onPress={() => onMemory(withFavourite(memory, kingdom))}
            />
          </Row>
        );
      })}
    </Box>
  );
}

function CodeTab({
  chosen,
  words,
  friends,
  onChoose,
}: {
  chosen: ChosenKingdom;
  words: SpeakerOf<'dominion'>;
  friends: Friends | undefined;
  onChoose: (chosen: ChosenKingdom) => void;
}) {
  const colors = useColors();
  const { t } = useWords();
  const { luck, deals } = useGameServices();
  const toast = useToast();
  const day = deals.today();
  const daily = kingdomOf(day);
  const isDaily = chosen.seed === daily.seed && sameKingdom(chosen.kingdom, daily.kingdom);
  const code = chosen.seed === null ? null : (friends?.codeOf(chosen.seed) ?? null);
  const share = async (): Promise<void> => {
    if (code === null) return;
    const how = await shareText(code);
    if (how === 'copied') toast.say(words.word('picker.copied'));
    if (how === 'failed') toast.fail(words.word('picker.notCopied'));
  };
  return (
    <Box style={{ gap: SPACE.m }}>
      <KingdomRow
        name={words.word('kingdom.daily')}
        line={day}
        kingdom={daily.kingdom}
        on={isDaily}
        words={words}
        onPress={() => onChoose({ kingdom: daily.kingdom, seed: daily.seed })}
      />
      <Text kind="small" color="muted">
        {words.word(friends?.secret === true ? 'picker.dailySecret' : 'picker.dailyLine')}
      </Text>
      {friends === undefined ? null : (
        <>
          <Text kind="section" color="muted" role="heading" aria-level={3}>
            {words.word('picker.give')}
          </Text>
          {friends.secret ? (
            <Text kind="small" color="muted">
              {words.word('picker.secret')}
            </Text>
          ) : code === null ? (
            <Button
              kind="secondary"
              label={words.word('picker.makeCode')}
              onPress={() => onChoose({ ...chosen, seed: luck() >>> 0 })}
            />
          ) : (
            <Box style={{ gap: SPACE.s }}>
              <Row>
                <Text
                  selectable
                  style={{
                    flex: 1,
                    fontFamily: FONTS.bodyExtra,
                    fontSize: 18,
                    lineHeight: 26,
                    letterSpacing: 1,
                    padding: SPACE.s,
                    borderRadius: RADIUS.small,
                    borderWidth: 1,
                    borderColor: colors.line,
                  }}
                >
                  {code}
                </Text>
                <IconButton icon="share" label={words.word('picker.share')} boxed onPress={() => void share()} />
              </Row>
              <Text kind="small" color="muted">
                {words.word('picker.fixedDeal')}
              </Text>
              <Button
                kind="quiet"
                label={words.word('picker.freeDeal')}
                onPress={() => onChoose({ ...chosen, seed: null })}
              />
            </Box>
          )}
          <Button kind="secondary" label={t('deal.row')} onPress={friends.onEnter} />
        </>
      )}
    </Box>
  );
}

/** The kingdom and the deal of a day, the same for everybody: those of the game's daily deal. */
export function kingdomOf(day: string): ChosenKingdom & { readonly seed: number } {
  const { options, seed } = dailyDeal(dominionEntry, day);
  return { kingdom: parseOptions(options)?.kingdom ?? [], seed };
}
