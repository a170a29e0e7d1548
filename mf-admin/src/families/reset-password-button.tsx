import type { FamilyChild } from '@wattle/contract';
import { Button, VisuallyHidden } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { useMailPasswordLinkMutation } from './families.api';
import { fullName } from './names';

interface ResetPasswordButtonProps {
  familyId: string;
  child: FamilyChild;
}

/** Mails the parent a link to set a new password. */
export function ResetPasswordButton({ familyId, child }: ResetPasswordButtonProps) {
  const [mailPasswordLink, { isLoading }] = useMailPasswordLinkMutation();

  const mailLink = async () => {
    const { data, error } = await mailPasswordLink({ familyId, childId: child.id });
    if (error) notify.danger(errorMessage(error, 'The email could not be sent. Please try again.'));
    else notify.success(data?.message ?? '');
  };

  return (
    <Button variant="secondary" size="dense" isBusy={isLoading} onClick={mailLink}>
      Reset password
      <VisuallyHidden>of {fullName(child)}</VisuallyHidden>
    </Button>
  );
}
