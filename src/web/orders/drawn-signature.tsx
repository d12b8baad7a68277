import { SIGNATURE_BOX } from '../../domain/rental/protocol.ts';

/** A signature as it was drawn. */
export function DrawnSignature({ path, label }: { path: string; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
      className="aspect-3/1 w-full max-w-xs rounded-md border border-line text-ink"
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
