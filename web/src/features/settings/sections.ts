import {
  Bell,
  Headset,
  type LucideIcon,
  Phone,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  UsersRound,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import type { SectionId } from './texts.ts'

interface Section {
  id: SectionId
  icon: LucideIcon
  /** Loaded when it is first shown. */
  Content: ComponentType
}

/** The sections of the settings, in the menu's order (S2 §2.3); the first is the one that /settings shows. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'twilio',
    icon: Phone,
    Content: lazy(async () => ({ default: (await import('./twilio/twilio-section.tsx')).TwilioSection })),
  },
  {
    id: 'ai',
    icon: Sparkles,
    Content: lazy(async () => ({ default: (await import('./ai/ai-section.tsx')).AiSection })),
  },
  {
    id: 'assignment',
    icon: UsersRound,
    Content: lazy(async () => ({ default: (await import('./assignment/assignment-section.tsx')).AssignmentSection })),
  },
  {
    id: 'agents',
    icon: Headset,
    Content: lazy(async () => ({ default: (await import('./agents/agents-section.tsx')).AgentsSection })),
  },
  {
    id: 'system',
    icon: SlidersHorizontal,
    Content: lazy(async () => ({ default: (await import('./system/system-section.tsx')).SystemSection })),
  },
  {
    id: 'security',
    icon: ShieldCheck,
    Content: lazy(async () => ({ default: (await import('./security/security-section.tsx')).SecuritySection })),
  },
  {
    id: 'notifications',
    icon: Bell,
    Content: lazy(async () => ({
      default: (await import('./notifications/notification-section.tsx')).NotificationSection,
    })),
  },
  {
    id: 'audit',
    icon: ScrollText,
    Content: lazy(async () => ({ default: (await import('./audit/audit-section.tsx')).AuditSection })),
  },
]
