import en from '../en/puerto-rico.json';
import nl from '../nl/puerto-rico.json';

export const words = { en, nl };
