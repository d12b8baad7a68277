import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { PhotographReason } from '../../../../domain/rental/protocol.ts';
import { protocolFormValues } from '../../../../domain/rental/protocol-form.ts';
import { useFields } from '../../../form/use-fields.ts';
import { useT } from '../../../i18n/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { StaffProblem } from '../../quotes/delivery-fields.tsx';
import { findTyped, keepTyped, typedIn, typeInto } from './kept-form.ts';
import { Photographs } from './photographs.tsx';
import { OperatorField, ProtocolFields } from './protocol-fields.tsx';
import { SignatureField } from './signature-field.tsx';
import { protocolKey, type StaffProtocol } from './staff-protocol.ts';
import { useSending } from './use-sending.ts';

const FORM = 'protocol';

/** The form of a draft. What is typed is remembered on this device until it is saved. */
export function DraftForm({
  found,
  photographId,
  photographProblem,
  problem,
}: {
  found: StaffProtocol;
  photographId: string;
  photographProblem: PhotographReason | null;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const { subject, machineKind, values, revision, blocked } = found;
  const form = useRef<HTMLFormElement>(null);
  const begins = protocolFormValues(values, machineKind);
  const [signature, setSignature] = useState(problem?.values.signature ?? begins.signature ?? '');
  const [isRestored, setRestored] = useState(false);
  const fieldOf = useFields(problem);
  const key = protocolKey(subject);
  const sending = useSending(subject, found.photographs);
  /** Whether somebody went to sign while photographs were not with the shop, which takes none after that. */
  const [isEarly, setEarly] = useState(false);
  const field = (name: string) => {
    const own = fieldOf(name);
    return {
      ...own,
      id: `protocol-${name}`,
      form: FORM,
      defaultValue: problem === undefined ? begins[name] : (own.defaultValue ?? ''),
    };
  };
  useEffect(() => {
    const kept = form.current === null ? null : findTyped(key, revision);
    if (kept === null || form.current === null) return;
    const isOther = typeInto(form.current, kept);
    if (kept.signature !== undefined) setSignature(kept.signature);
    if (isOther) setRestored(true);
  }, [key, revision]);
  const remember = (drawn = signature) => {
    if (form.current === null) return;
    keepTyped({ key, revision, fields: { ...typedIn(form.current), signature: drawn } });
  };
  const draw = (drawn: string) => {
    setSignature(drawn);
    remember(drawn);
  };
  return (
    <div className="flex flex-col gap-12" onInput={() => remember()}>
      <Form
        ref={form}
        id={FORM}
        method="post"
        noValidate
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent;
          const isSigned = submitter instanceof HTMLButtonElement && submitter.value === 'sign';
          if (isSigned && sending.waiting.length > 0) {
            event.preventDefault();
            setEarly(true);
          }
        }}
        className="flex flex-col gap-10"
      >
        <input type="hidden" name="revision" value={revision} />
        <ProtocolFields found={found} field={field} />
        <OperatorField found={found} field={field} />
      </Form>
      <Photographs
        subject={subject}
        sent={found.photographs}
        sending={sending}
        formId={photographId}
        problem={photographProblem}
      />
      <SignatureField field={field} path={signature} onDrawn={draw} />
      {isEarly && sending.waiting.length > 0 && (
        <Alert tone="danger" live>
          {t('backoffice.protocol.photographsUnsent', { count: sending.waiting.length })}
        </Alert>
      )}
      {/* Said only once the script is there: above the fields it would push away what is being pressed. */}
      {isRestored && <Alert tone="info">{t('backoffice.protocol.restored')}</Alert>}
      <div className="flex gap-3 max-sm:flex-col">
        {blocked === null && (
          <Button
            type="submit"
            form={FORM}
            name="intent"
            value="sign"
            tone="primary"
            size="lg"
            loading={formData?.get('intent') === 'sign'}
          >
            {t(`backoffice.protocol.sign.${subject.kind}`)}
          </Button>
        )}
        <Button
          type="submit"
          form={FORM}
          name="intent"
          value="keep"
          tone="secondary"
          size="lg"
          loading={formData?.get('intent') === 'keep'}
        >
          {t('backoffice.protocol.keep')}
        </Button>
      </div>
    </div>
  );
}
