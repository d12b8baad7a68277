import { useState, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control.tsx';

/** Of the sign at the field's end that opens the browser's calendar. */
const PICKER_WIDTH = 44;

/**
 * A native field for a calendar day. Browsers write its day in their own language and in figures: while nobody types into it or is about to, the words of the
 * page lie over them. Without script both stand there: nothing would change the page's.
 */
export function DayInput({
  value,
  print,
  empty,
  className,
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  /** ISO 8601; empty for none. */
  value: string;
  /** A day in words; empty where they are not known, so that the browser's are shown. */
  print: (day: string) => string;
  /** What stands there while there is no day. */
  empty: string;
}) {
  const [day, setDay] = useState(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setDay(value);
  }
  const [isTyping, setIsTyping] = useState(false);
  const said = day === '' ? empty : print(day);
  return (
    <span className="day-input" data-said={said !== '' && !isTyping ? '' : undefined}>
      <input
        {...input}
        type="date"
        defaultValue={value}
        className={classNames(controlClass, 'h-12', className)}
        onChange={(event) => {
          setDay(event.currentTarget.value);
          onChange?.(event);
        }}
        onClick={({ currentTarget, nativeEvent }) => {
          const isOnDay = nativeEvent.offsetX < currentTarget.offsetWidth - PICKER_WIDTH;
          // A finger is given the picker of its device.
          if (isOnDay && 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse')
            setIsTyping(true);
        }}
        onKeyDown={({ key }) => key !== 'Tab' && setIsTyping(true)}
        onBlur={() => setIsTyping(false)}
      />
      <span aria-hidden="true" className={day === '' ? 'text-muted' : 'text-ink'}>
        {said}
      </span>
    </span>
  );
}
