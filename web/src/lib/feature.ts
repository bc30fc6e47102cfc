import type { LucideIcon } from 'lucide-react'
import type { RouteObject } from 'react-router'
import type { Language } from '#contract/language.ts'
import type { Right } from '#contract/rights.ts'
import type { Additions } from './slots.ts'

/** A feature's contributions to the app; declared in its `routes.ts`, collected by `app/features.ts`. */
export interface Feature {
  /** Each page is a chunk of its own, so that it loads nothing that only other pages need. */
  pages?: RouteObject[]
  entry?: NavigationEntry
  /** Its additions to other features' screens. */
  adds?: Additions
}

export type NavigationGroup = 'marketing' | 'manage'

/** A section of the workspace in the sidebar and in a phone's bottom bar. */
export interface NavigationEntry {
  to: string
  title: Record<Language, string>
  /** Words of the title that fit one line of a phone's bar. */
  shortTitle?: Record<Language, string>
  icon: LucideIcon
  /** Pressed after G, it leads here. */
  key?: string
  /** What is not used hourly stands in a group that folds. */
  group?: NavigationGroup
  /** Beside a folded sidebar's menu of its group, as an icon of its own. */
  hasOwnIcon?: boolean
  /** It is a tab of this place, which stands for both. */
  tabOf?: string
  /** Only people whose role allows one of these see it. */
  rights?: readonly Right[]
  /** Only system administrators see it. */
  adminsOnly?: boolean
  /** On a phone it is under More, wherever it is in the sidebar. */
  isBehindMore?: boolean
  /** Shows how many of these wait: unread conversations, or leads that could not be read. */
  counts?: 'conversations' | 'leads'
}
