import { Component, type ErrorInfo, type ReactNode } from 'react';
import { describeThrown, errorMessageOf } from '#domain/logging/error-message.ts';
import { sayPageIsThere } from '#web/platform/page-there.ts';
import { logger } from '#web/services/logging/logger.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';

interface ErrorBoundaryProps {
  /** What the log calls the part of the page inside. */
  readonly name: string;
  /** What else to do once the panel stands in the part's place. */
  readonly onShown?: () => void;
  /** What else to do before the part is tried again. */
  readonly onReset?: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly message: string | null;
}

/** Keeps an error inside its part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { message: errorMessageOf(thrown) };
  }

  override state: ErrorBoundaryState = { message: null };

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    // Spec 1 §8: errors that a boundary caught are logged with the component's name.
    const { componentStack } = info;
    const context = { component: this.props.name, ...describeThrown(thrown), componentStack };
    logger.error(errorMessageOf(thrown), context, 'boundary');
    sayPageIsThere();
    this.props.onShown?.();
  }

  readonly #retry = (): void => {
    this.props.onReset?.();
    this.setState({ message: null });
  };

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : <ErrorPanel message={message} onRetry={this.#retry} />;
  }
}
