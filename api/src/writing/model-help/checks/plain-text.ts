import { markupIn } from '../../../bank';
import { type Check, wordsOf } from './check';

export const plainText: Check = (comment) => {
  const found =
    markupIn(wordsOf(comment)) ??
    (/[{}<>[\]\\|]|\p{Extended_Pictographic}/u.test(wordsOf(comment)) && 'a sign of markup');
  return found ? `It holds ${found}.` : undefined;
};
