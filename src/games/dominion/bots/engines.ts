import { knownRecipes } from './plans';

/**
 * Recipes of several cards that are more than their parts: something that trashes, an Attack, draws and money. Learnt
 * beforehand as in `knowledge.ts`, in the way of `tools/engines.ts`. In front stands how good one is: halfway
 * between how often it beat `bm-ultimate`, and how often it should, having beaten the best recipe of its own parts so
 * often.
 */
const LINES = `
  0.999 sentry 2, sea-hag, caravan 3
  0.999 sentry 2, sea-hag, wharf 2, fishing-village 3
  0.999 sentry 2, sea-hag, wharf 2, poacher 4
  0.998 chapel, sea-hag, laboratory 4, caravan 2
  0.998 sentry 2, ghost-ship 2, smithy, fishing-village 3
  0.997 chapel, sea-hag, caravan 3, treasury 3
  0.997 chapel, sea-hag, laboratory 4, festival 3
  0.997 sentry 2, sea-hag, island 2
  0.996 ambassador, ghost-ship 2, caravan 3, fishing-village 3
  0.996 ambassador, ghost-ship 2, wharf 2, fishing-village 3
  0.996 chapel, ghost-ship 2, laboratory 4, fishing-village 3
  0.996 chapel, sea-hag, smithy 2, fishing-village 3
  0.996 sentry 2, ghost-ship 2, caravan 3, fishing-village 3
  0.996 sentry 2, sea-hag, smithy, fishing-village 3
  0.996 witch, sea-hag
  0.995 ambassador, ghost-ship 2, caravan 3, bazaar 4
  0.995 sentry 2, ghost-ship 2, caravan 3, bazaar 4
  0.995 sentry 2, sea-hag, mine
  0.995 sentry 2, sea-hag, smithy, treasury 3
  0.994 ambassador, ghost-ship 2, laboratory 4, fishing-village 3
  0.994 chapel, ghost-ship 2, wharf 2, fishing-village 3
  0.994 chapel, sea-hag, laboratory 4, mine
  0.994 chapel, sea-hag, laboratory 4, poacher 4
  0.994 chapel, sea-hag, laboratory 4, spy 2
  0.994 sentry 2, ghost-ship 2, caravan 3, market 4
  0.994 sentry 2, sea-hag, wharf 2
  0.994 witch 2, wharf 2, fishing-village 3
  0.993 ambassador, sea-hag, wharf 2, fishing-village 3
  0.993 sentry 2, ghost-ship 2, caravan 3, festival 3
  0.993 sentry 2, ghost-ship 2, laboratory 8, caravan 2
  0.993 sentry 2, sea-hag, laboratory 4
  0.993 sentry 2, sea-hag, merchant-ship 2, festival 3
  0.993 sentry 2, witch 2, militia, fishing-village 3
  0.993 witch 2, smithy, fishing-village 3
  0.992 ambassador, sea-hag, caravan 3, fishing-village 3
  0.992 ambassador, sea-hag, laboratory 4, island 2
  0.992 chapel, sea-hag, laboratory 4, artisan
  0.992 chapel, sea-hag, laboratory 4, market 4
  0.992 chapel, sea-hag, laboratory 8, treasury 3
  0.992 sentry 2, sea-hag, poacher 4
  0.991 ambassador, ghost-ship 2, treasury 3, caravan 2
  0.991 chapel, sea-hag, laboratory 4, throne-room
  0.991 chapel, witch 2, fishing-village 3
  0.991 sentry 2, sea-hag, merchant-ship 2, lighthouse 2
  0.991 sentry 2, sea-hag, spy 2
  0.990 ambassador, ghost-ship 2, library, fishing-village 3
  0.990 chapel, ghost-ship 2, caravan 3, fishing-village 3
  0.990 chapel, ghost-ship 2, laboratory 4, caravan 2
  0.990 chapel, ghost-ship 2, laboratory 8, bazaar 4
  0.990 chapel, ghost-ship 2, laboratory 8, poacher 4
  0.990 chapel, sea-hag, laboratory 4, bazaar 4
  0.990 sea-hag, treasury 3, caravan 2
  0.990 sentry 2, ghost-ship 2, caravan 3, poacher 4
  0.990 sentry 2, ghost-ship 2, militia, caravan 3
  0.990 sentry 2, sea-hag, library, festival 3
  0.990 sentry 2, sea-hag, library, fishing-village 3
  0.990 sentry 2, sea-hag, outpost
  0.990 sentry 2, sea-hag, treasury 3
  0.990 witch 2, caravan 3, fishing-village 3
  0.989 chapel, ghost-ship 2, library, fishing-village 3
  0.989 sentry 2, sea-hag, harbinger 2
  0.989 sentry 2, sea-hag, merchant-ship 2, fishing-village 3
  0.988 ambassador, ghost-ship 2, caravan 3, festival 3
  0.988 ambassador, sea-hag, library, fishing-village 3
  0.988 ambassador, sea-hag, smithy, fishing-village 3
  0.988 chapel, ghost-ship 2, caravan 3, bazaar 4
  0.988 salvager, witch 2, laboratory 4, fishing-village 3
  0.988 sea-hag, wharf 2, fishing-village 3
  0.988 sentry 2, ghost-ship 2, library, fishing-village 3
  0.988 sentry 2, sea-hag, council-room, bazaar 4
  0.988 sentry 2, sea-hag, market 4
  0.988 sentry 2, sea-hag, merchant 2
  0.988 sentry 2, sea-hag, militia
  0.988 sentry 2, witch 2, militia, bazaar 4
  0.987 chapel, ghost-ship 2, laboratory 4, market 4
  0.987 chapel, sea-hag, laboratory 4, cellar
  0.987 chapel, sea-hag, library, fishing-village 3
  0.987 chapel, sea-hag, militia, laboratory 8
  0.987 sea-hag, caravan 3, island 2
  0.987 sea-hag, wharf 2, poacher 4
  0.987 sentry 2, ghost-ship 2, laboratory 8, poacher 4
  0.987 sentry 2, ghost-ship 2, wharf 2, fishing-village 3
  0.987 sentry 2, sea-hag, explorer
  0.987 sentry 2, sea-hag, library, bazaar 4
  0.986 chapel, sea-hag, caravan 3
  0.986 moneylender, ghost-ship 2, wharf 2, fishing-village 3
  0.986 salvager, ghost-ship 2, laboratory 4, fishing-village 3
  0.986 sentry 2, ghost-ship 2, militia, fishing-village 3
  0.985 ambassador, ghost-ship 2, smithy, fishing-village 3
  0.985 salvager, witch 2, library, fishing-village 3
  0.985 sea-hag, wharf 2, treasury 3
  0.985 sentry 2, ghost-ship 2, caravan 3
  0.985 sentry 2, ghost-ship 2, laboratory 4, fishing-village 3
  0.985 witch 2, militia, fishing-village 3
  0.984 ambassador, ghost-ship 2, merchant-ship 2, fishing-village 3
  0.984 ambassador, witch 2, fishing-village 3
  0.984 chapel, sea-hag, wharf 2, village 3
  0.984 chapel, witch 2, militia, village 3
  0.984 moneylender, witch 2, merchant-ship 2, fishing-village 3
  0.984 sea-hag, caravan 3, lighthouse 2
  0.984 sea-hag, treasury 3, poacher 4
  0.983 ambassador, ghost-ship 2, laboratory 8, caravan 2
  0.983 ambassador, ghost-ship 2, laboratory 8, poacher 4
  0.983 ambassador, ghost-ship 2, militia, fishing-village 3
  0.983 chapel, ghost-ship 2, smithy, fishing-village 3
  0.983 chapel, sea-hag, laboratory 8
  0.983 sea-hag, militia, treasury 3
  0.983 sea-hag, wharf 2, caravan 2
  0.982 ambassador, ghost-ship 2, treasury 3, fishing-village 3
  0.982 ambassador, sea-hag, laboratory 4
  0.982 ambassador, sea-hag, treasury 3, island 2
  0.982 salvager, witch 2, caravan 3, bazaar 4
  0.982 sea-hag, wharf 2, lighthouse 2
  0.982 sentry 2, ghost-ship 2, militia, laboratory 4
  0.982 sentry 2, sea-hag
  0.981 ambassador, ghost-ship 2, laboratory 8, market 4
  0.981 chapel, ghost-ship 2, council-room, fishing-village 3
  0.981 chapel, ghost-ship 2, laboratory 4, treasury 3
  0.981 chapel, sea-hag, library, village 3
  0.981 moneylender, ghost-ship 2, laboratory 4, fishing-village 3
  0.981 remodel, sea-hag, smithy 2, fishing-village 3
  0.981 salvager, witch 2, fishing-village 3
  0.981 sea-hag, laboratory 4, lighthouse 2
  0.981 sentry 2, ghost-ship 2, laboratory 8, island 2
  0.981 sentry 2, witch 2, caravan 3, festival 3
  0.979 ambassador, ghost-ship 2, council-room, fishing-village 3
  0.979 chapel, ghost-ship 2, caravan 3, market 4
  0.979 chapel, ghost-ship 2, laboratory 4, festival 3
  0.979 chapel, sea-hag, poacher 4
  0.979 chapel, sea-hag, wharf 2, festival 3
  0.979 sentry 2, ghost-ship 2, laboratory 8, treasury 3
  0.978 ambassador, ghost-ship 2, caravan 2
  0.978 ambassador, sea-hag, wharf 2, village 3
  0.978 chapel, witch 2, bazaar 4
  0.978 sentry 2, ghost-ship 2, militia, festival 3
  0.978 sentry 2, ghost-ship 2, poacher 4
  0.978 sentry 2, ghost-ship 2, smithy 2, bazaar 4
  0.977 ambassador, ghost-ship 2, laboratory 4, village 3
  0.977 ambassador, ghost-ship 2, laboratory 8, festival 3
  0.977 ambassador, witch 2, caravan 3, festival 3
  0.977 chapel, sea-hag, wharf 2, bazaar 4
  0.977 ghost-ship 2, wharf 2, fishing-village 3
  0.977 moneylender, ghost-ship 2, library, fishing-village 3
  0.977 sentry 2, ghost-ship 2, council-room, fishing-village 3
  0.977 sentry 2, witch 2, library, fishing-village 3
  0.976 chapel, ghost-ship 2, militia, laboratory 8
  0.976 chapel, sea-hag, spy 2
  0.976 lookout, sea-hag, caravan 3
  0.976 moneylender, ghost-ship 2, caravan 3, fishing-village 3
  0.976 remodel, ghost-ship 2, caravan 3, fishing-village 3
  0.976 remodel, sea-hag, laboratory 4, caravan 2
  0.975 chapel, sea-hag, wharf 2, market 4
  0.975 lookout, ghost-ship 2, laboratory 8, caravan 2
  0.975 lookout, witch 2, caravan 3, bazaar 4
  0.975 sea-hag, ghost-ship 2
  0.975 sea-hag, merchant-ship 2, treasury 3
  0.975 sea-hag, militia, caravan 3
  0.975 sentry 2, ghost-ship 2, laboratory 4, bazaar 4
  0.975 sentry 2, ghost-ship 2, laboratory 8, festival 3
  0.975 sentry 2, ghost-ship 2, militia, bazaar 4
  0.975 sentry 2, witch, caravan 3, poacher 4
  0.974 ambassador, sea-hag, wharf 2, bazaar 4
  0.974 chapel, ghost-ship 2, caravan 3, festival 3
  0.974 chapel, ghost-ship 2, wharf 2, bazaar 4
  0.974 moneylender, witch 2, council-room, fishing-village 3
  0.974 sea-hag, wharf 2, festival 3
  0.974 sentry 2, ghost-ship 2, island 2
  0.974 sentry 2, ghost-ship 2, laboratory 4, market 4
  0.973 ambassador, ghost-ship 2, fishing-village 3
  0.973 ambassador, ghost-ship 2, militia, bazaar 4
  0.973 ambassador, sea-hag, caravan 3
  0.973 ambassador, sea-hag, library, village 3
  0.973 ambassador, witch, caravan 3, market 4
  0.973 chapel, ghost-ship 2, council-room, bazaar 4
  0.973 moneylender, ghost-ship 2, laboratory 8, poacher 4
  0.972 chapel, ghost-ship 2, laboratory 4
  0.972 chapel, ghost-ship 2, militia, fishing-village 3
  0.972 chapel, sea-hag, smithy 2, village 3
  0.972 lookout, ghost-ship 2, laboratory 8, island 2
  0.972 lookout, sea-hag, library, fishing-village 3
  0.972 lookout, witch 2, fishing-village 3
  0.972 sea-hag, island 2
  0.972 sea-hag, treasury 3, lighthouse 2
  0.972 sentry 2, ghost-ship 2, wharf 2, bazaar 4
  0.972 sentry 2, witch 2, fishing-village 3
  0.971 chapel, witch, laboratory 4, poacher 4
  0.971 sentry 2, militia, caravan 3, market 4
  0.971 sentry 2, militia, laboratory 4, poacher 4
  0.971 sentry 2, witch, caravan 3, treasury 3
  0.970 chapel, sea-hag, library, festival 3
  0.970 chapel, sea-hag, market 4, lighthouse 2
  0.970 lookout, sea-hag, smithy 2, fishing-village 3
  0.970 moneylender, ghost-ship 2, treasury 3, fishing-village 3
  0.969 chapel, ghost-ship 2, merchant-ship 2, fishing-village 3
  0.969 chapel, sea-hag, council-room, fishing-village 3
  0.969 salvager, ghost-ship 2, caravan 3, bazaar 4
  0.969 sentry 2, militia, wharf 2, fishing-village 3
  0.968 ambassador, ghost-ship 2, laboratory 8
  0.968 chapel, ghost-ship 2, festival 3, spy 2
  0.968 chapel, ghost-ship 2, treasury 3, fishing-village 3
  0.968 chapel, witch, laboratory 4, festival 3
  0.968 ghost-ship 2, smithy 2, fishing-village 3
  0.968 salvager, witch 2, caravan 2
  0.968 sentry 2, ghost-ship 2, laboratory 8
  0.967 ambassador, ghost-ship 2, bazaar 4
  0.967 chapel, ghost-ship 2, bazaar 4
  0.967 chapel, sea-hag, treasury 3
  0.967 salvager, ghost-ship 2, caravan 3, fishing-village 3
  0.967 sentry 2, ghost-ship 2, bazaar 4
  0.966 ambassador, ghost-ship 2, spy 2
  0.966 ambassador, ghost-ship 2, wharf 2, village 3
  0.966 ambassador, witch, laboratory 4, caravan 2
  0.966 chapel, ghost-ship 2, caravan 2
  0.966 chapel, ghost-ship 2, market 4, merchant 2
  0.966 chapel, sea-hag, market 4, harbinger 2
  0.966 lookout, ghost-ship 2, caravan 2
  0.966 sentry 2, ghost-ship 2, fishing-village 3
  0.966 sentry 2, ghost-ship 2, smithy, festival 3
  0.966 sentry 2, witch 2, militia, caravan 3
  0.965 ambassador, sea-hag, fishing-village 3
  0.965 ambassador, witch, laboratory 4, treasury 3
  0.965 ambassador, witch 2, caravan 3, bazaar 4
  0.965 chapel, ghost-ship 2, treasury 3, poacher 4
  0.965 ghost-ship 2, laboratory 8, poacher 4
  0.965 lookout, ghost-ship 2, laboratory 8, fishing-village 3
  0.965 sentry 2, witch 2, wharf 2, bazaar 4
  0.964 ambassador, ghost-ship 2, treasury 3, village 3
  0.964 sea-hag, merchant-ship 2, caravan 2
  0.963 chapel, ghost-ship 2, fishing-village 3
  0.963 chapel, sea-hag, explorer
  0.963 chapel, sea-hag, library, bazaar 4
  0.963 chapel, witch, laboratory 4, market 4
  0.963 lookout, sea-hag, treasury 3
  0.963 sea-hag, smithy, treasury 3
  0.962 ambassador, ghost-ship 2, treasury 3, poacher 4
  0.962 ambassador, witch, laboratory 4, festival 3
  0.962 chapel, sea-hag, wharf 2
  0.962 salvager, ghost-ship 2, treasury 3, fishing-village 3
  0.961 chapel, sea-hag, smithy, bazaar 4
  0.961 chapel, witch 2, treasury 3
  0.961 lookout, sea-hag, poacher 4
  0.961 lookout, witch 2, caravan 3, lighthouse 2
  0.961 remodel, sea-hag, caravan 3, fishing-village 3
  0.961 sea-hag, merchant-ship 2, lighthouse 2
  0.961 sentry 2, ghost-ship 2, militia, library
  0.960 ambassador, witch 2, bazaar 4
  0.960 salvager, ghost-ship 2, library, fishing-village 3
  0.960 sentry 2, militia, caravan 3, lighthouse 2
  0.960 sentry 2, witch, caravan 3, lighthouse 2
  0.960 sentry 2, witch, caravan 3, market 4
  0.960 sentry 2, witch 2, caravan 3, bazaar 4
  0.959 chapel, sea-hag, merchant-ship 2, fishing-village 3
  0.959 sea-hag, library, treasury 3
  0.959 sentry 2, militia, laboratory 4, island 2
  0.959 sentry 2, militia, treasury 3, caravan 2
  0.958 ambassador, ghost-ship 2, militia, village 3
  0.958 ambassador, witch 2, wharf 2, festival 3
  0.958 chapel, ghost-ship 2, market 4, tactician
  0.958 chapel, sea-hag, merchant-ship 2, market 4
  0.958 sea-hag, smithy, lighthouse 2
  0.958 sentry 2, militia, laboratory 4, caravan 2
  0.957 ambassador, sea-hag, smithy 2, village 3
  0.957 chapel, ghost-ship 2, market 4, outpost
  0.957 chapel, ghost-ship 2, poacher 4
  0.957 chapel, witch 2, caravan 3, festival 3
  0.957 lookout, ghost-ship 2, wharf 2, bazaar 4
  0.957 remodel, sea-hag, caravan 3, poacher 4
  0.957 remodel, sea-hag, laboratory 4, fishing-village 3
  0.957 sentry 2, militia, laboratory 4, market 4
  0.956 ambassador, sea-hag, poacher 4
  0.956 ambassador, sea-hag, treasury 3
  0.956 chapel, witch, laboratory 4
  0.956 salvager, ghost-ship 2, caravan 3, lighthouse 2
  0.956 salvager, sea-hag, laboratory 8, caravan 2
  0.956 sea-hag, library, lighthouse 2
  0.955 ambassador, witch, treasury 3, caravan 2
  0.955 chapel, sea-hag, library, market 4
  0.955 lookout, sea-hag, wharf 2, bazaar 4
  0.955 sentry 2, witch, laboratory 4, island 2
  0.954 ambassador, ghost-ship 2, smithy, village 3
  0.954 chapel, witch 2, wharf 2, festival 3
  0.954 salvager, ghost-ship 2, laboratory 8, village 3
  0.954 sentry 2, ghost-ship 2, lighthouse 2
  0.954 witch 2, caravan 3, lighthouse 2
  0.953 ambassador, sea-hag, lighthouse 2
  0.953 chapel, ghost-ship 2, mine
  0.953 moneylender, ghost-ship 2, council-room, fishing-village 3
  0.953 sentry 2, ghost-ship 2, market 4
  0.953 sentry 2, witch, laboratory 4, poacher 4
  0.952 ambassador, witch, treasury 3, poacher 4
  0.952 chapel, ghost-ship 2, festival 3, merchant 2
  0.952 salvager, ghost-ship 2, council-room, fishing-village 3
  0.952 salvager, sea-hag, treasury 3
  0.952 sentry 2, militia, laboratory 4, treasury 3
  0.952 sentry 2, witch 2, smithy, bazaar 4
  0.951 ambassador, ghost-ship 2, militia, lighthouse 2
  0.951 ambassador, witch, caravan 3, poacher 4
  0.951 chapel, ghost-ship 2, market 4, spy 2
  0.951 sentry 2, militia, caravan 3
  0.950 chapel, ghost-ship 2, treasury 3, festival 3
  0.950 ghost-ship 2, caravan 3, lighthouse 2
  0.950 lookout, ghost-ship 2, library, fishing-village 3
  0.950 sentry 2, ghost-ship 2, treasury 3
  0.949 ghost-ship 2, wharf 2, bazaar 4
  0.949 lookout, ghost-ship 2, island 2
  0.949 lookout, ghost-ship 2, laboratory 4, treasury 3
  0.949 moneylender, ghost-ship 2, laboratory 8, festival 3
  0.949 remodel, sea-hag, laboratory 4, market 4
  0.949 sentry 2, militia, wharf 2, bazaar 4
  0.949 sentry 2, witch, laboratory 4, caravan 2
  0.948 ambassador, ghost-ship 2, treasury 3
  0.948 ghost-ship 2, library, treasury 3
  0.948 salvager, sea-hag, library, fishing-village 3
  0.947 ambassador, ghost-ship 2, poacher 4
  0.947 chapel, sea-hag, smithy 2, festival 3
  0.947 ghost-ship 2, laboratory 4, island 2
  0.946 ambassador, sea-hag, smithy, bazaar 4
  0.946 ambassador, witch 2, laboratory 4
  0.946 chapel, ghost-ship 2, library, festival 3
  0.946 chapel, ghost-ship 2, market 4, lighthouse 2
  0.946 chapel, sea-hag, village 3
  0.946 ghost-ship 2, library, fishing-village 3
  0.946 moneylender, ghost-ship 2, laboratory 8, lighthouse 2
  0.946 sentry 2, ghost-ship 2, festival 3
  0.946 sentry 2, ghost-ship 2, smithy
  0.945 ambassador, ghost-ship 2, merchant 2
  0.945 ambassador, ghost-ship 2, militia, market 4
  0.945 ambassador, witch 2, caravan 2
  0.945 ghost-ship 2, militia, treasury 3
  0.945 salvager, witch 2, lighthouse 2
  0.945 sentry 2, militia, laboratory 4
  0.944 chapel, ghost-ship 2, treasury 3
  0.944 ghost-ship 2, laboratory 4, fishing-village 3
  0.944 lookout, witch 2, lighthouse 2
  0.944 moneylender, ghost-ship 2, wharf 2, village 3
  0.944 sentry 2, cutpurse, caravan 3, market 4
  0.943 chapel, sea-hag, merchant-ship 2, festival 3
  0.943 lookout, ghost-ship 2, treasury 3
  0.942 remodel, sea-hag, library, fishing-village 3
  0.942 sentry 2, ghost-ship 2, library
  0.941 ambassador, sea-hag, library, festival 3
  0.941 lookout, sea-hag, wharf 2
  0.940 chapel, ghost-ship 2, market 4
  0.939 ambassador, ghost-ship 2, merchant-ship 2, village 3
  0.939 chapel, witch 2, lighthouse 2
  0.938 ambassador, militia, wharf 2, fishing-village 3
  0.937 lookout, sea-hag, merchant-ship 2
  0.936 ghost-ship 2, library, poacher 4
  0.935 ambassador, witch, treasury 3
  0.934 sentry 2, cutpurse, militia, poacher 4
  0.934 sentry 2, militia, treasury 3, poacher 4
  0.933 chapel, ghost-ship 2, wharf 2, village 3
  0.933 lookout, ghost-ship 2, laboratory 8, bazaar 4
  0.932 ambassador, ghost-ship 2
  0.932 lookout, ghost-ship 2, laboratory 8, lighthouse 2
  0.931 chapel, ghost-ship 2, library
  0.931 chapel, sea-hag, smithy 2, market 4
  0.931 ghost-ship 2, militia, lighthouse 2
  0.930 sentry 2, bandit, caravan 3, market 4
  0.929 salvager, ghost-ship 2, laboratory 4, lighthouse 2
  0.927 chapel, sea-hag, council-room, bazaar 4
  0.927 sentry 2, bandit, laboratory 8, poacher 4
  0.926 ambassador, sea-hag, market 4
  0.925 lookout, sea-hag, smithy
  0.925 sentry 2, militia, smithy 2, fishing-village 3
  0.924 lookout, ghost-ship 2, fishing-village 3
  0.923 sentry 2, cutpurse, caravan 3, island 2
  0.922 sentry 2, militia, poacher 4
  0.921 sentry 2, cutpurse, caravan 3, treasury 3
  0.921 sentry 2, witch, bazaar 4
  0.918 lookout, sea-hag, fishing-village 3
  0.915 sentry 2, bandit, caravan 3
  0.915 sentry 2, cutpurse, laboratory 4, poacher 4
  0.915 sentry 2, militia, wharf 2, festival 3
  0.914 sentry 2, militia, library, fishing-village 3
  0.913 sentry 2, bandit, militia, island 2
  0.913 sentry 2, militia, council-room, fishing-village 3
  0.913 sentry 2, militia, library, bazaar 4
  0.911 chapel, bandit, laboratory 8, poacher 4
  0.911 chapel, ghost-ship 2, lighthouse 2
  0.911 ghost-ship 2, library, lighthouse 2
  0.911 sentry 2, militia, treasury 3, island 2
  0.910 bandit, wharf 2, caravan 2
  0.909 chapel, militia, laboratory 4, throne-room
  0.907 bandit, wharf 2, treasury 3
  0.906 chapel, militia, laboratory 4, market 4
  0.906 sentry 2, militia, treasury 3, market 4
  0.905 ambassador, militia, laboratory 4, poacher 4
  0.904 chapel, militia, laboratory 4, poacher 4
  0.904 chapel, militia, laboratory 8, festival 3
  0.904 sentry 2, cutpurse, caravan 3, poacher 4
  0.902 sentry 2, cutpurse, smithy 2, fishing-village 3
  0.902 sentry 2, militia, spy 2
  0.901 ambassador, bandit, caravan 3, fishing-village 3
  0.901 sentry 2, cutpurse, library, fishing-village 3
  0.900 bandit, laboratory 8, island 2
  0.900 bureaucrat, wharf 2, caravan 2
  0.900 sentry 2, militia, island 2
  0.899 lookout, ghost-ship 2, smithy
  0.899 sentry 2, cutpurse, caravan 2
  0.899 sentry 2, cutpurse, militia
  0.899 sentry 2, militia, treasury 3
  0.898 ambassador, militia, laboratory 4, fishing-village 3
  0.898 ambassador, witch 2, merchant-ship 2, festival 3
  0.897 bandit, caravan 3, island 2
  0.896 ambassador, militia, laboratory 4, market 4
  0.896 chapel, bandit, caravan 3, fishing-village 3
  0.896 sentry 2, cutpurse, wharf 2, festival 3
  0.893 chapel, militia, laboratory 4, caravan 2
  0.893 chapel, militia, laboratory 4, spy 2
  0.893 sentry 2, cutpurse, island 2
  0.891 sentry 2, cutpurse, laboratory 4, treasury 3
  0.890 ambassador, militia, laboratory 4, festival 3
  0.889 sentry 2, bandit, poacher 4
  0.889 sentry 2, militia, library, festival 3
  0.887 chapel, bandit, laboratory 8, treasury 3
  0.887 sentry 2, militia, market 4
  0.886 bandit, smithy 2, fishing-village 3
  0.886 chapel, bandit, laboratory 8, bazaar 4
  0.886 sentry 2, cutpurse, treasury 3, poacher 4
  0.886 sentry 2, militia, lighthouse 2
  0.885 ambassador, militia, library, fishing-village 3
  0.884 bandit, laboratory 8, caravan 2
  0.884 chapel, militia, laboratory 4, treasury 3
  0.883 chapel, bandit, market 4, merchant 2
  0.883 sentry 2, bandit, militia, bazaar 4
  0.882 bandit, militia, poacher 4
  0.880 sentry 2, bandit, island 2
  0.879 chapel, militia, laboratory 4, lighthouse 2
  0.878 sentry 2, cutpurse, treasury 3
  0.877 chapel, bandit, laboratory 4
  0.874 sentry 2, cutpurse, poacher 4
  0.872 bandit, caravan 3, poacher 4
  0.870 ambassador, cutpurse, laboratory 4, fishing-village 3
  0.870 chapel, bandit, poacher 4
  0.869 ambassador, bandit, treasury 3, caravan 2
  0.869 chapel, militia, caravan 3, market 4
  0.869 sentry 2, militia, smithy 2, bazaar 4
  0.868 ambassador, bandit, caravan 3, market 4
  0.868 ambassador, cutpurse, laboratory 4, caravan 2
  0.867 ambassador, cutpurse, laboratory 4, festival 3
  0.866 ambassador, bandit, caravan 3, lighthouse 2
  0.866 bandit, militia, laboratory 4
  0.866 sentry 2, bureaucrat, laboratory 8, island 2
  0.866 sentry 2, cutpurse, spy 2
  0.864 bandit, militia, caravan 3
  0.864 chapel, cutpurse, laboratory 4, poacher 4
  0.864 sentry 2, cutpurse, laboratory 4, lighthouse 2
  0.863 ambassador, bandit, laboratory 8, poacher 4
  0.863 chapel, militia, library, fishing-village 3
  0.862 salvager, militia, laboratory 8, fishing-village 3
  0.860 bandit, caravan 3, market 4
  0.859 militia, smithy, treasury 3
  0.857 chapel, militia, laboratory 4, fishing-village 3
  0.857 moneylender, bandit, laboratory 8, poacher 4
  0.855 chapel, bureaucrat, laboratory 8, poacher 4
  0.854 ambassador, cutpurse, caravan 3, market 4
  0.853 ambassador, bandit, militia, fishing-village 3
  0.852 chapel, cutpurse, laboratory 4, spy 2
  0.851 lookout, bandit, laboratory 4, poacher 4
  0.850 chapel, militia, laboratory 4
  0.849 sentry 2, bandit, laboratory 4, treasury 3
  0.848 chapel, cutpurse, laboratory 4, throne-room
  0.846 moneylender, bandit, laboratory 4, lighthouse 2
  0.844 chapel, bandit, market 4
  0.844 militia, laboratory 8, island 2
  0.844 remodel, bandit, laboratory 8, poacher 4
  0.841 moneylender, bandit, laboratory 8, fishing-village 3
  0.840 bandit, militia, treasury 3
  0.840 remodel, bandit, caravan 3, lighthouse 2
  0.839 chapel, cutpurse, caravan 3, market 4
  0.838 bandit, laboratory 8, poacher 4
  0.838 chapel, bandit, merchant 2
  0.837 sentry 2, bandit, market 4
  0.836 ambassador, militia, laboratory 4, treasury 3
  0.834 chapel, bandit, caravan 3, treasury 3
  0.834 sentry 2, bandit, laboratory 4
  0.832 bandit, poacher 4
  0.831 bandit, militia, smithy
  0.831 chapel, bandit, library, fishing-village 3
  0.830 ambassador, militia, caravan 3, fishing-village 3
  0.829 chapel, cutpurse, laboratory 4, treasury 3
  0.828 ambassador, cutpurse, library, fishing-village 3
  0.828 chapel, bandit, council-room, fishing-village 3
  0.828 salvager, bandit, library, fishing-village 3
  0.827 bandit, laboratory 4, market 4
  0.827 militia, caravan 3, lighthouse 2
  0.827 moneylender, bandit, laboratory 4
  0.826 chapel, bandit, treasury 3, bazaar 4
  0.824 ambassador, cutpurse, laboratory 4, lighthouse 2
  0.822 ambassador, bandit, library, fishing-village 3
  0.822 militia, laboratory 4, caravan 2
  0.820 ambassador, militia, laboratory 4
  0.818 militia, library, fishing-village 3
  0.818 moneylender, bandit, council-room, fishing-village 3
  0.817 militia, treasury 3
  0.816 chapel, bandit, caravan 3
  0.816 moneylender, bandit, library, fishing-village 3
  0.816 moneylender, bandit, merchant-ship 2, fishing-village 3
  0.815 bandit, laboratory 4
  0.811 ambassador, bandit, council-room, fishing-village 3
  0.807 sentry 2, bureaucrat, caravan 3, island 2
  0.805 bandit, council-room, treasury 3
  0.805 salvager, bandit, council-room, fishing-village 3
  0.804 ambassador, bureaucrat, laboratory 4, caravan 2
  0.804 moneylender, bandit
  0.800 chapel, bureaucrat, laboratory 4, caravan 2
  0.799 bandit, merchant-ship 2, fishing-village 3
  0.798 chapel, bureaucrat, laboratory 8, treasury 3
  0.796 bureaucrat, smithy, treasury 3
  0.796 sentry 2, bandit, council-room, fishing-village 3
  0.795 chapel, bandit, bazaar 4
  0.795 sentry 2, bandit, library, festival 3
  0.795 sentry 2, bureaucrat, caravan 3, treasury 3
  0.782 ambassador, bureaucrat, laboratory 4, island 2
  0.782 bandit, council-room
  0.780 salvager, bandit, treasury 3
  0.779 chapel, bureaucrat, laboratory 4, market 4
  0.775 sentry 2, bandit, treasury 3, bazaar 4
  0.772 ambassador, bandit, spy 2
  0.771 sentry 2, bandit, explorer
  0.764 lookout, bandit, treasury 3, market 4
  0.760 bureaucrat, council-room, treasury 3
  0.759 ambassador, bureaucrat, laboratory 4, market 4
  0.756 chapel, bureaucrat, laboratory 4
  0.752 chapel, bandit, festival 3, outpost
  0.751 chapel, bandit, explorer
  0.751 sentry 2, bureaucrat, council-room, fishing-village 3
  0.750 bureaucrat, smithy
  0.748 chapel, cutpurse, library, fishing-village 3
  0.748 sentry 2, explorer
  0.742 chapel, bandit, festival 3
  0.724 ambassador, caravan 3, market 4
  0.724 chapel, laboratory 4, smugglers
  0.721 salvager, bandit, merchant-ship 2, lighthouse 2
  0.687 chapel, bureaucrat, merchant 2
  0.683 ambassador, bureaucrat, merchant 2
  0.653 ambassador, laboratory 4, poacher 4
  0.650 chapel, smugglers
  0.567 ambassador, caravan 3, fishing-village 3
  0.525 ambassador, spy 2
`;

export const KNOWN_ENGINES = knownRecipes(LINES);
