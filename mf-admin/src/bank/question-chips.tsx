import type { BankQuestion } from '@wattle/contract/bank';
import type { Question, QuestionType } from '@wattle/contract/questions';
import { Chip, type ChipTone } from '@wattle/design-system';
import { FORMAT_NAMES } from './labels';

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
