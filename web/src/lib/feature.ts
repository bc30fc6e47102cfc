import type { LucideIcon } from 'lucide-react'
import type { RouteObject } from 'react-router'
import type { Language } from '#contract/language.ts'

/** What a feature adds to the app; its `routes.ts` says it, `app/features.ts` gathers it. */
export interface Feature {
  /** The frame that its pages stand in: for anybody, for whoever signs up or in, or behind the login. */
  layout: 'public' | 'account' | 'workspace'
  /** Each page in a chunk of its own: one loads nothing that only another needs. */
  pages: RouteObject[]
  entry?: NavigationEntry
}

/** A place of the workspace, as the sidebar and a phone's bottom bar name it. */
export interface NavigationEntry {
  to: string
  title: Record<Language, string>
  /** Where there is room for a word only. */
  shortTitle?: Record<Language, string>
  icon: LucideIcon
  /** Stands in the bottom group, for managers. */
  managersOnly?: boolean
  /** Shows how many conversations are unread. */
  isInbox?: boolean
}
