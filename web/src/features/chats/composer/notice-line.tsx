import type { ReactNode } from 'react'

export interface NoticeLineProps {
  icon: ReactNode
  tone: 'neutral' | 'warning' | 'error'
  title?: string
  children: ReactNode
  action?: ReactNode
}

/** One line above the field: what is so, and what to do about it. */
export function NoticeLine({ icon, tone, title, children, action }: NoticeLineProps) {
  return (
    <div className="chat-notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <span className="chat-notice-icon">{icon}</span>
      <div className="chat-notice-words">
        {title && <strong>{title}</strong>}
        <span>{children}</span>
      </div>
      {action}
    </div>
  )
}
