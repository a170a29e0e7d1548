import { color, DetailsSummary, fontSize, Note, space } from '@wattle/design-system';
import { styled } from 'styled-components';
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

const Chosen = styled.p`
  text-wrap: pretty;

  margin-bottom: ${space[12]};
`;

/** How a line of the bank begins that tells a mistake. */
const RATIONALE = /^\s*tempting wrong turn:/i;

const isRationale = (line: string) => RATIONALE.test(line);

export interface ExplanationProps {
  title: string;
  /** What the bank explains. */
  text: string | undefined;
  options: readonly MarkedOption[];
}

/** Why an answer is right, beginning with the mistake that led to the one that was chosen. */
export function Explanation({ title, text = '', options }: ExplanationProps) {
  const distractors = options.filter(({ rationale, isRight }) => rationale && !isRight);
  const chosen = distractors.find(({ isChosen }) => isChosen);
  const others = distractors.filter(({ isChosen }) => !isChosen);
  // Of a question that tells the mistake behind each option, the line would say one of them again.
  const lines = text.split('\n').filter((line) => line.trim() && !(distractors.length > 0 && isRationale(line)));
  if (lines.length === 0 && distractors.length === 0) return null;
  return (
    <Note title={title}>
      {chosen && (
        <Chosen>
          <strong>You chose {shortName(chosen)}.</strong> {keepOperators(chosen.rationale)}
        </Chosen>
      )}
      {chosen && lines.length > 0 && (
        <p>
          <strong>The way to the answer</strong>
        </p>
      )}
      {lines.map((line, index) => (
        <Line key={`${index} ${line}`} $isSoft={isRationale(line)}>
          {keepOperators(line.replace(RATIONALE, 'An easy mistake:'))}
        </Line>
      ))}
      {others.length > 0 && <OtherRationales options={others} isBesideChosen={chosen !== undefined} />}
    </Note>
  );
}
