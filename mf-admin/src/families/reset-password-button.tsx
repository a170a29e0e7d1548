import type { FamilyChild } from '@wattle/contract/families';
import { Alert, Button, Stack, VisuallyHidden } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { useMailPasswordLinkMutation } from './families.api';
import { fullName } from './names';

export function ResetPasswordButton({ familyId, child }: { familyId: string; child: FamilyChild }) {
  const [mailPasswordLink, { error, isLoading }] = useMailPasswordLinkMutation();

  const mailLink = async () => {
    const { data } = await mailPasswordLink({ familyId, childId: child.id });
    if (data) notify.success(data.message);
  };

  return (
    <Stack gap={8} align="flex-start">
      <Button variant="secondary" size="dense" isBusy={isLoading} onClick={mailLink}>
        Reset password
        <VisuallyHidden>of {fullName(child)}</VisuallyHidden>
      </Button>
      {error && <Alert tone="danger">{errorMessage(error, 'The email could not be sent. Please try again.')}</Alert>}
    </Stack>
  );
}
