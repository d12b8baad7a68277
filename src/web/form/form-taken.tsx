import type { ReactNode } from 'react';

/** What comes after a form that was taken: a word, and where to go on. A reload sends nothing again. */
export function FormTaken({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="container-text py-section">
      <h1>{title}</h1>
      <p role="status" className="mt-5 text-lg text-muted">
        {text}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
