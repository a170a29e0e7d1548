import { Alert, Button, CardPage, ErrorPanel, LinkLine, NamedText, Page, Spinner } from '@wattle/design-system';
import { errorMessage, errorStatus, Link, useLocation, usePageTitle } from '@wattle/platform';
import { AddressForm } from '../address-form';
import { PARENT_LOGIN_PATH } from '../paths';
import { useMailedToken } from '../use-mailed-token';
import { useChildProgressQuery, useSendProgressLinksMutation } from './child-progress.api';
import { ChildProgressView } from './child-progress-view';

/** The page that mails to a parent link to. */
export function ChildProgressPage() {
  const token = useMailedToken();
  const { currentData: progress, error, isFetching, refetch } = useChildProgressQuery(token, { skip: !token });
  const title = progress ? `${progress.name}’s progress` : 'Your child’s progress';
  usePageTitle(title);

  if (progress) {
    return (
      <Page
        title={<NamedText name={progress.name}>{title}</NamedText>}
        intro="Compared with earlier weeks of your own child, and with nobody else."
        hasGlow
      >
        <ChildProgressView key={token} token={token} progress={progress} />
      </Page>
    );
  }
  const isRefused = errorStatus(error) === 422;
  if (!token || isRefused) {
    return (
      <CardPage
        title={title}
        intro="A parent sees it by a link that we email. Enter the email address that you signed up with."
      >
        {isRefused && <Alert tone="warning">{errorMessage(error, 'This link no longer works.')}</Alert>}
        <AskForLink />
        <LinkLine>
          Or <Link to={PARENT_LOGIN_PATH}>log in by email</Link>, to read every answer as well.
        </LinkLine>
      </CardPage>
    );
  }
  return (
    <Page title={title} width="narrow" hasGlow>
      {isFetching ? (
        <Spinner label="Loading the progress" />
      ) : (
        <ErrorPanel action={<Button onClick={refetch}>Try again</Button>}>
          {errorMessage(error, 'The progress could not be loaded. Please try again.')}
        </ErrorPanel>
      )}
    </Page>
  );
}

function AskForLink() {
  const { state } = useLocation();
  return (
    <AddressForm
      label="Email me a link"
      email={typeof state?.email === 'string' ? state.email : undefined}
      mutation={useSendProgressLinksMutation()}
    />
  );
}
