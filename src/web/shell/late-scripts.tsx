import { Children, cloneElement, Fragment, isValidElement, use, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { PageNonce } from '../i18n/page-nonce.ts';
import { HEAR_EARLY_INPUT } from './early-input.ts';

type Drawn = React.PropsWithChildren<
  React.LinkHTMLAttributes<HTMLLinkElement> & React.ScriptHTMLAttributes<HTMLScriptElement>
>;

/** The type of a script, and the relation of its links, that no browser acts upon before `START` renames them. */
const LATER = 'later';

/**
 * Starts the page's scripts once its first view is there: after the `load` event, which waits for style sheet, fonts and the
 * first pictures, not for those further down; after three seconds where a picture or a font hangs; at the first press of a
 * button or a key; at once in a page that opens in the background. What is pressed or changed until then is repeated (`EarlyInput`). A script that is made from another has the same text and nonce, so both kinds of content policy allow it.
 */
const START = `{
${HEAR_EARLY_INPUT}
let start=()=>{let a=document.querySelector('script[type=${LATER}]'),b=document.createElement('script');if(!a)return;
document.querySelectorAll('link[rel=${LATER}]').forEach(l=>{l.rel='modulepreload'});
a.replaceWith(Object.assign(b,{type:'module',nonce:a.nonce,textContent:a.textContent}))},
idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:500}):setTimeout(start);
if(document.hidden)start();else{addEventListener('load',idle);setTimeout(start,3000);
['pointerdown','keydown'].forEach(e=>addEventListener(e,start,{once:true,passive:true,capture:true}))}
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
 * The router's scripts, which wait for the first view. Browsers give modules the priority of pictures and fonts: 140 kB of
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
