import { useState, type ReactNode } from 'react';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords, type SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Choice } from '@/ui/companion/Choice';
import { NumberRow } from '@/ui/companion/NumberRow';
import { Notice } from '@/ui/companion/Notice';
import { SeatScore } from '@/ui/companion/SeatScore';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { Icon } from '@/ui/icons/Icon';
import { useToast } from '@/ui/overlays/Toast';
import { Panel } from '@/ui/Panel';
import { formatPoints } from '@/ui/score/formatPoints';
import { Segmented } from '@/ui/Segmented';
import { Shape } from '@/ui/Shape';
import { Switch } from '@/ui/Switch';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import {
  changePlayer,
  citySpacesOf,
  isOccupied,
  isTaken,
  outcomeOf,
  tiedSeats,
  toggleBuilding,
  toggleOccupied,
  warnings,
  type CompanionSheet,
  type PlayerSheet,
  type Warning,
} from '../../companion';
import { BUILDING_LIST, costOf, isLarge, LARGE_BUILDINGS, type BuildingId } from '../../rules/buildings';
import { CITY_SPACES, ISLAND_SPACES } from '../../rules/supplies';
import { buildingIcon, buildingPaint } from '../art';
import { useQuickCount } from './useQuickCount';

const COLUMNS = [1, 2, 3, 4];

/** The final count, in three numbers a player or building by building; what cannot be right stands below it. */
export function useScores(
  open: OpenSheet<CompanionSheet>,
  onFinish: () => void,
): { readonly content: ReactNode; readonly bar: ReactNode } {
  const { t: own } = useWords('puerto-rico');
  const { data, seats } = open;
  const words = useSpeaker(
    'puerto-rico',
    seats.map(({ name }) => name),
  );
  const [manner, setManner] = useState<'quick' | 'ticks'>(() =>
    data.players.some(({ quick, buildings }) => quick === null && buildings.length > 0) ? 'ticks' : 'quick',
  );
  const [at, setAt] = useState<number | null>(0);
  const quick = useQuickCount(open, onFinish);
  const outcome = outcomeOf(data);
  const tied = tiedSeats(data);
  const finish = <Finish onFinish={onFinish} />;
  const content = (
    <Box style={{ gap: 10 }}>
      <Segmented
        label={own('companion.quick.manner')}
        options={[
          { id: 'quick', label: own('companion.quick.title') },
          { id: 'ticks', label: own('companion.quick.ticks') },
        ]}
        value={manner}
        onChange={setManner}
      />
      {manner === 'quick' ? (
        <>
          {quick.content}
          {tied.map((seat) => (
            <Panel key={seat} style={{ gap: SPACE.s }}>
              <Text kind="strong">{seats[seat]?.name ?? ''}</Text>
              <Wealth open={open} seat={seat} name={seats[seat]?.name ?? ''} words={words} />
            </Panel>
          ))}
        </>
      ) : (
        seats.map((owner, seat) => {
          const score = outcome.scores[seat];
          if (score === undefined) return null;
          return (
            <SeatScore
              key={seat}
              owner={owner}
              place={outcome.places[seat] ?? 1}
              score={score}
              words={words}
              unfolded={at === seat}
              onFold={() => setAt(at === seat ? null : seat)}
            >
              <Questions open={open} seat={seat} name={owner.name} tied={tied.includes(seat)} words={words} />
            </SeatScore>
          );
        })
      )}
      <Warnings open={open} words={words} />
    </Box>
  );
  if (manner === 'quick') return { content, bar: quick.bar ?? finish };
  return {
    content,
    bar: (
      <Running owner={seats[at ?? -1]} total={outcome.scores[at ?? -1]?.total ?? 0}>
        {finish}
        {at !== null && at + 1 < seats.length ? (
          <Next name={seats[at + 1]?.name ?? ''} onPress={() => setAt(at + 1)} />
        ) : null}
      </Running>
    ),
  };
}

function Finish({ onFinish }: { onFinish: () => void }) {
  const { t } = useWords('companion');
  return <Button grow label={t('finish')} onPress={onFinish} />;
}

function Next({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useWords('companion');
  return <Button grow kind="secondary" label={t('next', { what: name })} onPress={onPress} />;
}

/** Whose buildings are being ticked, and what they come to: in sight however far down the list one is. */
function Running({ owner, total, children }: { owner: TablePlayer | undefined; total: number; children: ReactNode }) {
  return (
    <Box style={{ gap: SPACE.s }}>
      {owner === undefined ? null : (
        <Row aria-live="polite">
          <Shape color={owner.colour} size={20} />
          <Text kind="strong" numberOfLines={1} style={{ flex: 1 }}>
            {owner.name}
          </Text>
          <Text kind="figure">{formatPoints(total)}</Text>
        </Row>
      )}
      <ButtonRow>{children}</ButtonRow>
    </Box>
  );
}

/** What cannot be on a table, and that the game may not be over. */
function Warnings({
  open: { data, seats },
  words,
}: {
  open: OpenSheet<CompanionSheet>;
  words: SpeakerOf<'puerto-rico'>;
}) {
  const { t: own } = useWords('puerto-rico');
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  const say = (warning: Warning): string => {
    switch (warning.kind) {
      case 'city-overfull':
        return own('companion.warn.city-overfull', { name: nameOf(warning.seat), count: warning.spaces });
      case 'too-many-large':
        return own('companion.warn.too-many-large', { name: nameOf(warning.seat) });
      case 'copies':
        return own('companion.warn.copies', {
          building: words.word(`building.${warning.building}`),
          owners: warning.owners,
          copies: warning.copies,
        });
      case 'chips':
        return own('companion.warn.chips', { sum: warning.sum, pool: warning.pool });
      case 'colonists':
        return own('companion.warn.colonists', { sum: warning.sum, most: warning.most });
      case 'not-over':
        return own('companion.warn.not-over');
    }
  };
  return warnings(data).map((warning, i) => (
    <Notice key={i} kind={warning.kind === 'not-over' ? 'reminder' : 'warning'}>
      {say(warning)}
    </Notice>
  ));
}

/** What is asked of one player: chips and buildings always, the rest only where it counts. */
function Questions({
  open,
  seat,
  name,
  tied,
  words,
}: {
  open: OpenSheet<CompanionSheet>;
  seat: number;
  name: string;
  tied: boolean;
  words: SpeakerOf<'puerto-rico'>;
}) {
  const { t: own } = useWords('puerto-rico');
  const colors = useColors();
  const { data, change } = open;
  const player = data.players[seat];
  if (player === undefined) return null;
  const set = (part: Partial<PlayerSheet>, mark: string): void =>
    change((sheet) => changePlayer(sheet, seat, part), `${mark} ${seat}`);
  const of = (what: string): string => `${name}: ${what}`;
  return (
    <>
      <NumberRow
        label={own('companion.ownChips')}
        note={own('companion.ownChipsLine')}
        spoken={of(own('companion.ownChips'))}
        icon={<Icon name="puerto-rico/victory-chip" size={24} color={colors.brass} />}
        value={player.chips}
        max={999}
        onChange={(chips) => set({ chips }, 'chips')}
      />
      {player.quick === null ? null : <Notice kind="reminder">{own('companion.quick.counted')}</Notice>}
      <Text kind="small" color="muted">
        {own('companion.citySpaces', { count: citySpacesOf(player), most: CITY_SPACES })}
      </Text>
      <Buildings open={open} seat={seat} name={name} words={words} />
      {LARGE_BUILDINGS.filter((id) => player.buildings.includes(id)).map((id) => (
        <Switch
          key={id}
          label={own('companion.occupied', { building: words.word(`building.${id}`) })}
          value={isOccupied(player, id)}
          onChange={() => change((sheet) => toggleOccupied(sheet, seat, id))}
        />
      ))}
      {isOccupied(player, 'residence') ? (
        <NumberRow
          label={own('companion.islandSpaces')}
          spoken={of(own('companion.islandSpaces'))}
          value={player.islandSpaces}
          max={ISLAND_SPACES}
          onChange={(islandSpaces) => set({ islandSpaces }, 'island')}
        />
      ) : null}
      {isOccupied(player, 'fortress') ? (
        <NumberRow
          label={own('companion.ownColonists')}
          note={own('companion.ownColonistsLine')}
          spoken={of(own('companion.ownColonists'))}
          value={player.colonists}
          max={100}
          onChange={(colonists) => set({ colonists }, 'colonists')}
        />
      ) : null}
      {tied || player.doubloons + player.goods > 0 ? (
        <Wealth open={open} seat={seat} name={name} words={words} />
      ) : null}
    </>
  );
}

/** What decides between level totals. */
function Wealth({
  open: { data, change },
  seat,
  name,
  words,
}: {
  open: OpenSheet<CompanionSheet>;
  seat: number;
  name: string;
  words: SpeakerOf<'puerto-rico'>;
}) {
  const { t: own } = useWords('puerto-rico');
  const player = data.players[seat];
  const set = (part: Partial<PlayerSheet>, mark: string): void =>
    change((sheet) => changePlayer(sheet, seat, part), `${mark} ${seat}`);
  return (
    <>
      <Notice kind="reminder" icon="scales">
        {own('companion.tied')}
      </Notice>
      <NumberRow
        label={words.word('noun.doubloons')}
        spoken={`${name}: ${words.word('noun.doubloons')}`}
        value={player?.doubloons ?? 0}
        max={999}
        onChange={(doubloons) => set({ doubloons }, 'doubloons')}
      />
      <NumberRow
        label={own('companion.goods')}
        spoken={`${name}: ${own('companion.goods')}`}
        value={player?.goods ?? 0}
        max={99}
        onChange={(goods) => set({ goods }, 'goods')}
      />
    </>
  );
}

/** The 23 buildings of the box, as they stand on the board: four columns, one under the other. */
function Buildings({
  open,
  seat,
  name,
  words,
}: {
  open: OpenSheet<CompanionSheet>;
  seat: number;
  name: string;
  words: SpeakerOf<'puerto-rico'>;
}) {
  const { t: own } = useWords('puerto-rico');
  const { refuse } = useToast();
  const { largeText, width } = useLayout();
  const narrow = width < 360;
  const { data, change } = open;
  const owned = data.players[seat]?.buildings ?? [];
  const toggle = (id: BuildingId): void => change((sheet) => toggleBuilding(sheet, seat, id));
  return (
    <Box role="group" aria-label={own('companion.buildingsOf', { name })} style={{ gap: SPACE.s }}>
      {COLUMNS.map((column) => (
        <Box key={column} style={{ gap: 6 }}>
          <Text kind="tiny" color="muted">
            {own('companion.column', { count: column })}
          </Text>
          <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
            {BUILDING_LIST.filter((building) => building.column === column).map((building) => {
              const { id } = building;
              const on = owned.includes(id);
              const taken = !on && isLarge(id) && isTaken(data, seat, id);
              const paint = buildingPaint(id);
              return (
                <Choice
                  key={id}
                  label={words.word(`building.${id}`)}
                  note={own('companion.price', { count: costOf(building, data.options) })}
                  on={on}
                  ticked={!narrow}
                  disabled={taken}
                  onPress={() => toggle(id)}
                  onRefused={() => refuse(own('companion.taken', { building: words.word(`building.${id}`) }))}
                  style={{
                    flexGrow: 1,
                    flexBasis: largeText ? '96%' : '46%',
                    maxWidth: largeText ? '100%' : '49%',
                  }}
                  picture={
                    <Box
                      style={{
                        width: 28,
                        height: 28,
                        borderRadius: 7,
                        alignItems: 'center',
                        justifyContent: 'center',
                        opacity: taken ? 0.5 : 1,
                        backgroundColor: paint.ground,
                      }}
                    >
                      {/* Without room for a tick of its own, the tick takes the place of the picture. */}
                      <Icon name={on && narrow ? 'check' : buildingIcon(id)} size={20} color={paint.ink} />
                    </Box>
                  }
                />
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
