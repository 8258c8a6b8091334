import { sameJson } from '@antilles/engine';
import { ARCHIVE_KINDS, type Archive, type ArchiveKind, type Contents } from '@/storage/archive';
import { atOnce, type Gradual } from '@/storage/gradual';

/** One thing an import could bring. */
export interface Incoming {
  readonly kind: ArchiveKind;
  readonly id: string;
  readonly value: unknown;
  /** What stands on the device under the same id; undefined when nothing does. */
  readonly mine: unknown;
}

/** What an archive would change, by kind. What is the same needs no attention. */
export interface Preview {
  readonly fresh: Readonly<Record<ArchiveKind, readonly Incoming[]>>;
  readonly conflicts: Readonly<Record<ArchiveKind, readonly Incoming[]>>;
  readonly same: Readonly<Record<ArchiveKind, number>>;
  readonly unreadable: Readonly<Record<ArchiveKind, number>>;
}

const entriesOf = (kind: ArchiveKind, contents: Contents): readonly (readonly [string, unknown])[] =>
  kind === 'values' ? Object.entries(contents.values) : contents[kind].map((each) => [each.id, each] as const);

/** Lays an archive beside what is on the device. */
export const compare = (archive: Archive, device: Contents): Preview => atOnce(comparing(archive, device));

/** The same a little at a time. */
export function* comparing(archive: Archive, device: Contents): Gradual<Preview> {
  const all = ARCHIVE_KINDS.reduce((sum, kind) => sum + entriesOf(kind, archive).length, 0);
  let done = 0;
  const fresh = emptyLists();
  const conflicts = emptyLists();
  const same = { plays: 0, saves: 0, sheets: 0, profiles: 0, photos: 0, values: 0 };
  for (const kind of ARCHIVE_KINDS) {
    const here = new Map(entriesOf(kind, device));
    // A file that names a record twice means the last one.
    for (const [id, value] of new Map(entriesOf(kind, archive))) {
      const mine = here.get(id);
      if (mine === undefined) fresh[kind].push({ kind, id, value, mine });
      // A photo never changes, and what is here is not even read for this.
      else if (kind === 'photos' || sameJson(mine, value)) same[kind]++;
      else conflicts[kind].push({ kind, id, value, mine });
      if (++done % 100 === 0) yield done / all;
    }
  }
  return { fresh, conflicts, same, unreadable: archive.unreadable };
}

const emptyLists = (): Record<ArchiveKind, Incoming[]> => ({
  plays: [],
  saves: [],
  sheets: [],
  profiles: [],
  photos: [],
  values: [],
});

/** What somebody decided: which kinds of new things to add, and which of the different ones to take from the file. */
export interface Decisions {
  readonly add: Readonly<Record<ArchiveKind, boolean>>;
  /** `incomingKey`s. Whatever is not in it stays as it is on the device. */
  readonly take: ReadonlySet<string>;
}

export const incomingKey = ({ kind, id }: Pick<Incoming, 'kind' | 'id'>): string => `${kind}/${id}`;

/** What would be written, and nothing else is. */
export const toWrite = (preview: Preview, { add, take }: Decisions): readonly Incoming[] =>
  ARCHIVE_KINDS.flatMap((kind) => [
    ...(add[kind] ? preview.fresh[kind] : []),
    ...preview.conflicts[kind].filter((item) => take.has(incomingKey(item))),
  ]);
