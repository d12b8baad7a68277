import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { FileField } from './file-field.tsx';

interface ShownPhotograph {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
  /** The form that takes it away; absent where it stays. */
  readonly remove?: { readonly action: string; readonly text: string };
}

/**
 * Photographs that somebody sent, each with what takes it away, and the form that adds one. Forms of the document: their addresses take files
 * and lead back to the page.
 */
export function PhotographShelf({
  photographs,
  columns,
  add,
}: {
  photographs: readonly ShownPhotograph[];
  /** How many stand side by side in windows that are no phone's. */
  columns: 3 | 4;
  /** Null where no more may be added. */
  add: { readonly action: string; readonly label: string; readonly text: string } | null;
}) {
  return (
    <>
      {photographs.length > 0 && (
        <ul
          className={classNames(
            'mb-5 grid grid-cols-2 gap-3',
            columns === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-4',
          )}
        >
          {photographs.map(({ id, src, alt, remove }) => (
            <li key={id} className="flex flex-col gap-2">
              <a href={src} className="block overflow-hidden rounded-md bg-fill">
                <img src={src} alt={alt} loading="lazy" className="aspect-square w-full object-cover" />
              </a>
              {remove !== undefined && (
                <form method="post" action={remove.action}>
                  <Button type="submit" size="sm" tone="ghost">
                    {remove.text}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {add !== null && (
        <form
          method="post"
          encType="multipart/form-data"
          action={add.action}
          className="flex flex-wrap items-end gap-3"
        >
          <FileField
            label={add.label}
            name="photograph"
            accept="image/jpeg,image/png,image/webp"
            required
            className="min-w-0 flex-1 basis-72"
          />
          <Button type="submit">{add.text}</Button>
        </form>
      )}
    </>
  );
}
