/** What comparing and changing has to be, on whatever device. */
import { getMany, setMany, swap } from '@/storage/slots';
import { testDevice } from './device';

describe('several keys in one go', () => {
  test('are read and written in the order asked for', async () => {
    const device = testDevice();
    await setMany(device, [
      ['b', '2'],
      ['a', '1'],
      ['empty', ''],
    ]);
    expect(await getMany(device, ['a', 'missing', 'b', 'empty'])).toEqual(['1', null, '2', '']);
    expect([...(await device.getAllKeys())].sort()).toEqual(['a', 'b', 'empty']);
  });

  test('change when everything is as expected, and only then', async () => {
    const device = testDevice(new Map([['a', '1']]));
    expect(await swap(device, [['a', '1'], ['b', null]], [['b', '2'], ['a', null]])).toBe(true); // prettier-ignore
    expect(device.data).toEqual(new Map([['b', '2']]));
    expect(await swap(device, [['a', '1']], [['b', '3']])).toBe(false);
    expect(await swap(device, [['c', 'x']], [['c', 'y']])).toBe(false);
    expect(await swap(device, [['b', null]], [['b', null]])).toBe(false);
    expect(device.data).toEqual(new Map([['b', '2']]));
    expect(await swap(device, [], [['c', '4']])).toBe(true);
    expect(device.data.get('c')).toBe('4');
  });

  test('two who swap at once: one of them is refused, every time', async () => {
    const device = testDevice(new Map([['n', '0']]));
    if (device.swap === undefined) return;
    let done = 0;
    const count = async (): Promise<void> => {
      while (done < 30) {
        const text = await device.getItem('n');
        if (await swap(device, [['n', text]], [['n', String(Number(text) + 1)]])) done++;
      }
    };
    await Promise.all([count(), count(), count()]);
    expect(Number(device.data.get('n'))).toBe(done);
  });

  test('a full device refuses, and keeps what it had', async () => {
    const device = testDevice(new Map([['a', '1']]));
    device.room = 50;
    const much = 'x'.repeat(60);
    await expect(setMany(device, [['a', '2'], ['b', much]])).rejects.toThrow('full'); // prettier-ignore
    expect(device.data.get('b')).toBeUndefined();
    device.room = Infinity;
    await setMany(device, [['b', much]]);
    expect(device.data.get('b')).toBe(much);
  });
});
