import en from '../en/dominion.json';
import nl from '../nl/dominion.json';

export const words = { en, nl };
