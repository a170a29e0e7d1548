import { CardPage, LinkLine } from '@wattle/design-system';
import { homeOf, Link, Navigate, routerStateOf, useLocation, usePageTitle, useSession } from '@wattle/platform';
import { destinationOf } from '../login/destination';
import { LOGIN_PATH } from '../paths';
import { SignupForm } from './signup-form';

export function SignupPage() {
  const { state, hash } = useLocation();
  const { user } = useSession();
  const isParent = user?.role === 'parent';
  usePageTitle(isParent ? 'Add a child' : 'Sign up');
  if (isParent) return <AddChildren email={user.username} />;
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

/** For a parent who is logged in: the same form, without the parent. */
function AddChildren({ email }: { email: string }) {
  return (
    <CardPage
      title="Add a child"
      intro={`Your child gets a log-in, and the results stand on your page. You are logged in as ${email}.`}
    >
      <SignupForm isParentKnown />
      <LinkLine>
        <Link to={homeOf('parent')}>Back to your family</Link>
      </LinkLine>
    </CardPage>
  );
}

/** The address that another page has asked for, or that stands in the fragment of a mailed link. */
function emailIn(state: unknown, hash: string): string | undefined {
  return routerStateOf(state).email ?? new URLSearchParams(hash.slice(1)).get('email') ?? undefined;
}
