import { type FreeTest, QUESTION_COUNTS } from '@wattle/contract';
import { ExamPlayer, type RunningTest } from '@wattle/exam-player';
import { notify, useTheme } from '@wattle/platform';
import { BackToTests } from './back-to-tests';
import { BlockedBack } from './blocked-back';
import { StartAgain } from './start-again';
import { useSave } from './use-save';
import { useStatus } from './use-status';
import { useSubmit } from './use-submit';

interface FreeTestPlayerProps {
  test: FreeTest;
  running: RunningTest;
  email: string;
  /** Asked to go on here with a test that another page has taken over. */
  onTakeOver: () => void;
}

/** Takes one of the three tests. */
export function FreeTestPlayer({ test, running, email, onTakeOver }: FreeTestPlayerProps) {
  const [theme, chooseTheme] = useTheme();
  return (
    <ExamPlayer
      title={test.title}
      promised={QUESTION_COUNTS.free}
      theme={theme}
      onThemeChange={chooseTheme}
      wayBack={<BackToTests />}
      startAgain={<StartAgain />}
      guard={<BlockedBack />}
      test={running}
      category={test.category}
      save={useSave(running.attemptId)}
      fetchStatus={useStatus(running.attemptId)}
      submit={useSubmit(running, email)}
      onTakeOver={onTakeOver}
      // The words of the catalogue (specification 8).
      onSubmitFailed={() => notify.danger('Error submitting assessment:')}
    />
  );
}
