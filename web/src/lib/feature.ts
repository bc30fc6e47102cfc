import type { LucideIcon } from 'lucide-react'
import type { RouteObject } from 'react-router'
import type { Language } from '#contract/language.ts'
import type { Additions } from './slots.ts'

/** What a feature adds to the app; its `routes.ts` says it, `app/features.ts` gathers it. */
export interface Feature {
  /** Each page in a chunk of its own: one loads nothing that only another needs. */
  pages?: RouteObject[]
  entry?: NavigationEntry
  /** What it adds to screens of other features. */
  adds?: Additions
}

/** A place of the workspace, as the sidebar and a phone's bottom bar name it. */
export interface NavigationEntry {
  to: string
  title: Record<Language, string>
  /** Where there is room for a word only. */
  shortTitle?: Record<Language, string>
  icon: LucideIcon
  /** Stands in the bottom group, for everybody. */
  isAtBottom?: boolean
  /** The same for managers. */
  managersOnly?: boolean
  /** The same for system administrators. */
  adminsOnly?: boolean
  /** On a phone it stands behind More, wherever it comes in the sidebar. */
  isBehindMore?: boolean
  /** Shows how many conversations are unread. */
  isInbox?: boolean
}
