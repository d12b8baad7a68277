import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, Drawer } from '../ui/modal.tsx';
import { toast } from '../ui/toast.tsx';
import type { GalleryWords } from './gallery-words.server.ts';
import { Section } from './section.tsx';

const SIDES = ['start', 'end', 'bottom'] as const;
const SIZES = ['md', 'lg'] as const;
/** Enough paragraphs that the content of a drawer scrolls under its footer. */
const PARAGRAPHS = Array.from({ length: 24 }, (_, index) => index);

/** What lies over a page: dialogs in their sizes, drawers from their sides, one of them longer than a window, and a word at the edge. */
export function Overlays({ words }: { words: GalleryWords }) {
  const [open, setOpen] = useState<string | null>(null);
  const modal = (name: string) => ({
    title: words.title,
    closeLabel: words.close,
    open: open === name,
    onClose: () => setOpen((now) => (now === name ? null : now)),
  });
  const opener = (name: string) => (
    <Button key={name} onClick={() => setOpen(name)} data-opens={name}>
      {words.open}: {name}
    </Button>
  );
  const done = (
    <Button tone="primary" onClick={() => setOpen(null)}>
      {words.action}
    </Button>
  );
  return (
    <>
      <Section name="Dialog and toast">
        {SIZES.map((size) => opener(`Dialog ${size}`))}
        {SIZES.map((size) => (
          <Dialog key={size} size={size} footer={done} {...modal(`Dialog ${size}`)}>
            <p>{words.text}</p>
          </Dialog>
        ))}
        <Button onClick={() => toast.success(words.title)}>{words.showToast}</Button>
      </Section>
      <Section name="Drawer">
        {SIDES.map((side) => opener(`Drawer ${side}`))}
        {SIDES.map((side) => (
          <Drawer key={side} side={side} {...modal(`Drawer ${side}`)}>
            <p>{words.text}</p>
          </Drawer>
        ))}
        {opener('Drawer long')}
        <Drawer footer={done} {...modal('Drawer long')}>
          {PARAGRAPHS.map((each) => (
            <p key={each} className="mb-4">
              {words.text}
            </p>
          ))}
          <Button>{words.action}</Button>
        </Drawer>
      </Section>
    </>
  );
}
