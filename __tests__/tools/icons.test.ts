import { readFileSync } from 'node:fs';
import path from 'node:path';
import { iconFiles, usedPictures } from '@/tools/icons';
import { authorName, picturesByAuthor } from '@/ui/icons/authors';
import { lines } from '@/ui/icons/lines';
import { used } from '@/ui/icons/used';

test.each(iconFiles().map(({ file, text }) => [path.basename(file), file, text]))(
  '%s is what `npm run icons` would write',
  (_name, file, text) => {
    expect(readFileSync(file, 'utf8') === text).toBe(true);
  },
);

test('a name means one icon', () => {
  expect(Object.keys(lines).filter((name) => name in used)).toEqual([]);
});

test('every author has a name for the credits', () => {
  const unnamed = picturesByAuthor(usedPictures()).filter(({ author }) => authorName(author) === author);
  expect(unnamed.map(({ author }) => author)).toEqual([]);
});
