import type { PasswordLink } from '@wattle/contract/staff';
import {
  Button,
  Card,
  Cluster,
  Field,
  formatDateTime,
  Heading,
  Stack,
  TextInput,
  useFocusOnMount,
} from '@wattle/design-system';
import { notify } from '@wattle/platform';
import { useRef } from 'react';

interface PasswordLinkCardProps {
  link: PasswordLink;
  onClose: () => void;
}

/** The link is shown here and nowhere else: neither page nor server keeps it. */
export function PasswordLinkCard({ link: { username, link, expiresAt }, onClose }: PasswordLinkCardProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const input = useRef<HTMLInputElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify.success('The link is copied.');
    } catch {
      // Without https, or where the browser does not allow it.
      input.current?.select();
      notify.info('The link is selected. Copy it with your keyboard.');
    }
  };

  return (
    <Card as="section" tone="highlighted" aria-labelledby="password-link">
      <Stack>
        <Heading level={2} size={20} id="password-link" ref={heading} tabIndex={-1}>
          Send {username} this link
        </Heading>
        <p>
          It lets {username} set a password, once, until {formatDateTime(expiresAt)}. It is shown only now. Whoever has
          it can use the account.
        </p>
        <Field label="Link">
          <TextInput ref={input} readOnly value={link} onFocus={({ target }) => target.select()} />
        </Field>
        <Cluster>
          <Button onClick={copy}>Copy the link</Button>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
