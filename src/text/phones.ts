import de from './de/phones.json';
import en from './en/phones.json';
import nl from './nl/phones.json';
import { addPiece } from './pieces';

/** What is said where several phones play: fetched with the screens that say it. */
export const PHONES = { en, nl, de };

export const addPhonesWords = (): void => addPiece('phones', PHONES);
