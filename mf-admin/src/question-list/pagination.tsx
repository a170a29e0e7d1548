import { QUESTION_PAGE_SIZE } from '@wattle/contract/constants';
import {
  Cluster,
  color,
  fontSize,
  formatNumber,
  height,
  MutedText,
  radius,
  space,
  tabularNums,
} from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';

const Foot = styled(Cluster)`
  border-top: 1px solid ${color.line};

  padding: ${space[8]} ${space[20]};
`;

const Pages = styled(Cluster)`
  ${tabularNums}

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
  total: number;
  shown: number;
  searchOf: (page: number) => string;
}

export function Pagination({ page, pages, total, shown, searchOf }: PaginationProps) {
  const first = (page - 1) * QUESTION_PAGE_SIZE + 1;
  return (
    <Foot justify="space-between">
      <MutedText as="span" role="status">
        {`${formatNumber(first)} to ${formatNumber(first + shown - 1)} of ${formatNumber(total)}`}
      </MutedText>
      {pages > 1 && (
        <Pages forwardedAs="nav" gap={4} aria-label="Pages">
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
        </Pages>
      )}
    </Foot>
  );
}

/** First and last page, the current one with its neighbours, and a named gap where pages are left out. */
export function shownPages(page: number, pages: number): (number | 'before' | 'after')[] {
  const near = [page - 1, page, page + 1].filter((each) => each > 1 && each < pages);
  const first = near[0] ?? pages;
  const last = near.at(-1) ?? 1;
  return [
    1,
    ...(first > 2 && near.length > 0 ? (['before'] as const) : []),
    ...near,
    ...(last < pages - 1 && near.length > 0 ? (['after'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
