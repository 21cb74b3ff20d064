import { Component, type ReactNode } from 'react';
import { Crash } from './Crash.tsx';

/** Error boundary of a screen. Use the address as key, so that navigation resets it. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Crash /> : this.props.children;
  }
}
