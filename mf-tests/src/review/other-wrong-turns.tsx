import { color, fontSize, height, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import type { MarkedOption } from './marked-options';
import { useOpenInPrint } from './use-open-in-print';

const Summary = styled.summary`
  align-content: center;
  font-weight: 600;
  cursor: pointer;

  min-height: ${height.regular};

  color: ${color.action};
`;

const List = styled.dl`
  display: grid;

  gap: ${space[8]};
  font-size: ${fontSize[15]};

  dt {
    font-weight: 600;
  }
`;

/** Which mistakes lead to options that were not chosen; in print it is open. */
export function OtherWrongTurns({ options }: { options: readonly MarkedOption[] }) {
  const details = useOpenInPrint();
  return (
    <details ref={details}>
      <Summary>The other options</Summary>
      <List>
        {options.map(({ letter, text, wrongTurn }) => (
          <div key={letter}>
            <dt>
              {letter}: {text}
            </dt>
            <dd>{wrongTurn}</dd>
          </div>
        ))}
      </List>
    </details>
  );
}
