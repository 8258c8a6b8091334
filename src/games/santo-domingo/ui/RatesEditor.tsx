import { useState } from 'react';
import { useWords } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { Sheet } from '@/ui/overlays/Sheet';
import { useToast } from '@/ui/overlays/Toast';
import { Problem, TextField } from '@/ui/setup';
import { Switch } from '@/ui/Switch';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, TARGET, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { DEFAULT_RATES, firstWorseSpace, MOST_IN_RATE, type Rate, type Side } from '../rules/options';
import { readFigure } from './figures';

/** The sixteen rates of one side of the board, to be made like one's own. What is possible counts at once. */
export function RatesEditor({
  open,
  side,
  rates,
  onChange,
  onClose,
}: {
  open: boolean;
  side: Side;
  rates: readonly Rate[];
  onChange: (rates: readonly Rate[]) => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  const { show } = useToast();
  const colors = useColors();
  const [space, setSpace] = useState(0);
  const rate = rates[space] ?? null;
  const worse = firstWorseSpace(rates);
  const put = (at: number, value: Rate): void => onChange(rates.map((old, i) => (i === at ? value : old)));
  const reset = (): void => {
    onChange(DEFAULT_RATES[side]);
    show({ text: t('rates.resetDone'), action: { label: t('rates.undo'), onPress: () => onChange(rates) } });
  };
  return (
    <Sheet
      open={open}
      title={t('rates.title')}
      subtitle={t(`rates.${side}`)}
      onClose={onClose}
      place="centre"
      footer={<Button label={t('done')} onPress={onClose} />}
    >
      <Box style={{ gap: SPACE.m }}>
        <Grid rates={rates} chosen={space} worse={worse} onChoose={setSpace} />
        {worse === null ? null : (
          <Row>
            <Icon name="warning" size={20} color={colors.brass} />
            <Text kind="small" role="status" aria-live="polite" style={{ flex: 1 }}>
              {t('rates.worse', { space: worse, before: worse - 1 })}
            </Text>
          </Row>
        )}
        {/* A new space, side or "no trade" brings its own figures; what was half typed belongs to the old one. */}
        <SpaceEditor
          key={`${side} ${space} ${rate === null ? 'none' : 'rate'}`}
          space={space}
          rate={rate}
          onChange={(value) => put(space, value)}
        />
        <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
          {space < rates.length - 1 ? (
            <Button
              kind="secondary"
              label={t('rates.same', { space: space + 1 })}
              onPress={() => {
                put(space + 1, rate);
                setSpace(space + 1);
              }}
              style={{ minHeight: TARGET, flexGrow: 1, paddingHorizontal: SPACE.m }}
            />
          ) : null}
          <Button
            kind="secondary"
            label={t('rates.reset')}
            icon={<Icon name="undo" size={18} color={colors.text} />}
            onPress={reset}
            style={{ minHeight: TARGET, flexGrow: 1, paddingHorizontal: SPACE.m }}
          />
        </Box>
      </Box>
    </Sheet>
  );
}

function Grid({
  rates,
  chosen,
  worse,
  onChoose,
}: {
  rates: readonly Rate[];
  chosen: number;
  worse: number | null;
  onChoose: (space: number) => void;
}) {
  const { t } = useWords();
  const colors = useColors();
  const tint = useAccentColor();
  const { largeText } = useLayout();
  return (
    <Box role="radiogroup" aria-label={t('rates.grid')} style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
      {rates.map((rate, space) => {
        const on = space === chosen;
        return (
          <Tap
            key={space}
            role="radio"
            checked={on}
            label={rate === null ? t('rates.cellNone', { space }) : t('rates.cell', { space, ...rate })}
            onPress={() => onChoose(space)}
            give={0.95}
            style={{
              flexBasis: largeText ? '46%' : '22%',
              flexGrow: 1,
              minHeight: 46,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: RADIUS.card,
              borderWidth: 2,
              borderColor: on ? tint : space === worse ? colors.brass : 'transparent',
              backgroundColor: on ? fade(tint, 0.16) : colors.raised,
            }}
          >
            <Text kind="tiny" color="muted">
              {space}
            </Text>
            <Text kind="question">{rate === null ? '–' : `${rate.give}:${rate.get}`}</Text>
          </Tap>
        );
      })}
    </Box>
  );
}

function SpaceEditor({ space, rate, onChange }: { space: number; rate: Rate; onChange: (rate: Rate) => void }) {
  const { t } = useWords();
  const colors = useColors();
  return (
    <Box
      style={{ borderRadius: RADIUS.panel, borderWidth: 1, borderColor: colors.line, padding: SPACE.m, gap: SPACE.s }}
    >
      <Text kind="question" role="heading" aria-level={3}>
        {t('rates.space', { space })}
      </Text>
      {rate === null ? null : (
        <>
          <Figure label={t('rates.give')} value={rate.give} onChange={(give) => onChange({ ...rate, give })} />
          <Figure label={t('rates.get')} value={rate.get} onChange={(get) => onChange({ ...rate, get })} />
        </>
      )}
      <Switch
        label={t('rates.none')}
        note={t('rates.noneLine')}
        value={rate === null}
        onChange={(none) => onChange(none ? null : { give: 3, get: 1 })}
      />
    </Box>
  );
}

/** One figure of a rate: typed, or one up and one down. What is not possible is said, and changes nothing. */
function Figure({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const { t } = useWords();
  const { t: kit } = useWords('engine');
  const { refuse } = useToast();
  const [typed, setTyped] = useState(String(value));
  // "Same as above", undo and the like change the figure from outside.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(String(value));
  }
  const read = readFigure(typed);
  const write = (text: string): void => {
    setTyped(text);
    const now = readFigure(text);
    if (!now.ok) return;
    setKnown(now.figure);
    onChange(now.figure);
  };
  const go = (to: number): void => {
    if (to >= 1 && to <= MOST_IN_RATE) write(String(to));
  };
  return (
    <Box>
      <Row style={{ flexWrap: 'wrap' }}>
        <Text style={{ flexGrow: 1, flexShrink: 1, minWidth: 100 }}>{label}</Text>
        <Row>
          <IconButton
            icon="minus"
            boxed
            label={kit('kit.less', { what: label })}
            disabled={value <= 1}
            onPress={() => go(value - 1)}
            onRefused={() => refuse(kit('kit.least'))}
          />
          <TextField
            numeric
            label={label}
            showLabel={false}
            value={typed}
            onChange={write}
            problem={read.ok ? null : t(`rates.${read.reason}`, { text: typed.trim() })}
          />
          <IconButton
            icon="plus"
            boxed
            label={kit('kit.more', { what: label })}
            disabled={value >= MOST_IN_RATE}
            onPress={() => go(value + 1)}
            onRefused={() => refuse(kit('kit.most'))}
          />
        </Row>
      </Row>
      {read.ok ? null : <Problem>{t(`rates.${read.reason}`, { text: typed.trim() })}</Problem>}
    </Box>
  );
}
