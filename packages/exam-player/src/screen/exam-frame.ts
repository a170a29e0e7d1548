import { color, font, fontSize, height, media, space } from '@wattle/design-system';
import { css, styled } from 'styled-components';

/** Where the words of a whole bar or foot no longer fit side by side. */
export const tight = '@media (max-width: 380px)';

/** A phone that lies on its side. */
export const low = '@media (max-height: 480px)';

/** The whole screen of a test: bar, panes, foot. */
export const ExamFrame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);

  height: 100dvh;
`;

/** A button in the bar or the foot, where every pixel counts. */
export const compact = css`
  ${media.narrow} {
    padding-inline: ${space[12]};
  }

  ${tight} {
    padding-inline: ${space[8]};
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
`;
