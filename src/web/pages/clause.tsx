/** A numbered clause of terms, with its sentences numbered below it; the numbers are those of the printed document. */
export function Clause({
  number,
  title,
  items,
}: {
  number: number;
  title: string;
  items: readonly string[];
}) {
  return (
    <div>
      <h3 className="text-lg">
        {number}. {title}
      </h3>
      <ol className="mt-3 flex flex-col gap-3">
        {items.map((item, index) => (
          <li key={item} className="grid grid-cols-[2.25rem_minmax(0,1fr)]">
            <span className="text-sm leading-[1.6rem] text-muted tabular-nums">
              {number}.{index + 1}
            </span>
            <span>{item}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
