/**
 * Tells of errors that nobody caught; returns how to stop. Without this, one thrown in the middle of a tap ends a release
 * build, with whatever was on the screen.
 */
export function onUncaught(tell: (error: unknown) => void): () => void {
  const usual = ErrorUtils.getGlobalHandler();
  ErrorUtils.setGlobalHandler((error: unknown, isFatal?: boolean) => {
    if (__DEV__) usual(error, isFatal);
    tell(error);
  });
  return () => ErrorUtils.setGlobalHandler(usual);
}
