import { color, fontSize, media, radius, space, tabularNums, VisuallyHidden } from '@wattle/design-system';
import { styled } from 'styled-components';
import { useCurrent, useQuestions } from '../attempt/attempt-context';
import { isWriting } from '../attempt/selectors';
import { sectionsOf } from '../palette/sections';

/** Beside the title as a chip, below it as plain words. */
const Root = styled.div`
  display: flex;
  flex: none;
  margin-right: auto;
  border: 1px solid ${color.edge};
  font-weight: 600;
  white-space: nowrap;
  ${tabularNums}

  gap: ${space[12]};
  padding: 3px ${space[12]};
  border-radius: ${radius.full};
  font-size: ${fontSize[13]};

  background: ${color.sunken};
  color: ${color.inkSoft};

  ${media.narrow} {
    grid-area: position;
    min-width: 0;
    margin-right: 0;
    border: 0;

    gap: ${space[8]};
    padding: 0;

    background: none;
  }
`;

const Subject = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;

  color: ${color.ink};
`;

const Place = styled.div`
  margin-right: auto;

  ${media.narrow} {
    grid-area: position;
  }
`;

/** Which question is on the screen, and in which subject where there are several. Of a text that is alone it is only read out. */
export function Position() {
  const questions = useQuestions();
  const current = useCurrent();
  const position = `Question ${current + 1} of ${questions.length}`;
  if (questions.length === 1 && questions.every(isWriting)) {
    return (
      <Place>
        <VisuallyHidden role="status">{position}</VisuallyHidden>
      </Place>
    );
  }
  return (
    <Root role="status">
      {sectionsOf(questions).length > 1 && <Subject>{questions[current]?.subject}</Subject>} <span>{position}</span>
    </Root>
  );
}
