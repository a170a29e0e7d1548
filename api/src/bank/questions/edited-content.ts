import { UnprocessableEntityException } from '@nestjs/common';
import { choiceFaults, type FieldFault } from '@wattle/contract/choice-faults';
import type { Subject } from '@wattle/contract/constants';
import { type DistractorRationales, pickDistractorRationales } from '@wattle/contract/distractor-rationales';
import { optionsOf } from '@wattle/contract/options';
import { CONTENT_FIELDS } from '@wattle/contract/question-content';
import type { Question } from '@wattle/contract/questions';
import { aboutField } from '../../infrastructure';
import { blockingFaults } from './draft-faults';
import { contentOf, isUnpublished, type QuestionContent, type StoredQuestion } from './question.schema';
import type { EditedContent } from './question-history';

/** What a drawing of the steps, and a faster method, are about: once that has changed, they may be wrong. */
const EXPLAINED = ['question', 'mcq_options', 'correct_answer', 'explanation'] as const;

/**
 * Fields that an edit leaves out stay, and an empty text removes a field. Rationales of distractors move with their
 * options; a drawing and a faster method stay with what they explain, or where the edit sends them.
 */
export function merged(content: QuestionContent, edited: EditedContent): QuestionContent {
  const fields = Object.fromEntries(
    CONTENT_FIELDS.map((field) => [field, (edited[field] ?? content[field]) || undefined]),
  ) as QuestionContent;
  const rationales = edited.wrong_turns ?? movedRationales(content.wrong_turns, movedLetters(content, fields));
  const type = editedType(content.type, fields.type);
  const hasChanged = EXPLAINED.some((field) => fields[field] !== content[field]);
  const isOutdated = (field: 'explanation_image' | 'faster_method') => hasChanged && edited[field] === undefined;
  return {
    ...fields,
    ...(isOutdated('explanation_image') && { explanation_image: undefined, explanation_image_description: undefined }),
    ...(isOutdated('faster_method') && { faster_method: undefined }),
    type,
    wrong_turns: rationalesOf({ ...fields, wrong_turns: rationales || undefined }),
  };
}

export function requireDistinctOptions(subject: Subject, content: QuestionContent): void {
  const fault = blockingFaults(subject, content).find(({ field }) => field === 'mcq_options');
  if (fault) throw new UnprocessableEntityException(aboutField(fault.field, `${fault.message} Change one of them.`));
}

export function requirePassageKept(subject: Subject, before: QuestionContent, after: QuestionContent): void {
  const isMissingIn = (content: QuestionContent) =>
    blockingFaults(subject, content).some(({ field }) => field === 'text');
  if (isMissingIn(before) || !isMissingIn(after)) return;
  const message = 'A published Reading question needs its passage. Put it back, or delete the question.';
  throw new UnprocessableEntityException(aboutField('text', message));
}

/** An unpublished question stays one: where the edit asks for Finalized, it is finalized afterwards, with its set. */
function editedType(before: Question['type'], after: Question['type']): Question['type'] {
  if (!isUnpublished(before)) return after;
  if (after === before || after === 'Finalized') return before;
  const name = before === 'Draft' ? 'A draft' : 'A generated question';
  const message = `${name} becomes Finalized, not ${after}. Choose Finalized, or leave it ${before}.`;
  throw new UnprocessableEntityException(aboutField('type', message));
}

/** The rationales of current distractors: an edit may have changed the key or removed an option. */
function rationalesOf(content: QuestionContent): DistractorRationales | undefined {
  const { wrong_turns = {}, correct_answer, ...choice } = content;
  const distractors = optionsOf(choice).filter(({ letter }) => letter !== correct_answer);
  const rationales = pickDistractorRationales(
    wrong_turns,
    distractors.map(({ letter }) => letter),
  );
  return Object.keys(rationales).length > 0 ? rationales : undefined;
}

/** A question with the passage of another one of its set; all gaps of a passage have the same sentences. */
export function withSet(content: QuestionContent, edited: QuestionContent): QuestionContent {
  const { text, text_format, format, pool, mcq_options } = edited;
  const ofSet = { ...content, text, text_format, format, pool };
  if (format !== 'gap') return ofSet;
  const letters = movedLetters(content, edited);
  const wrong_turns = movedRationales(content.wrong_turns, letters);
  const changed = { ...ofSet, mcq_options, correct_answer: movedKey(content, letters), wrong_turns };
  return { ...changed, wrong_turns: rationalesOf(changed) };
}

/** The key moves with its sentence; it stays where the sentence was only reworded. */
function movedKey({ question, correct_answer = '' }: QuestionContent, letters: ReadonlyMap<string, string>): string {
  const moved = letters.get(correct_answer);
  if (moved) return moved;
  if (![...letters.values()].includes(correct_answer)) return correct_answer;
  throw notForOthers(question, 'mcq_options', `its right sentence is gone, and another one is ${correct_answer} now.`);
}

/** Refuses a change of a passage by which another question would lose its gap, its texts or its key. */
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
  return new UnprocessableEntityException(aboutField(path, message));
}

function faultsOf({ question = '', mcq_options = '', correct_answer = '', ...rest }: QuestionContent): FieldFault[] {
  return choiceFaults({ ...rest, question, mcq_options, correct_answer });
}

export function withoutEmpty(content: QuestionContent): QuestionContent {
  const { wrong_turns = {}, ...fields } = content;
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  return { ...filled, ...(Object.keys(wrong_turns).length > 0 && { wrong_turns }) };
}

type Choice = Pick<QuestionContent, 'mcq_options' | 'format'>;

/** The new letter of each old letter, found by the text of its option; a removed option has none. */
function movedLetters(before: Choice, after: Choice): Map<string, string> {
  const options = optionsOf(after);
  const moves = optionsOf(before).flatMap(({ letter, text }) => {
    const same = options.filter((option) => option.text === text).map((option) => option.letter);
    const moved = same.includes(letter) ? letter : same[0];
    return moved ? [[letter, moved] as const] : [];
  });
  return new Map(moves);
}

function movedRationales(
  rationales: DistractorRationales = {},
  letters: ReadonlyMap<string, string>,
): DistractorRationales {
  const moved = Object.entries(rationales).flatMap(([letter, sentence]) => {
    const now = letters.get(letter);
    return now ? [[now, sentence]] : [];
  });
  return Object.fromEntries(moved);
}
