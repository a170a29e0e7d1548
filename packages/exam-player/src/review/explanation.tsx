import { type MistakeKind, mistakeKindOf } from '@wattle/contract/mistake-kinds';
import type { SubjectName } from '@wattle/contract/questions';
import { QUOTATION, TEMPTING_MISTAKE } from '@wattle/contract/quotations';
import type { MarkedQuestion } from '@wattle/contract/results';
import { listInWords } from '@wattle/contract/text';
import {
  color,
  DetailsSummary,
  fontSize,
  media,
  Note,
  ScreenOnly,
  Stack,
  space,
  VisuallyHidden,
} from '@wattle/design-system';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useAnswerOwner } from './answer-owner';
import type { Evidence } from './evidence';
import { EvidenceNumber } from './evidence-lines';
import { ExplanationDrawing } from './explanation-drawing';
import { keepOperators, type MarkedOption, namesInList, shortName } from './marked-options';
import { useOpenInPrint } from './use-open-in-print';

const List = styled.dl`
  display: grid;

  gap: ${space[8]};
  font-size: ${fontSize[15]};

  dt {
    font-weight: 600;
  }

  @media print {
    gap: 0;
    font-size: ${fontSize[13]};

    dt,
    dd {
      display: inline;
    }

    dt::after {
      content: '. ';
    }
  }
`;

interface OtherRationalesProps {
  options: readonly MarkedOption[];
  /** The one that was chosen is explained above. */
  isBesideChosen: boolean;
}

/** Which mistakes lead to options that were not chosen; in print it is open. */
function OtherRationales({ options, isBesideChosen }: OtherRationalesProps) {
  const details = useOpenInPrint();
  return (
    <details ref={details}>
      <DetailsSummary>
        {isBesideChosen ? 'Other easy mistakes' : 'Easy mistakes'}: {namesInList(options)}
      </DetailsSummary>
      <List>
        {options.map(({ letter, text, rationale }) => (
          <div key={letter}>
            <dt>
              {letter}: {text}
            </dt>
            <dd>{keepOperators(rationale)}</dd>
          </div>
        ))}
      </List>
    </details>
  );
}

const Line = styled.p<{ $isSoft: boolean }>`
  text-wrap: pretty;

  & + & {
    @media screen {
      margin-top: ${space[4]};
    }
  }

  ${({ $isSoft }) => $isSoft && `color: ${color.inkSoft};`}
`;

/** Above its note, and on a phone nearly as wide as the card: in the note its labels would be too small to read. */
const Explained = styled(Stack)`
  ${media.narrow} {
    & > img {
      width: calc(100% + 2 * ${space[12]});
      max-width: none;
      margin-inline: -${space[12]};
    }
  }
`;

const Chosen = styled.p`
  text-wrap: pretty;

  margin-bottom: ${space[12]};
`;

const KIND_WORDS: Record<MistakeKind, string> = {
  careless: 'This looks like a slip.',
  misreading: 'This looks like a misreading.',
  concept: 'This is an idea to go over.',
};

const Faster = styled.p`
  text-wrap: pretty;

  margin-block: ${space[12]};
`;

/** Explanations that tell no mistake for each option may tell one of them in a line of its own. */
export const isRationale = (line: string) => TEMPTING_MISTAKE.test(line);

export interface ExplanationProps {
  title: string;
  subject: SubjectName;
  /** What the bank explains. */
  marked: MarkedQuestion;
  options: readonly MarkedOption[];
  /** Its quotations are numbered as the lines of the passage are, which are shown beside it. */
  evidence?: Evidence | undefined;
}

/** Why an answer is right, beginning with the mistake that led to the one that was chosen. */
export function Explanation({ title, subject, marked, options, evidence }: ExplanationProps) {
  const { who } = useAnswerOwner();
  const { explanation: text = '', faster_method: method } = marked;
  const distractors = options.filter(({ rationale, isRight }) => rationale && !isRight);
  const chosen = distractors.find(({ isChosen }) => isChosen);
  const others = distractors.filter(({ isChosen }) => !isChosen);
  const kind = mistakeKindOf(chosen?.rationale, subject);
  // Of a question that tells the mistake behind each option, the line would say one of them again.
  const lines = text.split('\n').filter((line) => line.trim() && !(distractors.length > 0 && isRationale(line)));
  if (lines.length === 0 && distractors.length === 0) return null;
  return (
    <Explained gap={12}>
      <ExplanationDrawing of={marked} />
      <Note title={title}>
        {chosen && (
          <Chosen>
            <strong>
              {who} chose {shortName(chosen)}.
            </strong>{' '}
            {keepOperators(chosen.rationale)}
            {kind && ` ${KIND_WORDS[kind]}`}
          </Chosen>
        )}
        {chosen && lines.length > 0 && (
          <p>
            <strong>The way to the answer</strong>
          </p>
        )}
        {lines.map((line, index) => (
          <Line key={`${index} ${line}`} $isSoft={isRationale(line)}>
            {evidence && !isRationale(line) ? (
              <NumberedQuotations evidence={evidence}>{line}</NumberedQuotations>
            ) : (
              keepOperators(line.replace(TEMPTING_MISTAKE, 'An easy mistake:'))
            )}
          </Line>
        ))}
        {method && <FasterMethod>{method}</FasterMethod>}
        {others.length > 0 && <OtherRationales options={others} isBesideChosen={chosen !== undefined} />}
      </Note>
    </Explained>
  );
}

/** A quicker way, beside the one that is explained. */
export function FasterMethod({ children }: { children: string }) {
  return (
    <Faster>
      <strong>A faster way.</strong> {keepOperators(children)}
    </Faster>
  );
}

function NumberedQuotations({ evidence: { isPoem, numbers }, children }: { evidence: Evidence; children: string }) {
  return children.split(QUOTATION).map((part, index) => {
    const found = numbers.get(part) ?? [];
    const name = isPoem ? (found.length > 1 ? 'lines' : 'line') : 'evidence';
    return (
      <Fragment key={`${index} ${part}`}>
        {keepOperators(part)}
        {found.length > 0 && (
          <ScreenOnly as="span">
            <VisuallyHidden>
              {' '}
              ({name} {listInWords(found.map(String))})
            </VisuallyHidden>
            {found.map((number) => (
              <Fragment key={number}>
                 <EvidenceNumber aria-hidden="true">{number}</EvidenceNumber>
              </Fragment>
            ))}
          </ScreenOnly>
        )}
      </Fragment>
    );
  });
}
