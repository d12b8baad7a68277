import { classNames } from '../ui/class-names.ts';

/**
 * Says why what a page shows can be looked at but not ordered: it is the built-in list, for example (R13). Search engines
 * are told to leave such a page out. Nothing without a text.
 */
export function FallbackNotice({ text, className }: { text: string | undefined; className?: string }) {
  if (text === undefined) return null;
  return (
    <p className={classNames('rounded-md bg-warning-soft p-4 text-sm sm:px-5', className)}>
      <meta name="robots" content="noindex" />
      {text}
    </p>
  );
}
