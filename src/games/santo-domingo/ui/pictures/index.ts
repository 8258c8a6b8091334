export { drawings } from './generated';
export { used } from './used';
