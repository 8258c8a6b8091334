import { useSpeaker, useWords } from '@/text';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { Checklist, CheckRow, Facts, ticked } from '@/ui/companion/Facts';
import { useCompanion } from '@/ui/companion/services';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { Icon } from '@/ui/icons/Icon';
import { Group } from '@/ui/setup';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { chipSplit, starts, type CompanionSheet } from '../../companion';
import { GOODS } from '../../rules/goods';
import { ROLE_CARDS, roleOf } from '../../rules/roleCards';
import { copiesOf, suppliesFor } from '../../rules/supplies';
import { BUILDINGS, costOf } from '../../rules/buildings';
import { tileIcon, tilePaint } from '../art';

/** The buildings that balanced prices are about. */
const PRICED = ['small-market', 'construction-hut', 'factory', 'university'] as const;

/** The column of the set-up table for this many players, as a list to lay out by. */
export function LayOut({ open }: { open: OpenSheet<CompanionSheet> }) {
  const { t: own } = useWords('puerto-rico');
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const { largeText } = useLayout();
  const { newSeed } = useCompanion();
  const { data, seats, change, amend } = open;
  const count = seats.length;
  const supplies = suppliesFor(count);
  const split = chipSplit(supplies.vp);
  const roles = ROLE_CARDS.slice(0, supplies.roleCards).map((card) => words.word(`role.${roleOf(card)}`));
  const prospectors = roles.length - new Set(roles).size + (roles.includes(words.word('role.prospector')) ? 1 : 0);
  const copies = (id: keyof typeof BUILDINGS): number => copiesOf(BUILDINGS[id], count);
  const swapped = PRICED.filter((id) => costOf(BUILDINGS[id], data.options) !== BUILDINGS[id].cost);
  return (
    <Checklist done={data.laid} toggle={(id) => amend((sheet) => ({ ...sheet, laid: ticked(sheet.laid, id) }))}>
      <Box style={{ gap: SPACE.l }}>
        <Group
          title={own('companion.starts')}
          aside={
            <Button
              kind="quiet"
              label={own('companion.drawGovernor')}
              icon={<Icon name="refresh" size={20} color={colors['puerto-rico']} />}
              onPress={() => change((sheet) => ({ ...sheet, firstGovernor: newSeed() % count }))}
            />
          }
        >
          {starts(data.options, count, data.firstGovernor).map(({ seat, tile, doubloons }, i) => (
            <Box key={seat} style={{ paddingHorizontal: SPACE.m }}>
              <CheckRow
                id={`start ${seat}`}
                label={`${seats[seat]?.name ?? ''}${i === 0 ? `, ${words.word('role.governor')}` : ''}: ${words.word(`tile.${tile}`)}, ${words.word('noun.doubloon', { count: doubloons })}`}
              >
                <Box
                  style={{
                    minHeight: 56,
                    flexDirection: 'row',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    columnGap: SPACE.m,
                    rowGap: SPACE.xs,
                    paddingVertical: SPACE.xs,
                  }}
                >
                  <Shape color={seats[seat]?.colour ?? 'green'} size={22} />
                  <Box style={{ flexGrow: 1, flexShrink: 1, flexBasis: largeText ? '70%' : 60 }}>
                    <Text kind="strong" numberOfLines={3}>
                      {seats[seat]?.name ?? ''}
                    </Text>
                    {i === 0 ? (
                      <Text kind="small" color="brass">
                        {words.word('role.governor')}
                      </Text>
                    ) : null}
                  </Box>
                  <Box
                    style={{
                      flexDirection: 'row',
                      alignItems: 'center',
                      gap: SPACE.m,
                      ...(largeText ? { flexBasis: '100%' } : { flexShrink: 1, minWidth: 164 }),
                    }}
                  >
                    <Box
                      style={{
                        width: 40,
                        height: 40,
                        borderRadius: 10,
                        alignItems: 'center',
                        justifyContent: 'center',
                        backgroundColor: tilePaint(tile).ground,
                      }}
                    >
                      <Icon name={tileIcon(tile)} size={28} color={tilePaint(tile).ink} />
                    </Box>
                    <Box style={{ flexShrink: 1 }}>
                      <Text kind="small">{words.word(`tile.${tile}`)}</Text>
                      <Text kind="small" color="muted">
                        {words.word('noun.doubloon', { count: doubloons })}
                      </Text>
                    </Box>
                  </Box>
                </Box>
              </CheckRow>
            </Box>
          ))}
        </Group>
        <Facts
          title={own('companion.onTable')}
          facts={[
            ['ships', own('companion.ships'), words.list(supplies.ships.map(String))],
            ['chips', own('companion.chips'), own('companion.chipsLine', { count: supplies.vp, ...split })],
            [
              'colonists',
              own('companion.colonists'),
              own('companion.colonistsLine', { supply: supplies.colonists, ship: supplies.colonistShip }),
            ],
            ['faceUp', own('companion.faceUp'), String(supplies.faceUp)],
            ['quarries', own('companion.quarries'), String(supplies.quarries)],
            [
              'roles',
              own('companion.roles'),
              prospectors > 0
                ? own('companion.rolesWith', { count: supplies.roleCards, prospectors })
                : own('companion.rolesWithout', { count: supplies.roleCards }),
            ],
            ...(swapped.length === 0
              ? []
              : [
                  [
                    'prices',
                    own('companion.prices'),
                    swapped
                      .map((id) => `${words.word(`building.${id}`)} ${costOf(BUILDINGS[id], data.options)}`)
                      .join(' · '),
                  ] as const,
                ]),
            ...(supplies.picksEach > 1 ? [['picks', own('companion.picks'), String(supplies.picksEach)] as const] : []),
          ]}
        />
        {count > 2 ? null : (
          <Facts
            title={own('companion.twoPlayers')}
            facts={[
              [
                'tilesOut',
                own('companion.tilesOut'),
                GOODS.map((good, i) => `${words.word(`tile.${good}`)} ${supplies.plantations[i] ?? 0}`).join(' · '),
              ],
              [
                'goodsOut',
                own('companion.goodsOut'),
                GOODS.map((good, i) => `${words.word(`good.${good}`)} ${supplies.goods[i] ?? 0}`).join(' · '),
              ],
              [
                'buildingsOut',
                own('companion.buildingsOut'),
                own('companion.buildingsOutLine', { plants: copies('small-indigo-plant'), violet: copies('hospice') }),
              ],
            ]}
          />
        )}
      </Box>
    </Checklist>
  );
}
