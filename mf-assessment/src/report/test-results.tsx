import type { FreeTestResult } from '@wattle/contract/free-assessment';
import { Card } from '@wattle/design-system';
import { SubjectResults, SubjectScore } from '@wattle/exam-player';

export function TestResults({ tests }: { tests: readonly FreeTestResult[] }) {
  return (
    <Card isFlush>
      <SubjectResults>
        {tests.map((test) => (
          <SubjectScore key={test.subject} {...test} />
        ))}
      </SubjectResults>
    </Card>
  );
}
