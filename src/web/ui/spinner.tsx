import LoaderCircle from 'lucide-react/icons/loader-circle';

/** A turning ring; decoration, the waiting itself is told by its surroundings (`aria-busy`, a status line). */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle size={size} strokeWidth={2} aria-hidden="true" className="animate-turn" />;
}
