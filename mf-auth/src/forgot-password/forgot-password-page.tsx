import { PASSWORD_LINK_MINUTES } from '@wattle/contract/constants';
import { CardPage, LinkLine, space } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { styled } from 'styled-components';
import { AddressForm } from '../address-form';
import { useForgotPasswordMutation } from '../mailed-links.api';
import { LOGIN_PATH } from '../paths';

const Steps = styled.ol`
  list-style: decimal;

  padding-left: ${space[24]};

  & > li + li {
    margin-top: ${space[8]};
  }
`;

/** Has links mailed with which a parent sets new passwords. Whoever forgot a username finds it in the mail, too. */
export function ForgotPasswordPage() {
  usePageTitle('Forgot the password');
  return (
    <CardPage
      title="Forgot the password?"
      intro="A parent chooses a new one, by a link that we email. If you are a child, ask your parent to do this with you."
    >
      <Steps>
        <li>Enter the email address that the parent signed up with.</li>
        <li>{`Open the email. It has a link for each child, which works for ${PASSWORD_LINK_MINUTES} minutes.`}</li>
        <li>Choose the new password. The page shows the child’s username, too.</li>
      </Steps>
      <AddressForm label="Email me the links" mutation={useForgotPasswordMutation()} />
      <LinkLine>
        <Link to={LOGIN_PATH}>Back to log in</Link>
      </LinkLine>
    </CardPage>
  );
}
