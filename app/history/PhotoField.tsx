import { useEffect, useState } from 'react';
import { Image, View } from 'react-native';
import { photoSource } from '@/storage/photos';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { useToast } from '@/ui/overlays/Toast';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE } from '@/ui/theme';
import { photos } from '../device';
import { newSaveId } from '../luck';
import { PHOTO_WAYS, takePhoto } from '../photos';

/** The photo of a play: `undefined` while it is read, null when this device has not got it. */
export function usePhoto(id: string | null): string | null | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly text: string | null } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let left = false;
    const show = (text: string | null): void => {
      if (!left) setFound({ id, text });
    };
    photos.read(id).then(show, () => show(null));
    return () => {
      left = true;
    };
  }, [id]);
  return id === null ? null : found?.id === id ? found.text : undefined;
}

/** A photo as wide as there is room, never taller than half a phone. */
export function Photo({ id }: { id: string }) {
  const { t } = useWords('history');
  const text = usePhoto(id);
  if (text === undefined) return <View style={{ height: 220 }} />;
  if (text === null) {
    return (
      <Text kind="small" color="muted">
        {t('photo.missing')}
      </Text>
    );
  }
  return (
    <Image
      source={photoSource(text)}
      alt={t('photo.title')}
      role="img"
      aria-label={t('photo.title')}
      resizeMode="contain"
      style={{ width: '100%', height: 260, borderRadius: RADIUS.panel }}
    />
  );
}

async function keep(text: string): Promise<string> {
  const id = newSaveId(Date.now());
  await photos.write(id, text);
  return id;
}

/**
 * Takes, changes or removes a photo. What is taken lies on the device at once; `onChange` says under which name, and whoever
 * holds the form removes what no play came to use.
 */
export function PhotoField({ id, onChange }: { id: string | null; onChange: (id: string | null) => void }) {
  const { t } = useWords('history');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const take = async (way: (typeof PHOTO_WAYS)[number]): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const picked = await takePhoto(way);
      if (picked.kind === 'photo') onChange(await keep(picked.text));
      else if (picked.kind !== 'cancelled') toast.fail(t(`photo.${picked.kind}`));
    } catch {
      toast.fail(t('play.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <View style={{ gap: SPACE.s }}>
      {id === null ? null : <Photo id={id} />}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {PHOTO_WAYS.map((way) => (
          <Button
            key={way}
            kind="secondary"
            icon="camera"
            label={busy ? t('backup.working') : t(id === null || way === 'camera' ? `photo.way.${way}` : 'photo.other')}
            onPress={() => void take(way)}
          />
        ))}
        {id === null ? null : (
          <Button kind="danger" icon="trash" label={t('photo.remove')} onPress={() => onChange(null)} />
        )}
      </View>
    </View>
  );
}

/** Removes the photos a form has put on the device and no play came to use. One that will not go is only in the way. */
export function dropPhotos(ids: readonly (string | null)[], kept: string | null): void {
  for (const id of new Set(ids)) if (id !== null && id !== kept) void photos.remove(id).catch(() => undefined);
}
