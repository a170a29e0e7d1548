import type { ReactNode } from 'react';

interface PageLayoutProps {
  before?: ReactNode;
  children: ReactNode;
  after?: ReactNode;
}

/**
 * What stands before and after a page, around it. The shell and the build that renders pages to HTML put each page into
 * this same place of the tree, because React derives the values of `useId` from the place.
 */
export function PageLayout({ before, children, after }: PageLayoutProps) {
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
