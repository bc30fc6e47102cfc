import type { ReactNode } from 'react'

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="account-link" href={to}>
      {children}
    </a>
  )
}
