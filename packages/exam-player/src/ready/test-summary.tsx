import { formatClock, formatMinutes } from '@wattle/contract/text';
import { color, font, fontSize, MutedText, media, radius, space } from '@wattle/design-system';
import { Clock, ListChecks, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** What a child is told of a test before it starts. */
export interface TestFacts {
  questionCount: number;
  /** Whether the number may come out a little higher or lower. */
  isAbout?: boolean;
  /** The one question is to be answered by a text. */
  isWriting?: boolean;
  /** Undefined when it is untimed. */
  seconds: number | undefined;
  /** What paper beside the screen may be used for. */
  paper: string;
}

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

/** How many questions, how much time, and what else is needed. */
export function TestSummary({ questionCount, isAbout, isWriting, seconds, paper }: TestFacts) {
  const unit = isWriting ? 'writing task' : questionCount === 1 ? 'question' : 'questions';
  return (
    <Tiles>
      <Fact
        icon={<ListChecks aria-hidden="true" />}
        figure={isAbout ? `About ${questionCount}` : String(questionCount)}
        unit={unit}
      />
      <Fact
        icon={<Clock aria-hidden="true" />}
        figure={seconds === undefined ? 'No clock' : formatMinutes(seconds)}
        unit={timeForEach(questionCount, seconds)}
      />
      <Fact icon={<Pencil aria-hidden="true" />} figure="Paper" unit={paper} />
    </Tiles>
  );
}

function Fact({ icon, figure, unit }: { icon: ReactNode; figure: string; unit: string }) {
  return (
    <Tile>
      {icon}
      <Words>
        <Figure>{figure}</Figure>{' '}
        <MutedText as="span" size={15}>
          {unit}
        </MutedText>
      </Words>
    </Tile>
  );
}

/** "about 1:10 each". A task that is alone has all the time. */
function timeForEach(questionCount: number, seconds: number | undefined): string {
  if (seconds === undefined) return 'take your time';
  return questionCount === 1 ? 'in all' : `about ${formatClock(Math.round(seconds / questionCount / 5) * 5)} each`;
}
