export * from './check';
export * from './game';
export * from './phrase';
export * from './play';
export * from './replay';
export * from './rng';
export * from './scoring';
export * from './steps';
