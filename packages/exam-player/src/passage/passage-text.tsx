import type { ServedQuestion } from '@wattle/contract';
import type { ReactNode } from 'react';
import { formatOf } from './format-of';
import { FormattedPassage } from './formatted-passage';
import { numberingOf } from './numbering';

const NO_HIGHLIGHTS = { highlights: [], isHighlighting: false, onHighlight: () => undefined };

export interface PassageTextProps {
  text: string;
  /** Those about it. */
  questions: readonly ServedQuestion[];
  /** Shows a gap, by what the passage marks it with. */
  renderGap: (gap: number) => ReactNode;
}

/** A passage as the player shows it, to be read only. */
export function PassageText({ text, questions, renderGap }: PassageTextProps) {
  const format = questions.map(formatOf).find((each) => each !== undefined);
  return (
    <FormattedPassage
      {...NO_HIGHLIGHTS}
      text={text}
      format={format}
      numbering={numberingOf(format, questions)}
      renderGap={renderGap}
    />
  );
}
