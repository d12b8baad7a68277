import { createContext, useContext, useRef, type ReactNode } from 'react';
import { Form, type FormProps } from 'react-router';
import { FormName } from '../ui/typed-texts.ts';
import { useKeptTyping, type DifferingField } from './use-kept-typing.ts';

/** Shows the fields of a form that somebody else saved otherwise meanwhile; nothing where a form is its writer's alone. */
export const ShowDiffering = createContext((_fields: readonly DifferingField[]): ReactNode => null);

/** A form whose fields are kept while it is sent, until its page has answered. */
export function KeptForm({
  kept,
  giveBack,
  onSubmit,
  children,
  ...form
}: FormProps & {
  /** Under which name of the page its words are kept: it tells the form from the others there. */
  kept: string;
  /** For a form whose fields are not all on its first page: takes them, as a query, where it is shown again. Without script the page finds them by `typed`, under `{kept} *`. */
  giveBack?: (query: string) => void;
}) {
  const own = useRef<HTMLFormElement>(null);
  const showDiffering = useContext(ShowDiffering);
  const [keep, differing] = useKeptTyping(own, kept, giveBack);
  return (
    <FormName value={kept}>
      <Form
        {...form}
        ref={own}
        onSubmit={(event) => {
          onSubmit?.(event);
          if (!event.defaultPrevented) keep(event);
        }}
      >
        {giveBack !== undefined && <input type="hidden" name="typedWhole" value={kept} />}
        {differing.length > 0 && showDiffering(differing)}
        {children}
      </Form>
    </FormName>
  );
}
