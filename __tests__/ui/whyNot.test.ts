/** Everything that can be greyed out answers a tap with the reason: no control is disabled without saying why. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');

const sources = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(folder, name));

/** Busy for a moment, and says so on its own face: nothing to explain. */
const BUSY = new Set(['starting']);

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
      const disabled = named.get('disabled');
      const when = disabled?.initializer?.getText().replace(/[{}]/g, '') ?? '';
      if (disabled !== undefined && !named.has('onRefused') && !spread && !BUSY.has(when)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${file}:${line + 1} ${node.tagName.getText()}`);
      }
    }
    node.forEachChild(look);
  };
  look(source);
  return found;
}

test('the search finds what it looks for', () => {
  expect(sources('src').length).toBeGreaterThan(50);
});

/** The kit, set-up, and the tables that keep the promise; the others may join one by one. */
const HELD =
  /^src\/ui\/(?!table\/ReplayDock|setup\/DailyCard)|^src\/games\/(santo-domingo|cartagena|puerto-rico)\/ui\/[^/]+$/;

test('nothing is greyed out in silence in the kit, set-up and three tables', () => {
  const held = sources('src').filter((file) => HELD.test(file));
  expect(held.length).toBeGreaterThan(50);
  // The lever of a switch is a picture, its row the control.
  expect(held.flatMap(silent).filter((each) => !each.endsWith('SwitchLever'))).toEqual([]);
});
