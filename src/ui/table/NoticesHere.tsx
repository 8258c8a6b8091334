import { createContext, useContext, type ReactNode } from 'react';

export const NoticesContext = createContext<ReactNode>(null);

/** How high a notice is at least: as high as what it lies over, so that nothing of that peeps out. */
export const NoticeRoomContext = createContext(0);

/** What a table has to say, in the dock of a game that has a place for it (`ownNotices` of `TableFrame`). */
export function NoticesHere({ room = 0 }: { room?: number }) {
  return <NoticeRoomContext.Provider value={room}>{useContext(NoticesContext)}</NoticeRoomContext.Provider>;
}
