import { PLAN_MINUTES, PLAN_QUESTIONS } from '@wattle/contract/plan-questions';
import { capitalized, numberInWords } from '@wattle/contract/text';
import { WRITING_GENRES } from '@wattle/contract/writing-genres';
import { isWritingKind } from '@wattle/contract/writing-script';
import { ButtonLink, Columns, Page, Panel, ParentLink, Passage, Stack, space } from '@wattle/design-system';
import { Link, usePageTitle, useParams } from '@wattle/platform';
import { styled } from 'styled-components';
import { NotFound } from '../not-found';
import { kindOfTextPath, MY_WRITING_PATH, topicPath } from '../paths';
import { RealScript } from './real-script';

const Steps = styled.ol`
  display: grid;
  list-style: decimal;

  gap: ${space[8]};
  padding-left: ${space[24]};
`;

/** What a kind of text is for, how it is built, and two openings that work. */
export function KindOfTextPage() {
  const { kind = '' } = useParams();
  const [topic, genre] =
    Object.entries(WRITING_GENRES).find(([name]) => kindOfTextPath(name) === kindOfTextPath(kind)) ?? [];
  usePageTitle(topic ?? 'Kind of text');
  if (!topic || !genre) return <NotFound title="Unknown kind of text">There is no such kind of text.</NotFound>;
  return (
    <Page
      title={topic}
      parentLink={
        <ParentLink as={Link} to={MY_WRITING_PATH}>
          My writing
        </ParentLink>
      }
      intro={genre.purpose}
      actions={
        <ButtonLink as={Link} to={topicPath('Writing', topic)}>
          Write one
        </ButtonLink>
      }
    >
      <Columns widths="minmax(0, 1fr) minmax(0, 1fr)" gap={16}>
        <Panel title="How it is built">
          <Steps>
            {genre.structure.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        </Panel>
        <Panel title="Two openings that work" gap={20}>
          {genre.openings.map(({ text, why }) => (
            <Stack key={text} gap={4}>
              <Passage as="blockquote">{text}</Passage>
              <p>
                <strong>Why it works:</strong> {why}
              </p>
            </Stack>
          ))}
        </Panel>
      </Columns>
      <Panel title={`A plan in ${numberInWords(PLAN_MINUTES)} minutes`}>
        <Steps>
          <li>{PLAN_QUESTIONS.reader}</li>
          <li>{PLAN_QUESTIONS.summary}</li>
          {genre.planPoints.map((point) => (
            <li key={point}>{capitalized(point)}.</li>
          ))}
        </Steps>
      </Panel>
      {isWritingKind(topic) && <RealScript key={topic} kind={topic} />}
    </Page>
  );
}
