/** What puts finished games into the history; a browser fetches it with the first game that is saved. */
export const loadRecorder = async () => (await import('./recordGame')).recordGame;
