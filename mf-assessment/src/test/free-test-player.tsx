import { type FreeTest, QUESTION_COUNTS } from '@wattle/contract';
import { ExamPlayer, type RunningTest } from '@wattle/exam-player';
import { notify, useBlockedBack, useTheme } from '@wattle/platform';
import { BackToTests } from './back-to-tests';
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
  useBlockedBack(true);
  const [theme, chooseTheme] = useTheme();
  return (
    <ExamPlayer
      title={test.title}
      note={shortageNote(running.questions.length)}
      theme={theme}
      onThemeChange={chooseTheme}
      wayBack={<BackToTests />}
      startAgain={<StartAgain />}
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

/** A test with fewer questions than promised says so (decision 7). */
function shortageNote(count: number): string | undefined {
  if (count >= QUESTION_COUNTS.free) return undefined;
  return `The bank holds ${count} ${count === 1 ? 'question' : 'questions'} for this test at the moment.`;
}
