import type { BankQuestion, Generation, Subject } from '@wattle/contract';
import { Button, type ButtonProps } from '@wattle/design-system';
import { GENERATION_FACTS_ID } from '../generation-runs/generation-facts';
import type { Generate } from './use-generate';

interface GenerateButtonsProps {
  subject: Subject;
  question: BankQuestion;
  generate: Generate;
  variant: ButtonProps['variant'];
}

/** Generate, and for Reading the extract too. Without a model they stay, and explain themselves. */
export function GenerateButtons({ subject, question, generate, variant }: GenerateButtonsProps) {
  const button = (kind: Generation['kind'], label: string) => (
    <Button
      variant={variant}
      size="dense"
      isBusy={generate.isRunning(kind, question.id)}
      aria-haspopup={generate.isNotConfigured ? 'dialog' : undefined}
      aria-describedby={generate.isNotConfigured ? GENERATION_FACTS_ID : undefined}
      onClick={() => generate.start(kind, question)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button('questions', 'Generate')}
      {subject === 'Reading' && button('extract', 'Generate Extact + Questions')}
    </>
  );
}
