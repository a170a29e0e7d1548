import { type DisplayTheme, Overlay } from '@wattle/design-system';
import { useState } from 'react';
import { isLocked } from '../answers/exam-facts';
import { TimeBand } from '../clock/time-band';
import { useTimeNotice } from '../clock/use-time-notice';
import { KeysHelp } from '../keys/keys-help';
import { useExamKeys } from '../keys/use-exam-keys';
import { ReviewDialog } from '../palette/review-dialog';
import { QuestionPanes } from '../question/question-panes';
import { useSettings } from '../settings';
import type { Exam } from '../use-exam';
import { ExamBar } from './exam-bar';
import { ExamDisplay } from './exam-display';
import { ExamFoot } from './exam-foot';
import { ExamFrame } from './exam-frame';
import { HandInBand } from './hand-in-band';

const TIME_IS_UP = 'Time is up. Submitting your test; your answers are kept.';

interface ExamPaperProps {
  exam: Exam;
  title: string;
  promised?: number;
  theme: DisplayTheme;
  onThemeChange: (theme: DisplayTheme) => void;
  emptyWriting?: string;
}

/** The screen of a test that goes on. */
export function ExamPaper({ exam, title, promised, theme, onThemeChange, emptyWriting }: ExamPaperProps) {
  const { state, saveStatus, secondsLeft, dispatch, submit } = exam;
  const [settings, changeSettings] = useSettings();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const notice = useTimeNotice(secondsLeft);
  const showHelp = () => setHelpOpen(true);
  useExamKeys(exam, settings.keys === 'on', showHelp);

  const display = (
    <ExamDisplay
      theme={theme}
      onThemeChange={onThemeChange}
      settings={settings}
      onSettingsChange={changeSettings}
      isTimed={secondsLeft !== null}
      onHelp={showHelp}
    />
  );
  return (
    <ExamFrame>
      <div>
        <ExamBar
          title={title}
          state={state}
          saveStatus={saveStatus}
          secondsLeft={secondsLeft}
          display={display}
          isClockHidden={settings.clock === 'hidden'}
          onHideClock={(isHidden) => changeSettings({ clock: isHidden ? 'hidden' : 'shown' })}
          onHelp={showHelp}
          onSubmit={() => dispatch({ type: 'submitAsked' })}
        />
        <TimeBand notice={notice} />
        <HandInBand isPending={state.isSubmitFailed ?? false} />
      </div>
      <QuestionPanes exam={exam} promised={promised} zoom={Number(settings.zoom) / 100} emptyWriting={emptyWriting} />
      <ExamFoot
        state={state}
        onMove={(index) => dispatch({ type: 'movedTo', index })}
        onFlag={(questionId) => dispatch({ type: 'flagToggled', questionId })}
      />
      {state.phase === 'confirming' && (
        <ReviewDialog
          state={state}
          onLead={(toIndex) => dispatch({ type: 'submitDeclined', toIndex })}
          onConfirm={submit}
          onCancel={() => dispatch({ type: 'submitDeclined' })}
        />
      )}
      {isHelpOpen && <KeysHelp isOn={settings.keys === 'on'} onClose={() => setHelpOpen(false)} />}
      {isLocked(state) && <Overlay label={secondsLeft === 0 ? TIME_IS_UP : 'Submitting your test'} />}
    </ExamFrame>
  );
}
