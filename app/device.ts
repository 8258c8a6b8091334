import { z } from 'zod';
import { isGameId } from '@/games/ids';
import { createPlayStore } from '@/history/store';
import { createPhotoStore } from '@/storage/photos';
import { besideUnread, profilesSchema } from '@/storage/profiles';
import { createSaveStore, createSheetStore, createValueStore, device as bareDevice, withCellar } from '@/storage/store';
import { LANGUAGES } from '@/text';
import { DEFAULT_SETTINGS, SPEEDS, UNDO_RULES, VOLUMES, type Settings } from '@/ui/settings';
import { NO_MEMORY, setupMemorySchema } from '@/ui/setup/memory';
import { hearOthers, tellOthers } from './windows';
import { telling } from './telling';

/** This phone, or this browser; other windows of the app hear of every change. */
export const device = telling(bareDevice, tellOthers);

/** The saved games of this device. */
export const saves = withCellar(createSaveStore(device, isGameId), device, isGameId);

/** The finished games, played here or on the table. */
export const plays = createPlayStore(device);
hearOthers('antilles/play/', () => plays.changedElsewhere());

/** The photos of plays. */
export const photos = createPhotoStore(device);

/** The sheets of the companion. */
export const sheets = createSheetStore(device);

/** Everybody who has a profile here. */
export const profilesStore = createValueStore(device, 'antilles/profiles', profilesSchema, [], besideUnread);

/** Each setting stands on its own: one that no longer makes sense becomes the default and takes no other with it. */
const settingsSchema: z.ZodType<Settings> = z.object({
  language: z.enum(LANGUAGES).nullable().catch(DEFAULT_SETTINGS.language),
  theme: z.enum(['system', 'light', 'dark']).catch(DEFAULT_SETTINGS.theme),
  contrast: z.boolean().nullable().catch(DEFAULT_SETTINGS.contrast),
  speed: z.enum(SPEEDS).catch(DEFAULT_SETTINGS.speed),
  reduceMotion: z.boolean().nullable().catch(DEFAULT_SETTINGS.reduceMotion),
  haptics: z.boolean().catch(DEFAULT_SETTINGS.haptics),
  sound: z.boolean().catch(DEFAULT_SETTINGS.sound),
  volume: z.literal(VOLUMES).catch(DEFAULT_SETTINGS.volume),
  keepAwake: z.boolean().catch(DEFAULT_SETTINGS.keepAwake),
  oneTap: z.boolean().catch(DEFAULT_SETTINGS.oneTap),
  memoryAid: z.boolean().catch(DEFAULT_SETTINGS.memoryAid),
  brief: z.boolean().catch(DEFAULT_SETTINGS.brief),
  undoRule: z.enum(UNDO_RULES).catch(DEFAULT_SETTINGS.undoRule),
  rating: z.boolean().catch(DEFAULT_SETTINGS.rating),
});

export const settingsStore = createValueStore(device, 'antilles/settings', settingsSchema, DEFAULT_SETTINGS);

/** Names, last set-ups, edited trader tables. */
export const memoryStore = createValueStore(device, 'antilles/setup', setupMemorySchema, NO_MEMORY);
