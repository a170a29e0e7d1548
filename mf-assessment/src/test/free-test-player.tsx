import { type FreeTest, QUESTION_COUNTS } from '@wattle/contract';
import { DisplayMenu } from '@wattle/design-system';
import { ExamPlayer, type RunningTest } from '@wattle/exam-player';
import { notify, useBlockedBack, useTheme } from '@wattle/platform';
import { BackToTests } from './back-to-tests';
import { StartAgain } from './start-again';
import { useSave } from './use-save';
import { useServerTime } from './use-server-time';
import { useSubmit } from './use-submit';

interface FreeTestPlayerProps {
  test: FreeTest;
  running: RunningTest;
  email: string;
}

/** Takes one of the three tests. */
export function FreeTestPlayer({ test, running, email }: FreeTestPlayerProps) {
  useBlockedBack(true);
  const [theme, chooseTheme] = useTheme();
  return (
    <ExamPlayer
      title={test.title}
      note={shortageNote(running.questions.length)}
      tools={<DisplayMenu theme={theme} onChange={chooseTheme} />}
      wayBack={<BackToTests />}
      startAgain={<StartAgain />}
      test={running}
      category={test.category}
      save={useSave(running.attemptId)}
      fetchServerTime={useServerTime(test, email)}
      submit={useSubmit(running, email)}
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
