import { useState } from 'react';
import { isBlank, tidyName } from '@/storage/names';
import { useWords } from '@/text';
import { Box, Wrap } from '../Box';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { Sheet } from '../overlays/Sheet';
import { useToast } from '../overlays/Toast';
import { TextField } from '../setup/TextField';
import { SPACE } from '../theme';

/** Asks what was played: without a name its play would be one with all others that have none. */
export function NameSheet({
  shown,
  known,
  onName,
  onClose,
}: {
  shown: boolean;
  /** Games that were played before. */
  known: readonly string[];
  onName: (name: string) => void;
  onClose: () => void;
}) {
  const { t } = useWords('companion');
  const { refuse } = useToast();
  const [name, setName] = useState('');
  const missing = isBlank(name);
  const done = (): void => (missing ? refuse(t('any.nameMissing')) : onName(tidyName(name)));
  return (
    <Sheet
      open={shown}
      title={t('any.nameAsk')}
      place="centre"
      onClose={onClose}
      footer={<Button label={t('result.keep')} disabled={missing} onRefused={done} onPress={done} />}
    >
      <Box style={{ gap: SPACE.m }}>
        <Wrap>
          {known.map((each) => (
            <Chip key={each} label={each} onPress={() => onName(each)} />
          ))}
        </Wrap>
        <TextField
          label={t('any.name')}
          value={name}
          onChange={setName}
          problem={null}
          onSubmit={done}
          autoFocus={known.length === 0}
        />
      </Box>
    </Sheet>
  );
}
