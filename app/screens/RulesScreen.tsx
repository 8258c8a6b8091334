import { useMemo, useState, type ComponentType } from 'react';
import { isGameId, shelfOf, type GameId } from '@/games/shelf';
import type { WholeGame } from '@/games/shelved';
import { useSpeaker, useWords } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Header } from '@/ui/Header';
import { Icon } from '@/ui/icons/Icon';
import { RulesReader } from '@/ui/rules/RulesReader';
import { SearchField } from '@/ui/rules/RulesParts';
import { useRulesBook } from '@/ui/rules/useRulesBook';
import { Screen } from '@/ui/Screen';
import { Segmented } from '@/ui/Segmented';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { loadGame } from '../loadGame';
import { lazyScreen } from '../navigation/lazyScreen';
import type { RootScreenProps } from '../navigation/routes';
import { NotFoundScreen } from './NotFoundScreen';

interface BookProps {
  /** Where it is opened. */
  readonly page: string | undefined;
}

/** The rules of a game, for whoever plays none yet. The game is fetched with them. */
export function RulesScreen({ route }: RootScreenProps<'Rules'>) {
  const { game, page } = route.params;
  return isGameId(game) ? <Fetched key={game} id={game} page={page} /> : <NotFoundScreen />;
}

function Fetched({ id, page }: BookProps & { id: GameId }) {
  const [Loaded] = useState(() => bookOf(id));
  return <Loaded page={page} />;
}

const books = new Map<GameId, ComponentType<BookProps>>();

/** The rules of a game as a screen; the same one every time. */
function bookOf(id: GameId): ComponentType<BookProps> {
  const known = books.get(id);
  if (known !== undefined) return known;
  const book = lazyScreen<BookProps>(async () => {
    const whole = await loadGame(id);
    return function Loaded({ page }: BookProps) {
      return <Book id={id} whole={whole} page={page} />;
    };
  });
  books.set(id, book);
  return book;
}

/** So many people at a table, where it is not known. */
const USUAL = 3;

function Book({ id, whole, page }: BookProps & { id: GameId; whole: WholeGame }) {
  const { t } = useWords();
  const colors = useColors();
  const goBack = useGoBack();
  const { largeText } = useLayout();
  const words = useSpeaker(id, []);
  const { game } = whole.entry;
  const counts = useMemo(() => {
    const { min, max } = shelfOf(id).seats;
    return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(
      (count) => game.optionsRefusal(game.defaultOptions, count) === null,
    );
  }, [id, game]);
  const [players, setPlayers] = useState(() => (counts.includes(USUAL) ? USUAL : (counts[0] ?? USUAL)));
  const book = useRulesBook(true, page, false);
  const chapters = useMemo(
    () => whole.rules(words, game.view(game.setup(game.defaultOptions, players, 1), null)),
    [whole, words, game, players],
  );
  const search = (
    <Row style={{ paddingBottom: SPACE.s }}>
      <SearchField book={book} />
    </Row>
  );
  return (
    <Screen
      accent={id}
      glow
      maxWidth={760}
      header={
        <Header
          title={t('learn.rulesOf', { game: t(`game.${id}`) })}
          emblem={<Icon name={`emblem/${id}`} size={28} color={colors[id]} />}
          onBack={goBack}
        />
      }
    >
      <Box style={{ flex: 1, paddingBottom: SPACE.l }}>
        {largeText ? null : search}
        <RulesReader
          book={book}
          chapters={chapters}
          above={largeText ? search : null}
          hereHead={<ForHowMany counts={counts} players={players} onChange={setPlayers} />}
          onTutorial={() => undefined}
        />
      </Box>
    </Screen>
  );
}

/** Whose numbers these are: those of a table with so many players. */
function ForHowMany({
  counts,
  players,
  onChange,
}: {
  counts: readonly number[];
  players: number;
  onChange: (players: number) => void;
}) {
  const { t } = useWords('engine');
  return (
    <Box style={{ gap: SPACE.s }}>
      <Text kind="strong" role="heading" aria-level={4} aria-live="polite">
        {t('kit.rules.hereFor', { count: players })}
      </Text>
      {counts.length < 2 ? null : (
        <Segmented
          label={t('kit.rules.players')}
          options={counts.map((count) => ({ id: `${count}`, label: `${count}` }))}
          value={`${players}`}
          onChange={(count) => onChange(Number(count))}
        />
      )}
    </Box>
  );
}
