import { jest } from '@jest/globals';
import { PRIORITIES, type Priority } from '../routing/admission.decorators';
import { ADMISSION_LIMITS, AdmissionQueue } from './admission-queue';

const [HIGH, NORMAL, LOW] = [48, 40, 24];

let queue: AdmissionQueue;
/** What has been decided so far, in this order. */
let decisions: string[];

beforeEach(() => {
  jest.useFakeTimers();
  queue = new AdmissionQueue();
  decisions = [];
});
afterEach(() => jest.useRealTimers());

/** A request enters. */
function enter(priority: Priority, name = '', holdsPlace = true): object {
  const request = { name };
  void queue.enter(request, { priority, holdsPlace }).then((isAdmitted) => {
    if (name) decisions.push(isAdmitted ? name : `not ${name}`);
  });
  return request;
}

const enterMany = (priority: Priority, count: number) => Array.from({ length: count }, () => enter(priority));

const settled = () => jest.advanceTimersByTimeAsync(0);

test('each priority is admitted while fewer are in progress than it may find, the highest with the most', async () => {
  expect(PRIORITIES.map((priority) => ADMISSION_LIMITS[priority].inProgress)).toEqual([HIGH, NORMAL, LOW]);
  enterMany('low', LOW - 1);
  for (const name of ['1st', '2nd']) enter('low', `${name} low`);
  enterMany('normal', NORMAL - LOW - 1);
  for (const name of ['1st', '2nd']) enter('normal', `${name} normal`);
  enterMany('high', HIGH - NORMAL - 1);
  for (const name of ['1st', '2nd']) enter('high', `${name} high`);
  await settled();
  expect(decisions).toEqual(['1st low', '1st normal', '1st high']);
});

test('a place goes to the highest priority that waits, and of that to the oldest request', async () => {
  const inProgress = enterMany('high', HIGH);
  for (const priority of ['low', 'normal', 'high', 'high', 'normal', 'low'] as const) {
    enter(priority, `${priority} ${decisions.length}`);
  }
  const [first, second] = [enter('high', 'early'), enter('high', 'late')];
  queue.leave(first);
  await settled();
  decisions.length = 0;
  for (const request of inProgress.slice(0, 3)) queue.leave(request);
  await settled();
  expect(decisions).toEqual(['high 0', 'high 0', 'late']);
  for (const request of inProgress.slice(3, HIGH - NORMAL + 5)) queue.leave(request);
  await settled();
  expect(decisions.slice(3)).toEqual(['normal 0', 'normal 0']);
  for (const request of [...inProgress.slice(HIGH - NORMAL + 5), second]) queue.leave(request);
  await settled();
  expect(decisions.slice(5)).toEqual(['low 0', 'low 0']);
});

test.each(PRIORITIES)(
  'what waits too long with priority %s is refused, and so is one more than may wait',
  async (priority) => {
    const { waiting, waitMs } = ADMISSION_LIMITS[priority];
    enterMany('high', HIGH);
    enter(priority, 'oldest');
    enterMany(priority, waiting - 1);
    enter(priority, 'one more');
    await settled();
    expect(decisions).toEqual(['not one more']);
    await jest.advanceTimersByTimeAsync(waitMs - 1);
    expect(decisions).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(decisions).toEqual(['not one more', 'not oldest']);
  },
);

test('a request whose client is gone takes no place any more, in the queue neither', async () => {
  const inProgress = enterMany('high', HIGH);
  queue.leave(enter('high', 'gone'));
  enter('high', 'waits');
  for (const request of inProgress.slice(0, 1)) {
    queue.leave(request);
    queue.leave(request);
  }
  enter('high', 'next');
  await settled();
  expect(decisions).toEqual(['not gone', 'waits']);
});

test('a request that holds no place waits for its turn, and takes none from others', async () => {
  const inProgress = enterMany('high', HIGH);
  enter('normal', 'log-in', false);
  enter('normal', 'opening');
  for (const request of inProgress.slice(0, HIGH - NORMAL + 1)) queue.leave(request);
  await settled();
  expect(decisions).toEqual(['log-in', 'opening']);
  enter('normal', 'another log-in', false);
  await settled();
  expect(decisions).toHaveLength(2);
});
