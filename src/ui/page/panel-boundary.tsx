import { Component, type ReactNode } from 'react';
import { StateMessage } from './state-message';

type PanelBoundaryProps = { onFailed?: () => void; children: ReactNode };

/** Keeps an error of one panel from breaking the page: a message with a retry button takes the panel's place. */
export class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <StateMessage kind="error" onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
