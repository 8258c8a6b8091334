import { SEAT_COLOURS } from '@/session/seats';
import { useWords } from '@/text';
import { Header } from '@/ui/Header';
import { Screen } from '@/ui/Screen';
import { useFriendsDeal } from '@/ui/setup/FriendsDeal';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { useGameServices } from '@/ui/setup/services';
import type { RootScreenProps } from '../navigation/routes';

/** A deal that somebody sent, opened by its link or typed: what it is, and the way to its table. */
export function DealScreen({ navigation, route }: RootScreenProps<'Deal'>) {
  const { t } = useWords();
  const goBack = useGoBack();
  const { memory } = useGameServices();
  const names = memory.names.length > 0 ? memory.names : [t('setup.defaultName', { number: 1 })];
  const { fields, button } = useFriendsDeal({
    first: route.params?.code ?? '',
    seats: names.map((name, key) => ({
      key,
      name,
      colour: SEAT_COLOURS[key % SEAT_COLOURS.length] ?? 'red',
      bot: null,
    })),
    // The link has done its work: back leads Home, and not to a deal that was begun already.
    onBegun: (game, saveId) => navigation.replace(game as 'cartagena', { screen: 'Table', params: { saveId } }),
  });
  return (
    <Screen
      accent="brass"
      glow
      scroll
      maxWidth={640}
      header={<Header title={t('deal.title')} onBack={goBack} />}
      footer={button}
    >
      {fields}
    </Screen>
  );
}
