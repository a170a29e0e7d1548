import { checked } from '../an-item';
import { trueEquations } from './true-equations';

describe('trueEquations', () => {
  test.each(['Eight hens lay 8 × 6 = 48 eggs.', 'It is wrong to write 1/2 + 1/3 = 2/5.', 'So n + 4 = 12 and n = 8.'])(
    'lets pass: %s',
    (explanation) => expect(checked(trueEquations, { explanation })).toBeUndefined(),
  );

  it('names the calculation that is false', () =>
    expect(checked(trueEquations, { explanation: 'One hen lays 6 eggs.\nEight hens lay 8 × 6 = 46 eggs.' })).toBe(
      'The explanation says 8 × 6 = 46, which is not true.',
    ));
});
