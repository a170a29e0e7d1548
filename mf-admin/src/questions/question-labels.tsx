import type { BankQuestion } from '@wattle/contract/bank';
import { QUESTION_PREVIEW_LENGTH } from '@wattle/contract/constants';
import { type ContentField, FIELD_NAMES, PICTURE_FIELDS } from '@wattle/contract/question-content';
import type { QuestionFormat } from '@wattle/contract/question-format';
import type { Question, QuestionType } from '@wattle/contract/questions';
import { Chip, type ChipTone } from '@wattle/design-system';

export const isPicture = (field: string) => PICTURE_FIELDS.some((each) => each === field);

/** A field of a question as forms, differences and messages name it. */
export function fieldName(field: string): string {
  return FIELD_NAMES[field as ContentField] ?? field;
}

export const FORMAT_NAMES: Record<QuestionFormat, string> = {
  gap: 'Gaps',
  cloze: 'Cloze',
  extracts: 'Extracts',
  compare: 'Two texts',
  poem: 'Poem',
};

export function finalizeLabel(type: QuestionType | undefined): string {
  return type === 'Draft' ? 'Publish' : 'Finalize';
}

export function formatName(format: string): string {
  return FORMAT_NAMES[format as QuestionFormat] ?? 'Plain text';
}

const TONES: Record<QuestionType, ChipTone> = {
  Original: 'action',
  Generated: 'brand',
  Finalized: 'info',
  Draft: 'brand',
};

export function TypeChip({ type }: { type: QuestionType | undefined }) {
  return type ? <Chip tone={TONES[type]}>{type}</Chip> : 'N/A';
}

/** What is unlike most questions, after a text: a format of its own, and that visitors may collect its key. */
export function FormatChips({ question: { format, pool } }: { question: Pick<Question, 'format' | 'pool'> }) {
  return (
    <>
      {format && (
        <>
          {' '}
          <Chip tone="info">{FORMAT_NAMES[format]}</Chip>
        </>
      )}
      {pool === 'Free assessment' && (
        <>
          {' '}
          <Chip tone="brand">{pool}</Chip>
        </>
      )}
    </>
  );
}

export function QuestionChips({ question }: { question: BankQuestion }) {
  return (
    <>
      <TypeChip type={question.type} />
      {question.category && <Chip>{question.category}</Chip>}
      <FormatChips question={question} />
    </>
  );
}

/** A question as a list shows it (docs/published.md, screens). */
export function previewText(question: string | undefined): string {
  const text = question?.trim();
  if (!text) return 'No question text available';
  return text.length > QUESTION_PREVIEW_LENGTH ? `${text.slice(0, QUESTION_PREVIEW_LENGTH)}...` : text;
}

/** What a passage is called where it is folded. */
export function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
