/** The app with one game more: `metro.config.js` puts it in place of `app/App` for the browser test. */
import { shelve } from '@/games/shelf';
import { sticks } from './shelf';

shelve(sticks);

export { App } from '@app/App';
