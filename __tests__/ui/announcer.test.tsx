import { act, render, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Platform } from 'react-native';
import { Announcer, createAnnouncements } from '@/ui/table/Announcer';

const on = Platform.OS;
const heard = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
beforeEach(() => heard.mockReset());
afterEach(() => {
  Platform.OS = on;
});

for (const phone of ['ios', 'android'] as const) {
  test(`on ${phone} every new line is said once, to whom it belongs`, () => {
    Platform.OS = phone;
    const announcements = createAnnouncements();
    render(<Announcer announcements={announcements} viewer={0} />);
    act(() => announcements.say(0, ['Tom took 5 goods', 'Ines trades']));
    act(() => announcements.say(0, ['Your turn']));
    act(() => announcements.say(1, ['A secret of the next']));
    expect(heard.mock.calls).toEqual([['Tom took 5 goods. Ines trades'], ['Your turn']]);
    // What nobody sees is not read out by itself there, and must not be read out twice where it would be.
    expect(screen.queryByText('Your turn', { includeHiddenElements: true })).toBeNull();
  });
}

test('a browser reads out a region of the page', () => {
  Platform.OS = 'web';
  const announcements = createAnnouncements();
  render(<Announcer announcements={announcements} viewer={0} />);
  act(() => announcements.say(0, ['Your turn']));
  expect(screen.getByText('Your turn', { includeHiddenElements: true })).toBeTruthy();
  expect(heard).not.toHaveBeenCalled();
});
