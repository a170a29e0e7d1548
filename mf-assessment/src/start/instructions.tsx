import { QUESTION_COUNTS } from '@wattle/contract/constants';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { formatMinutes } from '@wattle/contract/text';
import { color, Note, space } from '@wattle/design-system';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  list-style: disc;

  gap: ${space[8]};
  margin-top: ${space[8]};
  padding-left: ${space[20]};

  color: ${color.ink};
`;

export function Instructions() {
  const names = FREE_TESTS.map(({ title, seconds }) => `${title} (${formatMinutes(seconds)})`);
  return (
    <Note title="Instructions">
      <List>
        <li>
          There are {FREE_TESTS.length} assessments of {QUESTION_COUNTS.free} questions each: {names.join(', ')}.
        </li>
        <li>Use the NEXT and Previous buttons at the bottom right to move between questions.</li>
        <li>You can change your answers at any time within the allotted test time.</li>
        <li>Click Submit to finish a test.</li>
        <li>
          Stay on one device: the same address on another one starts a fresh assessment, so that nobody else can see
          your results.
        </li>
      </List>
    </Note>
  );
}
