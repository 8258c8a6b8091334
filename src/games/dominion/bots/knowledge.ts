import type { MenuId } from './menus';
import { knownRecipes } from './plans';

/**
 * What was learnt beforehand: how often a recipe beat `bm-ultimate`, each seat starting half of the games, and what is in
 * it, as `knownRecipes` reads it.
 *
 * Written by `npx tsx src/games/dominion/tools/recipes.ts`; to be made anew when the rules of a card or the way bots play it
 * change. Beating Big Money does not depend on the other piles, so that this holds in every kingdom.
 */
const LINES = `
  0.998 sea-witch 3
  0.989 sea-hag 2
  0.979 ghost-ship 3, caravan 4
  0.971 ghost-ship 3, sentry 4 second
  0.969 witch 3
  0.968 pirate 2, militia 3
  0.963 corsair 3, island 3
  0.961 corsair 3, blockade 2
  0.959 pirate, wharf
  0.957 pirate 2, cutpurse 2
  0.955 pirate 2, island 3
  0.948 ghost-ship 3
  0.945 pirate 2, smithy 2
  0.938 corsair 3
  0.934 pirate 2, navigator
  0.934 pirate 2, poacher 10
  0.934 pirate, blockade
  0.930 wharf 2, island 3
  0.927 pirate 2, merchant-ship 3 second
  0.925 pirate 2, laboratory 2 second
  0.923 pirate 2, moneylender
  0.918 pirate 2, festival 10 second
  0.918 pirate 2, library 3 second
  0.918 pirate 2, market 10 second
  0.916 pirate 2, artisan 1 second
  0.914 pirate 2, outpost 1 second
  0.912 blockade 2, laboratory 2 second
  0.912 pirate 2, treasury 2 second
  0.911 pirate 2, bazaar 4 second
  0.911 wharf 2, blockade 2
  0.895 blockade 2, treasury 2 second
  0.891 blockade 2, bazaar 4 second
  0.890 pirate 3
  0.889 blockade 2, market 10 second
  0.875 wharf 2
  0.864 bandit 2 second, island 3
  0.859 merchant-ship 3 second, island 3
  0.859 blockade 2
  0.841 militia 3, festival 3 second
  0.841 militia 3, market 10 second
  0.836 cutpurse, sentry 4 second
  0.834 militia 3, sentry 4 second
  0.829 bandit 2 second, caravan 4
  0.827 militia 3, treasury 2 second
  0.825 militia 3, bazaar 10 second
  0.816 militia, bandit 1 second
  0.814 militia 3, fishing-village 2
  0.814 cutpurse, caravan 4
  0.809 explorer 3 second, caravan 4
  0.807 merchant-ship 3 second, bureaucrat
  0.807 bandit, tide-pools 2
  0.804 explorer 1 second, island
  0.800 militia 3, poacher 10
  0.800 cutpurse, treasury 2 second
  0.798 militia 3, harbinger 2
  0.796 militia 3, caravan 4
  0.796 cutpurse, laboratory 2 second
  0.795 militia, library 1 second
  0.795 militia 3, lighthouse 2
  0.795 bandit, sailor 2
  0.791 militia 3, tactician 1 second
  0.789 bandit 2 second, cutpurse
  0.787 bandit 1 second, smithy
  0.787 library 2 second, island 3
  0.786 cutpurse, market 10 second
  0.786 merchant-ship 3 second, caravan 4
  0.784 militia, adventurer 1 second
  0.784 militia, explorer 1 second
  0.784 militia, artisan 1 second
  0.784 bandit 1 second, navigator
  0.782 merchant-ship 3 second, cutpurse
  0.777 smithy, adventurer 1 second
  0.777 smithy, artisan 1 second
  0.777 bandit 2 second, poacher 10
  0.775 merchant-ship 3 second, tactician 1 second
  0.773 smithy, explorer 1 second
  0.773 smithy, merchant-ship 1 second
  0.771 merchant-ship 3 second, festival 10 second
  0.770 merchant-ship 3 second, market 10 second
  0.770 merchant-ship 3 second, adventurer 1 second
  0.770 cutpurse, island 3
  0.770 merchant-ship 3 second, artisan 1 second
  0.768 council-room, island 3
  0.766 merchant-ship 3 second, laboratory 2 second
  0.764 bandit 1 second, tactician 1 second
  0.764 militia 3
  0.764 merchant-ship 3 second, sailor 2
  0.762 smithy, island
  0.762 council-room, adventurer 1 second
  0.762 council-room, artisan 1 second
  0.762 merchant-ship 3 second, library 2 second
  0.762 bandit 1 second, library 1 second
  0.762 merchant-ship 3 second, treasury 2 second
  0.761 merchant-ship 3 second, mine 1 second
  0.761 merchant-ship 3 second, bazaar 10 second
  0.761 library 3 second, sailor 2
  0.759 cutpurse, poacher 10
  0.757 merchant-ship 3 second, explorer 3 second
  0.755 bandit 2 second, sentry 4 second
  0.754 sentry 4 second, bureaucrat
  0.754 smithy, navigator
  0.748 sentry 4 second, thief 3
  0.748 explorer 1 second, library 1 second
  0.748 merchant-ship 3 second, warehouse 2
  0.748 island 3, poacher 10
  0.746 smithy, bureaucrat
  0.746 bureaucrat, caravan 4
  0.746 council-room, explorer 1 second
  0.745 merchant-ship 3 second, poacher 10
  0.745 explorer 2 second, sailor 2
  0.743 treasury 2 second, bureaucrat
  0.743 island 3, navigator 2
  0.743 island 3, treasury 2 second
  0.741 library 2 second, bureaucrat
  0.739 sentry 4 second, smugglers
  0.738 thief 3, caravan 4
  0.738 island 3, laboratory 2 second
  0.738 cutpurse, bazaar 10 second
  0.738 cutpurse, explorer 1 second
  0.738 explorer 1 second, navigator
  0.738 library 3 second, astrolabe 2
  0.736 cutpurse, library 2 second
  0.736 island 3, mine 1 second
  0.734 bureaucrat, market 10 second
  0.734 cutpurse 3, festival 3 second
  0.734 island 3, festival 10 second
  0.734 cutpurse 2, astrolabe 2
  0.732 island 3, bazaar 3 second
  0.730 treasury 2 second, thief 3
  0.730 cutpurse, tactician 1 second
  0.730 bandit 2 second
  0.729 mine 1 second, caravan 4
  0.729 treasury 2 second, navigator 2
  0.727 island 3, caravan 4
  0.726 council-room
  0.725 bureaucrat, laboratory 2 second
  0.725 island 3, market 10 second
  0.725 market 10 second, navigator 2
  0.723 island 3, bureaucrat
  0.723 explorer 3 second, poacher 10
  0.723 sentry 4 second, sailor 2
  0.721 smithy 2
  0.718 mine 1 second, poacher 10
  0.718 merchant-ship 3 second
  0.716 explorer 3 second, festival 10 second
  0.716 explorer 3 second, laboratory 2 second
  0.716 explorer 1 second, tactician 1 second
  0.714 explorer 3 second, market 10 second
  0.714 caravan 4, smugglers
  0.714 island 3, sentry 4 second
  0.714 explorer 3 second, bazaar 10 second
  0.714 treasury 2 second, tactician 1 second
  0.713 treasury 2 second, laboratory 2 second
  0.713 treasury 2 second, market 10 second
  0.711 treasury 2 second, festival 10 second
  0.709 library 1 second, navigator
  0.705 library 2 second, poacher 10
  0.704 library 2 second, smugglers
  0.704 treasury 2 second, mine 1 second
  0.702 library 2 second, moat
  0.702 treasury 2 second, outpost 1 second
  0.698 treasury 2 second, bazaar 10 second
  0.695 thief 3, poacher 10
  0.695 navigator 2, laboratory 2 second
  0.695 treasury 2 second, smugglers
  0.695 sentry 4 second, outpost 1 second
  0.695 sentry 4 second, vassal
  0.693 sentry 4 second, moat
  0.691 cutpurse
  0.691 sentry 4 second, market 10 second
  0.691 navigator 2, bazaar 10 second
  0.689 treasury 2 second, adventurer 1 second
  0.689 treasury 2 second, artisan 1 second
  0.688 explorer 3 second
  0.688 bureaucrat, festival 10 second
  0.688 sentry 4 second, laboratory 2 second
  0.686 sentry 4 second, bazaar 10 second
  0.684 bureaucrat, poacher 10
  0.684 sentry 4 second, mine 1 second
  0.684 sentry 4 second, adventurer 1 second
  0.684 sentry 4 second, treasury 2 second
  0.684 sentry 4 second, artisan 1 second
  0.682 market 10 second, caravan 4
  0.680 thief 3, chapel
  0.680 sentry 4 second, poacher 10
  0.679 sentry 4 second, festival 10 second
  0.679 bureaucrat, astrolabe 2
  0.677 library 2 second
  0.677 poacher 10, smugglers
  0.675 island 3
  0.675 treasury 2 second, woodcutter
  0.675 navigator, tactician 1 second
  0.675 thief 3, tide-pools 2
  0.673 treasury 2 second, chancellor
  0.673 thief 3, fishing-village 2
  0.671 bureaucrat, spy 2
  0.671 market 10 second, moneylender
  0.671 remodel, caravan 4
  0.668 thief 3, tactician 1 second
  0.668 laboratory 2 second, smugglers
  0.668 sailor 2, navigator
  0.666 mine 1 second, laboratory 2 second
  0.664 bureaucrat, tactician 1 second
  0.664 sailor 2, laboratory 2 second
  0.664 sailor 2, outpost 1 second
  0.662 market 10 second, thief 3
  0.662 mine 1 second, market 10 second
  0.662 navigator 2, adventurer 1 second
  0.662 navigator 2, artisan 1 second
  0.661 thief 3, bazaar 3 second
  0.661 navigator 2, festival 10 second
  0.659 market 10 second, vassal
  0.659 mine 1 second, sailor 2
  0.659 treasury 2 second, sailor 2
  0.657 sentry 4 second
  0.657 bureaucrat, vassal
  0.657 bureaucrat, sailor 2
  0.657 sailor 2, smugglers
  0.657 treasury 2 second, astrolabe 2
  0.655 market 10 second, sailor 2
  0.652 bureaucrat, tide-pools 2
  0.641 festival 10 second, chancellor
  0.641 market 10 second, chancellor
  0.641 market 10 second, woodcutter
  0.641 market 10 second, smugglers
  0.639 mine 1 second, festival 10 second
  0.639 thief 3, astrolabe 2
  0.637 mine 1 second, navigator
  0.637 sailor 2, thief 3
  0.636 sailor 2, caravan 2
  0.635 treasury 2 second
  0.634 laboratory 2 second, moneylender
  0.634 navigator 2, poacher 10
  0.632 sailor 2, woodcutter
  0.632 laboratory 2 second, astrolabe 2
  0.630 market 10 second, warehouse 2
  0.629 smugglers, merchant 2
  0.629 poacher 10, warehouse 2
  0.627 thief 3, laboratory 2 second
  0.627 thief 3, haven 2
  0.627 sailor 2, vassal
  0.625 bureaucrat
  0.625 laboratory 2 second, chancellor
  0.625 thief 3, outpost 1 second
  0.625 laboratory 2 second, bazaar 10 second
  0.625 sailor 2, bazaar 4 second
  0.623 thief 3, warehouse 2
  0.623 poacher 10, astrolabe 2
  0.621 moat, adventurer 1 second
  0.621 moat, artisan 1 second
  0.621 tactician 1 second, pirate-ship 3
  0.620 navigator 2, caravan 4
  0.620 bazaar 10 second, vassal
  0.618 poacher 10, woodcutter
  0.618 tactician 1 second, smugglers
  0.616 poacher 10, vassal
  0.616 sailor 2, monkey
  0.614 thief 3, village 2
  0.614 bazaar 10 second, moneylender
  0.614 bazaar 10 second, smugglers
  0.613 smugglers, warehouse 2
  0.613 caravan 4, vassal
  0.613 smugglers, astrolabe 2
  0.607 laboratory 2 second, festival 10 second
  0.607 laboratory 2 second, outpost 1 second
  0.607 laboratory 2 second, tactician 1 second
  0.607 navigator, astrolabe 2
  0.605 poacher 10, chancellor
  0.605 bazaar 10 second, woodcutter
  0.605 warehouse 2, treasure-map 3
  0.603 mine 1 second
  0.600 laboratory 2 second, poacher 10
  0.600 navigator 2, smugglers
  0.598 thief 3, merchant 2
  0.596 caravan 4, workshop
  0.596 thief 3, spy 2
  0.596 festival 10 second, smugglers
  0.596 festival 10 second, caravan 4
  0.595 laboratory 2 second, woodcutter
  0.593 market 10 second
  0.593 astrolabe 2, chancellor
  0.588 tactician 1 second, chancellor
  0.588 thief 3, lighthouse 2
  0.585 moat
  0.584 tactician 1 second, outpost 1 second
  0.584 festival 10 second, tide-pools 2
  0.583 sailor 2
  0.582 tactician 1 second, treasure-map 3
  0.580 woodcutter, tide-pools 2
  0.580 smugglers, tide-pools 2
  0.579 remodel, tactician 1 second
  0.579 remodel, merchant 2
  0.579 bazaar 10 second, poacher 10
  0.578 navigator 2
  0.577 caravan 2, tide-pools 2
  0.571 caravan 4, warehouse 2
  0.568 moneylender, adventurer 1 second
  0.568 moneylender, artisan 1 second
  0.566 thief 3
  0.566 poacher 10, ambassador
  0.564 smugglers, spy 2
  0.563 astrolabe 2, adventurer
  0.562 treasure-map 3, chapel
  0.561 smugglers, adventurer 1 second
  0.561 smugglers, artisan 1 second
  0.559 tactician 1 second, adventurer 1 second
  0.559 tactician 1 second, artisan 1 second
  0.557 laboratory 2 second
  0.552 tactician 1 second, woodcutter
  0.546 festival 10 second
  0.545 moneylender, treasure-map 3
  0.542 bazaar 10 second
  0.537 artisan 1 second, tide-pools 2
  0.534 poacher 10
  0.534 vassal, tide-pools 2
  0.530 vassal 3, fishing-village 3
  0.530 remodel
  0.530 caravan 4
  0.530 tactician 1 second
  0.527 smugglers
`;

export const KNOWN_RECIPES = knownRecipes(LINES);

/** The same for published menus that do not fit the mould of a recipe, or do better than it. */
export const KNOWN_MENUS: readonly { readonly id: MenuId; readonly rate: number }[] = [
  { id: 'sea-hag', rate: 0.989 },
  { id: 'witch', rate: 0.979 },
  { id: 'double-witch', rate: 0.96 },
  { id: 'fv-wharf', rate: 0.943 },
  { id: 'workshop-gardens', rate: 0.945 },
  { id: 'gardens-workshop', rate: 0.943 },
  { id: 'ghost-ship', rate: 0.935 },
  { id: 'wharf', rate: 0.836 },
  { id: 'island', rate: 0.753 },
  { id: 'smithy', rate: 0.746 },
  { id: 'militia', rate: 0.745 },
  { id: 'big-smithy', rate: 0.736 },
  { id: 'map-warehouse', rate: 0.726 },
  { id: 'council-room', rate: 0.711 },
  { id: 'treasury', rate: 0.614 },
  { id: 'laboratory', rate: 0.604 },
];
