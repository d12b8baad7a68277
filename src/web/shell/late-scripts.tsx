import { Children, cloneElement, Fragment, isValidElement, use, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { PageNonce } from '../i18n/page-nonce.ts';

type Drawn = React.PropsWithChildren<
  React.LinkHTMLAttributes<HTMLLinkElement> & React.ScriptHTMLAttributes<HTMLScriptElement>
>;

/** The type of a script, and the relation of its links, that no browser acts upon before `START` renames them. */
const LATER = 'later';

/**
 * Asks for the page's scripts in the frame that paints its first view, which waits for the style sheet, and runs them after
 * it. A script that is made from another has the same text and nonce, so both kinds of content policy allow it. A page that
 * opens in the background paints nothing and does not wait.
 */
const START = `{
let load=()=>{document.querySelectorAll('link[rel=${LATER}]').forEach(l=>{l.rel='modulepreload'});setTimeout(run)},
run=()=>{let a=document.querySelector('script[type=${LATER}]'),b=document.createElement('script');
b.type='module';b.nonce=a.nonce;b.textContent=a.textContent;a.replaceWith(b)};
document.hidden?load():requestAnimationFrame(load)
}`;

/** Marks links and module scripts, at whatever depth, as what `START` renames. */
const markLater = (drawn: ReactNode): ReactNode =>
  Children.map(drawn, (child) => {
    if (!isValidElement<Drawn>(child)) return child;
    if (child.type === Fragment) return markLater(child.props.children);
    if (child.type === 'link') return cloneElement(child, { rel: LATER, fetchPriority: 'low' });
    return child.type === 'script' && child.props.type === 'module'
      ? cloneElement(child, { type: LATER, async: false })
      : child;
  });

/**
 * The router's scripts, which wait for the first paint. Browsers give modules the priority of pictures and fonts: 140 kB of
 * script would share a slow line with the style sheet, and running them would share the processor with the layout. The
 * router's component has no setting for that, so it is called here and what it draws is marked; if it came to draw
 * others, they would be left as they are.
 */
const LateScripts = () => markLater(Scripts({}));

/** The browser takes over what the server drew, and needs no marks for that. */
const RouterScripts = import.meta.env.SSR ? LateScripts : Scripts;

/** The scripts of a page, and what starts them. */
export function PageScripts() {
  return (
    <>
      <RouterScripts />
      <script
        nonce={use(PageNonce)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? START : '' }}
      />
    </>
  );
}
