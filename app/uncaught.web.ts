/** Tells of errors that nobody caught; returns how to stop. The browser's console has them as well. */
export function onUncaught(tell: (error: unknown) => void): () => void {
  const heard = ({ error }: ErrorEvent): void => {
    // What a browser complains about by itself (a resize that took too long) has no error in it.
    if (error !== null && error !== undefined) tell(error);
  };
  window.addEventListener('error', heard);
  return () => window.removeEventListener('error', heard);
}
