import { useRef } from 'react';
import { Form, type FormProps } from 'react-router';
import { FormName } from '../ui/typed-texts.ts';
import { useKeptTyping } from './use-kept-typing.ts';

/** A form whose text areas are kept while it is sent, until its page has answered. */
export function KeptForm({
  kept,
  giveBack,
  onSubmit,
  children,
  ...form
}: FormProps & {
  /** Under which name of the page its words are kept: it tells the form from the others there. */
  kept: string;
  /** For a form that is kept whole: takes all its fields, as a query, where it is shown again. Without script the page finds them by `typed`, under `{kept} *`. */
  giveBack?: (fields: string) => void;
}) {
  const own = useRef<HTMLFormElement>(null);
  const keep = useKeptTyping(own, kept, giveBack);
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
        {children}
      </Form>
    </FormName>
  );
}
