import { ButtonLink, Panel } from '@wattle/design-system';
import { Link } from '@wattle/platform';

interface DataCardProps {
  name: string;
  /** Opens the page that mails to the parent link to. */
  progressToken: string;
}

/** Leads to what a parent decides about. */
export function DataCard({ name, progressToken }: DataCardProps) {
  return (
    <Panel title="Yours to decide" align="flex-start">
      <p>Turn the weekly report on or off, download everything that we keep of {name}, or have it erased.</p>
      <ButtonLink as={Link} to={`/child-progress#${progressToken}`} variant="secondary">
        Report and data
      </ButtonLink>
    </Panel>
  );
}
