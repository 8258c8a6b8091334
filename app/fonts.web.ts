/** The page itself asks for the fonts (`public/index.html`), and nothing waits for them. */
export const useFontsReady = (): boolean => true;
