import { errorMessage, errorStatus, logError, notify, useNavigate } from '@wattle/platform';
import { useEffect, useEffectEvent } from 'react';
import { HUB_PATH } from '../paths';

/** A test that may not be opened leads back. Other failures are only logged (docs/published.md, sentences). */
export function useRefusal(error: unknown): void {
  const navigate = useNavigate();
  const redirectToHub = useEffectEvent((refusal: unknown) => {
    notify.warning(errorMessage(refusal, 'This test is already completed.'));
    navigate(HUB_PATH, { replace: true });
  });
  useEffect(() => {
    if (!error) return;
    if (errorStatus(error) === 409) redirectToHub(error);
    else logError('The questions could not be loaded', error);
  }, [error]);
}
