import { errorMessage, errorStatus, notify, useNavigate } from '@wattle/platform';
import { MARKING_PATH, markingPath } from '../paths';
import { useClaimNextMarkingMutation } from './markings.api';

export function useNextText() {
  const navigate = useNavigate();
  const [claimNext, { isLoading }] = useClaimNextMarkingMutation();

  const openNextText = async () => {
    const { data, error } = await claimNext();
    if (data) return navigate(markingPath(data.id));
    if (errorStatus(error) !== 404) {
      return notify.danger(errorMessage(error, 'The next text could not be opened. Please try again.'));
    }
    notify.info(errorMessage(error, 'No text waits for you.'));
    navigate(MARKING_PATH);
  };
  return { openNextText, isOpening: isLoading };
}
