import { type LucideIcon, Phone, SlidersHorizontal, UsersRound } from 'lucide-react'
import type { ComponentType } from 'react'
import { AssignmentSection } from './assignment/assignment-section.tsx'
import { SystemSection } from './system/system-section.tsx'
import { TwilioSection } from './twilio/twilio-section.tsx'

interface Section {
  /** Its name among the texts, and in the address but for the first. */
  id: 'twilio' | 'assignment' | 'system'
  to: string
  icon: LucideIcon
  Content: ComponentType
}

/** The sections of the settings, in the menu's order. */
export const SECTIONS: readonly Section[] = [
  { id: 'twilio', to: '/settings', icon: Phone, Content: TwilioSection },
  { id: 'assignment', to: '/settings/assignment', icon: UsersRound, Content: AssignmentSection },
  { id: 'system', to: '/settings/system', icon: SlidersHorizontal, Content: SystemSection },
]
