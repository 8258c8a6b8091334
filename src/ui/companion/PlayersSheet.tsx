import { useState } from 'react';
import { useWords } from '@/text';
import { Box } from '../Box';
import { Button } from '../Button';
import { Sheet } from '../overlays/Sheet';
import { useToast } from '../overlays/Toast';
import { SmallPrint } from '../SmallPrint';
import { rememberGame } from '../setup/memory';
import { SeatList } from '../setup/SeatList';
import { seatProblem, toSaved, type SeatDraft } from '../setup/seats';
import { useGameServices } from '../setup/services';
import { SPACE } from '../theme';
import { memoryKey } from './usePeople';
import type { OpenSheet } from './useSheet';

/** Whoever was there before has a key below zero, and whoever comes is numbered from one. */
const draftsOf = ({ seats }: Pick<OpenSheet<unknown>, 'seats'>): readonly SeatDraft[] =>
  seats.map(({ name, colour }, i) => ({ key: i - seats.length, name, colour, bot: null }));

/** The people of a sheet, put right while it is being written: names, colours, order, somebody more or less. */
export function PlayersSheet({
  open: { sheet, seats, people },
  shown,
  onClose,
}: {
  open: Pick<OpenSheet<unknown>, 'sheet' | 'seats' | 'people'>;
  shown: boolean;
  onClose: () => void;
}) {
  const { t } = useWords();
  const { t: own } = useWords('companion');
  const { refuse } = useToast();
  const { remember } = useGameServices();
  const [drafts, setDrafts] = useState<readonly SeatDraft[] | null>(null);
  const now = drafts ?? draftsOf({ seats });
  const found = seatProblem(now, people.range);
  const problem = found === null ? null : t(`setup.problem.${found.kind}`, { ...found });
  const fixed = people.range.min === people.range.max;
  const done = (): void => {
    if (problem !== null) return refuse(problem);
    const next = toSaved(now);
    if (drafts !== null) {
      const from = now.map(({ key }) => (key < 0 ? key + seats.length : null));
      if (!people.set(next, from)) return refuse(own('seats.refused'));
      remember((all) =>
        rememberGame(all, memoryKey(sheet.kind), { seats: next, options: all.last[memoryKey(sheet.kind)]?.options }),
      );
    }
    setDrafts(null);
    onClose();
  };
  return (
    <Sheet
      open={shown}
      title={own('seats.title')}
      place="centre"
      onClose={done}
      footer={<Button label={own('done')} disabled={problem !== null} onRefused={done} onPress={done} />}
    >
      <Box style={{ gap: SPACE.s }}>
        <SeatList people seats={now} range={people.range} onChange={setDrafts} />
        <SmallPrint>{fixed ? own('seats.fixed') : own('seats.line')}</SmallPrint>
      </Box>
    </Sheet>
  );
}
