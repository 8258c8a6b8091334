export { entry } from '.';
export { SticksStack as Stack } from './ui/SticksStack';
export { rulesChapters as rules } from './ui/rulesChapters';
