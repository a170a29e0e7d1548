import type { BankQuestion } from '@wattle/contract/bank';
import { Card, Chip, Cluster, Columns, Disclosure, Heading, Stack, space } from '@wattle/design-system';
import { QuestionPicture } from '@wattle/exam-player';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { FormattedPassage } from '../questions/formatted-passage';
import { FormatChips, firstLine, TypeChip } from '../questions/question-labels';
import { QuietButton } from '../shared/buttons';
import { ItemContent } from './item-content';

const ONE_COLUMN = '@media (max-width: 999.98px)';

const Toggle = styled.span`
  display: none;
  margin-left: auto;

  ${ONE_COLUMN} {
    display: inline;
  }
`;

const Folded = styled.div<{ $isFolded: boolean }>`
  ${ONE_COLUMN} {
    display: ${({ $isFolded }) => ($isFolded ? 'none' : 'block')};
  }
`;

/** The question that others were generated from. Where it does not stand beside them, it can be folded. */
export function OriginalCard({ original, children }: { original: BankQuestion; children?: ReactNode }) {
  const id = useId();
  const [isFolded, setFolded] = useState(false);
  const { type, category, level, exam_type, year_level, text, format, image_data, image_description } = original;
  const facts = [category, level, exam_type, year_level && `Year ${year_level}`];
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <Stack gap={16}>
        <Cluster gap={8}>
          <Heading level={2} size={18} id={`${id}-title`}>
            Original question
          </Heading>
          <TypeChip type={type} />
          {facts.map((fact) => fact && <Chip key={fact}>{fact}</Chip>)}
          <FormatChips question={original} />
          <Toggle>
            <QuietButton aria-expanded={!isFolded} aria-controls={`${id}-content`} onClick={() => setFolded(!isFolded)}>
              {isFolded ? 'Show the original' : 'Fold the original'}
            </QuietButton>
          </Toggle>
        </Cluster>
        <Folded id={`${id}-content`} $isFolded={isFolded}>
          <Stack gap={16}>
            {text && (
              <Disclosure title={`Passage: ${firstLine(text).slice(0, 60)}`}>
                <FormattedPassage text={text} format={format} text_format={original.text_format} />
              </Disclosure>
            )}
            {image_data && (
              <QuestionPicture address={image_data} description={image_description ?? 'The picture of this question'} />
            )}
            <ItemContent content={original} />
            {children}
          </Stack>
        </Folded>
      </Stack>
    </Card>
  );
}

const InView = styled.div`
  position: sticky;
  top: ${space[16]};
  display: flex;
  flex-direction: column;
  overflow-y: auto;

  gap: ${space[16]};
  max-height: calc(100vh - 2 * ${space[16]});

  ${ONE_COLUMN} {
    display: contents;

    & > :not(:first-child) {
      order: 1;
    }
  }
`;

interface SideBySideProps {
  fixedName: string;
  /** Stays in view while the rest scrolls; in one column all but its first part stand last. */
  fixed: ReactNode;
  children: ReactNode;
}

/** Something to compare with, beside what is compared; above it where there is no space. */
export function SideBySide({ fixedName, fixed, children }: SideBySideProps) {
  return (
    <Columns widths="minmax(320px, 5fr) minmax(0, 9fr)">
      {/* It may be higher than the window: the keyboard scrolls it. */}
      <InView role="region" aria-label={fixedName} tabIndex={0}>
        {fixed}
      </InView>
      <div>{children}</div>
    </Columns>
  );
}
