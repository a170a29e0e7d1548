import { screen } from '@testing-library/react';
import { renderElement } from '@wattle/platform/testing';
import { Profiler, useEffect, useState } from 'react';
import { aTest, choose, pass, SENTENCES } from '../../test/play';
import { Clock } from '../clock/clock';
import { QuestionPanes } from '../question/question-panes';
import { ExamFoot } from '../screen/exam-foot';
import { ExamContext } from './exam-context';
import type { RunningTest } from './exam-options';
import { ExamSession } from './exam-session';

const never = () => new Promise<never>(() => undefined);

/** The parts of the screen, each with a count of its renders. */
function Parts({ test, renders }: { test: RunningTest; renders: Record<string, number> }) {
  const [session] = useState(
    () =>
      new ExamSession({
        test,
        category: 'weekly',
        owner: 'student',
        endpoints: { save: never, status: never, submit: never, reopen: never },
        sentences: SENTENCES,
        onSubmitted: () => undefined,
        onSubmitFailed: () => undefined,
      }),
  );
  useEffect(() => session.start(), [session]);
  const count = (part: string) => {
    renders[part] = (renders[part] ?? 0) + 1;
  };
  return (
    <ExamContext value={session}>
      <Profiler id="clock" onRender={count}>
        <Clock isHidden={false} onHide={() => undefined} />
      </Profiler>
      <Profiler id="question" onRender={count}>
        <QuestionPanes promised={undefined} zoom={1} emptyWriting={undefined} />
      </Profiler>
      <Profiler id="foot" onRender={count}>
        <ExamFoot />
      </Profiler>
    </ExamContext>
  );
}

test('the clock alone is rendered again each second', async () => {
  const renders: Record<string, number> = {};
  renderElement(<Parts test={aTest({ seconds: 600 })} renders={renders} />);
  await pass(10);
  expect(screen.getByRole('timer', { name: '9:50 left' })).toBeVisible();
  expect(renders).toEqual({ clock: 11, question: 1, foot: 1 });
  await choose('B');
  expect(renders).toEqual({ clock: 11, question: 2, foot: 2 });
});
