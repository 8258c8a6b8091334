import { useState } from 'react';
import { useSpeaker, useWords } from '@/text';
import { Box, Row, Wrap } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { useCompanion } from '@/ui/companion/services';
import type { useSeats } from '@/ui/companion/usePeople';
import { haptic } from '@/ui/haptics';
import { useToast } from '@/ui/overlays/Toast';
import { Panel } from '@/ui/Panel';
import { Group, SeatList, type SeatRange } from '@/ui/setup';
import type { SeatDraft } from '@/ui/setup/seats';
import { Shape } from '@/ui/Shape';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { orderOf, teamsOf } from './dice';

/** Everybody in an order, or in teams, that nobody chose. */
export function Groups({
  way,
  people,
  range,
}: {
  way: 'order' | 'teams';
  people: ReturnType<typeof useSeats>;
  range: SeatRange;
}) {
  const { t } = useWords('companion');
  const { list } = useSpeaker('engine', []);
  const { refuse } = useToast();
  const { newSeed } = useCompanion();
  const { seats } = people;
  const [wished, setWished] = useState(2);
  const [drawn, setDrawn] = useState<readonly (readonly SeatDraft[])[] | null>(null);
  const most = Math.max(2, Math.floor(seats.length / 2));
  const teams = Math.min(wished, most);
  const few = seats.length < (way === 'teams' ? 3 : 2);
  const draw = (): void => {
    people.keep();
    setDrawn(way === 'order' ? [orderOf(newSeed(), seats)] : teamsOf(newSeed(), seats, teams));
    haptic('done');
  };
  return (
    <Box style={{ gap: SPACE.l }}>
      {way === 'order' ? null : (
        <Wrap style={{ justifyContent: 'space-between' }}>
          <Text kind="strong">{t('any.teams')}</Text>
          <Stepper label={t('any.teams')} value={teams} min={2} max={most} onChange={setWished} />
        </Wrap>
      )}
      <Button
        label={t(way === 'order' ? 'start.shuffle' : 'start.draw')}
        disabled={few}
        onRefused={() => refuse(t('start.tooFew', { count: way === 'teams' ? 3 : 2 }))}
        onPress={draw}
      />
      <Box aria-live="polite" style={{ gap: SPACE.m }}>
        {drawn?.map((team, i) => (
          <Panel
            key={i}
            role="list"
            aria-label={
              way === 'order' ? t('start.order') : `${t('any.team', { number: i + 1 })}: ${namesOf(team, list)}`
            }
            style={{ gap: SPACE.s }}
          >
            {way === 'order' ? null : (
              <Text kind="question" role="heading" aria-level={2}>
                {t('any.team', { number: i + 1 })}
              </Text>
            )}
            {team.map(({ key, name, colour }, at) => (
              <Row key={key} role="listitem" style={{ minHeight: 34 }}>
                {way === 'order' ? (
                  <Text kind="figure" style={{ minWidth: 32 }}>
                    {at + 1}
                  </Text>
                ) : null}
                <Shape color={colour} size={22} />
                <Text kind="strong" style={{ flex: 1 }}>
                  {name}
                </Text>
              </Row>
            ))}
          </Panel>
        ))}
      </Box>
      <Group title={t('start.who')}>
        <SeatList
          people
          seats={seats}
          range={range}
          onChange={(next) => {
            setDrawn(null);
            people.setSeats(next);
          }}
        />
      </Group>
    </Box>
  );
}

const namesOf = (team: readonly SeatDraft[], list: (names: readonly string[]) => string): string =>
  list(team.map(({ name }) => name));
