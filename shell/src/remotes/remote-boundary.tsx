import { Component, type ReactNode } from 'react';
import { RemoteDownPage } from '../pages/remote-down-page';

interface RemoteBoundaryProps {
  children: ReactNode;
}

/** Keeps a page that breaks to itself: the bar and the other remotes go on. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <RemoteDownPage onRetry={async () => this.setState({ hasFailed: false })} />;
  }
}
