import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { IconButton } from '../ui/button.tsx';
import { TextField, type TextFieldProps } from '../ui/field.tsx';

/** A password, hidden until its button shows it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="sm"
          label={t(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
          onClick={() => setIsShown(!isShown)}
          className="noscript:hidden"
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
