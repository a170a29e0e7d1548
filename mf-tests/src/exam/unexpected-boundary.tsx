import { Button } from '@wattle/design-system';
import { NoTest } from '@wattle/exam-player';
import { logError } from '@wattle/platform';
import { Component, type ReactNode } from 'react';
import { BackToDashboard } from '../links';
import { SENTENCES } from '../sentences';

interface UnexpectedBoundaryProps {
  title: string;
  children: ReactNode;
}

/** Keeps a test that broke from leaving an empty page; its answers are on the device and on the server. */
export class UnexpectedBoundary extends Component<UnexpectedBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logError('A test broke', error);
  }

  override render() {
    const { title, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <NoTest
        title={title}
        retry={<Button onClick={() => window.location.reload()}>Refresh</Button>}
        backLink={<BackToDashboard />}
      >
        {SENTENCES.unexpected}
      </NoTest>
    );
  }
}
