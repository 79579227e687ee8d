import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { controlLook } from './control.ts';

export function Input(props: ComponentProps<'input'>) {
  return <input {...props} className={cx(controlLook, 'text-ellipsis read-only:bg-sunken', props.className)} />;
}
