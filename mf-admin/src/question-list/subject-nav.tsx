import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@wattle/contract/constants';
import { Cluster, color, fontSize, height, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';

const SubjectLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  border-bottom: 2px solid transparent;
  font-weight: 600;
  text-decoration: none;

  min-height: ${height.dense};
  padding-inline: ${space[4]};
  font-size: ${fontSize[15]};
  color: ${color.inkSoft};

  &:hover {
    color: ${color.action};
  }

  &[aria-current] {
    border-color: ${color.action};
    color: ${color.ink};
  }
`;

interface SubjectNavProps {
  subject: Subject;
  pathOf: (subject: Subject) => string;
  search: string;
}

export function SubjectNav({ subject, pathOf, search }: SubjectNavProps) {
  return (
    <Cluster as="nav" aria-label="Subjects" gap={16}>
      {SUBJECTS.map((each) => (
        <SubjectLink
          key={each}
          to={{ pathname: pathOf(each), search }}
          aria-current={each === subject ? 'page' : undefined}
        >
          {SUBJECT_NAMES[each]}
        </SubjectLink>
      ))}
    </Cluster>
  );
}
