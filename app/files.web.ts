import type { PickedFile } from './files';

/** Saves a text as a file in the browser's downloads. */
export function giveFile(name: string, mimeType: string, text: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([text], { type: mimeType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.appendChild(link);
  link.click();
  link.remove();
  // The browser reads it after the click: only then may it go.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return Promise.resolve();
}

/** Lets a person choose a file and reads it, unless it is longer than `longest`. */
export function takeFile(longest: number): Promise<PickedFile> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,.csv,.txt,application/json,text/csv,text/plain';
    input.style.display = 'none';
    const answer = (picked: PickedFile): void => {
      input.remove();
      resolve(picked);
    };
    input.addEventListener('cancel', () => answer({ kind: 'cancelled' }));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file === undefined) return answer({ kind: 'cancelled' });
      if (file.size > longest) return answer({ kind: 'too-large' });
      file.text().then(
        (text) => answer({ kind: 'text', text }),
        () => answer({ kind: 'unreadable' }),
      );
    });
    document.body.appendChild(input);
    input.click();
  });
}
