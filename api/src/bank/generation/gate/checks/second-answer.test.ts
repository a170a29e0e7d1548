import { checked } from '../an-item';
import { secondAnswer } from './computed-key';

describe('secondAnswer', () => {
  test.each([
    ['agrees', { secondAnswer: 'C' }, undefined],
    ['is absent', {}, undefined],
    ['differs', { secondAnswer: 'B' }, 'A second solve gives B and not C.'],
    ['is empty', { secondAnswer: '' }, 'A second solve gives no answer and not C.'],
    [
      'differs in another subject',
      { secondAnswer: 'B', subject: 'Reading' as const },
      'A second solve gives B and not C.',
    ],
  ])('when it %s', (_, context, reason) => expect(checked(secondAnswer, {}, context)).toBe(reason));
});
