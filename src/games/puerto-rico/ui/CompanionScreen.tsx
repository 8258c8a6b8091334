import { useState } from 'react';
import { useSpeaker, useWords } from '@/text';
import type { CompanionProps } from '@/ui/companion/routes';
import { useCompanion } from '@/ui/companion/services';
import { SheetFrame } from '@/ui/companion/SheetFrame';
import { SheetGate } from '@/ui/companion/SheetGate';
import { SheetPages } from '@/ui/companion/SheetPages';
import { ResultBar, SheetResult } from '@/ui/companion/SheetResult';
import { Starter } from '@/ui/companion/Starter';
import { usePeople } from '@/ui/companion/usePeople';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { RulesSheet } from '@/ui/rules/RulesSheet';
import { SeatList, SetupFrame, VariantRow } from '@/ui/setup';
import { newCompanion, outcomeOf, parseCompanion, type CompanionSheet, reseat } from '../companion';
import { puertoRico } from '../rules/game';
import { DEFAULT_OPTIONS, OPTION_KEYS, parseOptions, type Options } from '../rules/options';
import { LayOut } from './companion/LayOut';
import { useScores } from './companion/Scores';
import { TrackerPage } from './companion/TrackerPage';
import { rulesChapters } from './rulesChapters';

const PEOPLE = { range: () => puertoRico.seats, reseat };

/** Puerto Rico on a real table: lay it out, see the end coming, count the points. */
export function CompanionScreen({ sheetId }: CompanionProps) {
  if (sheetId === null) return <Begin />;
  return (
    <SheetGate sheetId={sheetId} kind={puertoRico.id} accent="puerto-rico" parse={parseCompanion} people={PEOPLE}>
      {(open) => <Companion open={open} />}
    </SheetGate>
  );
}

function Begin() {
  const { t } = useWords();
  const { t: own } = useWords('puerto-rico');
  const words = useSpeaker('puerto-rico', []);
  const { newSeed } = useCompanion();
  const people = usePeople(puertoRico.id, puertoRico.seats, 3);
  const [options, setOptions] = useState<Options>(() => parseOptions(people.lastOptions) ?? DEFAULT_OPTIONS);
  return (
    <SetupFrame
      accent="puerto-rico"
      emblem="emblem/puerto-rico"
      title={own('companion.title')}
      players={<SeatList people seats={people.seats} range={puertoRico.seats} onChange={people.setSeats} />}
      variants={OPTION_KEYS.filter((key) => key !== 'openVp').map((key) => (
        <VariantRow
          key={key}
          name={words.word(`options.${key}`)}
          line={words.word(`options.${key}Line`)}
          value={options[key]}
          onChange={(value) => setOptions({ ...options, [key]: value })}
        />
      ))}
      summary={own('companion.summary')}
      problem={people.problem === null ? null : t(`setup.problem.${people.problem.kind}`, { ...people.problem })}
      onRepeat={null}
      onStart={() => people.start(newCompanion(options, people.seats.length, newSeed() % people.seats.length), options)}
    />
  );
}

type Page = 'layout' | 'tracker' | 'score';

function Companion({ open }: { open: OpenSheet<CompanionSheet> }) {
  const { t } = useWords('companion');
  const { t: own } = useWords('puerto-rico');
  const words = useSpeaker('puerto-rico', []);
  const { data, seats } = open;
  const scored = data.players.some(
    ({ chips, buildings, quick }) => chips > 0 || buildings.length > 0 || quick !== null,
  );
  const [page, setPage] = useState<Page>(() =>
    scored ? 'score' : data.tracker.round > 1 || open.undo !== null ? 'tracker' : 'layout',
  );
  const [done, setDone] = useState(open.sheet.playId !== null);
  const [reading, setReading] = useState(false);
  const scores = useScores(open, () => setDone(true));
  const frame = {
    open,
    accent: 'puerto-rico',
    emblem: 'emblem/puerto-rico',
    title: own('companion.title'),
    subtitle: t('players', { count: seats.length }),
    deeds: [{ id: 'rules', label: words.word('rules.title'), icon: 'book', onPick: () => setReading(true) }],
    extra: (
      <RulesSheet
        open={reading}
        title={words.word('rules.title')}
        chapters={() => rulesChapters(words, puertoRico.view(puertoRico.setup(data.options, seats.length, 1), null))}
        onClose={() => setReading(false)}
      />
    ),
  } as const;
  if (done) {
    const outcome = outcomeOf(data);
    return (
      <SheetFrame
        {...frame}
        over
        bar={
          <ResultBar
            open={open}
            accent="puerto-rico"
            finished={{
              outcome,
              title: null,
              options: data.options,
              lowestWins: false,
              startSeat: data.firstGovernor,
            }}
            namespace="puerto-rico"
            name={words.word('name')}
            onEdit={() => setDone(false)}
          />
        }
      >
        <SheetResult open={open} outcome={outcome} namespace="puerto-rico" />
        <Starter
          seats={seats}
          value={data.firstGovernor}
          onChange={(seat) => open.change((sheet) => ({ ...sheet, firstGovernor: seat }))}
        />
      </SheetFrame>
    );
  }
  return (
    <SheetPages
      {...frame}
      pages={[
        { id: 'layout', label: own('companion.layout'), content: <LayOut open={open} /> },
        { id: 'tracker', label: own('companion.tracker'), content: <TrackerPage open={open} /> },
      ]}
      count={{ id: 'score', label: own('companion.score'), content: scores.content }}
      page={page}
      onPage={setPage}
      bar={({ counting }) => (counting ? scores.bar : null)}
    />
  );
}
