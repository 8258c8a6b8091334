/** This long a device may take to say what there is; then nobody believes any more that it will. */
export const PATIENCE = 12_000;

/** What a device answers, or a rejection when it does not. */
export function answered<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the device does not answer')), PATIENCE);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
