import { Component, type ReactNode } from 'react';
import { ErrorPanel } from '#web/ui/error-panel.tsx';

interface ErrorBoundaryProps {
  readonly name: string;
  readonly onReset?: () => void;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly message: string | null }> {
  static getDerivedStateFromError(thrown: unknown) {
    return { message: thrown instanceof Error ? thrown.message : '' };
  }

  override state = { message: null as string | null };

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? (
      this.props.children
    ) : (
      <ErrorPanel message={message} onRetry={() => this.setState({ message: null })} />
    );
  }
}
