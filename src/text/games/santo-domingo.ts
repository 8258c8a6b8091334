import en from '../en/santo-domingo.json';
import nl from '../nl/santo-domingo.json';

export const words = { en, nl };
