import { useState } from 'react';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { Sheet } from '@/ui/overlays/Sheet';
import { useToast } from '@/ui/overlays/Toast';
import { GameName, GameRules, Pick, tidyGameName, useGameProblem } from './GameForm';
import { isCounted, setRows, setTeams, templateOf, type ScoreSheet, type Template } from './scoreSheet';
import { useTemplates } from './useTemplates';

/** The game of a sheet put right while it is being written: its name, how it is won, its rows and its teams. */
export function SettingsSheet({
  open: { data, seats, change },
  shown,
  onClose,
}: {
  open: OpenSheet<ScoreSheet>;
  shown: boolean;
  onClose: () => void;
}) {
  const { t } = useWords('companion');
  const { refuse } = useToast();
  const { known, remember } = useTemplates();
  const [draft, setDraft] = useState<{ readonly game: Template; readonly teams: readonly number[] | null } | null>(
    null,
  );
  const { game, teams } = draft ?? { game: templateOf(data), teams: data.teams };
  const oneTeam = teams !== null && new Set(teams).size < game.teams ? t('any.emptyTeam') : null;
  const problem = useGameProblem(game) ?? oneTeam;
  const done = (): void => {
    if (problem !== null) return refuse(problem);
    if (draft !== null) {
      const name = tidyGameName(game.name);
      remember({ ...game, name });
      change((sheet) => {
        const same = { ...sheet, name, wins: game.wins, digits: game.digits };
        const counted = isCounted(game) ? setRows(same, game.rows) : same;
        return teams === null ? counted : setTeams(counted, teams);
      });
    }
    setDraft(null);
    onClose();
  };
  const put = (next: Template): void => setDraft({ game: next, teams });
  return (
    <Sheet
      open={shown}
      title={t('any.settings')}
      place="centre"
      onClose={done}
      footer={<Button label={t('done')} disabled={problem !== null} onRefused={done} onPress={done} />}
    >
      <GameName
        game={game}
        known={known}
        // Here only the name is wrong; how it is scored stays as it is.
        onChange={({ name }) => put({ ...game, name })}
      />
      <GameRules begun game={game} onChange={put} />
      {teams === null
        ? null
        : seats.map(({ name }, seat) => (
            <Pick
              key={seat}
              label={name}
              options={Array.from({ length: game.teams }, (_, team) => ({
                id: String(team),
                label: t('any.team', { number: team + 1 }),
              }))}
              value={String(teams[seat] ?? 0)}
              onPick={(team) => setDraft({ game, teams: teams.map((old, i) => (i === seat ? Number(team) : old)) })}
            />
          ))}
    </Sheet>
  );
}
