import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button, IconButton, type ButtonSize, type ButtonTone } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { chipClass } from '../ui/chip.tsx';
import { ChoiceGroup, RadioCard } from '../ui/choice-group.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import type { GalleryWords } from './gallery-words.server.ts';
import { Section } from './section.tsx';

const TONES: readonly ButtonTone[] = ['primary', 'secondary', 'ghost', 'danger'];
const SIZES: readonly ButtonSize[] = ['sm', 'md', 'lg'];

function Buttons({ words }: { words: GalleryWords }) {
  return (
    <Section name="Button">
      {TONES.flatMap((tone) =>
        SIZES.map((size) => (
          <Button key={tone + size} tone={tone} size={size}>
            {words.action}
          </Button>
        )),
      )}
      <Button tone="primary" loading>
        {words.action}
      </Button>
      <Button aria-disabled="true">{words.action}</Button>
      <IconButton label={words.search}>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.remove} tone="fill">
        <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <button type="button" className={chipClass()}>
        {words.choices[0]}
      </button>
      <button type="button" aria-pressed="true" className={chipClass({ selected: true })}>
        {words.choices[1]}
      </button>
    </Section>
  );
}

function Fields({ words }: { words: GalleryWords }) {
  const options = words.choices.map((label) => ({ value: label, label }));
  return (
    <Section name="Form">
      <div className="grid w-full max-w-2xl gap-5 sm:grid-cols-2">
        <TextField label={words.email} name="plain" defaultValue="anna@example.com" hint={words.hint} />
        <TextField label={words.email} name="empty" required placeholder="anna@example.com" />
        <TextField label={words.email} name="wrong" defaultValue="anna" error={words.error} />
        <TextField label={words.email} name="off" defaultValue="anna@example.com" disabled />
        <SelectField label={words.choice} name="select" options={options} />
        <SelectField label={words.choice} name="select-wrong" options={options} error={words.error} />
        <TextAreaField label={words.message} name="text" defaultValue={words.text} />
        <div className="flex flex-col gap-4">
          <CheckboxField label={words.choices[0]} name="box" defaultChecked />
          <CheckboxField label={words.choices[1]} name="box-wrong" hint={words.hint} error={words.error} />
        </div>
      </div>
      <ChoiceGroup label={words.choice} className="w-full max-w-2xl">
        {words.choices.map((title, index) => (
          <RadioCard
            key={title}
            name="card"
            value={title}
            title={title}
            text={words.hint}
            aside={words.amount}
            defaultChecked={index === 0}
            disabled={index === 2}
          />
        ))}
      </ChoiceGroup>
    </Section>
  );
}

function Steppers({ words }: { words: GalleryWords }) {
  const [count, setCount] = useState(2);
  const [value, setValue] = useState(words.choices[0]);
  const labels = { count: words.quantity, decrease: words.decrease, increase: words.increase };
  return (
    <Section name="Stepper and switch">
      <QuantityStepper count={count} onChange={setCount} labels={labels} max={5} />
      <QuantityStepper count={1} onChange={() => {}} labels={labels} size="sm" />
      <QuantityStepper count={1} onChange={() => {}} labels={labels} disabled />
      <div className="w-full max-w-md">
        <SegmentedControl
          label={words.choice}
          name="segments"
          value={value}
          onChange={setValue}
          options={words.choices.map((label) => ({ value: label, label }))}
        />
      </div>
    </Section>
  );
}

/** What is pressed and filled in. */
export function Controls({ words }: { words: GalleryWords }) {
  return (
    <>
      <Buttons words={words} />
      <Fields words={words} />
      <Steppers words={words} />
    </>
  );
}
