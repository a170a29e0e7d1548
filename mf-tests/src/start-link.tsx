import { ButtonLink, type ButtonLinkProps } from '@wattle/design-system';
import { Link } from '@wattle/platform';

interface StartLinkProps extends Pick<ButtonLinkProps<typeof Link>, 'variant' | 'size' | 'isWide'> {
  /** The test, as it is read out behind the verb. */
  name: string;
  path: string;
  /** It is under way. */
  isOpen: boolean;
}

/** Leads to a test; one that is under way stands out. */
export function StartLink({ name, path, isOpen, variant = isOpen ? 'primary' : 'secondary', ...look }: StartLinkProps) {
  const action = isOpen ? 'Resume' : 'Start';
  return (
    <ButtonLink as={Link} to={path} variant={variant} aria-label={`${action} ${name}`} {...look}>
      {action}
    </ButtonLink>
  );
}
