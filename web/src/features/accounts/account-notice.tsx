import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

interface AccountNoticeProps {
  status: 'success' | 'error'
  title?: string
  children: ReactNode
}

/** A short message above the fields: success or failure. */
export function AccountNotice({ status, title, children }: AccountNoticeProps) {
  return (
    <div className={`account-notice-${status}`} role={status === 'error' ? 'alert' : 'status'}>
      {status === 'error' ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      <div>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
    </div>
  )
}
