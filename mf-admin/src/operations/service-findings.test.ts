import type { ServiceState } from '@wattle/contract/service';
import { someServiceState } from '../../test/operations';
import { serviceFindings } from './service-findings';

const GB = 1_000_000_000;
const disk = (freeBytes: number) => ({ freeBytes, totalBytes: 40 * GB });

const findingsOf = (state: Partial<ServiceState>) => serviceFindings(someServiceState(state));

test.each<[Partial<ServiceState>, string, string]>([
  [{ timedAttempts: 0, endingSoon: 0 }, 'No child is taking a timed test.', '0 open'],
  [{ timedAttempts: 1, endingSoon: 0 }, 'One child is taking a timed test.', '1 open'],
  [
    { timedAttempts: 12_400, endingSoon: 1 },
    '12,400 children are taking a timed test. 1 test will end within five minutes.',
    '12,400 open',
  ],
  [{ overdueSeconds: 15 }, '124 children are taking a timed test. 40 tests will end within five minutes.', '124 open'],
  [{ unsentMails: 0 }, 'All emails are sent.', '0 waiting'],
  [{ unsentMails: 1 }, 'One email waits to be sent.', '1 waiting'],
  [{ databaseMs: 0.2 }, 'The database answers in 1 ms.', '1 ms'],
  [{ redis: 'ready' }, 'Redis answers.', 'ready'],
  [{ engineBytes: 48_200_000 }, 'There is space on the disk of DATA_DIR. The data takes 48.2 MB.', '12 GB free'],
])('%j is well', (state, sentence, figure) => {
  expect(findingsOf(state)).toContainEqual({ subject: expect.any(String), sentence, figure, isProblem: false });
  expect(findingsOf(state).filter(({ isProblem }) => isProblem)).toEqual([]);
});

test.each<[Partial<ServiceState>, RegExp, string]>([
  [{ overdueSeconds: 95.4 }, /^Tests whose time is over .+ start another one\.$/, '95 s late'],
  [{ overdueSeconds: 900 }, /^Tests whose time is over /, '15 min late'],
  [{ failedMails: 2 }, /^2 emails could not be sent .+ Check SMTP_URL/, '2 failed'],
  [{ unsentMails: 101 }, /^Many emails wait .+ Check /, '101 waiting'],
  [{ databaseMs: undefined }, /^It does not answer.+ Check /, 'no answer'],
  [{ databaseMs: 251 }, /^It answers late\. Look at /, '251 ms'],
  [{ redis: 'unreachable' }, /^It cannot be reached.+ Check .+ REDIS_URL\.$/, 'no answer'],
  [{ hasSpace: false }, /^A write found no space.+ Free /, '12 GB free'],
  [{ disk: disk(0.9 * GB) }, /almost full\. Free /, '900 MB free'],
])('%j is a problem, and says what to do', (state, sentence, figure) => {
  const problems = findingsOf(state).filter(({ isProblem }) => isProblem);
  expect(problems).toMatchObject([{ sentence: expect.stringMatching(sentence), figure }]);
});

test('what is not known is not said, and the rest is', () => {
  const findings = findingsOf({ timedAttempts: undefined, unsentMails: undefined, disk: undefined });
  expect(findings.map(({ subject }) => subject)).toEqual(['Database']);
});
