export { default as app } from './app.json';
export { default as companion } from './companion.json';
export { default as engine } from './engine.json';
export { default as history } from './history.json';
export { default as phones } from './phones.json';
