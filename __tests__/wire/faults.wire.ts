/** Hosts that die, wires that are cut, and a Redis that is restarted, a few times each. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { survive, type Fault } from '@/tools/net/faults';
import { PATIENT, WITH_REDIS } from './support';

async function survives(fault: Fault, times: number, withRedis: boolean): Promise<void> {
  const { faults, answers } = await survive(fault, times, withRedis, 3);
  assert.equal(faults, times);
  assert.ok(answers >= times * 3);
}

void test('a host that is killed forgets nothing it said', PATIENT, () => survives('kill', 2, false));
void test('a wire that is cut is mended', PATIENT, () => survives('cut', 6, false));
void test('five seconds of silence are outlasted', PATIENT, () => survives('silence', 1, false));
void test('of two hosts one is killed, and the other has its tables', WITH_REDIS, () => survives('kill', 2, true));
void test('a Redis that is killed and comes back has everything', WITH_REDIS, () => survives('redis', 2, true));
