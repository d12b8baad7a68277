/**
 * The small counter on the corner of an icon button, no further to the right than the margin that the icons stand at. Nothing is drawn at 0. It is decoration: the
 * button's own label says the number, which is therefore no text of the page.
 */
export function CountMark({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      data-count={count > 99 ? '99+' : count}
      className="absolute top-0.5 right-0 grid [.icon-button>&]:-top-0.5 [.icon-button>&]:right-0.5 h-4.5 min-w-4.5 place-items-center rounded-full bg-inverse px-1 text-[0.6875rem] leading-none font-bold text-on-inverse ring-2 ring-canvas before:content-[attr(data-count)]"
    />
  );
}
