import { CardPage } from '@wattle/design-system';
import { Link, Navigate, useLocation, usePageTitle, useSession } from '@wattle/platform';
import { destinationOf } from '../login/destination';
import { LOGIN_PATH } from '../paths';
import { SignupForm } from './signup-form';

export function SignupPage() {
  usePageTitle('Sign up');
  const { state, hash } = useLocation();
  const { user } = useSession();
  if (user) return <Navigate to={destinationOf(state, user.role)} replace />;
  return (
    <CardPage
      title="Create Your Account"
      intro="One account for the family, and a log-in for each child. Fill in every field that does not say “optional”."
    >
      <SignupForm email={emailIn(state, hash)} />
      <p>
        Already have an account?{' '}
        <Link to={LOGIN_PATH} state={state}>
          Log in
        </Link>
      </p>
    </CardPage>
  );
}

/** The address that another page has asked for, or that stands in the fragment of a mailed link. */
function emailIn(state: unknown, hash: string): string | undefined {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : (new URLSearchParams(hash.slice(1)).get('email') ?? undefined);
}
