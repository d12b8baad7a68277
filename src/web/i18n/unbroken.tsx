import { Fragment } from 'react';
import { textRuns, tieUnits } from '../../domain/locale/no-break.ts';

/**
 * A name or a value on lines that end where a reader expects: not inside the name of a model or the number of an order,
 * not between a number and its unit. On a window under 384 px a model may be wider than its card: there it breaks at its
 * hyphens. What is copied from it has its hyphens as they are.
 */
export const Unbroken = ({ text }: { text: string }) =>
  textRuns(tieUnits(text)).map((run, index) =>
    run.isWhole ? (
      <span key={index} className="whole-word">
        {run.text}
      </span>
    ) : (
      <Fragment key={index}>{run.text}</Fragment>
    ),
  );
