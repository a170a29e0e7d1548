import { Dialog } from '@wattle/design-system';
import { NOT_CONFIGURED } from './sentences';

/** Why nothing can be generated, and what an operator sets so that it can. */
export function NotConfiguredDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={NOT_CONFIGURED} onClose={onClose}>
      <p>
        Whoever runs Wattle enters the key of a model as OPENAI_API_KEY in .env and starts Wattle again. OPENAI_BASE_URL
        and OPENAI_MODEL name another server and model. To try it without a key: pnpm dev --test-model
      </p>
    </Dialog>
  );
}
