import { Dialog } from '@wattle/design-system';
import { NOT_CONFIGURED } from './sentences';

/** Why nothing can be generated, and what an operator sets so that it can. */
export function NotConfiguredDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={NOT_CONFIGURED} onClose={onClose}>
      <p>
        Whoever runs Wattle enters the key of a model as <code>OPENAI_API_KEY</code> in <code>.env</code> and starts
        Wattle again. <code>OPENAI_BASE_URL</code> and <code>OPENAI_MODEL</code> name another server and model. To try
        it without a key: <code>pnpm dev --test-model</code>
      </p>
    </Dialog>
  );
}
