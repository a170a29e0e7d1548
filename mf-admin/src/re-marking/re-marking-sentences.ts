import type { ReMarking } from '@wattle/contract';
import { formatCount } from '@wattle/design-system';

/** What a re-marking would change, or has changed, sentence by sentence. */
export function reMarkingSentences(counts: ReMarking, isDone: boolean): string[] {
  return [...submittedSentences(counts, isDone), ...openSentences(counts, isDone)];
}

/** Whether there is something to change. */
export function isAffecting({ attempts, otherOptions, openAttempts }: ReMarking): boolean {
  return attempts > otherOptions || openAttempts > 0;
}

function submittedSentences(counts: ReMarking, isDone: boolean): string[] {
  const { keysBefore, keyNow, attempts, otherOptions, scoresUp, scoresDown, children } = counts;
  if (attempts === 0) return ['No submitted attempt was marked by another key.'];
  const would = isDone ? '' : 'would ';
  const sentences = [
    `${formatCount(attempts, 'submitted attempt')} ${attempts === 1 ? 'was' : 'were'} marked by ${keysBefore.join(', ') || 'no key'}; the key is ${keyNow} now.`,
  ];
  if (otherOptions < attempts) {
    sentences.push(
      `${formatCount(scoresUp, 'score')} ${would}${isDone ? 'rose' : 'rise'}, ${formatCount(scoresDown, 'score')} ${would}${isDone ? 'fell' : 'fall'}.`,
      isDone
        ? `${formatCount(children, 'child', 'children')} will see it on the dashboard.`
        : `${formatCount(children, 'child', 'children')} would be told on the dashboard.`,
    );
  }
  if (otherOptions > 0) {
    sentences.push(
      `${formatCount(otherOptions, 'attempt')} had other options, so the letter says nothing: left as marked.`,
    );
  }
  return sentences;
}

function openSentences({ openAttempts }: ReMarking, isDone: boolean): string[] {
  if (openAttempts === 0) return [];
  const when = openAttempts === 1 ? 'it is submitted' : 'they are submitted';
  const verb = isDone ? 'will' : 'would';
  return [`${formatCount(openAttempts, 'open attempt')} ${verb} be marked by the corrected key when ${when}.`];
}
