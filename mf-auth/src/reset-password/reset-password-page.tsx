import { zodResolver } from '@hookform/resolvers/zod';
import { MIN_PASSWORD_CHARACTERS } from '@wattle/contract/constants';
import { type PasswordResetChild, passwordResetSchema } from '@wattle/contract/mailed-links';
import { CardPage, Field, LinkLine, NamedText, PasswordInput, Spinner } from '@wattle/design-system';
import { Link, notify, signOut, useLocation, useNavigate, usePageTitle, useSession } from '@wattle/platform';
import { fieldErrorsOf, SendingForm, useCheckedForm } from '../form';
import { withLoginMessage } from '../login/login-message';
import { RefusedLink, refusalOf, useMailedToken } from '../mailed-link';
import { usePasswordResetChildQuery, useResetPasswordMutation } from '../mailed-links.api';
import { FORGOT_PASSWORD_PATH, LOGIN_PATH } from '../paths';

/** Staff are given a new link by an admin. */
const useIsForStaff = () => useLocation().search === '?for=staff';

export function ResetPasswordPage() {
  usePageTitle('New password');
  const token = useMailedToken();
  const { currentData: child, error, isFetching } = usePasswordResetChildQuery(token, { skip: !token });
  const isForStaff = useIsForStaff();
  const name = child ? (child.firstName ?? child.username) : isForStaff ? 'Your account' : 'Your child';
  const logsIn = `${name} logs in with it from now on`;
  const content = () => {
    const refusal = refusalOf(token, error);
    if (refusal) return <RefusedResetLink reason={refusal} />;
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

function RefusedResetLink({ reason }: { reason: string }) {
  return (
    <RefusedLink reason={reason} label="Have a new link sent" to={useIsForStaff() ? undefined : FORGOT_PASSWORD_PATH} />
  );
}

interface ResetPasswordFormProps {
  /** Proves that whoever has it reads the mails of the parent. */
  token: string;
  /** Whose password it is, where that could be asked. */
  child: PasswordResetChild | undefined;
}

function ResetPasswordForm({ token, child }: ResetPasswordFormProps) {
  const [resetPassword, state] = useResetPasswordMutation();
  const navigate = useNavigate();
  const { user } = useSession();
  const resolver = zodResolver(passwordResetSchema.pick({ password: true }));
  const form = useCheckedForm(resolver, { password: '' }, state);

  const submitPassword = form.handleSubmit(async ({ password }) => {
    const { data } = await resetPassword({ token, password });
    if (!data) return;
    // The session of this browser may be the child's, and that has ended.
    if (user) signOut();
    if (!child) notify.success(data.message);
    const loginState = child && withLoginMessage(undefined, { username: child.username, sentence: data.message });
    navigate(LOGIN_PATH, { replace: true, state: loginState });
  });

  // Used in another tab, or too old by now; where a field is named, the password is refused, and not the link.
  const refusal = fieldErrorsOf(state.error).length === 0 && refusalOf(token, state.error);
  if (refusal) return <RefusedResetLink reason={refusal} />;
  return (
    <SendingForm
      onSubmit={submitPassword}
      onChange={form.onChange}
      failure={form.failureOr('The password could not be set. Please try again.')}
      label="Set the password"
      isBusy={state.isLoading}
    >
      {child && (
        <p>
          For the username <strong>{child.username}</strong>.
        </p>
      )}
      <Field
        label="New password"
        hint={`At least ${MIN_PASSWORD_CHARACTERS} characters, and not one that many people use.`}
        error={form.errorOf('password')}
        isRequired
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
    </SendingForm>
  );
}
