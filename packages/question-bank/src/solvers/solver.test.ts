import { showsValue } from './option-value';
import { mergedSolvers, optionSolver, statementSolver, valueSolver } from './solver';
import { readWords } from './words';

describe('values of options', () => {
  test.each([
    ['2/4', 0.5, '', true],
    ['6/16', '3/8', '', true],
    ['50%', 0.5, '', true],
    ['50', 50, '%', false],
    ['0:90', '1:30', '', true],
    ['1 hour 30 minutes', 90, 'minutes', true],
    ['$3.50', 3.5, '$', true],
    ['350c', 3.5, '$', true],
    ['3,500 m', 3.5, 'km', true],
    ['1,000', 1000, '', true],
    ['−4 °C', -4, '°C', true],
    ['4 °C', -4, '°C', false],
    ['6 : 4', '3 : 2', '', true],
    ['2 : 3', '3 : 2', '', false],
    ['(−2, 1)', '(-2, 1)', '', true],
    ['(1, −2)', '(-2, 1)', '', false],
    ['0.3', 0.1 + 0.2, '', true],
    ['12 cm', 12, 'cm²', false],
  ])('%s shows %s %s: %s', (option, value, unit, isShown) => expect(showsValue(option, value, unit)).toBe(isShown));
});

describe('stems', () => {
  it('are read as numbers and lists of numbers', () => {
    expect(readWords('Add <more> to <list*>.', 'Add 1,200 to −3, 4.5 and 6.')).toEqual({
      more: 1200,
      list: [-3, 4.5, 6],
    });
  });

  test.each([
    ['another relation', 'Ana has 5 fewer than Ben, who has 7. How many has Ana?'],
    ['a word that is added', 'Ana has 5 more than Ben, who has not 7. How many has Ana?'],
    ['a sentence that is added', 'Ana has 5 more than Ben, who has 7. How many has Ana? Double it.'],
  ])('with %s are refused', (_what, stem) => {
    expect(() => readWords('Ana has <more> more than Ben, who has <ben>. How many has Ana?', stem)).toThrow(
      'other words',
    );
  });

  it('must repeat a number that stands twice', () => {
    expect(() => readWords('<side> by <side>', '3 by 4')).toThrow('other words');
  });
});

describe('solvers', () => {
  const sum = valueSolver(
    'Ana has <more> more than Ben, who has <ben>. How many has Ana?',
    ({ more, ben }) => ben + more,
  );
  const stem = (more: number) => ({ question: `Ana has ${more} more than Ben, who has 7. How many has Ana?` });

  it('answer by the numbers of the stem', () => {
    expect([5, 6].map((more) => sum.isRight('12', stem(more)))).toEqual([true, false]);
  });

  it('judge each option of its own, or each statement', () => {
    const even = optionSolver(
      'Which is a multiple of <part>?',
      ({ part }) =>
        (option) =>
          Number(option) % part === 0,
    );
    const three = statementSolver('1. <a> is odd. 2. <a> is prime. 3. <a> is even.', ({ a }) => [
      a % 2 === 1,
      a === 7,
      a % 2 === 0,
    ]);
    expect(['3', '4'].map((option) => even.isRight(option, { question: 'Which is a multiple of 2?' }))).toEqual([
      false,
      true,
    ]);
    const statements = { question: '1. 7 is odd. 2. 7 is prime. 3. 7 is even.' };
    expect(['1 only', '1 and 2', '1, 2 and 3'].map((option) => three.isRight(option, statements))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('refuse an item without their figure, or with another one', () => {
    const clock = valueSolver('What time is it?', (_stem, { hour }) => hour, { figure: 'clock' });
    const question = 'What time is it?';
    expect(clock.isRight('3', { question, figure: { kind: 'clock', hour: 3, minute: 0 } })).toBe(true);
    expect(() => clock.isRight('3', { question })).toThrow('no figure');
    expect(() => sum.isRight('12', { ...stem(5), figure: { kind: 'clock', hour: 3, minute: 0 } })).toThrow('figure');
  });
});

test('two solvers of one item are refused', () => {
  const one = valueSolver('<a> and <b>?', ({ a, b }) => a + b);
  expect(Object.keys(mergedSolvers({ 'maths-one': one }, { 'maths-other': one }))).toEqual([
    'maths-one',
    'maths-other',
  ]);
  expect(() => mergedSolvers({ 'maths-one': one }, { 'maths-one': one })).toThrow('two solvers of maths-one');
});
