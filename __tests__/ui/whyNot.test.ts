/** Everything that can be greyed out answers a tap with the reason: no control is disabled without saying why. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');

const sources = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(folder, name));

/** The controls of a file that have `disabled` but no `onRefused`, as `file:line name`. */
function silent(file: string): readonly string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const named = new Map(
        node.attributes.properties.flatMap((each) =>
          ts.isJsxAttribute(each) ? [[each.name.getText(), each] as const] : [],
        ),
      );
      const spread = node.attributes.properties
        .filter(ts.isJsxSpreadAttribute)
        .some((each) => each.getText().includes('onRefused'));
      if (named.has('disabled') && !named.has('onRefused') && !spread) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${file}:${line + 1} ${node.tagName.getText()}`);
      }
    }
    node.forEachChild(look);
  };
  look(source);
  return found;
}

const all = [...sources('src'), ...sources('app')];

test('the search finds what it looks for', () => {
  expect(all.length).toBeGreaterThan(150);
  expect(
    all.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('onRefused')).length,
  ).toBeGreaterThan(30);
});

test('nothing is greyed out in silence', () => {
  const found = all.flatMap(silent);
  // The lever of a switch is a picture, its row the control.
  expect(found.filter((each) => !each.endsWith('SwitchLever'))).toEqual([]);
});
