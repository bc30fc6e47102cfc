import { type ComponentProps, type ReactNode, useId } from 'react'

export interface AccountFieldProps extends ComponentProps<'input'> {
  label: string
  hint?: string
  error?: string
  /** What stands in the field, behind what is written. */
  children?: ReactNode
}

/** A labelled input with a hint below it, or what is wrong with it. */
export function AccountField({ label, hint, error, children, className = '', ...input }: AccountFieldProps) {
  const id = useId()
  const words = error ?? hint
  return (
    <div className="account-field">
      <label className="account-label" htmlFor={id}>
        {label}
      </label>
      <div className="account-secret">
        <input
          id={id}
          className={`account-input ${className}`}
          aria-invalid={error ? true : undefined}
          aria-errormessage={error && `${id}-words`}
          aria-describedby={words && `${id}-words`}
          {...input}
        />
        {children}
      </div>
      {words && (
        <span id={`${id}-words`} className={error ? 'account-error' : 'account-help'} role={error && 'alert'}>
          {words}
        </span>
      )}
    </div>
  )
}
