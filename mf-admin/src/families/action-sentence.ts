import type { StaffAction } from '@wattle/contract';

/** What was done, such as "Extra time for Priya: none to 25% more". Of an erased family only the kind is known. */
export function actionSentence({ kind, child, percentBefore, percent }: StaffAction): string {
  switch (kind) {
    case 'extra-time':
      return child ? `Extra time for ${child}: ${inWords(percentBefore)} to ${inWords(percent)}` : 'Extra time';
    case 'password-reset':
      return child ? `Emailed a link for a new password of ${child}` : 'Emailed a link for a new password';
    case 'password-set':
      return child ? `Set a new password of ${child} by a command` : 'Set a new password by a command';
    case 'export':
      return 'Exported the data of the family';
    case 'erasure':
      return 'Erased the family';
  }
}

function inWords(percent = 0): string {
  return percent === 0 ? 'none' : `${percent}% more`;
}
