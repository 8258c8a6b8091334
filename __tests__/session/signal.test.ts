import { createSignal } from '@/session/signal';

test('everybody who listens is told, in the order they came, until they leave', () => {
  const signal = createSignal();
  const heard: string[] = [];
  const leave = signal.subscribe(() => heard.push('first'));
  signal.subscribe(() => heard.push('second'));
  signal.emit();
  leave();
  leave();
  signal.emit();
  expect(heard).toEqual(['first', 'second', 'second']);
});

test('one listener is told once, however often it subscribed', () => {
  const signal = createSignal();
  const listener = jest.fn();
  signal.subscribe(listener);
  signal.subscribe(listener);
  signal.emit();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('listeners may come, leave and emit while they are told', () => {
  const signal = createSignal();
  const heard: string[] = [];
  const late = (): void => void heard.push('late');
  const leave = signal.subscribe(() => {
    leave();
    signal.subscribe(late);
    heard.push('once');
    signal.emit();
  });
  signal.emit();
  expect(heard).toEqual(['once', 'late']);
});
