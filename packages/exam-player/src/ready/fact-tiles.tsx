import { color, font, fontSize, media, radius, space } from '@wattle/design-system';
import { Clock, ListChecks, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { countInWords, type ReadyFacts, timeForEach, timeInWords } from './ready-facts';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  gap: ${space[12]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);

    gap: ${space[8]};
  }
`;

const Tile = styled.li`
  display: grid;
  align-content: start;

  gap: ${space[4]};
  padding: ${space[16]};
  border-radius: ${radius.control};

  background: ${color.sunken};

  ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;

    gap: 0 ${space[12]};
    padding: ${space[8]} ${space[12]};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Words = styled.span`
  overflow-wrap: anywhere;

  ${media.narrow} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;

    gap: 0 ${space[8]};
  }
`;

const Figure = styled.strong`
  display: block;

  font: 700 ${fontSize[22]} / 1.3 ${font.display};

  ${media.narrow} {
    font-size: ${fontSize[18]};
  }
`;

const Unit = styled.span`
  font-size: ${fontSize[15]};

  color: ${color.inkSoft};
`;

/** How many questions, how much time, and what else is needed. */
export function FactTiles(facts: ReadyFacts) {
  const { questionCount, isWriting, paper } = facts;
  const unit = isWriting ? 'writing task' : questionCount === 1 ? 'question' : 'questions';
  return (
    <Tiles>
      <Fact icon={<ListChecks aria-hidden="true" />} figure={countInWords(facts)} unit={unit} />
      <Fact icon={<Clock aria-hidden="true" />} figure={timeInWords(facts)} unit={timeForEach(facts)} />
      <Fact icon={<Pencil aria-hidden="true" />} figure="Paper" unit={paper} />
    </Tiles>
  );
}

function Fact({ icon, figure, unit }: { icon: ReactNode; figure: string; unit: string }) {
  return (
    <Tile>
      {icon}
      <Words>
        <Figure>{figure}</Figure> <Unit>{unit}</Unit>
      </Words>
    </Tile>
  );
}
