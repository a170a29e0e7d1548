import { listInWords } from '@wattle/contract';

/** "question 1", "questions 1 and 2", "questions 1 to 8"; with others between them "questions 1, 2 and 5". */
export function questionsInWords(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1);
  if (numbers.length === 1) return `question ${first}`;
  const isRun = numbers.length > 2 && numbers.every((number, index) => number === first + index);
  const list = listInWords(numbers.map(String));
  return `questions ${isRun ? `${first} to ${last}` : list}`;
}
