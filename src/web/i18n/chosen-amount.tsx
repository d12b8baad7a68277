import type { ReactNode } from 'react';

/** The one of two amounts that the visitor chose to see, where there is no room for both. */
export function ChosenAmount({ gross, net }: { gross: ReactNode; net: ReactNode }) {
  return (
    <>
      <span className="net-first:hidden">{gross}</span>
      <span className="gross-first:hidden">{net}</span>
    </>
  );
}
