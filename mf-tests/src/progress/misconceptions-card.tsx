import { MISCONCEPTION_WEEKS, type OwnMisconception } from '@wattle/contract/own-misconceptions';
import { formatCount } from '@wattle/contract/text';
import {
  ButtonLink,
  Cluster,
  Disclosure,
  ListRow,
  MutedText,
  Panel,
  Stack,
  VisuallyHidden,
} from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { familyPath, reviewPath, topicPath } from '../paths';

const Row = styled(ListRow)`
  flex-wrap: wrap;
  align-items: flex-start;

  & > :first-child {
    flex: 1 1 280px;
  }
`;

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface MisconceptionsCardProps {
  misconceptions: readonly OwnMisconception[];
  /** Of whom a parent reads. */
  child?: { id: string; name: string };
}

/** Which kinds of mistake came back, with an example and what to practise; nothing where none did. */
export function MisconceptionsCard({ misconceptions, child }: MisconceptionsCardProps) {
  if (misconceptions.length === 0) return null;
  return (
    <Panel title="What to look out for" gap={4}>
      <MutedText>
        {`From ${child ? `${child.name}’s` : 'your'} answers of the last ${MISCONCEPTION_WEEKS} weeks. Each of these is a step that many children miss.`}
      </MutedText>
      <ul>
        {misconceptions.map(({ id, subject, name, advice, made, possible, example }) => (
          <Row key={id}>
            <Stack gap={4}>
              <p>
                <strong>{name}</strong>, in {made} of {formatCount(possible, 'question')}.
              </p>
              <p>{advice}</p>
              <Disclosure
                title={
                  <>
                    An example<VisuallyHidden>: {name}</VisuallyHidden>
                  </>
                }
              >
                <Stack gap={8}>
                  <Words>{example.question}</Words>
                  <Words>
                    {child ? child.name : 'You'} chose “{example.selected}”. {example.rationale}
                  </Words>
                  <Cluster>
                    <Link to={child ? familyPath(child.id, example.attemptId) : reviewPath(example.attemptId)}>
                      Open the result
                    </Link>
                  </Cluster>
                </Stack>
              </Disclosure>
            </Stack>
            {child ? (
              <MutedText size={16}>To practise: {example.category}</MutedText>
            ) : (
              <ButtonLink as={Link} to={topicPath(subject, example.category)} variant="secondary">
                Practise {example.category}
              </ButtonLink>
            )}
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
