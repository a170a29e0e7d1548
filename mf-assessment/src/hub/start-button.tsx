import type { FreeTest } from '@wattle/contract';
import { Button } from '@wattle/design-system';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { useStartTest } from './use-start-test';

const Wide = styled(Button)`
  min-width: 144px;
`;

interface StartButtonProps {
  test: FreeTest;
  email: string;
  label: 'Start' | 'Continue';
}

/** Leads to the test whose turn it is. */
export function StartButton({ test, email, label }: StartButtonProps) {
  const { startTest, isChecking } = useStartTest(test, email);
  return (
    <Wide aria-label={`${label} ${test.title}`} isBusy={isChecking} onClick={startTest}>
      {label}
      <ArrowRight size={20} aria-hidden="true" />
    </Wide>
  );
}
