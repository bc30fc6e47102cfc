import { Car, LayoutDashboard, type LucideIcon, MessagesSquare, Settings } from 'lucide-react'
import type { appTexts } from './texts.ts'

export interface Entry {
  to: string
  text: keyof typeof appTexts.en & ('dashboard' | 'leads' | 'inventory' | 'settings')
  icon: LucideIcon
  /** Its entry shows how many conversations are unread. */
  isInbox?: boolean
}

/** The places of the workspace, in the order of the specification's sidebar. */
export const ENTRIES: readonly Entry[] = [
  { to: '/dashboard', text: 'dashboard', icon: LayoutDashboard },
  { to: '/chats', text: 'leads', icon: MessagesSquare, isInbox: true },
  { to: '/inventory', text: 'inventory', icon: Car },
]

/** The sidebar's bottom group, for managers. */
export const MANAGER_ENTRIES: readonly Entry[] = [{ to: '/settings', text: 'settings', icon: Settings }]
