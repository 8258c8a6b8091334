export { entry } from '.';
export { SticksStack as Stack } from './ui/SticksStack';
