import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

/** A page that cannot show what was asked for: why, and the ways on. */
export function DeadEnd({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <div className="container-page py-section">
      <EmptyState headingLevel="h1" title={title} text={text} action={children} />
    </div>
  );
}
