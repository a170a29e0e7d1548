import type { AttemptStatus } from '@wattle/contract/attempts';
import { OWN_DATA, storageKeysOf, TIMER } from '@wattle/contract/device-data';
import { deviceStorage } from '@wattle/platform';

/** A test as the server has opened it, kept on the device so that it goes on without network. */
export interface OpenedTestOnDevice {
  attemptId: string;
  /** The call that opens it, without what differs from page to page. */
  call: string;
  /** The response to that call. */
  body: object;
  /** When it came, by the clock of the device. */
  receivedAt: number;
  /** What it is called, and where it goes on. */
  title: string;
  path: string;
}

/** More than a child has open at once; answers need the space, too. */
const MAX_KEPT = 8;

const keyOf = (childId: string, attemptId: string) => `${OWN_DATA}${childId}-${attemptId}`;

/**
 * Keeps a test for this child, in the place of the oldest one where there are many, and of an earlier one that the same
 * call had fetched and that was not begun.
 */
export function keepOpenedTest(childId: string, test: OpenedTestOnDevice, pictures: readonly string[]): void {
  const all = openedTests(childId).filter(({ attemptId }) => attemptId !== test.attemptId);
  const isReplaced = ({ attemptId, call }: OpenedTestOnDevice) =>
    call === test.call && deviceStorage.read(storageKeysOf(attemptId).uiState) === null;
  const others = all.filter((each) => !isReplaced(each));
  for (const { attemptId } of [...all.filter(isReplaced), ...others.slice(MAX_KEPT - 1)]) {
    deviceStorage.remove(keyOf(childId, attemptId));
  }
  deviceStorage.write(keyOf(childId, test.attemptId), JSON.stringify(test));
  void keepPictures(keyOf(childId, test.attemptId), pictures);
  askForPage(test.path);
}

/** The tests that this device keeps of a child, the latest first. */
export function openedTests(childId: string): OpenedTestOnDevice[] {
  return deviceStorage
    .keys()
    .filter((key) => key.startsWith(`${OWN_DATA}${childId}-`))
    .flatMap((key) => (deviceStorage.readJson(key) as OpenedTestOnDevice | undefined) ?? [])
    .sort((one, other) => other.receivedAt - one.receivedAt);
}

/**
 * The kept response to the call that opens a test, with the time that it is now for the server: it counts on by the
 * clock of the device, and at least from what was left when the test was on the screen last.
 */
export function keptResponse(childId: string, { call, attemptId }: { call: string; attemptId?: string | undefined }) {
  const kept = openedTests(childId).find((each) => (attemptId ? each.attemptId === attemptId : each.call === call));
  if (!kept) return undefined;
  const { serverTime, deadline, breakUntil } = kept.body as Pick<
    AttemptStatus,
    'serverTime' | 'deadline' | 'breakUntil'
  >;
  const counted = Date.parse(serverTime) + Math.max(0, Date.now() - kept.receivedAt);
  const left = storedSecondsLeft(kept.attemptId);
  const isResting = breakUntil !== undefined && counted < Date.parse(breakUntil);
  // During a break the time that is left is that at its end.
  const atLeast = deadline && left !== undefined && !isResting ? Date.parse(deadline) - left * 1_000 : 0;
  const now = Math.max(counted, atLeast);
  return { ...kept.body, attemptId: kept.attemptId, serverTime: new Date(now).toISOString() };
}

/** How much time an attempt had left when it was on a screen of this device last. */
function storedSecondsLeft(attemptId: string): number | undefined {
  const key = deviceStorage.keys().find((each) => each.startsWith(TIMER) && attemptOf(each) === attemptId);
  const { remaining } = ((key && deviceStorage.readJson(key)) ?? {}) as { remaining?: unknown };
  return typeof remaining === 'number' ? remaining : undefined;
}

/** The attempt of a timed test of this category that this device has not seen submitted. */
export function openAttemptOnDevice(category: string): string | undefined {
  return attemptOf(TIMER + category);
}

function attemptOf(key: string): string | undefined {
  const { attemptId } = (deviceStorage.readJson(key) ?? {}) as { attemptId?: unknown };
  return typeof attemptId === 'string' ? attemptId : undefined;
}

/** A rest break is kept with its test: it goes on without network, and shows no question. */
export function keepBreak(
  childId: string,
  attemptId: string,
  status: Pick<AttemptStatus, 'deadline' | 'breakUntil' | 'breakSecondsLeft'>,
): void {
  const key = keyOf(childId, attemptId);
  const kept = deviceStorage.readJson(key) as OpenedTestOnDevice | undefined;
  if (kept) deviceStorage.write(key, JSON.stringify({ ...kept, body: { ...kept.body, ...status } }));
}

/** The worker gives them to the page. Where there is none, nothing is kept. */
async function keepPictures(name: string, addresses: readonly string[]): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const pictures = await caches.open(name);
  const own = addresses.filter((address) => address.startsWith('/api/images/'));
  await Promise.all(own.map((address) => pictures.add(address).catch(() => undefined)));
}

/** The page of the test is to be had without network, as it is released now. */
function askForPage(path: string): void {
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(path.split('?', 1)[0]));
}
