import { Button } from '@wattle/design-system';
import { errorMessage, notify, useNavigate } from '@wattle/platform';
import { MARKING_PATH } from '../paths';
import { useReleaseMarkingMutation } from './markings.api';

interface ReleaseButtonProps {
  id: string;
  /** Ends once everything is saved. */
  onBefore: () => Promise<void>;
}

/** Puts the text back into the queue. */
export function ReleaseButton({ id, onBefore }: ReleaseButtonProps) {
  const navigate = useNavigate();
  const [release, { isLoading }] = useReleaseMarkingMutation();
  const giveBack = async () => {
    await onBefore();
    const { error } = await release(id);
    if (error) notify.danger(errorMessage(error, 'The text could not be given back. Please try again.'));
    else navigate(MARKING_PATH);
  };
  return (
    <Button variant="quiet" size="dense" isWide isBusy={isLoading} onClick={giveBack}>
      Give it back to the queue
    </Button>
  );
}
