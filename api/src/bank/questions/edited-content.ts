import { UnprocessableEntityException } from '@nestjs/common';
import {
  CONTENT_FIELDS,
  choiceFaults,
  type FieldFault,
  optionsOf,
  pickWrongTurns,
  type Question,
  TYPES_OF_GENERATED,
  type WrongTurns,
} from '@wattle/contract';
import { movedLetters, movedWrongTurns } from './moved-options';
import type { StoredQuestion } from './question.schema';
import type { EditedContent, QuestionContent } from './question-history';

/** What an edit leaves out stays as it is, wrong turns with their options; an empty text removes what was there. */
export function merged(content: QuestionContent, edited: EditedContent): QuestionContent {
  const kept = Object.fromEntries(
    CONTENT_FIELDS.map((field) => [field, (edited[field] ?? content[field]) || undefined]),
  ) as QuestionContent;
  const turns = edited.wrong_turns ?? movedWrongTurns(content.wrong_turns ?? {}, movedLetters(content, kept));
  const type = editedType(content.type, kept.type);
  return { ...kept, type, wrong_turns: wrongTurnsOf({ ...kept, wrong_turns: turns || undefined }) };
}

/** A generated question stays one: where the edit asks for Finalized, finalizing follows, which takes its set along. */
function editedType(before: Question['type'], wanted: Question['type']): Question['type'] {
  if (before !== 'Generated') return wanted;
  if (TYPES_OF_GENERATED.some((type) => type === wanted)) return before;
  const message = 'A generated question becomes Finalized, not Original. Choose Finalized, or leave it Generated.';
  throw new UnprocessableEntityException({ message, errors: [{ path: 'type', message }] });
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
export function withSet(content: QuestionContent, edited: QuestionContent): QuestionContent {
  const { text, format, pool, mcq_options } = edited;
  const ofSet = { ...content, text, format, pool };
  if (format !== 'gap') return ofSet;
  const letters = movedLetters(content, edited);
  const wrong_turns = movedWrongTurns(content.wrong_turns ?? {}, letters);
  const changed = { ...ofSet, mcq_options, correct_answer: movedKey(content, letters), wrong_turns };
  return { ...changed, wrong_turns: wrongTurnsOf(changed) };
}

/** The key goes with its sentence, and stays where that was reworded in its place. */
function movedKey({ question, correct_answer = '' }: QuestionContent, letters: ReadonlyMap<string, string>): string {
  const moved = letters.get(correct_answer);
  if (moved) return moved;
  if (![...letters.values()].includes(correct_answer)) return correct_answer;
  throw notForOthers(question, 'mcq_options', `its right sentence is gone, and another one is ${correct_answer} now.`);
}

/** A passage is not changed for questions that it would leave without their gap, their texts or their key. */
export function requireOthersToFit(others: readonly StoredQuestion[], edited: QuestionContent): void {
  for (const other of others.map(contentOf)) {
    const before = faultsOf(other).map(({ message }) => message);
    const fault = faultsOf(withSet(other, edited)).find(({ message }) => !before.includes(message));
    if (!fault) continue;
    throw notForOthers(other.question, fault.field === 'correct_answer' ? 'mcq_options' : 'text', fault.message);
  }
}

function notForOthers(question: string | undefined, path: string, reason: string): UnprocessableEntityException {
  const message = `Another question about this passage would be wrong (“${question}”). Change that one first: ${reason}`;
  return new UnprocessableEntityException({ message, errors: [{ path, message }] });
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
