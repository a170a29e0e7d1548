import { useBlockedBack, useVersionHold } from '@wattle/platform';
import { useState } from 'react';
import { useAttemptOptions, useExam, useIsLocked } from '../attempt/attempt-context';
import { useDisplaySettings } from '../display-settings';
import { ExamFrame } from '../frame/exam-frame';
import { KeysHelp } from '../keys/keys-help';
import { useExamKeys } from '../keys/use-exam-keys';
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
