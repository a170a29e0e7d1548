import { color, space } from '@wattle/design-system';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { faultyParts } from './faulty-parts';

const Value = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Fault = styled.mark`
  border-bottom: 2px solid ${color.danger};

  padding: 0 ${space[4]};

  background: ${color.dangerSoft};
  color: ${color.danger};
`;

/** The value of a cell with what is wrong in it marked. */
export function FaultyValue({ column, value }: { column: string; value: string }) {
  if (value === '') {
    return (
      <Fault>
        <em>empty</em>
      </Fault>
    );
  }
  return (
    <Value>
      {faultyParts(column, value).map(({ text, isFaulty }, index) => {
        const Part = isFaulty ? Fault : Fragment;
        return <Part key={index}>{text}</Part>;
      })}
    </Value>
  );
}
