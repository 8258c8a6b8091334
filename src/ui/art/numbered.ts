/** The pictures of a generated module, by name, as React Native numbers what it is asked to bundle. */
export const numbered = <Name extends string>(
  pictures: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> => pictures;
