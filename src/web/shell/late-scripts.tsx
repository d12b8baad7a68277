import { Children, cloneElement, isValidElement } from 'react';
import { Scripts } from 'react-router';

/**
 * The router's scripts, asked for behind what is seen first. Browsers give modules the priority of pictures and fonts:
 * 140 kB of script would share a slow line with the style sheet, and the first view would wait for all of it. The
 * router's component takes no priority for its links, so it is called here and its links are marked; if it came to draw
 * others, they would be left as they are.
 */
function LateScripts() {
  const drawn = Scripts({});
  if (drawn === null) return null;
  const { children } = drawn.props as React.PropsWithChildren;
  return Children.map(children, (child) =>
    isValidElement<React.LinkHTMLAttributes<HTMLLinkElement>>(child) && child.type === 'link'
      ? cloneElement(child, { fetchPriority: 'low' })
      : child,
  );
}

/** The browser takes over what the server drew, and needs no marks for that. */
export const PageScripts = import.meta.env.SSR ? LateScripts : Scripts;
