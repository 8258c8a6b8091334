/** Authors as they call themselves; the set spells them as folder names. */
const NAMES: Readonly<Record<string, string>> = {
  cathelineau: 'Cathelineau',
  delapouite: 'Delapouite',
  faithtoken: 'Faithtoken',
  lorc: 'Lorc',
  'pierre-leducq': 'Pierre Leducq',
  sbed: 'Sbed',
  skoll: 'Skoll',
  willdabeast: 'Willdabeast',
};

export const authorName = (author: string): string => NAMES[author] ?? author;

/** The pictures of one author. */
export interface Author {
  readonly author: string;
  readonly names: readonly string[];
}

/** Pictures grouped by who drew them, for the credits: the one who drew most first. */
export const picturesByAuthor = (pictures: readonly string[]): readonly Author[] => {
  const byAuthor: Record<string, Set<string>> = {};
  for (const picture of pictures) {
    const cut = picture.indexOf('/');
    (byAuthor[picture.slice(0, cut)] ??= new Set()).add(picture.slice(cut + 1));
  }
  return Object.entries(byAuthor)
    .map(([author, names]) => ({ author, names: [...names].sort() }))
    .sort((a, b) => b.names.length - a.names.length || (a.author < b.author ? -1 : 1));
};
