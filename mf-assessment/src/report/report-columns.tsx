import type { PracticeTopic } from '@wattle/contract';
import { space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { PracticeList } from './practice-list';
import { SignUpCard } from './sign-up-card';

const Columns = styled.div`
  display: grid;
  align-items: start;

  gap: ${space[32]};

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
  }
`;

interface ReportColumnsProps {
  practise: readonly PracticeTopic[];
  email: string;
}

/** What to practise, and where. */
export function ReportColumns({ practise, email }: ReportColumnsProps) {
  return (
    <Columns>
      <PracticeList topics={practise} />
      <SignUpCard email={email} />
    </Columns>
  );
}
