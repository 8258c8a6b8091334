/**
 * A piece of a button's text that stands apart from the next piece. The eye sees the gap; whoever reads the page as
 * text (a checker, a voice command, a copy) needs the space.
 */
export const spaced = (text: string): string => `${text} `;
