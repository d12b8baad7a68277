import { DefinitionTable } from '../ui/definition-table.tsx';
import type { InstalmentView } from './instalment-view.server.ts';

/** What a product costs a month by instalments; opened, all that this costs. */
export default function InstalmentNote({
  view: { line, rows, warning, provider },
}: {
  view: InstalmentView;
}) {
  return (
    <details className="mb-4 text-sm">
      <summary className="cursor-pointer py-1 underline decoration-dotted underline-offset-4 pointer-coarse:py-3">
        {line}
      </summary>
      <DefinitionTable rows={rows} />
      <p className="mt-3 font-semibold">{warning}</p>
      <p className="mt-2">
        <a href={provider.url} rel="noopener nofollow" className="underline underline-offset-4">
          {provider.text}
        </a>
      </p>
    </details>
  );
}
