import { QUESTION_PAGE_SIZE } from '@wattle/contract';
import { Cluster, color, fontSize, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Pagination } from './pagination';

const Root = styled(Cluster)`
  border-top: 1px solid ${color.line};

  padding: ${space[8]} ${space[20]};
`;

const Range = styled.span`
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

interface ListFootProps {
  page: number;
  pages: number;
  total: number;
  /** How many questions this page has. */
  shown: number;
  searchOf: (page: number) => string;
}

/** Which part of the list is shown, and the ways to the others. */
export function ListFoot({ page, pages, total, shown, searchOf }: ListFootProps) {
  const first = (page - 1) * QUESTION_PAGE_SIZE + 1;
  return (
    <Root justify="space-between">
      <Range role="status">
        {`${first.toLocaleString('en')} to ${(first + shown - 1).toLocaleString('en')} of ${total.toLocaleString('en')}`}
      </Range>
      {pages > 1 && <Pagination page={page} pages={pages} searchOf={searchOf} />}
    </Root>
  );
}
