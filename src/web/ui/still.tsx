import { use, type ReactElement } from 'react';
import { DrawContext } from './draw.ts';

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
 * called `*.still.tsx`. What is drawn more than once is the same each time.
 */
export function Still({
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
