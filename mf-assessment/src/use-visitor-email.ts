import { notify, useNavigate, visitorEmail } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { START_PATH } from './paths';

/** The address of this browser's assessment. Without one there is nothing to show: it leads back to the start. */
export function useVisitorEmail(): string | null {
  const [email] = useState(visitorEmail.read);
  const navigate = useNavigate();
  useEffect(() => {
    if (email) return;
    // The words of the catalogue (specification 8).
    notify.danger('No email found in localStorage.');
    navigate(START_PATH, { replace: true });
  }, [email, navigate]);
  return email;
}
