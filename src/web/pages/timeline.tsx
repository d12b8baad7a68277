/** What happened, year by year, along one line. */
export function Timeline({ rows }: { rows: readonly (readonly [year: string, text: string])[] }) {
  return (
    <ol className="max-w-measure">
      {rows.map(([year, text]) => (
        <li
          key={year}
          className="relative border-l border-line pb-8 pl-7 last:pb-0 before:absolute before:top-2.5 before:-left-[0.3125rem] before:size-2.5 before:rounded-full before:bg-accent"
        >
          <p className="text-xl font-semibold tabular-nums">{year}</p>
          <p className="mt-1.5 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
