import { optionsOf } from '@wattle/contract/options';
import { useBlockedBack, useVersionHold } from '@wattle/platform';
import { useState } from 'react';
import { useAttemptOptions, useAttemptStore, useExam, useIsLocked } from '../attempt/attempt-context';
import { currentOf, eliminatedOf } from '../attempt/selectors';
import { useDisplaySettings } from '../display-settings';
import { ExamFrame } from '../frame/exam-frame';
import { KeysHelp } from '../keys/keys-help';
import { useShortcuts } from '../keys/use-shortcuts';
import { ReviewDialog } from '../palette/review-dialog';
import { QuestionPanes } from '../question/question-panes';
import { LineFocus } from '../read-aloud/line-focus';
import { Aids } from './aids';
import { SubmitFailedBanner, SubmittingOverlay, TimeBanner } from './banners';
import { ExamBar } from './exam-bar';
import { ExamFoot } from './exam-foot';

/** The screen of a test that goes on. The browser's Back does not lead away from it, unless it is a preview. */
export function ExamScreen() {
  const { isPreview = false } = useAttemptOptions();
  const [settings, changeSettings] = useDisplaySettings();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isConfirming = useExam(({ phase }) => phase.name === 'confirming');
  const isScreenLocked = useIsLocked();
  const showHelp = () => setHelpOpen(true);
  useExamKeys(settings.keys === 'on', showHelp);
  useBlockedBack(!isPreview);
  useVersionHold(!isPreview);

  const zoom = Number(settings.zoom) / 100;
  const panes = <QuestionPanes zoom={zoom} />;

  return (
    <ExamFrame data-spacing={settings.spacing}>
      <div>
        <ExamBar settings={settings} onSettingsChange={changeSettings} onHelp={showHelp} />
        <TimeBanner />
        <SubmitFailedBanner />
        <Aids settings={settings} />
      </div>
      {settings.lineFocus === 'on' ? <LineFocus zoom={zoom}>{panes}</LineFocus> : panes}
      <ExamFoot />
      {isConfirming && <ReviewDialog />}
      {isHelpOpen && <KeysHelp isOn={settings.keys === 'on'} onClose={() => setHelpOpen(false)} />}
      {isScreenLocked && <SubmittingOverlay />}
    </ExamFrame>
  );
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The keys of a test: a letter chooses, the arrows go from question to question, one for each press, F flags unless it is
 * an option, ? helps.
 */
function useExamKeys(isOn: boolean, onHelp: () => void): void {
  const { actions, getState } = useAttemptStore();
  const { chosen, flagToggled, movedTo } = actions;
  const isAnswering = useExam(({ phase }) => phase.name === 'answering');

  const choose = (key: string): boolean => {
    const state = getState();
    const question = state.questions[currentOf(state)];
    const letter = question && optionsOf(question).find((option) => option.letter === key)?.letter;
    if (!letter || eliminatedOf(state, question.id).includes(letter)) return false;
    chosen({ questionId: question.id, letter });
    return true;
  };

  useShortcuts(isOn && isAnswering, ({ key, repeat }) => {
    const current = currentOf(getState());
    const question = getState().questions[current];
    const step = STEPS[key];
    if (step) {
      if (!repeat) movedTo(current + step);
    } else if (key === '?') onHelp();
    else if (choose(key.toUpperCase())) return true;
    else if (key.toUpperCase() === 'F' && question) flagToggled(question.id);
    else return false;
    return true;
  });
}
