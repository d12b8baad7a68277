import { Unbroken } from '../i18n/unbroken.tsx';
import { classNames } from '../ui/class-names.ts';

/**
 * Short facts of one thing beside each other, `12 кВт · 3 фази`. Given as one text, as the catalogue keeps it. A line that breaks does so
 * between two facts and has no dot at either end.
 */
export const Facts = ({ text, className }: { text: string; className: string }) => (
  <p className={classNames('facts', className)}>
    {text.split(' · ').map((fact) => (
      <span key={fact}>
        <Unbroken text={fact} />{' '}
      </span>
    ))}
  </p>
);
