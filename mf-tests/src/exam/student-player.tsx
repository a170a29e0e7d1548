import type { AttemptKind } from '@wattle/contract';
import { ExamPlayer, type ExamPlayerProps } from '@wattle/exam-player';
import { useTheme } from '@wattle/platform';
import { BackToDashboard } from '../back-to-dashboard';
import { BlockedBack } from './blocked-back';
import { useAttempt } from './use-attempt';
import { type SendSubmission, useSubmission } from './use-submission';
import { useTakeOver } from './use-take-over';

export interface StudentPlayerProps
  extends Pick<ExamPlayerProps, 'title' | 'promised' | 'test' | 'category' | 'emptyWriting'> {
  kind: AttemptKind;
  send: SendSubmission;
  /** Opens the test again for this page; whether it could. */
  reopen: () => Promise<boolean>;
}

/** Takes a test of a signed-in child. */
export function StudentPlayer({ kind, send, reopen, test, ...props }: StudentPlayerProps) {
  const [theme, chooseTheme] = useTheme();
  return (
    <ExamPlayer
      test={test}
      theme={theme}
      onThemeChange={chooseTheme}
      onTakeOver={useTakeOver(test.attemptId, reopen)}
      wayBack={<BackToDashboard />}
      startAgain={<BackToDashboard />}
      guard={<BlockedBack />}
      {...useAttempt(test.attemptId)}
      {...useSubmission(kind, send)}
      {...props}
    />
  );
}
