import { useRef } from 'react';
import { Form, type FormProps } from 'react-router';
import { FormName } from '../ui/typed-texts.ts';
import { useKeptTyping } from './use-kept-typing.ts';

/** A form whose text areas are kept while it is sent, until its page has answered. */
export function KeptForm({
  kept,
  onSubmit,
  ...form
}: FormProps & {
  /** Under which name of the page its words are kept: it tells the form from the others there. */
  kept: string;
}) {
  const own = useRef<HTMLFormElement>(null);
  const keep = useKeptTyping(own, kept);
  return (
    <FormName value={kept}>
      <Form
        {...form}
        ref={own}
        onSubmit={(event) => {
          onSubmit?.(event);
          if (!event.defaultPrevented) keep();
        }}
      />
    </FormName>
  );
}
