import { color, height } from '@wattle/design-system';
import { disclosureSign } from '@wattle/exam-player';
import { styled } from 'styled-components';

/** What opens a part that is folded. */
export const DetailsSummary = styled.summary`
  ${disclosureSign}
  align-content: center;
  font-weight: 600;
  cursor: pointer;

  min-height: ${height.regular};

  color: ${color.action};
`;
