import { SUBJECT_NAMES, SUBJECTS } from '@wattle/contract';
import { Card, color, fontSize, Heading, radius, Stack, SubjectMark, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useId } from 'react';
import { styled } from 'styled-components';

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;

  gap: ${space[8]};
`;

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

const Hint = styled.p`
  font-size: ${fontSize[15]};

  color: ${color.inkSoft};
`;

interface SubjectLinksProps {
  title: string;
  hint: string;
  pathOf: (subject: string) => string;
}

/** A card that leads to the same page of each subject. */
export function SubjectLinks({ title, hint, pathOf }: SubjectLinksProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={12}>
        <div>
          <Heading level={2} size={20} id={titleId}>
            {title}
          </Heading>
          <Hint>{hint}</Hint>
        </div>
        <Links>
          {SUBJECTS.map((subject) => (
            <li key={subject}>
              <SubjectLink to={pathOf(subject)}>
                <SubjectMark subject={subject} />
                {SUBJECT_NAMES[subject]}
              </SubjectLink>
            </li>
          ))}
        </Links>
      </Stack>
    </Card>
  );
}
