import { color, fontSize, height, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { disclosureSign } from './disclosure-sign';
import { keepOperators } from './keep-operators';
import { type MarkedOption, namesInList } from './marked-options';
import { useOpenInPrint } from './use-open-in-print';

const Summary = styled.summary`
  ${disclosureSign}
  align-content: center;
  font-weight: 600;
  cursor: pointer;

  min-height: ${height.regular};

  color: ${color.action};

  @media print {
    min-height: 0;
  }
`;

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

interface OtherWrongTurnsProps {
  options: readonly MarkedOption[];
  /** The one that was chosen is explained above. */
  isBesideChosen: boolean;
}

/** Which mistakes lead to options that were not chosen; in print it is open. */
export function OtherWrongTurns({ options, isBesideChosen }: OtherWrongTurnsProps) {
  const details = useOpenInPrint();
  return (
    <details ref={details}>
      <Summary>
        {isBesideChosen ? 'Other wrong turns' : 'Wrong turns'}: {namesInList(options)}
      </Summary>
      <List>
        {options.map(({ letter, text, wrongTurn }) => (
          <div key={letter}>
            <dt>
              {letter}: {text}
            </dt>
            <dd>{keepOperators(wrongTurn)}</dd>
          </div>
        ))}
      </List>
    </details>
  );
}
