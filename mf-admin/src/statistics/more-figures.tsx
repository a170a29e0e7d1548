import type { QuestionFigures } from '@wattle/contract/item-statistics';
import { Card, Disclosure, MutedText, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { correlationText, percentText } from './statistics-words';

const List = styled.dl`
  display: grid;

  gap: ${space[12]};

  dt {
    font-weight: 600;
  }
`;

interface MoreFiguresProps {
  figures: QuestionFigures;
  /** Of a test with this question, on average. */
  questions: number;
}

/** What specialists ask for, each with its plain meaning. */
export function MoreFigures({ figures, questions }: MoreFiguresProps) {
  const { discriminativeEfficiency, effectiveWeight, pointBiserial, upperLower } = figures;
  const lines = [
    {
      name: 'Discriminative efficiency',
      value: correlationText(discriminativeEfficiency),
      meaning:
        'Discrimination, compared with the highest that a question as easy as this one can have: 1 is all of it.',
    },
    {
      name: 'Effective weight',
      value: effectiveWeight === null ? '–' : percentText(effectiveWeight, 1),
      meaning: `How much of the differences between scores comes from this question. If all counted alike: ${percentText(1 / questions, 1)}.`,
    },
    {
      name: 'Point-biserial',
      value: correlationText(pointBiserial),
      meaning: 'Like discrimination, but with the question itself in the score; a little higher for that reason.',
    },
    {
      name: 'Upper less lower 27%',
      value: correlationText(upperLower),
      meaning: 'The share of right answers among the best 27% of the children, less that among the weakest 27%.',
    },
  ];
  return (
    <Card>
      <Disclosure title="More figures">
        <List>
          {lines.map(({ name, value, meaning }) => (
            <div key={name}>
              <dt>
                {name}: {value}
              </dt>
              <MutedText as="dd">{meaning}</MutedText>
            </div>
          ))}
        </List>
      </Disclosure>
    </Card>
  );
}
