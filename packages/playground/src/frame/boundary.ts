import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Called while what was rendered before is still in the document. */
  onError(): void;
  children?: ReactNode;
}

/** Renders nothing once its children have thrown. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override getSnapshotBeforeUpdate(_: BoundaryProps, { failed }: { failed: boolean }): null {
    if (this.state.failed && !failed) this.props.onError();
    return null;
  }

  // React wants one beside getSnapshotBeforeUpdate.
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
