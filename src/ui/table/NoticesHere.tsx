import { createContext, useContext, type ReactNode } from 'react';

export const NoticesContext = createContext<ReactNode>(null);

/** What a table has to say, in the dock of a game that has a place for it (`ownNotices` of `TableFrame`). */
export const NoticesHere = (): ReactNode => useContext(NoticesContext);
