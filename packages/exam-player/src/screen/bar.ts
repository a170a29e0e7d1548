import { color, height, media, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { low } from './exam-media';

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
