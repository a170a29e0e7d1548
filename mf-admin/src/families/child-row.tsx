import type { FamilyChild } from '@wattle/contract';
import { color, fontSize } from '@wattle/design-system';
import { styled } from 'styled-components';
import { momentInWords } from '../shared/moment-in-words';
import { ExtraTimeField } from './extra-time-field';
import { lastTestInWords } from './last-test';
import { counted, fullName } from './names';
import { ResetPasswordButton } from './reset-password-button';

const Quiet = styled.span`
  display: block;

  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

interface ChildRowProps {
  familyId: string;
  child: FamilyChild;
}

export function ChildRow({ familyId, child }: ChildRowProps) {
  const { username, grade, lastTest, lastSeen, testsTaken } = child;
  return (
    <tr>
      <td>
        <strong>{fullName(child)}</strong>
        <Quiet>{username}</Quiet>
      </td>
      <td data-label="Year">{grade}</td>
      <td>
        {lastTest ? lastTestInWords(lastTest) : 'No test yet'}
        <Quiet>
          {lastTest && `${momentInWords(lastTest.submittedAt)}; ${counted(testsTaken, 'test', 'tests')} in all`}
        </Quiet>
      </td>
      <td data-label="Last seen">{lastSeen ? momentInWords(lastSeen) : 'Never'}</td>
      <td>
        <ExtraTimeField familyId={familyId} child={child} />
      </td>
      <td>
        <ResetPasswordButton familyId={familyId} child={child} />
      </td>
    </tr>
  );
}
