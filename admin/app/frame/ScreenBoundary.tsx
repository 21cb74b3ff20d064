import { Component, type ReactNode } from 'react';
import { Crash } from './Crash.tsx';

/** Keeps the frame standing when a screen fails. Give it the address as key, so that another screen begins anew. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Crash /> : this.props.children;
  }
}
