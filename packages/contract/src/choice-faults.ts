import type { DistractorRationales } from './distractor-rationales';
import { optionsOf } from './options';
import {
  gapOf,
  gapsIn,
  isInText,
  PLACE_NAMES,
  type PlaceFormat,
  parseTexts,
  placeStem,
  type QuestionFormat,
} from './question-format';

/** A key: one letter. */
export const KEY = /^[A-Z]$/;

/** The fields of a question of options that belong together. */
export interface ChoiceQuestion {
  question: string;
  mcq_options: string;
  correct_answer: string;
  wrong_turns?: DistractorRationales | undefined;
  format?: QuestionFormat | '' | undefined;
  text?: string | undefined;
}

/** A field whose value does not go with those of others. */
export interface FieldFault {
  field: 'question' | 'mcq_options' | 'correct_answer' | 'wrong_turns' | 'text';
  message: string;
}

/** What is wrong with a question of options where more than one field has a part in it. */
export function choiceFaults(choice: ChoiceQuestion): FieldFault[] {
  const format = choice.format || undefined;
  const cut = listFault(choice);
  return [...keyFaults({ ...choice, format }), ...(cut ? [cut] : []), ...(format ? formatFaults(format, choice) : [])];
}

function keyFaults({ wrong_turns = {}, correct_answer, ...choice }: ChoiceQuestion): FieldFault[] {
  const letters: string[] = optionsOf({ ...choice, format: choice.format || undefined }).map(({ letter }) => letter);
  // Options that cannot be read, and a key that is no letter, are issues of their own fields.
  if (letters.length === 0 || !KEY.test(correct_answer)) return [];
  const faults: FieldFault[] = [];
  if (!letters.includes(correct_answer)) {
    const message = `There is no option ${correct_answer}: the options end at ${letters.at(-1)}.`;
    faults.push({ field: 'correct_answer', message });
  }
  const wrong = letters.filter((letter) => letter !== correct_answer);
  const other = Object.keys(wrong_turns).find((letter) => !wrong.includes(letter));
  if (other) faults.push({ field: 'wrong_turns', message: `There is no wrong option ${other}.` });
  return faults;
}

function formatFaults(format: QuestionFormat, { question, text = '' }: ChoiceQuestion): FieldFault[] {
  const faults: (FieldFault | undefined)[] = [
    isInText(format) ? stemFault(format, question) : undefined,
    passageFault(format, question, text),
  ];
  return faults.filter((fault) => fault !== undefined);
}

function stemFault(format: PlaceFormat, question: string): FieldFault | undefined {
  if (gapOf(question) !== undefined) return undefined;
  return {
    field: 'question',
    message: `The question names its ${PLACE_NAMES[format]}, such as: ${placeStem(format, 1)}`,
  };
}

/** After a comma a capital letter alone reads as the next option, or as one that is not in order. */
const LIKE_AN_OPTION = /,\s*[A-H]\s/;
/** The rest of a list such as "vitamins A, B and C", which was taken for an option. */
const END_OF_LIST = /^(?:and|or)\s+[A-H](?!\p{L})/u;

/** Options that may have been cut at another place than they were meant to be. */
function listFault({ mcq_options, format }: ChoiceQuestion): FieldFault | undefined {
  const options = optionsOf({ mcq_options, format: format || undefined });
  for (const [index, { letter, text }] of options.entries()) {
    const [found] = LIKE_AN_OPTION.exec(text) ?? [];
    const before = options[index - 1];
    const fault = (message: string): FieldFault => ({ field: 'mcq_options', message });
    if (before && format !== 'gap' && END_OF_LIST.test(text))
      return fault(
        `Options ${before.letter} and ${letter} read like one: “${before.text}, ${letter} ${text}”. Write it without the comma before the letter.`,
      );
    if (found && format === 'gap')
      return fault(`Sentence ${letter} has “${found.trim()}” in it, which reads like another sentence of the list.`);
    if (found)
      return fault(
        `Option ${letter} has “${found.trim()}” in it, which reads like another option. Write it without the comma before the letter.`,
      );
  }
  return undefined;
}

function passageFault(format: QuestionFormat, question: string, text: string): FieldFault | undefined {
  const fault = (message: string): FieldFault => ({ field: 'text', message });
  if (!text) return fault('A question of this format needs its passage.');
  if (isInText(format)) {
    const gap = gapOf(question);
    const exists = gap === undefined || gapsIn(text).includes(gap);
    return exists ? undefined : fault(`The passage has no [${gap}], where ${PLACE_NAMES[format]} ${gap} is.`);
  }
  if (format === 'poem' || parseTexts(text, format)) return undefined;
  return fault(
    format === 'extracts'
      ? 'Each extract begins with a line of its own: Extract A, Extract B, and up to two more.'
      : 'Each of the two texts begins with a line of its own: Text 1 and Text 2.',
  );
}
