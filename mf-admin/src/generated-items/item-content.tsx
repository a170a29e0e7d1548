import { CHECK_LABELS, type StoredItem } from '@wattle/contract/generated-items';
import type { Question } from '@wattle/contract/questions';
import { Cluster, color, fontSize, MutedText, QuestionText, Stack, space, WordDiff } from '@wattle/design-system';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Choice, OptionsDiff } from '../questions/question-diff';
import { QuietButton } from '../shared/buttons';

const ItemNumber = styled.h2`
  font: inherit;
  font-weight: 700;
  letter-spacing: normal;
`;

const Preview = styled.span`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
`;

const FoldedLine = styled.div`
  display: flex;
  align-items: center;

  gap: ${space[8]};

  & > :first-child {
    flex: 1;
  }
`;

interface ItemHeadProps {
  chip: ReactNode;
  number: string;
  numberId: string;
  remark?: string;
}

export function ItemHead({ chip, number, numberId, remark }: ItemHeadProps) {
  return (
    <Cluster justify="space-between" gap={8}>
      <Cluster gap={8}>
        {chip}
        <ItemNumber id={numberId}>{number}</ItemNumber>
      </Cluster>
      {remark && <MutedText as="span">{remark}</MutedText>}
    </Cluster>
  );
}

interface FoldedItemHeadProps extends Omit<ItemHeadProps, 'remark'> {
  preview: ReactNode;
  previewId: string;
  isOpen: boolean;
  onToggle: () => void;
}

export function FoldedItemHead({ chip, number, numberId, preview, previewId, isOpen, onToggle }: FoldedItemHeadProps) {
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <FoldedLine>
      <Cluster gap={8}>
        {chip}
        <ItemNumber id={numberId}>{number}</ItemNumber>
        <Preview id={previewId}>{preview}</Preview>
      </Cluster>
      <QuietButton aria-expanded={isOpen} aria-describedby={`${numberId} ${previewId}`} onClick={onToggle}>
        {isOpen ? 'Hide' : 'Show'}
        <Sign size={16} aria-hidden="true" />
      </QuietButton>
    </FoldedLine>
  );
}

const Options = styled.div`
  columns: 2 220px;
  column-gap: ${space[12]};

  & > * {
    break-inside: avoid;
  }
`;

const Why = styled.strong`
  color: ${color.ink};
`;

type Content = Choice & Pick<Question, 'question' | 'explanation'>;

interface ItemContentProps {
  content: Content;
  /** What it is compared with: only what differs is marked. */
  original?: Content;
  /** The id of the question's text, which names the card that it stands in. */
  textId?: string;
}

export function ItemContent({ content, original = content, textId }: ItemContentProps) {
  const { question = '', mcq_options, explanation } = content;
  return (
    <Stack gap={12}>
      <QuestionText as="p" id={textId}>
        <WordDiff before={original.question ?? ''} after={question} isOneSided />
      </QuestionText>
      {mcq_options && (
        <Options>
          <OptionsDiff mine={content} other={original} />
        </Options>
      )}
      {explanation && (
        <MutedText>
          <Why>Why</Why> <WordDiff before={original.explanation ?? ''} after={explanation} isOneSided />
        </MutedText>
      )}
    </Stack>
  );
}

const Line = styled(Cluster)`
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
  font-weight: 600;

  row-gap: ${space[4]};
  font-size: ${fontSize[13]};

  color: ${color.action};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[4]};
    overflow-wrap: anywhere;
  }

  & svg {
    flex: none;
  }
`;

const Before = styled.li`
  color: ${color.inkSoft};
`;

export function GateLine({ item }: { item: StoredItem }) {
  const labels = labelsOf(item);
  if (labels.length === 0) return null;
  return (
    <Line forwardedAs="ul" gap={12} aria-label="What the checks said">
      {item.edited && <Before>Before the edit:</Before>}
      {labels.map((label) => (
        <li key={label}>
          <Check size={14} aria-hidden="true" />
          {label}
        </li>
      ))}
    </Line>
  );
}

function labelsOf({ passed, secondAnswer }: StoredItem): string[] {
  const labels = new Set(
    Object.entries(CHECK_LABELS).flatMap(([check, label]) => (label && passed.includes(check) ? label : [])),
  );
  return secondAnswer ? [...labels, `Solved again without the key: ${secondAnswer}`] : [...labels];
}
