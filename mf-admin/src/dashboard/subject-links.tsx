import { SUBJECT_NAMES, SUBJECTS } from '@wattle/contract/constants';
import { color, Grid, MutedText, Panel, radius, SubjectMark, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';

const SubjectLink = styled(Link)`
  display: flex;
  align-items: center;
  border: 1px solid ${color.line};
  font-weight: 600;
  text-decoration: none;

  gap: ${space[12]};
  padding: ${space[8]};
  border-radius: ${radius.control};

  color: ${color.ink};

  &:hover {
    border-color: ${color.action};
    background: ${color.actionSoft};
  }
`;

interface SubjectLinksProps {
  title: string;
  hint: string;
  pathOf: (subject: string) => string;
}

export function SubjectLinks({ title, hint, pathOf }: SubjectLinksProps) {
  return (
    <Panel title={title}>
      <MutedText size={15}>{hint}</MutedText>
      <Grid as="ul" columnWidth={200} gap={8}>
        {SUBJECTS.map((subject) => (
          <li key={subject}>
            <SubjectLink to={pathOf(subject)}>
              <SubjectMark subject={subject} />
              {SUBJECT_NAMES[subject]}
            </SubjectLink>
          </li>
        ))}
      </Grid>
    </Panel>
  );
}
