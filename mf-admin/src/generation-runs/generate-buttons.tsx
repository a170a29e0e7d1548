import type { BankQuestion } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import type { Generation } from '@wattle/contract/generation';
import { isInText, PLACE_NAMES } from '@wattle/contract/question-format';
import { type ButtonProps, Dialog, MutedText, VisuallyHidden } from '@wattle/design-system';
import { notify } from '@wattle/platform';
import { useId } from 'react';
import { DenseButton } from '../shared/buttons';
import { useGenerationStatusQuery } from './generation.api';
import { NOT_CONFIGURED, TEST_SERVER } from './generation-sentences';
import type { Generate } from './use-generate';

/** The buttons that generate are described by it. */
const GENERATION_FACTS_ID = 'generation-facts';

interface GenerateButtonsProps {
  subject: Subject;
  question: BankQuestion;
  generate: Generate;
  variant: ButtonProps['variant'];
}

export function GenerateButtons({ subject, question, generate, variant }: GenerateButtonsProps) {
  const reasonId = useId();
  const { format } = question;
  const reason = isInText(format) && `A ${PLACE_NAMES[format]} belongs to its set: generate a new text.`;
  const button = (kind: Generation['kind'], label: string) => (
    <DenseButton
      variant={variant}
      isBusy={generate.isRunning(kind, question.id)}
      aria-haspopup={generate.isNotConfigured ? 'dialog' : undefined}
      aria-describedby={generate.isNotConfigured ? GENERATION_FACTS_ID : undefined}
      onClick={() => generate.start(kind, question)}
    >
      {label}
    </DenseButton>
  );
  return (
    <>
      {reason ? (
        <>
          <DenseButton
            variant={variant}
            aria-disabled
            aria-describedby={reasonId}
            title={reason}
            onClick={() => notify.warning(reason)}
          >
            Generate
          </DenseButton>
          <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
        </>
      ) : (
        button('questions', 'Generate')
      )}
      {subject === 'Reading' && button('extract', 'Generate Extact + Questions')}
    </>
  );
}

/** After a press: why nothing can be generated, and what an operator sets so that it can. */
export function NotConfiguredDialog({ generate }: { generate: Generate }) {
  if (!generate.isExplaining) return null;
  return (
    <Dialog title={NOT_CONFIGURED} onClose={generate.stopExplaining}>
      <p>
        Whoever runs Wattle enters the key of a model as <code>OPENAI_API_KEY</code> in <code>.env</code> and starts
        Wattle again. <code>OPENAI_BASE_URL</code> and <code>OPENAI_MODEL</code> name another server and model. To try
        it without a key: <code>pnpm dev --test-model</code>
      </p>
    </Dialog>
  );
}

export function GenerationFacts() {
  const { data: status } = useGenerationStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!status) return null;
  const { isConfigured, isTestServer, dailyCap, usedToday } = status;
  const left = Math.max(0, dailyCap - usedToday);
  return (
    <MutedText id={GENERATION_FACTS_ID}>
      {isConfigured
        ? `Generations left today: ${left} of ${dailyCap}.`
        : `${NOT_CONFIGURED} Press Generate at a question to see what is missing.`}
      {isTestServer && ` ${TEST_SERVER}`}
    </MutedText>
  );
}
