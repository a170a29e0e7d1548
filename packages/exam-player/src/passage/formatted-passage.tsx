import { locatedTexts, type Numbering } from '@wattle/contract/passage-blocks';
import { isInText, type QuestionFormat } from '@wattle/contract/question-format';
import type { ReactNode } from 'react';
import { type Highlighting, MarkedPassage } from './marked-passage';
import { SeveralTexts } from './several-texts';

export interface FormattedPassageProps extends Highlighting {
  text: string;
  /** See `formatOf`. */
  format: QuestionFormat | undefined;
  /** Some of its lines are subheads or items of lists. */
  isStructured: boolean;
  numbering: Numbering;
  renderGap: (gap: number) => ReactNode;
}

/** A passage as its format asks for: with gaps, with numbered lines, or several texts. */
export function FormattedPassage({
  text,
  format,
  isStructured,
  numbering,
  renderGap,
  ...highlighting
}: FormattedPassageProps) {
  const several = format === 'extracts' || format === 'compare' ? locatedTexts(text, format) : undefined;
  if (several) {
    return (
      <SeveralTexts {...several} isScrolling={format === 'compare'}>
        {(each) => (
          <MarkedPassage
            {...highlighting}
            text={each.text}
            offset={each.start}
            reading={isStructured ? UNTITLED_STRUCTURED : UNTITLED}
            numbering={numbering}
          />
        )}
      </SeveralTexts>
    );
  }
  return (
    <MarkedPassage
      {...highlighting}
      text={text}
      reading={format === 'poem' ? POEM : isStructured ? STRUCTURED : undefined}
      numbering={numbering}
      renderGap={isInText(format) ? renderGap : undefined}
    />
  );
}

const UNTITLED = { isUntitled: true };
const UNTITLED_STRUCTURED = { isUntitled: true, isStructured: true };
const STRUCTURED = { isStructured: true };
const POEM = { isPoem: true };
