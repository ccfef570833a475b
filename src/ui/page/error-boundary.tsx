import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** What stands in the panel's place; `reset` tries again. */
  fallback: (error: Error, reset: () => void) => ReactNode;
  onFailed?: () => void;
  /** Called before another try, e.g. to refetch. */
  onReset?: () => void;
  children: ReactNode;
};

type ErrorBoundaryState = { error: Error | null };

const INTACT: ErrorBoundaryState = { error: null };

/** Keeps the failure of one panel from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = INTACT;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  readonly reset = (): void => {
    this.props.onReset?.();
    this.setState(INTACT);
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.reset) : this.props.children;
  }
}
