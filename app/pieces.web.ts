import { fileAt } from './base';

/** What is thrown when a piece does not come; the same name as the bundler's own. */
const outOfReach = (url: string): Error =>
  Object.assign(new Error(`${url} could not be fetched`), { name: 'AsyncRequireError' });

/**
 * Fetches the pieces of the app from now on. The bundler's own loader takes whatever answers for a piece, remembers that
 * it came, and never asks again; but a server in the middle of an upload may answer with its front page. This one
 * remembers nothing: who asks twice has not got it, and is not given what the browser remembers of the first answer.
 */
export function fetchPieces(): void {
  // While developing the bundler must be asked in its own way.
  if (__DEV__) return;
  const asked = new Set<string>();
  const onItsWay = new Map<string, Promise<void>>();

  async function fetchPiece(url: string): Promise<void> {
    if (asked.has(url)) await lookAgain(url);
    asked.add(url);
    await run(url);
  }
  function load(path: string): Promise<void> {
    const url = fileAt(path);
    const begun = onItsWay.get(url);
    if (begun !== undefined) return begun;
    const piece = fetchPiece(url).finally(() => onItsWay.delete(url));
    onItsWay.set(url, piece);
    return piece;
  }
  // Metro calls what it finds under this name: https://github.com/react-native-community/discussions-and-proposals,
  // proposal 605. Without a prefix, which only several apps on one page would need.
  Object.assign(globalThis, { __loadBundleAsync: load });
}

/** Replaces what the browser remembers; rejects when the server still has no script to give. */
async function lookAgain(url: string): Promise<void> {
  const answer = await fetch(url, { cache: 'reload' }).catch(() => null);
  const type = answer?.headers.get('content-type') ?? '';
  if (answer?.ok !== true || !/javascript/.test(type)) throw outOfReach(url);
  // To its end: only then is it there for the script below.
  await answer.arrayBuffer().catch(() => {
    throw outOfReach(url);
  });
}

/** A piece only says what is in it: when it cannot even do that it is no piece, but a page or half a script. */
function run(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const refuse = (event: ErrorEvent): void => {
      if (event.filename !== url) return;
      event.preventDefault();
      reject(outOfReach(url));
    };
    const done = (end: () => void) => (): void => {
      window.removeEventListener('error', refuse);
      script.remove();
      end();
    };
    window.addEventListener('error', refuse);
    script.src = url;
    script.onload = done(resolve);
    script.onerror = done(() => reject(outOfReach(url)));
    document.head.appendChild(script);
  });
}
