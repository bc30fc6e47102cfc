import { type ComponentProps, type ReactNode, useId } from 'react'

export interface AccountFieldProps extends ComponentProps<'input'> {
  label: string
  hint?: string
  error?: string
  /** An element inside the field, after the input. */
  children?: ReactNode
}

/** A labeled input with a hint or an error below it. */
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
