import { Overlay } from '@wattle/design-system';
import { useExam } from '../attempt/attempt-context';
import { FAULTS } from './submit-faults';

const TIME_IS_UP = 'Time is up. Submitting your test; your answers are kept.';

/** Covers the test while it is being submitted, and says what keeps it from being. */
export function SubmittingOverlay() {
  const isTimeUp = useExam(({ secondsLeft }) => secondsLeft === 0);
  const fault = useExam(({ phase }) => (phase.name === 'autoSubmitting' ? phase.fault : undefined));
  const label = isTimeUp ? TIME_IS_UP : 'Submitting your test';
  if (!fault || fault === 'refused') return <Overlay label={label} />;
  return <Overlay label={`${label.replace(/\.?$/, '.')} ${FAULTS[fault]}`} />;
}
