import { sameName } from '@/storage/names';
import { useGameServices } from '@/ui/setup';
import { templatesIn, type Template } from './scoreSheet';

/** Where other games are remembered, and how many. */
const PRESET = 'any-game';
const KEPT = 24;

/** The games that were scored before, the last one first, and a way to remember one. */
export function useTemplates(): { readonly known: readonly Template[]; readonly remember: (game: Template) => void } {
  const { memory, remember } = useGameServices();
  return {
    known: templatesIn(memory.presets[PRESET]),
    remember(game) {
      if (game.name === '') return;
      remember((all) => ({
        ...all,
        presets: {
          ...all.presets,
          [PRESET]: [game, ...templatesIn(all.presets[PRESET]).filter(({ name }) => !sameName(name, game.name))].slice(
            0,
            KEPT,
          ),
        },
      }));
    },
  };
}
