import type { Question } from '@wattle/contract';
import { Chip } from '@wattle/design-system';
import { FORMAT_NAMES } from './format-names';

/** What is unlike most questions, after a text: a format of its own, and that visitors may collect its key. */
export function FormatChips({ question }: { question: Pick<Question, 'format' | 'pool'> }) {
  const { format, pool } = question;
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
