import { useState } from 'react';
import { useT } from '../../../i18n/i18n.tsx';
import { DrawnSignature } from '../../../orders/drawn-signature.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import type { ProtocolField } from './protocol-fields.tsx';

const bring = () => import('./signature-canvas.tsx');

/** Who signs, and how: drawn where a script runs, else by a tick. */
export function SignatureField({
  field,
  path,
  onDrawn,
}: {
  field: ProtocolField;
  /** What was drawn; empty for nothing. */
  path: string;
  onDrawn: (path: string) => void;
}) {
  const t = useT();
  const [count, setCount] = useState(0);
  /** Whether what was drawn was drawn here, and still stands on the canvas. */
  const [isHere, setHere] = useState(false);
  const isKept = path !== '' && !isHere;
  const canvas = useLazy(!isKept, bring);
  const Canvas = canvas?.default;
  const agreed = field('agreed');
  const { error: signatureError } = field('signature');
  const draw = (drawn: string) => {
    setHere(true);
    onDrawn(drawn);
  };
  const clear = () => {
    setHere(false);
    setCount(count + 1);
    onDrawn('');
  };
  return (
    <TitledSection id="signature" title={t('backoffice.protocol.signing')}>
      <div className="flex flex-col gap-5">
        <TextField
          {...field('signer')}
          label={t('protocol.signer')}
          hint={t('backoffice.protocol.signerHint')}
          autoComplete="off"
          maxLength={120}
          required
        />
        <input type="hidden" name="signature" form={agreed.form} value={path} />
        {isKept && <DrawnSignature path={path} label={t('protocol.signature')} />}
        {!isKept && Canvas !== undefined && (
          <div>
            <p className="mb-2 text-sm font-semibold">{t('backoffice.protocol.draw')}</p>
            <Canvas key={count} label={t('backoffice.protocol.draw')} onDrawn={draw} />
          </div>
        )}
        {signatureError !== undefined && <FieldError>{signatureError}</FieldError>}
        {path !== '' && (
          <Button type="button" tone="secondary" className="self-start" onClick={clear}>
            {t('backoffice.protocol.drawAgain')}
          </Button>
        )}
        <CheckboxField
          name="agreed"
          form={agreed.form}
          id={agreed.id}
          defaultChecked={agreed.defaultValue === 'on'}
          label={t('backoffice.protocol.agree')}
          error={agreed.error}
        />
      </div>
    </TitledSection>
  );
}
