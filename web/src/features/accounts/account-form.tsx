import type { FormEvent, ReactNode } from 'react'
import { AccountNotice } from './account-notice.tsx'

interface AccountFormProps {
  title: string
  hint?: ReactNode
  /** A notice above the fields. */
  notice?: ReactNode
  error?: string
  submitLabel: string
  isSubmitting: boolean
  onSubmit: (event: FormEvent) => void
  /** The fields. */
  children?: ReactNode
  /** Other ways to do the same, below the card. */
  aside?: ReactNode
  /** Content below all. */
  footer?: ReactNode
}

/** The card shared by sign-up, login and similar pages: a title, fields, one button. */
export function AccountForm(props: AccountFormProps) {
  return (
    <div className="account">
      <div className="account-head">
        <h1 className="account-title">{props.title}</h1>
        {props.hint && <p className="account-hint">{props.hint}</p>}
      </div>
      {props.notice}
      {/* If submitted before the code is loaded, it waits: a browser would put the password into the URL. */}
      <form className="account-panel" method="dialog" noValidate onSubmit={props.onSubmit}>
        {props.error && <AccountNotice status="error">{props.error}</AccountNotice>}
        {props.children}
        <button type="submit" className="account-button" disabled={props.isSubmitting} aria-busy={props.isSubmitting}>
          <span>{props.submitLabel}</span>
          {props.isSubmitting && <span className="account-spinner" />}
        </button>
      </form>
      {props.aside}
      {props.footer && <div className="account-foot">{props.footer}</div>}
    </div>
  )
}
