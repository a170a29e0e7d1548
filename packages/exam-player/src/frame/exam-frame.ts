import { color, font, fontSize, height, media, space, visuallyHidden } from '@wattle/design-system';
import { css, styled } from 'styled-components';

/** Where the words of a whole bar or foot no longer fit side by side. */
export const tight = '@media (max-width: 380px)';

/** A phone that lies on its side. */
export const low = '@media (max-height: 480px)';

/** Too small for parts that scroll by themselves, such as a window of 1280 px at 400 %. */
export const tiny = '@media (max-width: 559.98px) and (max-height: 480px)';

/** A button in the bar or the foot, where every pixel counts. */
export const compact = css`
  ${media.narrow} {
    padding-inline: ${space[12]};
  }

  ${tight} {
    padding-inline: ${space[8]};
  }
`;

/** Words that a narrow screen has no space for; they are read out. */
export const WideWords = styled.span`
  ${media.narrow} {
    ${visuallyHidden}
  }
`;

/** The whole screen of a test, below open messages: bar, panes, foot. */
export const ExamFrame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);

  height: calc(100dvh - var(--notices-height, 0px));

  ${tiny} {
    grid-template-rows: auto 1fr auto;
    height: auto;
    min-height: calc(100dvh - var(--notices-height, 0px));
  }
`;

export const Bar = styled.header`
  display: flex;
  align-items: center;
  border-bottom: 1px solid ${color.line};

  gap: ${space[16]};
  min-height: ${height.bar};
  padding: ${space[8]} ${space[20]};

  background: ${color.surface};

  ${media.narrow} {
    display: grid;
    grid-template-columns: minmax(0, max-content) minmax(${space[8]}, 1fr) auto;
    grid-template-areas: 'title title tools' 'position saved tools' 'alarm alarm alarm';

    gap: 0 ${space[8]};
    padding: ${space[8]} ${space[12]};
  }

  ${low} {
    min-height: 0;
    padding-block: ${space[4]};
  }
`;

export const Title = styled.h1`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  font: 700 ${fontSize[20]} / 1.3 ${font.display};

  ${media.narrow} {
    grid-area: title;

    font-size: ${fontSize[15]};
  }

  ${tiny} {
    white-space: normal;
  }
`;

/** What can be done with the screen, at the end of the bar. */
export const Tools = styled.div`
  display: flex;
  align-items: center;

  gap: ${space[12]};

  ${media.narrow} {
    grid-area: tools;

    gap: ${space[4]};
  }
`;
