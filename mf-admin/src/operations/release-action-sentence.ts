import { packageName, type ReleaseAction } from '@wattle/contract';
import { counted, shortVersion } from './figures';

/** What was done, such as "Rolled mf-tests back from b81f2c0d to 0fd3c66a". */
export function releaseActionSentence({ kind, remote, from, to, figures }: ReleaseAction): string {
  const [name, left, reached] = [packageName(remote), shortVersion(from), shortVersion(to)];
  switch (kind) {
    case 'release-rolled-back':
      return `Rolled ${name} back from ${left} to ${reached}`;
    case 'canary-ended':
      return `Took the canary ${left} of ${name} back; all visitors have ${reached}`;
    case 'canary-taken-back': {
      if (!figures) return `Took the canary ${left} of ${name} back because of its errors`;
      const { visitors, failedVisitors, oldVisitors, oldFailedVisitors } = figures;
      return `Took the canary ${left} of ${name} back: an error for ${failedVisitors} of ${counted(visitors, 'visitor')}, against ${oldFailedVisitors} of ${counted(oldVisitors, 'visitor')} with ${reached}`;
    }
  }
}
