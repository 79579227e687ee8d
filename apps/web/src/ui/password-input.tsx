import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Input } from './input.tsx';

/** A password that can be looked at while it is typed. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className={cx('pr-12', props.className)} />
      <button
        type="button"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        aria-pressed={isShown}
        disabled={props.disabled}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink disabled:opacity-55"
      >
        {isShown ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
      </button>
    </div>
  );
}
