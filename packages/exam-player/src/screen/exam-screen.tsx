import { useBlockedBack, useVersionHold } from '@wattle/platform';
import { useState } from 'react';
import { useExam, useIsLocked } from '../attempt/attempt-context';
import { ExamFrame } from '../frame/exam-frame';
import { KeysHelp } from '../keys/keys-help';
import { useExamKeys } from '../keys/use-exam-keys';
import { ReviewDialog } from '../palette/review-dialog';
import { QuestionPanes } from '../question/question-panes';
import { useSettings } from '../settings';
import { SubmitFailedBanner, SubmittingOverlay, TimeBanner } from './banners';
import { ExamBar } from './exam-bar';
import { ExamDisplay } from './exam-display';
import { ExamFoot } from './exam-foot';

interface ExamScreenProps {
  title: string;
  expectedCount: number | undefined;
  emptyWriting: string | undefined;
  isPreview: boolean;
}

/** The screen of a test that goes on. The browser's Back does not lead away from it, unless it is a preview. */
export function ExamScreen({ title, expectedCount, emptyWriting, isPreview }: ExamScreenProps) {
  const [settings, changeSettings] = useSettings();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isConfirming = useExam(({ phase }) => phase.name === 'confirming');
  const isScreenLocked = useIsLocked();
  const showHelp = () => setHelpOpen(true);
  useExamKeys(settings.keys === 'on', showHelp);
  useBlockedBack(!isPreview);
  useVersionHold(!isPreview);

  return (
    <ExamFrame>
      <div>
        <ExamBar
          title={title}
          display={<ExamDisplay settings={settings} onSettingsChange={changeSettings} onHelp={showHelp} />}
          isClockHidden={settings.clock === 'hidden'}
          onHideClock={(isHidden) => changeSettings({ clock: isHidden ? 'hidden' : 'shown' })}
          onHelp={showHelp}
        />
        <TimeBanner />
        <SubmitFailedBanner />
      </div>
      <QuestionPanes expectedCount={expectedCount} zoom={Number(settings.zoom) / 100} emptyWriting={emptyWriting} />
      <ExamFoot />
      {isConfirming && <ReviewDialog />}
      {isHelpOpen && <KeysHelp isOn={settings.keys === 'on'} onClose={() => setHelpOpen(false)} />}
      {isScreenLocked && <SubmittingOverlay />}
    </ExamFrame>
  );
}
