import { CardPage, LinkLine, NamedText, Spinner } from '@wattle/design-system';
import { errorMessage, errorStatus, Link, useLocation, usePageTitle } from '@wattle/platform';
import { usePasswordResetChildQuery } from '../mailed-links.api';
import { LOGIN_PATH } from '../paths';
import { useMailedToken } from '../use-mailed-token';
import { RefusedLink, ResetPasswordForm } from './reset-password-form';

export function ResetPasswordPage() {
  usePageTitle('New password');
  const token = useMailedToken();
  const { currentData: child, error, isFetching } = usePasswordResetChildQuery(token, { skip: !token });
  const isForStaff = useLocation().search === '?for=staff';
  const name = child ? (child.firstName ?? child.username) : isForStaff ? 'Your account' : 'Your child';
  const logsIn = `${name} logs in with it from now on`;
  const content = () => {
    if (!token)
      return <RefusedLink>This link is not complete. Open it from the email again, or ask for a new one.</RefusedLink>;
    // Any other failure says nothing about the link.
    if (errorStatus(error) === 422) return <RefusedLink>{errorMessage(error, 'This link has expired.')}</RefusedLink>;
    if (isFetching && !child) return <Spinner label="Checking the link" />;
    return <ResetPasswordForm key={token} token={token} child={child} />;
  };
  return (
    <CardPage
      title="Choose a new password"
      intro={
        <NamedText name={name}>
          {child?.isFirst ? `${logsIn}.` : `${logsIn}, and is logged out everywhere else.`}
        </NamedText>
      }
    >
      {content()}
      <LinkLine>
        <Link to={LOGIN_PATH}>Back to log in</Link>
      </LinkLine>
    </CardPage>
  );
}
