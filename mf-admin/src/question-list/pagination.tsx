import { color, fontSize, height, radius, space, tabularNums } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { shownPages } from './shown-pages';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${tabularNums}

  gap: ${space[4]};
  font-size: ${fontSize[14]};
`;

const PageLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  text-decoration: none;

  min-width: ${height.dense};
  min-height: ${height.dense};
  padding: 0 ${space[8]};
  border-radius: ${radius.small};

  color: ${color.inkSoft};

  &:hover {
    background: ${color.sunken};
  }

  &[aria-current] {
    font-weight: 700;
    color: ${color.ink};
  }
`;

interface PaginationProps {
  page: number;
  pages: number;
  searchOf: (page: number) => string;
}

/** Links to the pages of the list. */
export function Pagination({ page, pages, searchOf }: PaginationProps) {
  return (
    <Root aria-label="Pages">
      {page > 1 && <PageLink to={{ search: searchOf(page - 1) }}>‹ Previous</PageLink>}
      {shownPages(page, pages).map((each) =>
        typeof each === 'number' ? (
          <PageLink
            key={each}
            to={{ search: searchOf(each) }}
            aria-label={`Page ${each}`}
            aria-current={each === page ? 'page' : undefined}
          >
            {each}
          </PageLink>
        ) : (
          <span key={each}>...</span>
        ),
      )}
      {page < pages && <PageLink to={{ search: searchOf(page + 1) }}>Next ›</PageLink>}
    </Root>
  );
}
