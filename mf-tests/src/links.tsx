import type { Exam } from '@wattle/contract/constants';
import { offeredSections } from '@wattle/contract/exams';
import { attemptTitle } from '@wattle/contract/test-kinds';
import { ButtonLink, type ButtonLinkProps, height, ParentLink } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import type { OpenStudentAttempt } from './attempts';
import { DASHBOARD_PATH, printFormPath, resumePath, reviewPath } from './paths';

export function BackToDashboard({ variant }: Pick<Look, 'variant'>) {
  return (
    <ButtonLink as={Link} to={DASHBOARD_PATH} variant={variant}>
      Back to the dashboard
    </ButtonLink>
  );
}

/** Leads to the page above one of the child's own. */
export function DashboardLink() {
  return (
    <ParentLink as={Link} to={DASHBOARD_PATH}>
      Student Dashboard
    </ParentLink>
  );
}

/** Leads to the form for a paper of the first section that Wattle has of an exam. */
export function PrintExamLink({ exam, variant }: Pick<Look, 'variant'> & { exam: Exam | undefined }) {
  const [first] = offeredSections(exam);
  const path = printFormPath({ testType: 'full-test', category: first?.subject ?? 'Reading' });
  return (
    <ButtonLink as={Link} to={path} variant={variant}>
      Print a practice exam
    </ButtonLink>
  );
}

type Look = Pick<ButtonLinkProps<typeof Link>, 'variant' | 'size' | 'isWide'>;

/** Leads to a test. Only the next step of a page is green. */
export function StartLink({ name, path, isOpen, ...look }: Look & { name: string; path: string; isOpen: boolean }) {
  return (
    <ButtonLink as={Link} to={path} variant="secondary" {...look}>
      {isOpen ? 'Resume' : 'Start'} {name}
    </ButtonLink>
  );
}

/** Leads back to an attempt that is under way. */
export function ResumeLink({ attempt, ...look }: Look & { attempt: OpenStudentAttempt }) {
  return (
    <ButtonLink as={Link} to={resumePath(attempt)} aria-label={`Resume ${attemptTitle(attempt)}`} {...look}>
      Resume
    </ButtonLink>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;

  min-height: ${height.regular};
`;

/** Leads from a row to the result of its test. */
export function ReviewLink({ attemptId, name }: { attemptId: string; name: string }) {
  return (
    <Root to={reviewPath(attemptId)} aria-label={`Review ${name}`}>
      Review
    </Root>
  );
}
