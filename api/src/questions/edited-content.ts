import { UnprocessableEntityException } from '@nestjs/common';
import {
  CONTENT_FIELDS,
  choiceFaults,
  type FieldFault,
  optionsOf,
  pickWrongTurns,
  type WrongTurns,
} from '@wattle/contract';
import type { StoredQuestion } from './question.schema';
import type { EditedContent, QuestionContent } from './question-history';

/** What an edit leaves out stays as it is; an empty text removes what was there. */
export function merged(content: QuestionContent, edited: EditedContent): QuestionContent {
  const kept = Object.fromEntries(
    CONTENT_FIELDS.map((field) => [field, (edited[field] ?? content[field]) || undefined]),
  ) as QuestionContent;
  return { ...kept, wrong_turns: wrongTurnsOf(kept) };
}

/** The wrong turns of what is a distractor now: an edit may have moved the key or taken out an option. */
function wrongTurnsOf({ wrong_turns = {}, correct_answer, ...choice }: QuestionContent): WrongTurns | undefined {
  const distractors = optionsOf(choice).filter(({ letter }) => letter !== correct_answer);
  const kept = pickWrongTurns(
    wrong_turns,
    distractors.map(({ letter }) => letter),
  );
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** A question with the passage of another one of its set; all gaps of a passage have the same sentences. */
export function withSet(content: QuestionContent, { text, format, mcq_options }: QuestionContent): QuestionContent {
  if (format !== 'gap') return { ...content, text, format };
  const changed = { ...content, text, format, mcq_options, correct_answer: keyAmong(mcq_options, content) };
  return { ...changed, wrong_turns: wrongTurnsOf(changed) };
}

/** The key stays with its sentence where that has moved in the list. */
function keyAmong(mcqOptions: string | undefined, { correct_answer, ...choice }: QuestionContent): string | undefined {
  const right = optionsOf(choice).find(({ letter }) => letter === correct_answer);
  const moved = optionsOf({ mcq_options: mcqOptions, format: 'gap' }).find(({ text }) => text === right?.text);
  return moved?.letter ?? correct_answer;
}

/** A passage is not changed for questions that it would leave without their gap, their texts or their key. */
export function requireOthersToFit(others: readonly StoredQuestion[], edited: QuestionContent): void {
  for (const other of others.map(contentOf)) {
    const before = faultsOf(other).map(({ message }) => message);
    const fault = faultsOf(withSet(other, edited)).find(({ message }) => !before.includes(message));
    if (!fault) continue;
    const message = `Another question about this passage would be wrong (“${other.question}”): ${fault.message}`;
    const path = fault.field === 'correct_answer' ? 'mcq_options' : 'text';
    throw new UnprocessableEntityException({ message, errors: [{ path, message }] });
  }
}

function faultsOf({ question = '', mcq_options = '', correct_answer = '', ...rest }: QuestionContent): FieldFault[] {
  return choiceFaults({ ...rest, question, mcq_options, correct_answer });
}

/** What staff can change of a question. */
export function contentOf(question: StoredQuestion): QuestionContent {
  return Object.fromEntries(CONTENT_FIELDS.map((field) => [field, question[field]])) as QuestionContent;
}

/** What a form has left empty is absent. */
export function withoutEmpty(content: QuestionContent): QuestionContent {
  const { wrong_turns = {}, ...fields } = content;
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  return { ...filled, ...(Object.keys(wrong_turns).length > 0 && { wrong_turns }) };
}
