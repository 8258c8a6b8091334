import en from '../en/cartagena.json';
import nl from '../nl/cartagena.json';

export const words = { en, nl };
