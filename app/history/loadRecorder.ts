/** What puts finished games into the history and the ratings, and reads those; a browser fetches it when it is first asked. */
export const loadRecorder = () => import('./recordGame');
