import * as english from './en';
import type { OtherLanguage } from './languages';

export type Shell = typeof english;

/** What is needed whatever is played, by namespace, in English. */
export const SHELL: Shell = english;

/** The same in every other language, as files. */
export const OTHERS: Readonly<Record<OtherLanguage, () => Promise<Shell>>> = {
  nl: () => import('./nl'),
  de: () => import('./de'),
};
