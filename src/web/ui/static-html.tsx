import { createContext, use, type ReactElement, type ReactNode } from 'react';

/**
 * Draws a part of a page, or finds it drawn. `by` stands for what draws it, and `of` is all that it is drawn from: JSON
 * that says the same means HTML that is the same.
 */
export type Draw = (
  part: { readonly by: object | string; readonly of: unknown },
  content: ReactNode,
) => string;

/** The server's way of drawing a part once; null in the browser, and where all is to be drawn in its place. */
export const DrawContext = createContext<Draw | null>(null);

const drawn = new Map<string, string>();

/** As the server drew it, kept for the case that React builds the page anew. */
function htmlOf(name: string): string {
  const html = drawn.get(name) ?? document.querySelector(`[data-still="${name}"]`)?.innerHTML ?? '';
  drawn.set(name, html);
  return html;
}

/**
 * A part of every page that is HTML and stays as it came. Given its content on the server alone, as
 * `{import.meta.env.SSR && <Content />}`, it has neither code nor texts in the browser's script; the content's own file is
 * called `*.static.tsx`. What is drawn more than once is the same each time.
 */
export function StaticHtml({
  as: Tag = 'div',
  name,
  className,
  children,
}: {
  as?: 'div' | 'footer' | 'span';
  name: string;
  className?: string;
  children: ReactElement | false;
}) {
  const draw = import.meta.env.SSR ? use(DrawContext) : null;
  if (import.meta.env.SSR && draw === null) {
    return (
      <Tag data-still={name} className={className}>
        {children}
      </Tag>
    );
  }
  const html = draw && children ? draw({ by: name, of: children.props }, children) : htmlOf(name);
  return <Tag data-still={name} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
