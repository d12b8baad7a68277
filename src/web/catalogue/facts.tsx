import { tieUnits } from '../../domain/locale/no-break.ts';

/**
 * Short facts of one thing beside each other, `12 кВт · 3 фази`. Given as one text, as the catalogue keeps it. A line that breaks does so
 * between two facts and has no dot at either end.
 */
export const Facts = ({ text, className }: { text: string; className: string }) => (
  <p className={`facts ${className}`}>
    {text.split(' · ').map((fact) => (
      <span key={fact}>{`${tieUnits(fact)} `}</span>
    ))}
  </p>
);
