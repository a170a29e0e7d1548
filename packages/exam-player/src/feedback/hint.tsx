import { topicHint } from '@wattle/contract/topic-hints';
import { Button, color, radius, space } from '@wattle/design-system';
import { Lightbulb } from 'lucide-react';
import { styled } from 'styled-components';

const Shown = styled.div`
  display: flex;
  border: 1px solid ${color.line};

  gap: ${space[12]};
  padding: ${space[16]};
  border-radius: ${radius.control};

  background: ${color.surface};

  &:focus-visible {
    outline: 0;
  }

  & > svg {
    flex: none;
    color: ${color.warnText};
  }
`;

interface HintProps {
  topic: string | undefined;
  isShown: boolean;
  onShow: () => void;
  /** The answer was checked: a hint that was shown stays, and none is offered any more. */
  isOver: boolean;
}

/** How to begin with questions of a topic, for those who ask for it. */
export function Hint({ topic, isShown, onShow, isOver }: HintProps) {
  const hint = topicHint(topic);
  if (!hint || (isOver && !isShown)) return null;
  return (
    <div role="status">
      {isShown ? (
        <Shown tabIndex={-1}>
          <Lightbulb size={20} aria-hidden="true" />
          <div>
            <strong>Hint</strong>
            <p>{hint}</p>
          </div>
        </Shown>
      ) : (
        <Button variant="secondary" onClick={onShow}>
          <Lightbulb size={16} aria-hidden="true" />
          Show a hint
        </Button>
      )}
    </div>
  );
}
